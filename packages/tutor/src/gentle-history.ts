import type { Persona } from '@grove/content/tutor-model';
import { compose } from './compose.ts';
import { isYoung } from './explain.ts';
import { phrases } from './sentences/phrases.ts';
import type { TutorMemory, TutorReply } from './turn.ts';

type Matter = keyof typeof phrases.gentleHistory;

const asked: ReadonlyArray<readonly [Matter, RegExp]> = [
  ['holocaust', /\b(?:holoc\w+t|hitt?ler|nazis?|auschwitz|gas chambers?|(?:concentration|death) camps?)\b/],
  ['slavery', /\b(?:slavery|slaves?)\b(?!.*\b(?:end|ended|abolished)\b)/],
  [
    'cruelty',
    /\b(?:genocides?|lynch\w*|kkk|ku klux klan|massacres?|war crimes?|hiroshima|nagasaki|9\/11|september 11(?:th)?)\b/,
  ],
];
/** What no young child is told, whatever led to it. */
const tooHard = /\b(?:Holocaust|Hitler|murdered|a murder in|genocide)\b/;
const asksWhenItEnded = /\b(?:who|when|how) (?:was |were |did )?(?:the )?(?:end|slavery (?:end|abolish))/;

/** For a young child who asks about atrocities, or would be told of them: one gentle sentence, and the way to a grown-up. Undefined for everything else. */
export function gentleHistory(
  message: string,
  { text, kind }: TutorReply,
  persona: Persona,
  memory: TutorMemory,
): TutorReply | undefined {
  if (!isYoung(persona.band) || kind === 'marking' || kind === 'arithmetic') return undefined;
  const said = message.toLowerCase();
  const matter = asksWhenItEnded.test(said) ? undefined : asked.find(([, pattern]) => pattern.test(said))?.[0];
  if (matter === undefined && !tooHard.test(text)) return undefined;
  return {
    text: compose(persona, phrases.gentleHistory[matter ?? 'cruelty'], phrases.askGrownUp),
    kind: 'talk',
    memory: { slide: memory.slide },
  };
}
