export { fixedAnswer, isCrisis, type Region, regionOf, unscreenedAnswer } from './fixed-answer.ts';
export { screen, screenAnswer, type Screening } from './screen.ts';
export { crisisLines } from './texts/crisis-lines.ts';
export { hazardCare, hazards } from './texts/hazards.ts';
export { refusalAnswers } from './texts/safety-answers.ts';
