export { harmfulPrompts } from './harmful-prompts.ts';
export { harmlessPrompts } from './harmless-prompts.ts';
