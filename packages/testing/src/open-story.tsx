import type { ReactElement } from 'react';
import { mockApi, type MockedAnswers, type MockedRequest } from './mock-api.ts';
import { renderPage, type RenderedPage } from './render-page.tsx';
import { storyAnswers } from './a-story.ts';

/**
 * Opens the page of a story on the story of the mocks.
 *
 * @param over answers that differ from theirs
 * @returns the page, and what it has sent
 */
export function openStoryPage(page: ReactElement, over: MockedAnswers = {}): RenderedPage & { sent: MockedRequest[] } {
  const sent = mockApi(storyAnswers(over));
  return { ...renderPage(page, { at: '/adventure/1', pattern: '/adventure/:id' }), sent };
}
