import creativeArts1 from '@grove/art/files/posters/creative-arts-1.svg';
import creativeArts2 from '@grove/art/files/posters/creative-arts-2.svg';
import languageArts1 from '@grove/art/files/posters/language-arts-1.svg';
import languageArts2 from '@grove/art/files/posters/language-arts-2.svg';
import math1 from '@grove/art/files/posters/math-1.svg';
import math2 from '@grove/art/files/posters/math-2.svg';
import reading1 from '@grove/art/files/posters/reading-1.svg';
import reading2 from '@grove/art/files/posters/reading-2.svg';
import science1 from '@grove/art/files/posters/science-1.svg';
import science2 from '@grove/art/files/posters/science-2.svg';
import socialStudies1 from '@grove/art/files/posters/social-studies-1.svg';
import socialStudies2 from '@grove/art/files/posters/social-studies-2.svg';
import technology1 from '@grove/art/files/posters/technology-1.svg';
import technology2 from '@grove/art/files/posters/technology-2.svg';

const posters: Readonly<Record<string, string>> = {
  'math-1': math1, 'math-2': math2, 'science-1': science1, 'science-2': science2, 'reading-1': reading1, 'reading-2': reading2,
  'social-studies-1': socialStudies1, 'social-studies-2': socialStudies2, 'technology-1': technology1, 'technology-2': technology2,
  'creative-arts-1': creativeArts1, 'creative-arts-2': creativeArts2, 'language-arts-1': languageArts1, 'language-arts-2': languageArts2,
};

/** Address of a poster: the art kit's drawing of that name, or else the text itself, which may be an address. */
export const posterUrl = (poster: string): string => (Object.hasOwn(posters, poster) ? posters[poster]! : poster);
