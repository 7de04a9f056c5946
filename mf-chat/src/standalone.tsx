import { startStandalone } from '@grove/testing/standalone';
import { area } from './area.tsx';
import { routes } from './routes.ts';

startStandalone(area, routes);
