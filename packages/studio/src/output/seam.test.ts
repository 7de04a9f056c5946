import { expect, test } from '@jest/globals';
import { subjectBackgrounds } from '@grove/content';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../media');
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const testWithFfmpeg = hasFfmpeg ? test : test.skip;
const condition = hasFfmpeg ? '' : ' (skipped: needs ffmpeg)';
/** A change that one neighbouring frame in twenty exceeds is one that nobody notices. */
const unnoticed = 0.05;

/** How alike each frame of a loop and the next are (PSNR in dB, all planes); the last value compares the last frame with the first. */
function likeness(file: string): number[] {
  const follows =
    "[1:v]select='gte(n,1)',setpts=N/24/TB[next];[0:v]setpts=N/24/TB[now];[now][next]psnr=stats_file=-:shortest=1";
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-stream_loop', '1', '-i', file, '-filter_complex', follows, '-f', 'null', '/dev/null'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg cannot compare the frames of ${file}: ${stderr}`);
  return [...stdout.matchAll(/psnr_avg:(\S+)/g)].map(([, value]) => (value === 'inf' ? Infinity : Number(value)));
}

testWithFfmpeg.each(subjectBackgrounds.flatMap((loop) => [`${loop}.webm`, `${loop}.mp4`]))(
  `§9 subject backgrounds: in %s the last frame leads to the first as any frame to the next${condition}`,
  (file) => {
    const all = likeness(path.join(folder, file));
    expect(all).toHaveLength(288);
    const neighbours = all.slice(0, -1).toSorted((a, b) => a - b);
    expect(all.at(-1)!).toBeGreaterThanOrEqual(neighbours[Math.floor(neighbours.length * unnoticed)]!);
  },
  60_000,
);
