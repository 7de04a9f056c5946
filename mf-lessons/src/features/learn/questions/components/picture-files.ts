import type { PictureSheet, SmallPicture } from '@grove/art/pictures';
import animals from '@grove/art/files/pictures/animals.svg';
import food from '@grove/art/files/pictures/food.svg';
import nature from '@grove/art/files/pictures/nature.svg';
import people from '@grove/art/files/pictures/people.svg';
import signs from '@grove/art/files/pictures/signs.svg';
import things from '@grove/art/files/pictures/things.svg';
import tools from '@grove/art/files/pictures/tools.svg';

const sheets: Readonly<Record<PictureSheet, string>> = { animals, food, nature, people, signs, things, tools };

/** Address of a picture: its sheet, fetched when the first picture of it is shown, and its place there. */
export const pictureAddress = ({ sheet, id }: SmallPicture): string => `${sheets[sheet]}#${id}`;
