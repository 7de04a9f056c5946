import { grades, videoAsset, type Grade, type VideoAsset } from '@grove/contracts';
import { filmFiles } from '../film-files.ts';
import { subjectBackgrounds } from '../subject-entry.ts';
import { gallerySubjects } from '../subject-sections.ts';
import { subjectTable } from '../subjects.ts';
import type { VideoScript } from '../videos/script.ts';
import { lessonBands } from './bands.ts';
import { complete, knownFaults, rangeFaults, schemaFaults, uniqueFaults, type Fault } from './fault.ts';
import type { People } from './people.ts';
import { countWords, readingGrade } from './readability.ts';

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

/** Videos: known subjects and grades, posters that show the film itself; every gallery subject has a video, and every background a loop. */
export const videoFaults = (videos: readonly VideoAsset[]): Fault[] => {
  const lessons = videos.filter((video) => video.type === 'lesson');
  const loops = videos.filter((video) => video.type === 'ambient');
  return [
    ...schemaFaults('video', videoAsset, videos),
    ...uniqueFaults(
      'video ids',
      videos.map((video) => video.id),
    ),
    ...uniqueFaults(
      'video sources',
      videos.map((video) => video.src),
    ),
    ...videos.flatMap((video) => [
      ...knownFaults(`video ${video.id}`, 'type', video.type, ['lesson', 'ambient']),
      ...knownFaults(`video ${video.id}`, 'grade', video.gradeLevel, ['All', ...grades]),
      ...(video.poster === filmFiles(video.src, video.type === 'ambient').poster
        ? []
        : [{ where: `video ${video.id}`, message: `"${video.poster}" is not the picture of "${video.src}"` }]),
    ]),
    ...lessons.flatMap((video) =>
      knownFaults(
        `video ${video.id}`,
        'gallery subject',
        video.subject,
        gallerySubjects.map((known) => known.name as string),
      ),
    ),
    ...gallerySubjects
      .filter(({ name }) => !lessons.some((video) => video.subject === name))
      .map(({ name }) => ({ where: 'videos', message: `no video for ${name}` })),
    ...loops.flatMap((video) =>
      knownFaults(`video ${video.id}`, 'server subject', video.subject, [
        'All',
        ...subjectTable.map((entry) => entry.name),
      ]),
    ),
    ...complete(
      'ambient loops',
      loops.map((video) => video.src),
      subjectBackgrounds,
    ),
  ];
};
