/** Keys by which the narrator's lines are told apart. Those of a scene begin with its own. */
export const sceneKey = (sceneId: number): string => `scene-${sceneId}`;
export const whyKey = (sceneId: number): string => `${sceneKey(sceneId)}/why`;
export const questionKey = (sceneId: number): string => `${sceneKey(sceneId)}/question`;
export const choiceKey = (sceneId: number, index: number): string => `${sceneKey(sceneId)}/choice-${index}`;
export const recapKey = (adventureId: number): string => `recap-${adventureId}`;

/** Whether a line is one of a scene's. */
export const isOfScene = (key: string | null, sceneId: number): boolean =>
  key === sceneKey(sceneId) || (key?.startsWith(`${sceneKey(sceneId)}/`) ?? false);
