import type { IconName } from '@grove/art/icons';
import type { PlaceName } from '@grove/ui';

/** A path of the map: its words are `map.<id>` and `map.<id>Text`. */
export interface SignPath<Id extends string = string> {
  id: Id;
  to: string;
  icon: IconName;
}

/** Every route of the site, grouped as on the signs; routes with parameters by a good example. */
export const signPosts = [
  {
    id: 'start',
    place: 'meadow',
    picture: false,
    paths: [
      { id: 'levels', to: '/levels', icon: 'path' },
      { id: 'level', to: '/level/2', icon: 'leaf' },
      { id: 'demo', to: '/demo', icon: 'volume' },
      { id: 'teacher', to: '/teacher/2', icon: 'user' },
    ],
  },
  {
    id: 'learn',
    place: 'forest',
    picture: true,
    paths: [
      { id: 'curriculum', to: '/curriculum', icon: 'map' },
      { id: 'enhanced', to: '/enhanced-curriculum', icon: 'sparkle' },
      { id: 'platform', to: '/k12-platform', icon: 'graduation-cap' },
      { id: 'lessons', to: '/lessons/Grade 3/Math', icon: 'calculator' },
      { id: 'lesson', to: '/lesson/3/demo', icon: 'play' },
      { id: 'enhancedLesson', to: '/lesson/enhanced/math-area-perimeter', icon: 'lightbulb' },
    ],
  },
  {
    id: 'play',
    place: 'mountain',
    picture: true,
    paths: [
      { id: 'adventures', to: '/adventures', icon: 'compass' },
      { id: 'adventure', to: '/adventure/1', icon: 'book-open' },
      { id: 'videos', to: '/video-gallery', icon: 'video' },
    ],
  },
  {
    id: 'grow',
    place: 'night-canopy',
    picture: false,
    paths: [
      { id: 'chat', to: '/ai-chat', icon: 'chat' },
      { id: 'progress', to: '/progress/3', icon: 'chart' },
    ],
  },
] as const satisfies readonly { id: string; place: PlaceName; picture: boolean; paths: readonly SignPath[] }[];
