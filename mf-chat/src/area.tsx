import { defineArea } from '@grove/platform';
import { routes } from './routes.ts';

export const area = defineArea({
  name: 'mf-chat',
  routes,
  pages: {
    'ai-chat': async () => (await import(/* webpackChunkName: "page-ai-chat" */ './pages/ai-chat-page.tsx')).AiChatPage,
  },
  widgets: {
    'mf-chat/ask-teacher': async () =>
      (await import(/* webpackChunkName: "widget-ask-teacher" */ './widgets/ask-teacher.tsx')).AskTeacher,
  },
});
