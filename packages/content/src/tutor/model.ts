export type { Content } from '../model/content.ts';
export {
  explanationsOf,
  factsOf,
  greetingsOf,
  levelPersonasOf,
  misspellingsOf,
  subjectPersonasOf,
} from '../model/tutor-views.ts';
export type { Check, Explanation } from './explanation.ts';
export type { Fact } from './fact.ts';
export { replyLimits, talkKinds, type Persona, type TalkKind } from './persona.ts';
