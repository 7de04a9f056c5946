/** The questions behind 'Take Assessment', which recommend a level. */
export { PlacementTour } from './components/placement-tour.tsx';
