import type { LandscapeShow } from '@grove/content/videos';
import { box, cut, disc, line, oval, shape } from '@grove/art/kit/shapes';
import { blend, easeBoth, progress } from '../draw/motion.ts';
import { card, grown, middle } from '../draw/paper.ts';
import type { Device } from './device.ts';

/** Paper before it is painted, in warm, and in cool colors. */
const paints = {
  sky: ['#f4f1ea', '#ffb35c', '#8fb8e8'],
  low: ['#f4f1ea', '#ffe08a', '#c9dcf4'],
  light: ['#fbf9f4', '#fff1b0', '#f2f7ff'],
  far: ['#e9e5dc', '#e2764f', '#6c8fc9'],
  hill: ['#e2ddd2', '#d0522f', '#3f6fae'],
  near: ['#d8d2c5', '#8f2f2c', '#24507f'],
  wall: ['#faf7f0', '#ffd9a0', '#a9c4e6'],
  roof: ['#d9d3c6', '#b5311f', '#2f4f94'],
  trunk: ['#d0c9bb', '#7a2f1c', '#27406e'],
  leaf: ['#ddd8cc', '#f08a24', '#3f8f8c'],
  leafDark: ['#d0cabd', '#d0621a', '#2c6f78'],
  glass: ['#ece8df', '#c9622f', '#27406e'],
} as const;

type Paint = keyof typeof paints;

/** A hill with a house and a tree; every colour is asked for by its name. */
const painting = (of: (paint: Paint) => string, lamp: number): string =>
  box(-370, -230, 740, 460, of('sky')) +
  oval(0, 60, 470, 150, of('low'), 0.75) +
  disc(-190, -60, 118, of('light'), 0.35) +
  disc(-190, -60, 70, of('light')) +
  shape('M-380 60C-260-20-180 40-90-10C20-70 130 30 240-20C300-44 350-20 380 0V240H-380Z', of('far')) +
  shape('M-380 130C-240 40-120 60 0 30C140 0 260 70 380 60V240H-380Z', of('hill')) +
  line('M158 70C150 20 156-20 150-60', of('trunk'), 22) +
  disc(122, -92, 62, of('leafDark')) +
  disc(186, -86, 60, of('leafDark')) +
  disc(150, -132, 70, of('leaf')) +
  disc(120, -112, 40, of('leaf')) +
  shape('M-64 40V-58L16-118L96-58V40Z', of('wall')) +
  shape('M30-106L96-58V40H44Z', of('near'), 0.18) +
  shape('M-86-50L16-132L118-50L98-34L16-100L-66-34Z', of('roof')) +
  box(38, -20, 40, 62, of('roof'), 4) +
  (lamp > 0 ? disc(-18, -18, 110, 'url(#glow)', lamp) : '') +
  box(-44, -44, 52, 52, of('roof'), 6) +
  box(-39, -39, 42, 42, of('glass'), 3) +
  (lamp > 0 ? box(-39, -39, 42, 42, '#ffd24a', 3, lamp) : '') +
  line('M-18-39V3M-39-18H3', of('roof'), 4) +
  shape('M-380 190C-240 110-80 150 60 120C200 96 300 150 380 140V240H-380Z', of('near')) +
  shape(
    'M40 42H78C88 92 44 112 62 150C76 184 30 214 10 244H-84C-30 206 14 184 4 152C-6 118 50 92 40 42Z',
    of('low'),
    0.85,
  );

export const landscape: Device<LandscapeShow> = ({ warm, cool, lamp, blank }, { area, from, time }) => {
  const [cx, cy] = middle(area);
  const [warmAt, coolAt, lampAt, blankAt] = [warm, cool, lamp, blank].map((cue) =>
    cue === undefined ? Infinity : time(cue),
  ) as [number, number, number, number];
  const frame =
    card(area, { fill: '#b57a48', radius: 18 }) +
    box(area.x + 8, area.y + 8, area.width - 16, 10, '#e0b07c', 5, 0.8) +
    box(area.x + 24, area.y + 24, area.width - 48, area.height - 48, '#8a5530', 8);
  const window = `M${cx - area.width / 2 + 30} ${cy - area.height / 2 + 30}h${area.width - 60}v${area.height - 60}h${60 - area.width}Z`;
  const scale = Math.max((area.width - 60) / 740, (area.height - 60) / 460);
  return {
    draw: (t) => {
      const [w, c, b] = [
        easeBoth(progress(t, warmAt - 0.2, 1.4)),
        easeBoth(progress(t, coolAt, 2)),
        easeBoth(progress(t, blankAt, 1.4)),
      ];
      const colors = (paint: Paint): string => {
        const [paper, warmColor, coolColor] = paints[paint];
        return b > 0 ? blend(coolColor, paper, b) : c > 0 ? blend(warmColor, coolColor, c) : blend(paper, warmColor, w);
      };
      return grown(
        progress(t, from, 0.5),
        cx,
        cy,
        frame +
          cut(
            window,
            '#fff',
            `<g transform="translate(${cx} ${cy}) scale(${scale.toFixed(3)})">${painting(colors, easeBoth(progress(t, lampAt, 0.6)) * (1 - b))}</g>`,
          ),
      );
    },
    sounds: [warmAt, coolAt, lampAt, blankAt].filter(Number.isFinite).map((at) => ({ at, kind: 'chime' }) as const),
  };
};
