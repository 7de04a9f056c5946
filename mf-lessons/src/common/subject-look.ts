import natureUrl from '@grove/art/files/subjects/nature.svg';
import languageArtsUrl from '@grove/art/files/subjects/language-arts.svg';
import mathUrl from '@grove/art/files/subjects/math.svg';
import scienceUrl from '@grove/art/files/subjects/science.svg';
import socialStudiesUrl from '@grove/art/files/subjects/social-studies.svg';
import codingUrl from '@grove/art/files/subjects/coding.svg';
import {
  subjectBackgrounds,
  subjectColors,
  subjectIcons,
  subjectTable,
  type SubjectBackground,
  type SubjectColor,
  type SubjectEntry,
  type SubjectIcon,
} from '@grove/content';

/** Spec §9: these subjects have an image of their own, all others show nature. */
const pictures: Readonly<Record<SubjectBackground, string>> = {
  'subject-math': mathUrl,
  'subject-science': scienceUrl,
  'subject-language-arts': languageArtsUrl,
  'subject-social-studies': socialStudiesUrl,
  'subject-coding': codingUrl,
  'subject-nature': natureUrl,
};

/** The background of a name; nature for one that nobody drew. */
export const backgroundOf = (name: string): SubjectBackground =>
  subjectBackgrounds.find((known) => known === name) ?? 'subject-nature';

/** Address of a subject's background image, by the name of the background. */
export const pictureOf = (background: string): string => pictures[backgroundOf(background)];

/** The icon that a subject of the service names; a book for one that the art kit lacks. */
export const iconOf = (icon: string): SubjectIcon => subjectIcons.find((known) => known === icon) ?? 'book-open';

/** The tone of a subject's colour; grey for a colour without one. */
export const toneOf = (color: string): SubjectColor | 'grey' =>
  subjectColors.find((known) => known === color) ?? 'grey';

/** The entry of the subject table that a lesson's subject name means: the subject's own, or that of a tab of the enhanced curriculum. */
export const subjectNamed = (wanted: string): SubjectEntry | undefined =>
  subjectTable.find(({ name, tabs }) => name === wanted || tabs.some((tab) => tab === wanted));
