import type { ComponentType, ReactNode } from 'react';
import { useRealtime, type Area } from '@grove/platform';
import { startStandalone } from '@grove/testing/standalone';
import { area } from './area.tsx';
import { routes } from './routes.ts';
import { StandInSocket } from './stand-in-socket.ts';

/** Alone there is no shell that keeps the real-time connection, so the page does. `?live=off` leaves it closed. */
const withConnection = (Page: ComponentType) =>
  function ConnectedPage(): ReactNode {
    useRealtime();
    return <Page />;
  };

const isLive = new URLSearchParams(location.search).get('live') !== 'off';
if (isLive) Object.assign(globalThis, { WebSocket: StandInSocket });

const live: Area = { ...area, pages: { 'ai-chat': async () => withConnection(await area.pages['ai-chat']!()) } };

startStandalone(isLive ? live : area, routes);
