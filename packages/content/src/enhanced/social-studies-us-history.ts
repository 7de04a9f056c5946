import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const socialStudiesUsHistory: EnhancedLesson = {
  id: 'social-studies-us-history',
  title: 'United States History Time Map',
  description: 'Travel from the first protests to the Bill of Rights, and ask whose voices were heard.',
  duration: '28 min',
  xpReward: 165,
  type: 'interactive',
  difficulty: 'intermediate',
  grade: 'Grade 6',
  subject: 'Social Studies',
  theme: 'A journey through time',
  teacherId: 'sage-wells',
  interactiveElement: {
    type: 'time-map',
    title: 'Road to a New Nation',
    xpReward: 35,
    description: 'Place events on a map and a timeline, and see how one led to another.',
  },
  learningObjectives: [
    'Put key events from 1765 to 1791 in order',
    'Explain causes of the American Revolution',
    'Describe how the Constitution divides power',
    'Discuss whose rights were left out',
  ],
  content: {
    steps: [
      intro(
        'A journey through time',
        'You have probably heard of the Declaration of Independence. In this lesson, you will discover what led to it, what followed, and which people it left out.',
        '🕰️',
      ),
      explain(
        'Taxes and protest',
        'In 1765, the British Parliament passed the Stamp Act, which taxed printed paper in the American colonies. Many colonists protested because they had elected nobody to that Parliament.',
        ['Their slogan: no taxation without representation'],
      ),
      choose(
        'Understand the slogan',
        'Representation means that somebody you elected speaks for you when decisions are made.',
        'What were the colonists objecting to most?',
        [
          'Having to pay for tea and paper that came from across the ocean',
          'Being taxed by a government in which they had no vote',
          'Living much farther from the king than people in Britain did',
        ],
        1,
        'Look at both halves of the slogan. Which half says what was missing?',
      ),
      explain(
        'From protest to war: a worked example',
        'Historians connect causes with effects. In 1773, protesters threw tea into Boston Harbor, so Britain closed the port as punishment. The colonies then organized together, and in 1775 fighting began at Lexington and Concord.',
        ['Cause: the tea protest', 'Effect: the port is closed', 'Next effect: the colonies unite'],
      ),
      solve(
        'Read the timeline',
        'The Stamp Act was passed in 1765, and the Declaration of Independence was approved in 1776.',
        'How many years passed between these two events?',
        11,
        'Count up from 1765 to 1770, then continue to 1776, and combine the two parts.',
      ),
      choose(
        'What did it declare?',
        'The Declaration announced that the thirteen colonies were now independent states. It argued that governments get their power from the consent of the people they govern.',
        "According to the Declaration, where does a government's power come from?",
        ['From the people', 'From the king', 'From the army and the navy'],
        0,
        'The word consent means agreement. Whose agreement is the text talking about?',
      ),
      choose(
        'Whose voices?',
        'In 1776, hundreds of thousands of people in the colonies were enslaved, women could rarely vote, and Native nations were losing their land.',
        'Which statement is accurate?',
        [
          'Equal rights were given to every person in the colonies in 1776',
          'Nobody noticed this problem until historians of our own time',
          'The promise of equality left out a great many people',
        ],
        2,
        'Compare the promise that all men are created equal with the facts that are listed here.',
      ),
      choose(
        'Dividing power',
        'The Constitution was written in 1787. It divides the national government into three branches, so that none of them becomes too powerful: Congress makes laws, the president carries them out, and the courts interpret them.',
        'Which branch decides whether a law agrees with the Constitution?',
        ['The president', 'The courts', 'Congress'],
        1,
        'Which of the three branches interprets the laws instead of making them?',
      ),
      choose(
        'Protecting rights',
        'The Bill of Rights, which was added in 1791, consists of the first ten amendments. The First Amendment protects freedom of speech, religion, the press and peaceful assembly.',
        'Which action does the First Amendment protect?',
        ['Driving a car without a license', 'Organizing a peaceful march', 'Refusing to pay for a purchase'],
        1,
        'Find the action that belongs to one of the freedoms in the list.',
      ),
      choose(
        'Final challenge',
        'Four events from your journey: the Constitution is written, the Stamp Act is passed, the Declaration is approved, and fighting begins at Lexington.',
        'Which order is correct?',
        [
          'Stamp Act, Lexington, Declaration, Constitution',
          'Declaration, Stamp Act, Lexington, Constitution',
          'Lexington, Constitution, Stamp Act, Declaration',
        ],
        0,
        'Give every event its year: 1765, 1775, 1776 and 1787. Then arrange the years.',
      ),
      finish(
        165,
        'Back from your journey',
        'Protest over taxes grew into a revolution and a new government with divided powers. Extending its promise of equality to everybody took much longer, and that work continues.',
      ),
    ],
  },
};
