/**
 * The icons of the interface: round 2-unit strokes on a 24 × 24 grid, with a soft fill where a shape asks for weight.
 * Put one inside `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`.
 */

const soft = (d: string): string => `<path d="${d}" fill="currentColor" fill-opacity=".18"/>`;
const path = (d: string): string => `<path d="${d}"/>`;
const dot = (cx: number, cy: number, r = 1.2): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor" stroke="none"/>`;
const ring = (cx: number, cy: number, r: number): string => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
const softRing = (cx: number, cy: number, r: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="currentColor" fill-opacity=".18"/>`;
const gearTeeth =
  'M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7';
const speaker = 'M4 9.5h3.2L12 5.5v13l-4.8-4H4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z';

/** Inner SVG markup by name; colours come from `currentColor`. */
export const icons = {
  menu: path('M4 7h16M4 12h16M4 17h10'),
  close: path('M6.5 6.5l11 11M17.5 6.5l-11 11'),
  back: path('M19 12H5M11 6l-6 6 6 6'),
  forward: path('M5 12h14M13 6l6 6-6 6'),
  'chevron-down': path('M6 9.5l6 6 6-6'),
  'chevron-up': path('M6 14.5l6-6 6 6'),
  'chevron-left': path('M14.5 6l-6 6 6 6'),
  'chevron-right': path('M9.5 6l6 6-6 6'),
  play: soft('M8 5.8c0-1 1.1-1.6 2-1.1l8.6 6.2c.8.6.8 1.7 0 2.3L10 19.3c-.9.5-2-.1-2-1.1z'),
  pause:
    soft('M7 6a1 1 0 0 1 1-1h1.5a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z') +
    soft('M13.5 6a1 1 0 0 1 1-1H16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-1.5a1 1 0 0 1-1-1z'),
  stop: soft('M6 8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z'),
  restart: path('M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.7M4.5 4.2v4.5H9'),
  refresh: path('M19.5 8.5A8 8 0 0 0 5 9M4.5 15.5A8 8 0 0 0 19 15M19.8 4.2v4.3h-4.3M4.2 19.8v-4.3h4.3'),
  volume: soft(speaker) + path('M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'),
  mute: soft(speaker) + path('M16 9.5l5 5M21 9.5l-5 5'),
  fullscreen: path('M4 9V6a2 2 0 0 1 2-2h3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M9 20H6a2 2 0 0 1-2-2v-3'),
  'fullscreen-exit': path(
    'M9 4v3a2 2 0 0 1-2 2H4M20 9h-3a2 2 0 0 1-2-2V4M15 20v-3a2 2 0 0 1 2-2h3M4 15h3a2 2 0 0 1 2 2v3',
  ),
  captions:
    soft('M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5z') +
    path('M10.5 10.5a2.2 2.2 0 1 0 0 3M17.5 10.5a2.2 2.2 0 1 0 0 3'),
  check: path('M5 12.8l4.6 4.4L19 7.2'),
  'check-circle': softRing(12, 12, 9) + path('M8 12.4l2.8 2.7L16 9.4'),
  cross: softRing(12, 12, 9) + path('M9 9l6 6M15 9l-6 6'),
  lock:
    soft('M5 12.5A2.5 2.5 0 0 1 7.5 10h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5z') +
    path('M8 10V7.5a4 4 0 0 1 8 0V10M12 14v2.5'),
  star: soft('M12 3.5l2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z'),
  sparkle:
    soft('M11 4c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7z') +
    path('M18.5 3.5v4M20.5 5.5h-4M19 17v3M20.5 18.5h-3'),
  leaf: soft('M5 19C4 11 8.5 4.5 20 4.5c.5 10.5-5 16-11.5 14.5C7 18.7 6 18 5 17') + path('M4.5 20c2-4.5 5-7.5 9-9.5'),
  seedling:
    soft('M12 13c0-4 2.8-6.5 8-6.5 0 4.5-3 7-8 6.5z') +
    soft('M12 10.5C12 7 9.5 4.5 4.5 4.5c0 4 2.5 6.5 7.5 6z') +
    path('M12 20.5V10.5M8 20.5h8'),
  tree:
    soft(
      'M12 3c3 0 5 1.8 5.3 4.2 2 .4 3.2 2 3.2 3.8 0 2.5-2 4.2-4.5 4.2H8c-2.5 0-4.5-1.7-4.5-4.2 0-1.8 1.2-3.4 3.2-3.8C7 4.8 9 3 12 3z',
    ) + path('M12 21v-9.5M12 14.5l2.8-2.3M9 21h6'),
  'book-open':
    soft('M12 7c-2-1.7-5-2.3-8.5-2v13c3.5-.3 6.5.3 8.5 2 2-1.7 5-2.3 8.5-2V5C17 4.7 14 5.3 12 7z') + path('M12 7v13'),
  flask:
    soft('M7.2 13.5L4.7 18a2 2 0 0 0 1.8 3h11a2 2 0 0 0 1.8-3l-2.5-4.5z') +
    path('M9.5 3.5v5.8L4.7 18a2 2 0 0 0 1.8 3h11a2 2 0 0 0 1.8-3l-4.8-8.7V3.5M8 3.5h8') +
    dot(10.5, 17) +
    dot(14, 15.5, 0.9),
  calculator:
    soft('M5 5.5A2.5 2.5 0 0 1 7.5 3h9A2.5 2.5 0 0 1 19 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5z') +
    path('M8.5 7h7v2.5h-7z') +
    dot(9, 13.5) +
    dot(12, 13.5) +
    dot(15, 13.5) +
    dot(9, 17.2) +
    dot(12, 17.2) +
    dot(15, 17.2),
  'graduation-cap':
    soft('M12 4.5L2.5 9.5l9.5 5 9.5-5z') + path('M6.5 12v4.5c1.5 1.5 3.3 2.2 5.5 2.2s4-.7 5.5-2.2V12M21.5 9.5v5.5'),
  baby:
    softRing(12, 13, 6.8) +
    ring(6.3, 6.8, 2.4) +
    ring(17.7, 6.8, 2.4) +
    dot(9.8, 12) +
    dot(14.2, 12) +
    path('M10 15.5c1.2 1.2 2.8 1.2 4 0'),
  code: path('M8 7.5L3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5l-3 14'),
  palette:
    soft(
      'M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-.9 2-1.7 0-1.3-1-1.6-1-2.8 0-.9.7-1.5 1.7-1.5h2.3c2 0 3.5-1.5 3.5-3.5 0-4.2-3.8-7.5-8.5-7.5z',
    ) +
    dot(8, 11) +
    dot(11, 7.5) +
    dot(15.5, 8.5),
  coins: softRing(9, 9, 5.5) + path('M9 6.8v4.4M16.5 10.2a5.5 5.5 0 1 1-6.3 6.3'),
  heart: soft('M12 20C6.5 16 3.5 12.8 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4c0 3.6-3 6.8-8.5 10.8z'),
  smile: softRing(12, 12, 9) + dot(9, 10) + dot(15, 10) + path('M8 14c1.8 2.7 6.2 2.7 8 0'),
  globe: softRing(12, 12, 9) + path('M3.5 12h17M12 3c2.7 2.6 4 5.6 4 9s-1.3 6.4-4 9c-2.7-2.6-4-5.6-4-9s1.3-6.4 4-9z'),
  pencil: soft('M15.5 4.5l4 4L8.5 19.5 4 20l.5-4.5z') + path('M13 7l4 4'),
  microphone: soft('M9 6.5a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0z') + path('M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6'),
  chat:
    soft(
      'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5z',
    ) +
    dot(8.5, 10) +
    dot(12, 10) +
    dot(15.5, 10),
  send: soft('M20.5 3.5L3.5 10l6.5 3 3 7.5z') + path('M20.5 3.5L10 13'),
  settings: path('M4 7h9M17 7h3M4 17h3M11 17h9') + softRing(15, 7, 2.3) + softRing(9, 17, 2.3),
  gear: path(gearTeeth) + softRing(12, 12, 6.2) + ring(12, 12, 2.2),
  home:
    soft('M4 11l8-7 8 7v7.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z') + path('M9.5 20v-5a2.5 2.5 0 0 1 5 0v5'),
  map: soft('M3.5 6.5L9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20z') + path('M9 4v13.5M15 6.5V20'),
  path: path('M7 18.5h8.5a3.2 3.2 0 0 0 0-6.4h-7a3.2 3.2 0 0 1 0-6.4H17') + softRing(5, 18.5, 2) + softRing(19, 5.7, 2),
  trophy:
    soft('M7 4h10v5.5a5 5 0 0 1-10 0z') +
    path('M7 6H4c0 3.5 1.2 5 3.2 5M17 6h3c0 3.5-1.2 5-3.2 5M12 14.5V18M8.5 20.5c0-1.7 1-2.5 3.5-2.5s3.5.8 3.5 2.5z'),
  badge:
    soft(
      'M12 3l2 1.7 2.6-.3.9 2.5 2.3 1.3-.5 2.6 1.2 2.3-2 1.7-.3 2.6-2.6.5L12 19.5l-2.6-1.6-2.6-.5-.3-2.6-2-1.7 1.2-2.3-.5-2.6 2.3-1.3.9-2.5 2.6.3z',
    ) + path('M9 11.3l2.2 2.1 3.9-4'),
  flame:
    soft('M12 3c.5 3.5 6 6 6 11a6 6 0 0 1-12 0c0-2.5 1.2-4 2.5-5.2.3 1.5 1 2.2 1.7 2.5C10 8.5 10.3 5.5 12 3z') +
    path('M12 20c-1.7 0-2.7-1.2-2.7-2.7 0-1.6 1.4-2.4 2.7-4.3 1.3 1.9 2.7 2.7 2.7 4.3 0 1.5-1 2.7-2.7 2.7z'),
  clock: softRing(12, 12, 9) + path('M12 7v5.2l3.4 2'),
  search: softRing(10.5, 10.5, 6.5) + path('M15.5 15.5L20.5 20.5'),
  filter: soft('M4 5h16l-6.2 7.3v5.2L10.2 20v-7.7z'),
  warning:
    soft('M10.3 4.7L3 17.3A2 2 0 0 0 4.7 20.3h14.6a2 2 0 0 0 1.7-3L13.7 4.7a2 2 0 0 0-3.4 0z') +
    path('M12 9.5v4') +
    dot(12, 16.8),
  info: softRing(12, 12, 9) + path('M12 11v5.5') + dot(12, 7.8),
  question:
    softRing(12, 12, 9) +
    path('M9.5 9.5c.2-1.5 1.2-2.3 2.6-2.3 1.5 0 2.6.9 2.6 2.3 0 2-2.6 2-2.6 4.2') +
    dot(12.1, 16.8),
  lightbulb:
    soft(
      'M8.5 15.5c-1.7-1.2-2.7-3-2.7-5.2a6.2 6.2 0 0 1 12.4 0c0 2.2-1 4-2.7 5.2-.6.5-.8 1-.8 1.7H9.3c0-.7-.2-1.2-.8-1.7z',
    ) + path('M9.7 20.5h4.6M12 17v-5M10 10.5l2 1.5 2-1.5'),
  offline: path(
    'M4 4l16 16M8.3 8.2A6 6 0 0 0 6.5 10 4.2 4.2 0 0 0 7 18.5h9.5M11.5 6.6a6 6 0 0 1 6 4.4 3.9 3.9 0 0 1 2 6.3',
  ),
  eye: soft('M2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12z') + ring(12, 12, 2.8),
  user: softRing(12, 8, 4.2) + soft('M4 20.5c.7-4.3 3.5-6.5 8-6.5s7.3 2.2 8 6.5z'),
  users:
    softRing(9, 8.5, 3.7) +
    soft('M2.5 20c.5-3.7 2.7-5.7 6.5-5.7s6 2 6.5 5.7z') +
    path('M15.5 5.2a3.7 3.7 0 0 1 0 6.6M17.5 14.8c2.2.7 3.6 2.4 4 5.2'),
  compass: softRing(12, 12, 9) + soft('M15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z'),
  chart:
    path('M4 4v14.5A1.5 1.5 0 0 0 5.5 20H20') +
    soft('M8 12.5h2.5V17H8z') +
    soft('M12.5 8H15v9h-2.5z') +
    soft('M17 10.5h2.5V17H17z'),
  calendar:
    soft('M4 8a2.5 2.5 0 0 1 2.5-2.5h11A2.5 2.5 0 0 1 20 8v9.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5z') +
    path('M4 10.5h16M8.5 3.5v4M15.5 3.5v4') +
    dot(8.5, 14) +
    dot(12, 14) +
    dot(15.5, 14) +
    dot(8.5, 17) +
    dot(12, 17),
  note:
    soft('M5 5.5A2.5 2.5 0 0 1 7.5 3h9A2.5 2.5 0 0 1 19 5.5V15l-6 6H7.5A2.5 2.5 0 0 1 5 18.5z') +
    path('M19 15h-3.5a2.5 2.5 0 0 0-2.5 2.5V21M9 8h6M9 11.5h4'),
  headphones:
    path('M4 15.5V12a8 8 0 0 1 16 0v3.5') +
    soft('M4 15.5A1.5 1.5 0 0 1 5.5 14h1A1.5 1.5 0 0 1 8 15.5v3A1.5 1.5 0 0 1 6.5 20h-1A1.5 1.5 0 0 1 4 18.5z') +
    soft('M16 15.5a1.5 1.5 0 0 1 1.5-1.5h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5z'),
  shield: soft('M12 3l7.5 2.8v5.4c0 4.5-2.8 7.8-7.5 9.8-4.7-2-7.5-5.3-7.5-9.8V5.8z') + path('M8.8 12l2.3 2.2 4.2-4.4'),
  external: path('M18 13.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4.5M14 4h6v6M20 4l-9 9'),
  plus: path('M12 5v14M5 12h14'),
  minus: path('M5 12h14'),
  video:
    soft('M3 8a2.5 2.5 0 0 1 2.5-2.5h8A2.5 2.5 0 0 1 16 8v8a2.5 2.5 0 0 1-2.5 2.5h-8A2.5 2.5 0 0 1 3 16z') +
    path('M16 10.5l4-2.7a.6.6 0 0 1 1 .5v7.4a.6.6 0 0 1-1 .5l-4-2.7'),
  download: path('M12 4v11M7 10.5l5 5 5-5M4.5 20h15'),
  trash:
    soft('M6 7.5h12l-1 11a2 2 0 0 1-2 1.8H9a2 2 0 0 1-2-1.8z') +
    path('M4 7.5h16M9.5 7.5V5.3a1.5 1.5 0 0 1 1.5-1.5h2a1.5 1.5 0 0 1 1.5 1.5v2.2M10.3 11.5v5M13.7 11.5v5'),
  language: path('M3.5 6h9M8 4v2M11 6c-.7 4-3.2 7-7 8.5M5.5 9c1 2.4 3 4.2 5.5 5M12.5 20.5L16.7 11l4.3 9.5M14 17.5h5.5'),
} as const satisfies Record<string, string>;

/** The name of an icon. */
export type IconName = keyof typeof icons;

const levelIcons: Readonly<Record<string, IconName>> = {
  'fas fa-baby': 'baby',
  'fas fa-book-open': 'book-open',
  'fas fa-flask': 'flask',
  'fas fa-calculator': 'calculator',
  'fas fa-graduation-cap': 'graduation-cap',
};

/** The icon for a level's `icon` field as the server sends it; an unknown one becomes an open book. */
export const iconForLevel = (icon: string): IconName => levelIcons[icon] ?? 'book-open';
