import styles from './ridge.module.css';

const shapes = {
  hills: [
    'M0 70C180 10 330 20 520 58S880 96 1060 40s300-18 380 10V120H0Z',
    'M0 96C220 44 420 66 640 88s420-6 560-26 190-4 240 8v50H0Z',
  ],
  pines: [
    'M-10 58l10 21h-4l8 17h-4l9 20H-30l9 -20h-4l8 -17h-4ZM34 70l8 17h-3l7 14h-3l7 16H18l7 -16h-3l7 -14h-3ZM92 38l13 28h-5l11 23h-5l12 27H65l12 -27h-5l11 -23h-5ZM128 70l8 17h-3l7 14h-3l7 16H112l7 -16h-3l7 -14h-3ZM156 70l8 17h-3l7 14h-3l7 16H140l7 -16h-3l7 -14h-3ZM214 24l16 33h-6l13 28h-6l14 31H183l14 -31h-6l13 -28h-6ZM258 70l8 17h-3l7 14h-3l7 16H242l7 -16h-3l7 -14h-3ZM294 24l16 33h-6l13 28h-6l14 31H263l14 -31h-6l13 -28h-6ZM378 50l11 24h-4l9 20h-4l10 22H356l10 -22h-4l9 -20h-4ZM422 58l10 21h-4l8 17h-4l9 20H402l9 -20h-4l8 -17h-4ZM450 50l11 24h-4l9 20h-4l10 22H428l10 -22h-4l9 -20h-4ZM486 70l8 17h-3l7 14h-3l7 16H470l7 -16h-3l7 -14h-3ZM530 50l11 24h-4l9 20h-4l10 22H508l10 -22h-4l9 -20h-4ZM566 58l10 21h-4l8 17h-4l9 20H546l9 -20h-4l8 -17h-4ZM610 50l11 24h-4l9 20h-4l10 22H588l10 -22h-4l9 -20h-4ZM654 70l8 17h-3l7 14h-3l7 16H638l7 -16h-3l7 -14h-3ZM738 50l11 24h-4l9 20h-4l10 22H716l10 -22h-4l9 -20h-4ZM796 24l16 33h-6l13 28h-6l14 31H765l14 -31h-6l13 -28h-6ZM832 58l10 21h-4l8 17h-4l9 20H812l9 -20h-4l8 -17h-4ZM868 38l13 28h-5l11 23h-5l12 27H841l12 -27h-5l11 -23h-5ZM912 70l8 17h-3l7 14h-3l7 16H896l7 -16h-3l7 -14h-3ZM996 50l11 24h-4l9 20h-4l10 22H974l10 -22h-4l9 -20h-4ZM1024 50l11 24h-4l9 20h-4l10 22H1002l10 -22h-4l9 -20h-4ZM1108 12l18 37h-6l15 31h-7l16 35H1073l16 -35h-7l15 -31h-6ZM1152 24l16 33h-6l13 28h-6l14 31H1121l14 -31h-6l13 -28h-6ZM1188 38l13 28h-5l11 23h-5l12 27H1161l12 -27h-5l11 -23h-5ZM1246 24l16 33h-6l13 28h-6l14 31H1215l14 -31h-6l13 -28h-6ZM1290 38l13 28h-5l11 23h-5l12 27H1263l12 -27h-5l11 -23h-5ZM1348 58l10 21h-4l8 17h-4l9 20H1328l9 -20h-4l8 -17h-4ZM1384 50l11 24h-4l9 20h-4l10 22H1362l10 -22h-4l9 -20h-4ZM1428 70l8 17h-3l7 14h-3l7 16H1412l7 -16h-3l7 -14h-3ZM1456 70l8 17h-3l7 14h-3l7 16H1440l7 -16h-3l7 -14h-3Z',
    'M0 104C240 84 460 100 720 96s520-18 720 6v20H0Z',
  ],
  peaks: [
    'M0 100 150 44l90 40 170-74 150 76 120-46 190 58 160-66 130 50 150-44 130 48V120H0Z',
    'M0 108 260 78l220 26 260-30 240 30 220-24 240 26v14H0Z',
  ],
} as const;

/** The cut edge of the next section's paper, laid over the end of the one before. Takes its colours from the section it stands in. */
export function Ridge({ shape }: { shape: keyof typeof shapes }) {
  const [back, front] = shapes[shape];
  return (
    <svg className={styles.ridge} viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.back} d={back} />
      <path className={styles.front} d={front} />
    </svg>
  );
}
