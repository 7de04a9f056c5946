import type { AdventureSource } from '@grove/contracts';
import { isForListeners, isForYoung, narratorQuestion, recapLine } from './narrator.ts';

/** What the narrator reads of an adventure: each scene, why a choice was right, what was learned; and to the young what they can choose. */
export function storyLines({ ageBand, recap, scenes }: AdventureSource): string[] {
  const choices = scenes.flatMap((scene) => scene.choices);
  const whys = choices.flatMap(({ why }) => why ?? []);
  const labels = isForYoung(ageBand) ? choices.map(({ label }) => label) : [];
  const question = isForListeners(ageBand) ? [narratorQuestion] : [];
  return [...new Set([...question, ...labels, ...whys, recapLine(recap), ...scenes.map(({ text }) => text)])];
}
