/** The interactive elements of the enhanced lessons. */
export { ActivityPanel } from './components/activity-panel.tsx';
