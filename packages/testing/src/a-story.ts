import type { Adventure, Scene } from '@grove/contracts';
import { anAdventure, aProgress, aScene } from './factories.ts';
import { json, type MockedAnswers, type MockedRequest } from './mock-api.ts';

/** A small adventure: a gate, a clearing with two endings behind it, and a choice that ends the story on the spot. */
export const aStory: { readonly adventure: Adventure; readonly scenes: readonly Scene[] } = {
  adventure: anAdventure({
    id: 1,
    title: 'The Enchanted Math Forest',
    ageBand: '5-8',
    subject: 'Math',
    badge: 'Forest Counter',
    recap: ['Count on.', 'Count up.', 'Share fairly.'],
  }),
  scenes: [
    aScene({
      id: 12,
      order: 2,
      title: 'The clearing',
      text: 'Three foxes wait.',
      choices: [
        { label: 'Dance', nextSceneId: 13 },
        { label: 'Sleep', nextSceneId: 14 },
        { label: 'Back to the gate', nextSceneId: 11 },
      ],
    }),
    aScene({
      id: 11,
      order: 1,
      title: 'At the gate',
      text: 'A lantern glows.',
      audioUrl: '/spoken/gate.mp3',
      choices: [
        { label: 'Go in', nextSceneId: 12, why: 'Two lanterns make a way.' },
        { label: 'Go home', nextSceneId: null },
      ],
    }),
    aScene({ id: 13, order: 3, title: 'The dance', text: 'Everybody dances.', choices: [] }),
    aScene({ id: 14, order: 4, title: 'The dream', text: 'Everybody sleeps.', choices: [] }),
  ],
};

/** The two calls by which an adventure is counted. */
export const sceneCall = 'POST /api/scenes/{sceneId}/complete';
export const adventureCall = 'POST /api/adventures/{adventureId}/complete';

const user = { totalXP: 60, subjectXP: { mathematics: 60 } };

/** What the service answers to the player of `aStory` when all is well, apart from what a test says. */
export const storyAnswers = (over: MockedAnswers = {}): MockedAnswers => ({
  adventure: aStory.adventure,
  adventureScenes: [...aStory.scenes],
  progress: aProgress({ totalXP: 1240, subjectXP: { mathematics: 900, 'art&music': 340 } }),
  [sceneCall]: () => json({ success: true, xpAwarded: 10, user }),
  [adventureCall]: () => json({ success: true, xpAwarded: 50, badgeEarned: 'Forest Counter', user }),
  'GET /spoken/gate.mp3': () => new Response(new Blob(['mp3'])),
  'POST /api/speech': () => new Response(new Blob(['mp3'])),
  ...over,
});

/** The bodies that were sent to an address, oldest first. */
export const bodiesTo = (sent: readonly MockedRequest[], path: string): unknown[] =>
  sent.filter((request) => request.method === 'POST' && request.path === path).map(({ body }) => body);
