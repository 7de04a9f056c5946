import type { VideoScript } from './script.ts';

export const languageArtsOpinion: VideoScript = {
  id: 'language-arts-opinion',
  teacher: 'dr-scribe',
  voiceId: 'voice-scribe',
  backdrop: 'subject-language-arts',
  lessonId: 'writing-opinion-structure',
  beats: [
    { say: 'How do you make a reader trust your opinion? Build it from four parts.' },
    {
      say: 'First, tell your opinion. Our school should plant a garden.',
      show: [
        {
          device: 'passage',
          place: 'main',
          sentences: [
            { text: 'Our school should plant a garden.', at: 'our' },
            { text: 'It would be good because we would learn how food grows.', at: 'it' },
            { text: 'For example, our class grew beans and measured them each week.', at: 'for' },
            { text: 'That is why a garden would make us curious.', at: 'that' },
          ],
          marks: [
            { of: 'Our school should plant a garden.', tone: 'violet', at: 'plant', label: 'opinion' },
            { of: 'because we would learn how food grows.', tone: 'sky', at: 'because', label: 'reason' },
            { of: 'our class grew beans and measured them each week.', tone: 'leaf', at: 'class', label: 'example' },
            { of: 'a garden would make us curious.', tone: 'violet', at: 'garden*2', label: 'ending' },
          ],
        },
      ],
    },
    { say: 'Next, give a reason. It would be good because we would learn how food grows.' },
    { say: 'Then show an example. For example, our class grew beans and measured them each week.' },
    { say: 'End with your opinion in new words. That is why a garden would make us curious.' },
    {
      say: 'Small words link the parts: because, for example, that is why.',
      show: [
        {
          device: 'cards',
          place: 'side',
          isColumn: true,
          until: 'opinion',
          cards: [
            { title: 'because', tone: 'sky', at: 'because' },
            { title: 'for example', tone: 'leaf', at: 'example' },
            { title: 'that is why', tone: 'violet', at: 'why' },
          ],
        },
      ],
    },
    {
      say: 'Opinion, reason, example, ending. What would you like to change at your school?',
      show: [
        {
          device: 'cards',
          place: 'side',
          isColumn: true,
          at: 'opinion',
          cards: [
            { title: 'Opinion', tone: 'violet', at: 'opinion' },
            { title: 'Reason', tone: 'sky', at: 'reason' },
            { title: 'Example', tone: 'leaf', at: 'example' },
            { title: 'Ending', tone: 'violet', at: 'ending' },
          ],
        },
      ],
    },
  ],
};
