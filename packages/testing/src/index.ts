/// <reference types="@testing-library/jest-dom/jest-globals" />
export { aLevel, anAdventure, aScene, aTeacher, aVideo } from './factories.ts';
export { failing, json, mockApi, pending, unreachable, type MockedAnswers, type MockedRequest, type Reply } from './mock-api.ts';
export { renderPage, type RenderedPage } from './render-page.tsx';
