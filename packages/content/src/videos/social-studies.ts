import type { VideoScript } from './script.ts';

const sageWells = { teacher: 'sage-wells', voiceId: 'voice-wells', backdrop: 'subject-social-studies' } as const;

export const socialStudiesTimeline: VideoScript = {
  id: 'social-studies-timeline',
  ...sageWells,
  lessonId: 'social-studies-us-history',
  beats: [
    { say: 'What came first, and what did it lead to? A timeline helps us see.' },
    {
      say: 'Draw a line and mark the years, always with the same space between them.',
      show: [
        {
          device: 'timeline',
          place: 'wide',
          from: 1764,
          to: 1777,
          lineAt: 'line',
          yearsAt: 'years',
          ledAt: 'led',
          missing: { at: 'missing', years: [1766, 1768, 1769, 1771] },
          events: [
            { year: 1765, text: 'A tax on paper', picture: 'stamp', at: '1765' },
            { year: 1773, text: 'Tea in the harbor', picture: 'tea', at: '1773' },
            { year: 1775, text: 'Fighting begins', picture: 'drum', at: '1775' },
            { year: 1776, text: 'Independence', picture: 'declaration', at: '1776' },
          ],
        },
      ],
    },
    { say: 'In 1765, Britain put a tax on paper in its American colonies.' },
    { say: 'In 1773, angry colonists threw chests of tea into Boston Harbor.' },
    { say: 'In 1775, the fighting began near Boston.' },
    { say: 'And in 1776, Congress declared that the colonies were independent.' },
    { say: 'Now look for causes. The tax led to protest, and protest led to war.' },
    { say: 'And ask one more thing: whose stories are missing from this line?' },
  ],
};

export const socialStudiesMaps: VideoScript = {
  id: 'social-studies-maps',
  ...sageWells,
  lessonId: 'g3-reading-maps',
  beats: [
    { say: 'Two hikers want to reach a hidden lake. Can their map show the way?' },
    {
      say: 'First they read the key. A tent is their camp. Blue is the lake.',
      show: [
        {
          device: 'map',
          place: 'main',
          keyTitle: 'Key',
          key: [
            { sign: 'camp', text: 'camp', at: 'tent' },
            { sign: 'lake', text: 'lake', at: 'blue' },
            { sign: 'bridge', text: 'bridge', at: 'bridge' },
          ],
          compass: { at: 'compass', letters: ['north', 'east', 'south', 'west'] },
          legs: [
            { east: 4, north: 0, at: 'east*2', text: '4 cm', textAt: 'four' },
            { east: 0, north: 2, at: 'north*2', text: '2 cm', textAt: 'two' },
          ],
          scale: { at: 'scale', text: '1 cm = 1 km' },
          recall: ['key*2', 'compass*2', 'scale*2'],
        },
      ],
    },
    { say: 'The compass rose shows north, east, south and west.' },
    { say: 'So they walk east to the bridge. Then they turn north, up to the lake.' },
    { say: 'How far is that? The scale says that one centimeter stands for one kilometer.' },
    {
      say: 'Four centimeters and two centimeters make six. They will walk six kilometers.',
      show: [
        {
          device: 'equation',
          place: 'side',
          title: 'How far?',
          until: 'they',
          terms: [
            { text: '4', at: 'four' },
            { text: '+', at: 'and' },
            { text: '2', at: 'two' },
            { text: '=', at: 'make' },
            { text: '6 cm', at: 'six', isResult: true },
          ],
        },
        {
          device: 'cards',
          place: 'side',
          isColumn: true,
          at: 'they',
          cards: [
            { title: 'On the map', text: '6 cm', tone: 'sky', at: 'they' },
            { title: 'On the trail', text: '6 km', tone: 'leaf', at: 'kilometers', join: '>' },
          ],
        },
      ],
    },
    { say: 'Key, compass, scale: with these three, you can read any map.' },
  ],
};
