/** What a lesson asks: how it is shown, answered, hinted at and judged. Player, Practice Mode and placement use it. */
export { useReply } from './components/feedback.tsx';
export { ReadToContext } from './components/fields/choice-field.tsx';
export { NumberKeysContext, NumberPad } from './components/fields/number-pad.tsx';
export { OptionText } from './components/fields/picture-option.tsx';
export { SignKey } from './components/fields/sign-key.tsx';
export { CountingPicture } from './components/picture-counting.tsx';
export { Picture } from './components/picture.tsx';
export { QuestionArea } from './components/question-area.tsx';
export { isFrame, StepShown } from './components/step-shown.tsx';
export { isCounting, isOnePicture, readPictures, saidText } from './model/picture-text.ts';
export {
  answered,
  askedOf,
  asks,
  emptyRecord,
  hasMoreHints,
  hintAfterWrong,
  isOpen,
  offersVariant,
  openRungs,
  type QuestionRecord,
  reasonFor,
  withHint,
  withVariant,
} from './model/record.ts';
export {
  givenDraft,
  isKeptAnswer,
  isKeptRecord,
  isStepKey,
  keptDraft,
  keptRecord,
  type KeptRecord,
  recordFrom,
} from './model/kept-record.ts';
export { slideParts } from './model/slide-parts.ts';
