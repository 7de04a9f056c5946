import { sentencesOf } from '@grove/contracts';
import { compose, lead } from './compose.ts';
import { leaksKey } from './key-leak.ts';
import { workOut } from './mathematics/work-out.ts';
import { answerIn } from './own-question.ts';
import { phrases } from './sentences/phrases.ts';
import type { Random, Slide, TutorMemory, TutorReply, TutorTurn } from './turn.ts';

const wantsAnswer =
  /\banswers?\b|\b(?:just|please|can you|could you|go on|now) (?:\w+ )?(?:tell|say|give|show)\b|^(?:tell me|say it|solve it|do it)\b|\b(?:tell|give) (?:it )?(?:to )?me\b|\bwhich (?:one|option|is (?:it|right|correct))\b|\bdo (?:it|this) for me\b|\bwhat (?:do|should) i (?:pick|choose|click|press|write|put|type)\b|\bright one\b|\bsolution\b/;
const wantsHelp =
  /\b(?:hint|help|stuck|hard|difficult|confus\w*|clue|start|begin)\b|\b(?:don'?t|do not|dont|didn'?t|can'?t|cannot) (?:\w+ )?(?:get|understand|know|see|do|figure)\b|^(?:idk|what|huh|why|how)\W*$|\b(?:what|how) (?:do|should|can|must) i (?:do|start|begin|solve)|\bexplain (?:this|it|the question|again)\b|\bagain\b|\bslide\b|\bquestion\b/;

const keyOf = ({ lessonId, index }: Slide): string => `${lessonId}/${index}`;

/** The hints of a slide that do not give its key away, the smallest first. The last rung of a full ladder is the worked solution, which stays on the slide. */
export function safeHints({ step }: Slide): string[] {
  const ladder = step.hints ?? [];
  const rungs = ladder.length > 2 ? ladder.slice(0, -1) : ladder;
  return [...new Set([...rungs, step.hint ?? ''])].filter((hint) => hint !== '' && !leaksKey(step, hint));
}

/** One of several lines that does not give the key away, beginning by chance. */
function safeLine(lines: readonly string[], { step }: Slide, random: Random): string {
  const from = Math.floor(random() * lines.length);
  return [...lines.slice(from), ...lines.slice(0, from)].find((line) => !leaksKey(step, line)) ?? '';
}

const remembers = (memory: TutorMemory, slide: Slide, hints: number): TutorMemory => ({
  ...memory,
  asked: undefined,
  slide: { key: keyOf(slide), hints },
});

function hintOn(turn: TutorTurn, slide: Slide, random: Random, opening: readonly string[]): TutorReply {
  const { persona, memory } = turn;
  const given = memory.slide?.key === keyOf(slide) ? memory.slide.hints : 0;
  const hints = safeHints(slide);
  const next =
    hints[Math.min(given, hints.length - 1)] ?? safeLine([phrases.lookAgain, phrases.readAgain], slide, random);
  const rung =
    [lead(safeLine(persona.hints, slide, random), next), next].find((text) => !leaksKey(slide.step, text)) ?? '';
  const tried = safeLine(persona.tried, slide, random);
  const text =
    [`${safeLine(opening, slide, random)} ${rung}`.trim(), rung]
      .map((body) => compose(persona, body, tried))
      .find((whole) => whole !== '' && !leaksKey(slide.step, whole)) ?? tried;
  return { text, kind: 'hint', memory: remembers(memory, slide, Math.min(given + 1, hints.length)) };
}

/** A slide that asks nothing: what it says, in its first sentences. */
function about(turn: TutorTurn, { step }: Slide): TutorReply {
  const [first = ''] = sentencesOf(step.content);
  return {
    text: compose(turn.persona, lead(turn.persona.opens[0] ?? '', `${first} ${phrases.lookAgain}`)),
    kind: 'hint',
    memory: turn.memory,
  };
}

const longestGuess = 80;

/** Whether a message offers an answer to the slide. Where several options are asked for, one of them is a guess too. */
function isGuess({ message, persona }: TutorTurn, step: Slide['step']): boolean {
  const isList = step.inputType === 'multi-select' || step.inputType === 'order';
  return (
    answerIn(message, isList ? { ...step, inputType: 'multiple-choice' } : step) !== undefined &&
    !workOut(message, persona)
  );
}

/** The slide judges guesses; the teacher asks how they came about. */
function onGuess(turn: TutorTurn, slide: Slide, random: Random): TutorReply {
  const tried = safeLine(turn.persona.tried, slide, random);
  const text = compose(turn.persona, safeLine([phrases.tryOnSlide], slide, random) || tried, tried);
  return { text, kind: 'hint', memory: remembers(turn.memory, slide, turn.memory.slide?.hints ?? 0) };
}

/**
 * Helps with the slide that a learner looks at: the smallest next hint, and what was tried so far. Never gives the key away, nor says whether a guess is right:
 * the slide does that. Undefined when the message asks about something else; then the caller answers, and `keepsKey` looks over the answer.
 */
export function helpWithSlide(turn: TutorTurn, slide: Slide, random: Random): TutorReply | undefined {
  const message = turn.message.toLowerCase().replace(/[’]/g, "'").trim();
  const { step } = slide;
  if (step.question === undefined)
    return wantsHelp.test(message) && message.length < 60 ? about(turn, slide) : undefined;
  if (wantsAnswer.test(message)) return hintOn(turn, slide, random, turn.persona.keeps);
  if (message.length < longestGuess && isGuess(turn, step)) return onGuess(turn, slide, random);
  return wantsHelp.test(message) ? hintOn(turn, slide, random, []) : undefined;
}

/** Puts a hint instead of a reply that would give away the key of the slide. */
export function keepsKey(reply: TutorReply, turn: TutorTurn, slide: Slide, random: Random): TutorReply {
  if (slide.step.question === undefined) return reply;
  return leaksKey(slide.step, reply.text) || reply.kind === 'unknown' || reply.kind === 'nearest'
    ? hintOn(turn, slide, random, [])
    : { ...reply, memory: { ...reply.memory, slide: turn.memory.slide } };
}
