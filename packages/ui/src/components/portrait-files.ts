import type { TeacherId } from '@grove/art/teachers';
import atlas from '@grove/art/files/teachers/atlas.svg';
import byte from '@grove/art/files/teachers/byte.svg';
import captainReadwell from '@grove/art/files/teachers/captain-readwell.svg';
import drScribe from '@grove/art/files/teachers/dr-scribe.svg';
import luna from '@grove/art/files/teachers/luna.svg';
import minerva from '@grove/art/files/teachers/minerva.svg';
import msLogic from '@grove/art/files/teachers/ms-logic.svg';
import nova from '@grove/art/files/teachers/nova.svg';
import oakley from '@grove/art/files/teachers/oakley.svg';
import professorQuark from '@grove/art/files/teachers/professor-quark.svg';
import sageWells from '@grove/art/files/teachers/sage-wells.svg';

/** The still portrait of every teacher: addresses of files. */
export const portraitFiles: Readonly<Record<TeacherId, string>> = {
  luna,
  oakley,
  nova,
  atlas,
  minerva,
  byte,
  'ms-logic': msLogic,
  'captain-readwell': captainReadwell,
  'professor-quark': professorQuark,
  'sage-wells': sageWells,
  'dr-scribe': drScribe,
};

/** Whether the art kit draws this teacher. */
export const isTeacherId = (id: string | undefined): id is TeacherId =>
  id !== undefined && Object.hasOwn(portraitFiles, id);
