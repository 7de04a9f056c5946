import type { Grade, VideoAsset } from '@grove/contracts';
import type { VideoScript } from '../videos/script.ts';
import { lessonBands } from './bands.ts';
import { knownFaults, rangeFaults, type Fault } from './fault.ts';
import type { People } from './people.ts';
import { countWords, readingGrade } from './readability.ts';
import { complete } from './tables.ts';

/** Words of 30 to 60 seconds, by the slowest and the quickest of the voices. */
const words = [60, 130] as const;
const beats = [6, 10] as const;
/** What is heard has shorter sentences than what is read: only too hard is a fault, and babble. */
const easiest = -1;

/** Each teacher's figure with its voice, as a script names them. */
const voicesOf = ({ teachers, localTeachers }: Omit<People, 'levels'>): string[] => [
  ...localTeachers.map(({ id, voiceId }) => `${id} ${voiceId}`),
  ...teachers.map(({ avatar, voiceId }) => `${avatar} ${voiceId}`),
];

/** A film for all grades is as easy to follow as one for the third. */
const bandOf = (gradeLevel: string) => lessonBands[gradeLevel === 'All' ? 'Grade 3' : (gradeLevel as Grade)];

/** Scripts: one for each teaching video, a teacher with their own voice, a lesson that exists, and a text as long and as hard as its grade wants. */
export const videoScriptFaults = (
  scripts: readonly VideoScript[],
  assets: readonly VideoAsset[],
  lessonIds: readonly string[],
  people: Omit<People, 'levels'>,
): Fault[] => [
  ...complete(
    'video scripts',
    scripts.map(({ id }) => id),
    assets.filter(({ type }) => type === 'lesson').map(({ src }) => src),
  ),
  ...scripts.flatMap((script) => {
    const where = `video script ${script.id}`;
    const spoken = script.beats.map(({ say }) => say).join(' ');
    const grade = assets.find(({ src }) => src === script.id)?.gradeLevel ?? 'All';
    const range = bandOf(grade).readingGrade;
    return [
      ...knownFaults(where, 'teacher with this voice', `${script.teacher} ${script.voiceId}`, voicesOf(people)),
      ...(script.lessonId === undefined ? [] : knownFaults(where, 'lesson', script.lessonId, lessonIds)),
      ...rangeFaults(where, 'number of beats', script.beats.length, beats),
      ...rangeFaults(where, 'number of words', countWords(spoken), words),
      ...(range
        ? rangeFaults(where, 'reading grade', Math.round(readingGrade(spoken) * 10) / 10, [easiest, range[1]])
        : []),
    ];
  }),
];
