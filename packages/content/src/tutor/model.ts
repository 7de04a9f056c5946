export type { Check, Explanation } from './explanation.ts';
export type { Fact } from './fact.ts';
export { replyLimits, talkKinds, type Persona, type TalkKind } from './persona.ts';
