import type { MatrixKey } from '@grove/contracts';

/** A curriculum topic as it is written: its description (1 or 2 sentences) and what a learner can do afterwards. */
interface TopicText {
  topic: string;
  description: string;
  objectives: string[];
}

/** The topics of one grade by subject; the first of a subject is the matrix's topic. */
export type GradeCurriculum = Readonly<Record<MatrixKey, readonly TopicText[]>>;
