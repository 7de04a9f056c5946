/// <reference types="@testing-library/jest-dom/jest-globals" />
export { BuildSwitch } from './build-switch.tsx';
export { adventureCall, aStory, bodiesTo, sceneCall, storyAnswers } from './a-story.ts';
export { aLevel, anAdventure, aProgress, aScene, aTeacher, aVideo } from './factories.ts';
export { FakeFilms } from './fake-films.ts';
export { FakeSocket } from './fake-socket.ts';
export { FakeTeacher } from './fake-teacher.ts';
export { FakeAudio, installFakeAudio } from './fake-audio.ts';
export {
  failing,
  json,
  mockApi,
  pending,
  unreachable,
  type MockedAnswers,
  type MockedRequest,
  type Reply,
} from './mock-api.ts';
export { openStoryPage } from './open-story.tsx';
export { renderPage, type RenderedPage } from './render-page.tsx';
export { expectLogged, loggedLines } from './test-log.ts';
