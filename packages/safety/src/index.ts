export { screen, screenAnswer, type Screening } from './screen.ts';
