import { type Grade, grades } from '@grove/contracts';
import { type Band, type Explanation, type Persona, phrases } from '@grove/content/tutor';
import { ownQuestionFrom, ownQuestionOf } from './own-question.ts';
import type { Passage, TutorLesson } from './passages.ts';
import type { Found, Search } from './search.ts';
import type { OwnQuestion, Random, TutorMemory, TutorReply } from './turn.ts';
import { compose, fits, lead, pick, sentencesOf } from './voice.ts';

type Source = Passage['source'];
type Of<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;

/** The highest grade, by its place in `grades`, whose slides a band can read. */
const highestGrade: Readonly<Record<Band, number>> = { early: 1, elementary: 5, middle: 8, high: 12, college: 12 };
/** How much of a question a passage has to cover: to explain it, to be named as the nearest lesson, to be named as a topic. */
const enough = { asked: 0.8, alike: 0.6, mentions: 3, about: 0.8, covered: 0.95, aboutWithBody: 0.6, slide: 0.99, near: 0.6, topic: 0.7, better: 0.3 } as const;
/** A lesson beyond the band's grades is named only where it is clearly the nearest. */
const beyondShare = 0.5;

const isYoung = (band: Band): boolean => band === 'early' || band === 'elementary';
const isAbout = ({ about, covered }: Found): boolean => about >= enough.about || (covered >= enough.covered && about >= enough.aboutWithBody);

/** How much one way of asking for an explanation is like the question; 0 where they only share a word by the way. */
function likeness({ asks }: Explanation, question: string, search: Search): number {
  const best = asks.map((ask) => search.likeness(ask, question)).filter(({ ofQuestion, ofAsk }) => ofQuestion >= enough.asked && ofAsk >= enough.alike);
  return Math.max(0, ...best.map(({ ofQuestion, ofAsk }) => ofQuestion * ofAsk));
}

/** The sentences of a slide from the one on that covers most of the question. */
function fromBest(content: string, question: string, search: Search, isNeeded = true): string {
  const sentences = sentencesOf(content);
  if (!isNeeded) return content;
  const covers = sentences.map((sentence) => search.covers(sentence, question));
  const best = covers.indexOf(Math.max(...covers));
  // A sentence with a pronoun needs the one before it.
  const from = best > 0 && /\b(?:it|its|they|them|their|this|these|both|one|such)\b/i.test(sentences[best] ?? '') ? best - 1 : best;
  return sentences.slice(Math.max(0, from)).join(' ');
}

/** The first question of a lesson that fits beside an explanation. */
function checkFrom(steps: readonly Parameters<typeof ownQuestionFrom>[0][], body: string, persona: Persona, ask: string): { text: string; asked: OwnQuestion } | undefined {
  const [first = ''] = sentencesOf(body);
  return steps.flatMap((step) => ownQuestionFrom(step) ?? []).find(({ text }) => fits(`${first} ${lead(ask, text)}`, persona));
}

/** The explanation or slide that answers a question in the persona's band as it stands. */
function explainable(found: readonly Found[], question: string, persona: Persona, search: Search): Source | undefined {
  const sources = found.map(({ passage }) => passage.source);
  const alike = sources.flatMap((source) => (source.kind === 'explanation' ? [{ source, likeness: likeness(source.explanation, question, search) }] : []));
  const [best] = alike.filter((one) => one.likeness > 0).toSorted((a, b) => b.likeness - a.likeness);
  if (best) return best.source;
  return found.find((one) => {
    const { source } = one.passage;
    return source.kind === 'slide' && isAbout(one) && source.lesson.grade <= highestGrade[persona.band] && search.covers(source.step.content, question) >= enough.slide;
  })?.passage.source;
}

/** The words of an explanation for a band. A word that only the version for the older explains is worth the longer sentences. */
function wordsFor({ young, older }: Explanation, question: string, persona: Persona, search: Search): string {
  const isBetter = search.covers(older, question) > search.covers(young, question) + enough.better;
  return isYoung(persona.band) && !isBetter ? young : fromBest(older, question, search, isBetter);
}

function explanation(source: Of<'explanation'>, question: string, { persona, search, random }: { persona: Persona; search: Search; random: Random }): TutorReply {
  const body = wordsFor(source.explanation, question, persona, search);
  const asked = ownQuestionOf(source.explanation);
  const text = compose(persona, lead(pick(persona.opens, random), body), lead(pick(persona.asks, random), source.explanation.check.question));
  return { text, kind: 'explanation', memory: { asked: text.includes(source.explanation.check.question) ? asked : undefined, lesson: source.lesson?.title } };
}

function slide(source: Of<'slide'>, question: string, { persona, search, random }: { persona: Persona; search: Search; random: Random }): TutorReply {
  const body = lead(pick(persona.opens, random), fromBest(source.step.content, question, search));
  const ask = pick(persona.asks, random);
  const check = checkFrom(source.lesson.steps, body, persona, ask);
  const text = compose(persona, body, check ? lead(ask, check.text) : phrases.moreIn(source.lesson.title));
  return { text, kind: 'explanation', memory: { asked: check && text.includes(check.text) ? check.asked : undefined, lesson: source.lesson.title } };
}

export const nearestLesson = (title: string, persona: Persona, random: Random, memory: TutorMemory = {}): TutorReply => ({
  text: compose(persona, pick(persona.nearest, random).replace('{lesson}', () => title)), kind: 'nearest', memory: { ...memory, lesson: title },
});

export const unknown = (persona: Persona, random: Random, memory: TutorMemory = {}): TutorReply => ({ text: compose(persona, pick(persona.unknown, random)), kind: 'unknown', memory });

/** The lesson to be named for a question that cannot be explained: the one that speaks of it most. */
function nearest(found: readonly Found[], question: string, persona: Persona, search: Search): string | undefined {
  const near = new Map<TutorLesson, boolean>();
  for (const { passage: { source }, about } of found) {
    if (source.kind === 'item' || !source.lesson) continue;
    const isMentioned = source.kind === 'slide' && search.covers(source.step.content, question) >= enough.slide;
    if (about >= enough.near || isMentioned) near.set(source.lesson, about >= enough.near || near.get(source.lesson) === true);
  }
  const ranked = [...near].map(([lesson, isAboutIt]) => {
    const text = lesson.steps.flatMap(({ title, content, question: asks = '', examples = [] }) => [title, content, asks, ...examples]).join(' ');
    const mentions = search.occurrences(`${lesson.title} ${text}`, question);
    return { title: lesson.title, rank: isAboutIt || mentions >= enough.mentions ? mentions * (lesson.grade > highestGrade[persona.band] ? beyondShare : 1) : 0 };
  });
  const [best] = ranked.toSorted((a, b) => b.rank - a.rank);
  return best && best.rank > 0 ? best.title : undefined;
}

/** A lesson of the grade of a topic that holds the rarest word of the question. */
const lessonOfGrade = (found: readonly Found[], grade: Grade): string | undefined =>
  found.flatMap(({ passage: { source }, hasRarest }) => (source.kind !== 'item' && hasRarest && source.lesson?.grade === grades.indexOf(grade) ? [source.lesson.title] : []))[0];

/** Answers a question in one of three ways: explains it and asks one check question, names the nearest lesson or topic, or says that it does not know. */
export function answerFromContent(question: string, persona: Persona, search: Search, random: Random): TutorReply {
  const found = search.find(question);
  const best = explainable(found, question, persona, search);
  if (best?.kind === 'explanation') return explanation(best, question, { persona, search, random });
  if (best?.kind === 'slide') return slide(best, question, { persona, search, random });
  const item = found.find(({ passage, about }) => passage.source.kind === 'item' && about >= enough.topic);
  const lesson = nearest(found, question, persona, search) ?? (item?.passage.source.kind === 'item' ? lessonOfGrade(found, item.passage.source.grade) : undefined);
  if (lesson !== undefined) return nearestLesson(lesson, persona, random);
  if (item?.passage.source.kind === 'item') return { text: compose(persona, lead(pick(persona.opens, random), phrases.topicOf(item.passage.source.topic, item.passage.source.grade)), phrases.next), kind: 'nearest', memory: {} };
  return unknown(persona, random);
}
