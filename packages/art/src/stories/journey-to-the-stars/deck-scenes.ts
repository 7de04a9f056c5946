/** The scenes of the journey that lie aboard the Wren: cockpit, galley, dome, laboratory, radio room. */
import { box, cut, disc, line, oval, place, scatter, shape, type Tones } from '../../kit/shapes.ts';
import { linearGradient } from '../../kit/svg.ts';
import { glow } from '../../kit/sky.ts';
import { person, type Pose } from '../../kit/people.ts';
import { iceCream, pepper, tinyUmbrella, trayOfIce } from '../../kit/robot-cook.ts';
import {
  blueStar,
  bluishMoon,
  emberStar,
  rainbow,
  roundWindow,
  saltPlanet,
  spectrum,
  starDefs,
  starField,
  stopwatch,
} from '../../kit/starship.ts';
import { inWheelchair, wheelchairFromBehind } from '../../kit/wheelchair.ts';
import { screen } from '../../kit/devices.ts';
import { layers, type StoryScene } from '../story-scene.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { juno, okoye } from './cast.ts';
import { roomLights, shipCorners, shipNear, shipRoom } from './places.ts';

const body = (drawing: string, defs = ''): Drawing => ({ defs, body: drawing });
const aboard = (room: Drawing, near: Drawing, ...drawings: readonly Drawing[]): StoryScene => ({
  picture: layers(room, ...drawings, shipCorners),
  near,
});

const vanilla: Tones = { dark: '#d9b67a', base: '#fff0cf', light: '#ffffff' };
const strawberry: Tones = { dark: '#c24a72', base: '#f58ba8', light: '#ffd0dc' };
const mint: Tones = { dark: '#3f9c86', base: '#8fe0c4', light: '#dcfff0' };

const bigWindow =
  'M150 300C150 150 250 96 400 84C560 72 720 72 880 84C1030 96 1130 150 1130 300C1130 400 1090 440 1010 446C760 460 520 460 270 446C190 440 150 400 150 300Z';
const keys = (x: number, y: number, count: number, seed: number): string =>
  scatter(
    count,
    seed,
    (next, i) =>
      disc(x + i * 26, y, 9, '#0d0a2e') +
      disc(x + i * 26, y - 1, 6.5, ['#ffb52e', '#6fe0c8', '#ff6f5a', '#b9a6ff'][Math.floor(next() * 4)]!),
  );
const deskDefs = linearGradient('desk', [
  [0, '#544a9c'],
  [0.3, '#332c70'],
  [1, '#14113c'],
]);
const cockpitDesk = (y: number): string =>
  shape(`M-140 ${y + 20}C300 ${y - 20} 980 ${y - 20} 1420 ${y + 20}L1420 800L-140 800Z`, '#06041c', 0.35) +
  shape(`M-140 ${y + 40}C300 ${y} 980 ${y} 1420 ${y + 40}L1420 800L-140 800Z`, 'url(#desk)') +
  line(`M-140 ${y + 40}C300 ${y} 980 ${y} 1420 ${y + 40}`, '#d5c9ff', 4, 0.6) +
  keys(180, y + 52, 8, 3) +
  keys(900, y + 52, 8, 8) +
  [
    [470, '#6fe0c8'],
    [640, '#ffcf70'],
    [810, '#ff9a7a'],
  ]
    .map(
      ([x, color]) =>
        box(Number(x) - 70, y + 26, 140, 64, '#0d0a2e', 12) +
        line(`M${Number(x) - 52} ${y + 64}q14-24 28-4t26-8t26-10t22 8`, String(color), 4),
    )
    .join('');

const scarfKnot =
  line('M-34-166C-16-154 16-154 34-166', '#d9631a', 15) +
  line('M-34-169C-16-158 16-158 34-169', '#f2802a', 10) +
  line('M-32-172C-16-162 8-161 20-166', '#ffb36a', 3);
const welcoming: Pose = {
  arms: [
    [
      [-34, -4],
      [-64, -22],
    ],
    [
      [14, 28],
      [4, 50],
    ],
  ],
  points: 'left',
  turn: -0.6,
  tilt: -4,
};
const twoSuns = aboard(
  shipRoom(roomLights.evening, 600),
  shipNear(),
  body(
    shape(
      'M120 304C120 130 230 66 396 54C560 42 720 42 884 54C1050 66 1160 130 1160 304C1160 420 1110 470 1016 478C760 492 520 492 264 478C170 470 120 420 120 304Z',
      '#1b1748',
    ) +
      line('M136 300C136 146 236 82 398 70C560 58 720 58 882 70C1044 82 1144 146 1144 300', '#b9a6e8', 5, 0.7) +
      cut(
        bigWindow,
        '#15104a',
        box(100, 40, 1100, 440, 'url(#sky)') +
          `<g transform="rotate(-16 640 260)">${oval(560, 260, 620, 110, '#8a5ad0', 0.2)}${oval(760, 230, 420, 70, '#c06ad0', 0.16)}</g>` +
          starField(110, 4, [140, 70, 1140, 460]) +
          blueStar(382, 208, 25) +
          emberStar(900, 250, 104) +
          shape('M150 80L420 80L240 470L100 470Z', '#fff', 0.06),
      ) +
      [420, 860]
        .map(
          (x, i) =>
            line(`M${x} ${i ? 74 : 76}L${x + (i ? 24 : -24)} 470`, '#1b1748', 15) +
            line(`M${x - 5} 78L${x + (i ? 19 : -29)} 470`, '#9f8ee0', 3, 0.7),
        )
        .join('') +
      cockpitDesk(470) +
      place(416, 706, 1.14, wheelchairFromBehind(juno) + scarfKnot) +
      place(690, 720, 1.26, person(okoye, welcoming, 'smile')) +
      place(
        214,
        716,
        1.2,
        pepper({ left: [-44, -92], right: [44, -92], mood: 'wonder', look: 0.7 }) +
          place(0, -92, 1, trayOfIce([vanilla, strawberry, mint])),
      ) +
      disc(1000, 600, 260, 'url(#emberGlow)', 0.25) +
      disc(240, 620, 220, 'url(#blueGlow)', 0.12),
    starDefs +
      linearGradient(
        'sky',
        [
          [0, '#16246c'],
          [0.5, '#1a1250'],
          [1, '#4a1a50'],
        ],
        [0, 0, 1, 0.3],
      ) +
      deskDefs,
  ),
);

const cup = (x: number, y: number, tones: Tones): string =>
  place(
    x,
    y,
    1,
    shape('M-22-30L22-30L15 0L-15 0Z', '#f6f8ff') +
      shape('M4-30L22-30L15 0L2 0Z', '#a5b4dc', 0.7) +
      oval(0, -30, 22, 5, tones.dark) +
      oval(0, -30, 19, 4, tones.base) +
      line('M-16-28C-18-12-16-4-18 6', tones.base, 6) +
      oval(-16, 8, 15, 4, tones.base),
  );
const fanning: Pose = {
  arms: [
    [
      [-22, 20],
      [-40, 30],
    ],
    [
      [24, 12],
      [34, -30],
    ],
  ],
  tilt: -6,
  turn: -0.4,
};
const meltingPoint = aboard(
  shipRoom(roomLights.glare, 580),
  shipNear('#ffffff', ['#2a2f6c', '#3f4890']),
  body(
    shape('M250 100L430 400L1300 720L420 800Z', '#fff', 0.5) +
      place(
        300,
        250,
        1,
        roundWindow(
          150,
          box(-160, -160, 320, 320, '#a9d0ff') +
            disc(10, 20, 220, 'url(#blueGlow)') +
            disc(10, 20, 84, '#fff', 0.6) +
            disc(10, 20, 64, '#fff') +
            [-128, -100, -72]
              .map((y) => box(-160, y - 40, 320, 26, '#5b6aa8') + box(-160, y - 40, 320, 7, '#c5d4ff'))
              .join(''),
          { dark: '#5a68a4', base: '#b9c8ec', light: '#ffffff' },
        ),
      ) +
      disc(310, 260, 330, 'url(#blueGlow)', 0.8) +
      box(560, 120, 520, 18, '#5b6aa8', 6) +
      box(560, 120, 520, 6, '#fff', 3) +
      [600, 680, 760, 860, 950, 1030]
        .map((x, i) =>
          place(
            x,
            120,
            1,
            i % 2
              ? cut(
                  'M-24-56L24-56L28 0L-28 0Z',
                  '#e0a060',
                  shape('M6-60L40-60L40 4L4 4Z', '#9c5c30', 0.6) + line('M-28-40L28-40', '#ffd9a0', 4),
                ) + box(-28, -62, 56, 10, '#9c5c30', 4)
              : cut(
                  'M-20-70C-20-80 20-80 20-70L22 0L-22 0Z',
                  '#7fd0c4',
                  shape('M4-80L40-80L40 4L4 4Z', '#2f8a88', 0.6) + line('M-22-30L22-30', '#e6fff8', 5),
                ),
          ),
        )
        .join('') +
      line('M610 150L610 196M700 150L700 210M1000 150L1000 200', '#5b6aa8', 5) +
      [
        [610, 216],
        [700, 232],
        [1000, 220],
      ]
        .map(
          ([x, y]) =>
            disc(x! + 2, y! + 3, 28, '#5b6aa8', 0.5) +
            disc(x!, y!, 27, '#6f7eb8') +
            disc(x!, y!, 21, '#4f5f9c') +
            shape(`M${x! - 21} ${y}A21 21 0 0 1 ${x! + 6} ${y! - 20}A26 26 0 0 0 ${x! - 21} ${y}Z`, '#8fa0d4') +
            line(`M${x! - 24} ${y! - 8}A25 25 0 0 1 ${x! - 6} ${y! - 24}`, '#fff', 3, 0.9),
        )
        .join('') +
      cut(
        'M760 470L1440 470L1440 640L760 640Z',
        '#8f9fd4',
        box(760, 470, 700, 18, '#fff') +
          box(760, 488, 700, 10, '#5b6aa8') +
          line('M900 500L900 640M1050 500L1050 640', '#5b6aa8', 4, 0.7) +
          box(1000, 470, 460, 200, '#4a5698', 0, 0.4),
      ) +
      [
        [800, vanilla],
        [870, strawberry],
        [940, mint],
        [1080, vanilla],
        [1150, strawberry],
      ]
        .map(([x, tones]) => cup(x as number, 468, tones as Tones))
        .join('') +
      shape('M806 486C806 510 800 520 812 540C820 520 816 510 826 486Z', vanilla.base) +
      shape('M880 486C880 520 872 540 886 566C896 540 890 520 900 486Z', strawberry.base) +
      place(
        610,
        690,
        1.9,
        pepper({ left: [-66, -40], right: [52, -112], mood: 'glum', look: 0.5 }) +
          place(54, -126, 1.3, iceCream(strawberry, true)) +
          oval(70, -8, 34, 7, strawberry.dark, 0.8) +
          oval(68, -10, 30, 5, strawberry.base) +
          shape('M58-94C54-84 56-78 60-76C65-78 64-86 58-94Z', strawberry.base),
      ) +
      place(
        1010,
        712,
        1.16,
        inWheelchair(juno, fanning, 'wonder') +
          place(
            76,
            -172,
            1,
            shape('M-8 30L-40-30C-20-56 26-56 44-26L4 30Z', '#ffd166') +
              line('M-4 28L-22-38M-2 28L4-46M0 28L28-40', '#c98a22', 3) +
              line('M-2 30L-4 44', '#8a5a2c', 7),
          ) +
          shape(
            'M-46-246C-53-234-52-226-46-226C-40-226-39-234-46-246ZM34-268C28-258 29-252 34-252C39-252 40-258 34-268Z',
            '#7fd0ff',
          ),
      ) +
      scatter(3, 4, (next, i) => line(`M${800 + i * 70} ${416 + next() * 8}q10-12 0-24t0-24`, '#fff', 5, 0.6)),
    starDefs,
  ),
);

/** The graph of a star's brightness, 560 by 300 around (0, 0): a level line with three equal dips at equal distances; `risen` marks its last level part. */
const winkGraph = (risen = false): string => {
  const dips = [-130, 20, 170];
  const d = `M-290-40${dips.map((x) => `L${x - 26}-40L${x - 14} 80L${x + 14} 80L${x + 26}-40`).join('')}L290-40`;
  return (
    line(
      Array.from({ length: 12 }, (_, i) => `M${-280 + i * 50}-160L${-280 + i * 50} 160`).join('') +
        [-100, -40, 20, 80, 140].map((y) => `M-290 ${y}L290 ${y}`).join(''),
      '#5a7fd0',
      1.6,
      0.35,
    ) +
    line(d, '#ff9a5a', 14, 0.25) +
    line(d, '#ffd9a8', 6) +
    (risen ? disc(262, -40, 30, 'url(#lamp)') + disc(262, -40, 10, '#fff') : '')
  );
};
const telescopeTube = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    line('M4 20L-70 330M4 20L90 330M4 20L10 336', '#14103a', 18) +
      line('M0 30L-74 330', '#8f82cc', 4, 0.6) +
      disc(4, 30, 30, '#3c3a74') +
      `<g transform="rotate(-42)">${cut('M-170-34L150-52L150 52L-170 34Z', '#e6e3f6', shape('M-190 6L170 8L170 70L-190 70Z', '#7d76b8', 0.8) + shape('M-190-40L170-60L170-38L-190-20Z', '#fff', 0.8))}${box(140, -62, 30, 124, '#d99a4a', 8)}${box(140, -62, 12, 124, '#ffd9a0', 6)}${box(-30, -50, 22, 98, '#d99a4a', 6)}${box(-214, -20, 50, 40, '#3c3a74', 8)}</g>`,
  );
const domeRibs = (edge: string): string =>
  line(
    'M640-60C300-40 40 200-20 560M640-60C980-40 1240 200 1300 560M640-60C520 0 460 60 440 120M640-60C760 0 820 60 840 120',
    '#0d0a2e',
    16,
    0.55,
  ) + line('M632-60C292-40 32 200-28 560M634-60C974-40 1234 200 1294 560', edge, 3, 0.35);
const atTheThirdDip: Pose = {
  arms: [
    [
      [-34, -18],
      [-58, -52],
    ],
    [
      [13, 28],
      [20, 44],
    ],
  ],
  points: 'left',
  turn: -0.7,
  tilt: 4,
};
const winkingStar = aboard(
  shipRoom(roomLights.dome, 590),
  shipNear('#8f82cc'),
  body(
    domeRibs('#b9a6e8') +
      place(
        246,
        206,
        0.92,
        roundWindow(
          148,
          box(-150, -150, 300, 300, '#150f44') +
            starField(40, 5, [-150, -150, 150, 150]) +
            emberStar(0, 0, 92) +
            disc(34, 16, 15, '#2a0f2c'),
        ),
      ) +
      place(250, 430, 0.82, telescopeTube(0, 0)) +
      disc(740, 260, 480, 'url(#lamp)', 0.9) +
      place(740, 240, 1, screen(580, 310, winkGraph(), { frame: '#2b2768', light: '#8f82cc', glass: '#111f5c' })) +
      box(700, 424, 80, 100, '#1c1850') +
      cockpitDesk(490) +
      disc(740, 520, 300, 'url(#screenLight)', 0.6) +
      place(1024, 706, 1.28, inWheelchair(juno, atTheThirdDip, 'think')) +
      place(560, 700, 1.26, pepper({ left: [-60, -30], right: [40, -88], mood: 'wonder', look: 0.9 })),
    starDefs + deskDefs + glow('screenLight', '#6f9fff', 0.5),
  ),
);

const curious: Pose = {
  arms: [
    [
      [-30, 6],
      [-52, -26],
    ],
    [
      [24, 26],
      [8, 12],
    ],
  ],
  points: 'left',
  turn: -0.6,
  tilt: 6,
  lean: -5,
};
const flask =
  cut(
    'M-12-92L12-92L12-60L44-8C48 2 42 6 34 6L-34 6C-42 6-48 2-44-8L-12-60Z',
    '#e9f6ff',
    shape('M-50-20C-20-28 20-12 50-20L50 10L-50 10Z', '#5fb4e0', 0.9) +
      [
        [-8, -40, 9],
        [8, -56, 7],
        [0, -74, 6],
      ]
        .map(([x, y, r]) => disc(x!, y!, r!, '#fff', 0.8))
        .join('') +
      shape('M8-96L60-96L60 10L24 10L30-6L8-58Z', '#8fb4d8', 0.4),
  ) + box(-16, -100, 32, 10, '#8f84bc', 4);
const prism = cut(
  'M0-86L78 50L-78 50Z',
  '#dff0ff',
  shape('M0-86L90 60L16 60Z', '#8fa8e0', 0.55) + shape('M-6-70L-60 30L-44 30L-2-50Z', '#fff', 0.9),
);
const missingColors = aboard(
  shipRoom(roomLights.laboratory, 590),
  shipNear('#e6dcff', ['#2a2460', '#3c3480']),
  body(
    place(
      190,
      196,
      1,
      roundWindow(
        104,
        box(-110, -110, 220, 220, '#17124c') +
          starField(24, 8, [-110, -110, 110, 110]) +
          place(-16, 10, 1, saltPlanet(58)) +
          place(64, -46, 1, bluishMoon(17)),
      ),
    ) +
      shape('M196 300L216 296L256 470L240 480Z', '#fff', 0.75) +
      box(368, 84, 660, 372, '#5a4f94', 14, 0.5) +
      box(360, 74, 660, 372, '#fffdfb', 14) +
      box(360, 74, 660, 10, '#fff') +
      disc(760, 240, 460, 'url(#lamp)', 0.35) +
      shape('M280 470L470 106L470 166Z', '#c06af0', 0.28) +
      shape('M284 472L470 138L470 166Z', '#ffd166', 0.4) +
      shape('M286 476L470 226L470 276Z', '#7fb4ff', 0.34) +
      [
        [136, [0.16, 0.56], 1],
        [250, [0.28, 0.44, 0.8], 0.5],
        [364, [0.28, 0.44, 0.8], 0.92],
      ]
        .map(([y, gaps, strength]) =>
          place(478, (y as number) - 32, 1, spectrum(500, 62, gaps as number[], strength as number)),
        )
        .join('') +
      place(418, 136, 1, saltPlanet(34)) +
      place(418, 250, 1, bluishMoon(20)) +
      place(418, 396, 0.62, flask) +
      cut(
        'M-140 560L640 560L640 800L-140 800Z',
        '#6f66a4',
        box(-140, 560, 800, 16, '#fff', 0, 0.8) +
          box(-140, 576, 800, 10, '#3c3480') +
          box(380, 560, 300, 240, '#3c3480', 0, 0.4),
      ) +
      place(256, 508, 1, prism) +
      box(170, 556, 180, 8, '#3c3480', 4) +
      place(440, 558, 1, flask) +
      place(
        110,
        560,
        0.9,
        shape('M-20-70L20-70L20 0L-20 0Z', '#ffd166') +
          shape('M4-70L20-70L20 0L4 0Z', '#c98a22') +
          oval(0, -70, 20, 5, '#fff0c0'),
      ) +
      place(1010, 724, 1.36, person(okoye, curious, 'wonder')) +
      place(770, 708, 1.24, pepper({ left: [-50, -96], right: [64, -30], mood: 'wonder', look: -0.3 })),
    starDefs + rainbow,
  ),
);

const saluting: Pose = {
  arms: [
    [
      [-22, 24],
      [10, 10],
    ],
    [
      [13, 28],
      [15, 58],
    ],
  ],
  turn: -0.2,
  tilt: -5,
};
const falseFarewell = aboard(
  shipRoom(roomLights.red, 590),
  shipNear('#f29a8a', ['#160a28', '#341848']),
  body(
    domeRibs('#f29a8a') +
      disc(320, 220, 520, 'url(#emberGlow)', 0.9) +
      place(
        320,
        230,
        1,
        roundWindow(
          176,
          box(-180, -180, 360, 360, '#2a0f44') +
            starField(30, 5, [-180, -180, 180, 180]) +
            emberStar(0, 0, 128) +
            disc(-20, -20, 170, 'url(#bright)'),
          { dark: '#4a2450', base: '#b0708c', light: '#ffd0b8' },
        ),
      ) +
      place(
        950,
        230,
        0.68,
        screen(580, 310, winkGraph(true), { frame: '#3c1c4c', light: '#d08a9c', glass: '#2a1650' }),
      ) +
      box(930, 350, 40, 240, '#2a1236') +
      cockpitDesk(500) +
      shape('M320 300L560 800L200 800Z', '#ff8a5a', 0.12) +
      place(610, 720, 1.36, person(okoye, saluting, 'think')) +
      place(
        846,
        706,
        1.36,
        pepper({ left: [-30, -96], right: [62, -30], mood: 'solemn', tear: true }) +
          place(-30, -100, 0.9, tinyUmbrella()),
      ) +
      place(
        1090,
        712,
        1.04,
        inWheelchair(
          juno,
          {
            arms: [
              [
                [-20, 22],
                [-44, 20],
              ],
              [
                [22, 16],
                [-2, -16],
              ],
            ],
            turn: -0.6,
            tilt: -6,
          },
          'smile',
        ),
      ),
    starDefs +
      linearGradient('desk', [
        [0, '#8a4468'],
        [0.3, '#552a58'],
        [1, '#1c0f30'],
      ]) +
      glow('bright', '#fff3d0', 0.95),
  ),
);

const dialWall = (x: number, y: number, r: number, turn: number, face = '#ffe9c0'): string =>
  disc(x + 2, y + 4, r + 8, '#0a0826', 0.4) +
  disc(x, y, r + 7, '#8f82cc') +
  disc(x - 1, y - 2, r + 4, '#cfc4f4') +
  disc(x, y, r, face) +
  line(
    `M${x} ${y}L${(x + Math.cos(turn) * r * 0.74).toFixed(1)} ${(y + Math.sin(turn) * r * 0.74).toFixed(1)}`,
    '#e2502f',
    4.5,
  ) +
  disc(x, y, r * 0.16, '#3a3050');
const listening: Pose = {
  arms: [
    [
      [-22, 22],
      [-34, 36],
    ],
    [
      [26, 6],
      [30, -34],
    ],
  ],
  turn: 0.4,
  tilt: 5,
};
const microphone =
  line('M0 0L0-70C0-90 20-96 36-104', '#3c3a74', 8) +
  line('M-2 0L-2-70', '#b9a6e8', 2.5) +
  `<g transform="translate(44 -110) rotate(50)">${box(-14, -30, 28, 50, '#c5cdec', 14)}${box(2, -30, 12, 50, '#6f78a8', 8)}${line('M-12-18L12-18M-12-8L12-8', '#3c4270', 3)}</g>` +
  oval(0, 0, 34, 8, '#2b2768');
const theEcho = aboard(
  shipRoom(roomLights.evening, 600),
  shipNear(),
  body(
    [
      [170, 150, 40, 4],
      [280, 130, 30, 5.4],
      [170, 262, 30, 5],
      [262, 232, 44, 3.6],
      [180, 360, 44, 5.2],
      [290, 340, 32, 4.4],
    ]
      .map(([x, y, r, turn]) => dialWall(x!, y!, r!, turn!))
      .join('') +
      place(
        660,
        236,
        1,
        roundWindow(
          190,
          box(-200, -200, 400, 400, '#15104a') +
            starField(50, 3, [-200, -200, 200, 200]) +
            emberStar(98, 92, 84) +
            [40, 84, 130, 178, 226, 276]
              .map(
                (r, i) =>
                  `<circle cx="-110" cy="150" r="${r}" fill="none" stroke="#bff4ff" stroke-width="${7 - i * 0.8}" opacity="${(0.95 - i * 0.11).toFixed(2)}"/>`,
              )
              .join('') +
            place(-20, -104, 1, bluishMoon(30)),
        ),
      ) +
      cockpitDesk(500) +
      place(1010, 300, 1, stopwatch(116, 6)) +
      place(560, 700, 1.3, person(okoye, listening, 'wonder')) +
      place(424, 562, 1.24, microphone) +
      place(360, 700, 1.1, pepper({ left: [-50, -80], right: [50, -80], mood: 'wonder', look: 0.8 })) +
      place(
        904,
        712,
        1.1,
        inWheelchair(
          juno,
          {
            arms: [
              [
                [-24, 20],
                [-14, -2],
              ],
              [
                [24, 20],
                [14, -2],
              ],
            ],
            turn: -0.4,
            tilt: 4,
          },
          'wonder',
        ),
      ),
    starDefs + deskDefs,
  ),
);

/** The scenes aboard, by their order in the story. */
export const deckScenes = {
  1: twoSuns,
  2: meltingPoint,
  3: winkingStar,
  4: missingColors,
  5: falseFarewell,
  7: theEcho,
} as const;
