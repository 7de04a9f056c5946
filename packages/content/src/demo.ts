import type { DemoTeacher } from '@grove/contracts';
import { levels } from './levels.ts';
import { teachers } from './teachers.ts';

/** A line of a sample conversation. */
export interface SampleLine {
  role: 'learner' | 'teacher';
  text: string;
}

/** A teacher of the demo page, with four lines: learner, teacher, learner, teacher. */
export interface DemoTeacherProfile extends DemoTeacher {
  conversation: readonly SampleLine[];
}

interface DemoText {
  sampleMessage: string;
  /** Learner, teacher, learner, teacher. */
  lines: readonly [string, string, string, string];
}

const texts: Readonly<Record<number, DemoText>> = {
  1: {
    sampleMessage: "Let's clap the beats in a word. But-ter-fly! How many claps was that?",
    lines: [
      'What letter does sun start with?',
      'Listen to the first sound: sss, sun. That sound belongs to the letter S! Can you find one more word that starts with sss?',
      'Sock!',
      'Sss, sock. Yes, sock starts with S too! The letter S even looks a bit like a snake, and snake starts with S.',
    ],
  },
  2: {
    sampleMessage: 'A spider has 8 legs. How many legs do 3 spiders have? Draw them and count in eights.',
    lines: [
      "I don't get 4 times 6.",
      'Think of 4 boxes with 6 acorns in each box. What do you get if you add 6 and 6 for the first two boxes?',
      '12. So the other two boxes are 12 as well?',
      'They are! 12 and 12 make 24, so 4 times 6 is 24. You used two small steps to solve one big one.',
    ],
  },
  3: {
    sampleMessage:
      'Which falls faster in a vacuum: a hammer or a feather? Make your prediction before we look at the evidence.',
    lines: [
      'Why is it colder in winter? Are we farther from the Sun?',
      'Good thing to test! Earth is actually closest to the Sun in early January, when it is winter in the north. So what else could change how warm the sunlight makes the ground?',
      'The tilt? The light comes in lower?',
      'Exactly. Earth is tilted, so winter sunlight arrives at a low angle and spreads over more ground. The days are shorter too, so the ground has less time to warm up.',
    ],
  },
  4: {
    sampleMessage:
      'If a loan doubles in nine years, what yearly rate did you pay? There is a quick estimate, and we can check it exactly.',
    lines: [
      'How do I know which way a parabola opens?',
      'Look at the coefficient of the squared term in y = ax² + bx + c. What happens to y when x is a huge number and a is negative?',
      'The ax² part gets hugely negative, so both ends go down?',
      'Right, so the parabola opens downward when a is negative and upward when a is positive. The squared term outgrows the others, which is why it alone decides.',
    ],
  },
  5: {
    sampleMessage:
      'Ice cream sales and sunburns rise together. Does one cause the other, or is there a better explanation?',
    lines: [
      'My source says students who eat breakfast get better grades. Can I write that breakfast raises grades?',
      'Be careful. A link between two things can have other causes. What else might differ between students who eat breakfast and students who skip it?',
      'Maybe sleep, or how much time and money their family has.',
      'Good. Those are confounding variables, so you can claim an association, not a cause. To argue cause you would want a randomized experiment, or a study that controls for those factors.',
    ],
  },
};

const profile = (teacher: (typeof teachers)[number]): DemoTeacherProfile => {
  const level = levels.find((candidate) => candidate.id === teacher.levelId);
  const text = texts[teacher.id];
  if (!level || !text) throw new Error(`demo: teacher ${teacher.id} needs a level and a sample conversation`);
  return {
    id: teacher.id,
    name: teacher.name,
    title: teacher.title,
    level: level.name,
    ages: level.ageRange,
    personality: teacher.personality ?? teacher.title,
    sampleMessage: text.sampleMessage,
    color: level.color,
    avatar: teacher.avatar ?? teacher.name,
    conversation: text.lines.map((line, index) => ({ role: index % 2 === 0 ? 'learner' : 'teacher', text: line })),
  };
};

/** The five teachers of the demo page (spec §3), the same people as the level teachers. */
export const demoTeachers: readonly DemoTeacherProfile[] = teachers.map(profile);
