import { expect, test } from '@jest/globals';
import type { CurriculumItem, GradeEntry, VideoAsset } from '@grove/contracts';
import { content } from '../compiled.ts';
import { levelDetailsOf, topicHighlightsOf, type LevelDetail } from '../model/views.ts';
import { curriculumItems, documents, levels, localTeachers, teachers, videoAssets } from '../server.ts';
import { subjectTable } from '../subjects.ts';
import type { SubjectEntry } from '../subject-entry.ts';
import { peopleFaults } from './people.ts';
import { curriculumFaults, matrixFaults, subjectFaults } from './tables.ts';
import { videoFaults } from './videos.ts';

const { demo: demoTeachers, matrix } = documents;
const levelDetails = levelDetailsOf(content);
const topicHighlights = topicHighlightsOf(content);
const people = { levels, teachers, localTeachers };
const messages = (faults: readonly { message: string }[]): string[] => faults.map((fault) => fault.message);
const preK = matrix[0] as GradeEntry;

test('§9 matrix: 13 grades from ages 3-5 to 16-18, ten subjects, no topic twice', () => {
  expect(matrixFaults(matrix)).toEqual([]);
  expect(matrix).toHaveLength(13);
  expect([matrix[0]?.ageRange, matrix[12]?.ageRange]).toEqual(['3-5', '16-18']);
});

test('a missing grade, a missing topic, a repeated topic and a one-word topic are faults', () => {
  expect(messages(matrixFaults(matrix.slice(1)))).toContain('row 1 is not Pre-K');
  expect(messages(matrixFaults(matrix.with(0, { ...preK, math: '' }))).join()).toMatch(/math: /);
  expect(messages(matrixFaults(matrix.with(0, { ...preK, math: preK.science })))).toContain(
    '"five senses and animals around us" occurs more than once',
  );
  expect(matrixFaults(matrix.with(0, { ...preK, math: 'Counting' }))).toContainEqual({
    where: 'matrix Pre-K math',
    message: 'number of words is 1, expected 3 to 8',
  });
});

test('the subject table is whole', () => {
  expect(subjectFaults(subjectTable, people)).toEqual([]);
});

test('an unknown icon, colour, background or teacher of a subject is a fault', () => {
  const first = subjectTable[0] as SubjectEntry;
  const wrong = {
    ...first,
    icon: 'rocket',
    color: 'mud',
    backgroundImage: 'moon',
    teacherId: 9,
  } as unknown as SubjectEntry;
  expect(messages(subjectFaults(subjectTable.with(0, wrong), people))).toEqual([
    'unknown icon "rocket"',
    'unknown colour "mud"',
    'unknown background "moon"',
    'unknown teacher "9"',
  ]);
});

test('every name of every vocabulary belongs to exactly one subject', () => {
  const first = subjectTable[0] as SubjectEntry;
  expect(messages(subjectFaults(subjectTable.with(0, { ...first, gallery: ['Science'], tabs: [] }), people))).toEqual([
    'no subject is "Math"',
    '"Science" occurs more than once',
    'no subject is "Math"',
  ]);
});

test('levels, teachers and demo teachers fit together', () => {
  expect(peopleFaults(levelDetails, topicHighlights, demoTeachers, people)).toEqual([]);
});

test('a level without its highlights, its six topics or its sample talk is a fault', () => {
  const first = levelDetails[0] as LevelDetail;
  const found = messages(
    peopleFaults(
      levelDetails.with(0, { ...first, whatYouLearn: [] }),
      {},
      demoTeachers.map((teacher) => Object.assign(structuredClone(teacher), { conversation: [] })),
      people,
    ),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'topics to learn is 0, expected 6 to 6',
      'topic highlights is 0, expected 4 to 4',
      'lines of conversation is 0, expected 4 to 4',
    ]),
  );
});

test('curriculum items begin with the topic of the matrix', () => {
  const first = curriculumItems.find((item) => item.grade === 'Grade 3') as CurriculumItem;
  expect(curriculumFaults(curriculumItems, matrix)).toEqual([]);
  expect(messages(curriculumFaults([{ ...first, topic: 'Something else' }], matrix))).toContain(
    'topic is not the matrix\'s "Multiplication as equal groups and arrays"',
  );
  expect(
    messages(
      curriculumFaults(
        curriculumItems.filter((item) => item.id !== first.id && item.grade !== 'Grade 4'),
        matrix,
      ),
    ),
  ).toContain('no item for Mathematics');
  expect(messages(curriculumFaults([first, { ...first, learningObjectives: ['One'], subjectId: 12 }], matrix))).toEqual(
    expect.arrayContaining([
      `"${first.id}" occurs more than once`,
      'number of objectives is 1, expected 2 to 4',
      'unknown subject "12"',
    ]),
  );
});

test('videos have known subjects and grades and the pictures of their films, and no gallery subject is empty', () => {
  const first = videoAssets[0] as VideoAsset;
  expect(videoFaults(videoAssets)).toEqual([]);
  expect(messages(videoFaults([{ ...first, subject: 'Cooking', gradeLevel: 'Grade 99', poster: 'none' }]))).toEqual(
    expect.arrayContaining([
      'unknown gallery subject "Cooking"',
      'unknown grade "Grade 99"',
      '"none" is not the picture of "math-area"',
      'no video for Math',
      'no subject is "subject-math"',
    ]),
  );
});
