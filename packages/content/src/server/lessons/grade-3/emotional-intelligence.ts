import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const emotionalIntelligenceLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-see-another-side'),
    learningObjectives: [
      'Read clues in faces, voices and bodies',
      'Explain what empathy means',
      'Say something that shows you care',
    ],
    steps: [
      intro(
        'Same day, other feelings',
        'You can name your own feelings. Other people may feel something else on the very same day.',
        '🤝',
      ),
      explain(
        'What is empathy?',
        'Empathy means that you try to feel and understand what someone else is feeling. You look carefully, listen and ask.',
      ),
      choose(
        'Look for clues',
        'Eli looks at the floor. His voice is quiet, and his shoulders hang down.',
        'How might Eli feel?',
        ['Proud', 'Sad', 'Full of energy'],
        1,
        'Try to stand like Eli does, and notice what it feels like.',
      ),
      explain(
        'A worked example',
        'Rosa did not say hello today, so maybe she is angry. Her friend asks, "Are you all right?" Rosa says that her cat is ill, so asking was better than guessing.',
      ),
      choose(
        'Ask, do not guess',
        'Your partner is very quiet in class today.',
        'What is kind to do?',
        ['Ask if he is all right', 'Tell others that he is angry', 'Laugh at him'],
        0,
        'Which one lets him tell you how he really feels?',
      ),
      choose(
        'Two sides',
        'Ivy loves loud music. Her brother has a headache and asks her to turn it down.',
        'What does her brother need?',
        ['More music', 'A new song', 'Some quiet'],
        2,
        'How does loud sound feel when your head hurts?',
      ),
      choose(
        'Words that care',
        'A classmate drops her model, and it breaks.',
        'Which words show empathy?',
        [
          '"You should have been more careful."',
          '"Do not cry, it is only a toy."',
          '"Oh no, you worked hard on that."',
        ],
        2,
        'Think of what you would want to hear if it had been your model.',
      ),
      choose(
        'Final challenge',
        'Max is new at school. He stands alone near the game and watches everybody with a small smile.',
        'What would you try first?',
        ['Invite him, and let him choose', 'Pull him into the game by his arm', 'Wait until he comes and asks you'],
        0,
        'Look at the clues, and then give him a choice, so that he can decide for himself.',
      ),
      finish(
        50,
        'What you learned',
        'Empathy means trying to understand how others feel. Look for clues, ask instead of guessing, and use words that care.',
      ),
    ],
  },
  {
    ...headOf('g3-solve-a-disagreement'),
    learningObjectives: ['Use an I-message', 'Follow four steps to solve a disagreement', 'Judge if a plan is fair'],
    steps: [
      intro(
        'When we disagree',
        'Good friends can want different things. You can learn to look at both sides and discover a plan that works for everybody.',
        '⚖️',
      ),
      explain('Four steps', 'These steps work best when both people are calm.', [
        '1. Stop and breathe',
        '2. Say how you feel',
        '3. Listen',
        '4. Find a plan for both',
      ]),
      explain(
        'A worked example',
        'An I-message tells how you feel and does not blame. Saying "You always grab" starts a fight, but saying "I feel upset when the pen is taken" starts a conversation.',
      ),
      choose(
        'Pick the I-message',
        'Somebody at your table keeps on talking while you are reading a story.',
        'Which one is an I-message?',
        [
          '"You are always so loud in this class!"',
          '"I cannot focus when I hear talking."',
          '"I feel that you are a rude person."',
        ],
        1,
        'Look for words about your own feeling or need that do not call anybody names.',
      ),
      choose(
        'Listen well',
        'Your partner explains her side of the disagreement to you.',
        'What does a good listener do?',
        ['Plans what to say back', 'Interrupts to explain', 'Repeats what she heard'],
        2,
        'How can your partner know that you understood her?',
      ),
      solve(
        'Put it in order',
        'Lee and Kai both want the red bike. They have stopped, taken a breath and said how they feel.',
        'Which step number comes next?',
        3,
        'Look at the list of four steps, and notice that they have already done the first two.',
      ),
      choose(
        'Is it fair?',
        'Two children want to use the only swing, and there are 20 minutes left.',
        'Which plan is fair to both?',
        ['The older one swings', 'Each swings for 10 minutes', 'Nobody may swing'],
        1,
        'Ask of each plan: would both children say yes?',
      ),
      choose(
        'Final challenge',
        'Nia wants to draw, and Jo wants to build. They have to share one table for an hour.',
        'Which plan helps both?',
        [
          'Draw a plan, then build it together',
          'Let the older child decide each time',
          'Give up the table so that it is fair',
        ],
        0,
        'Look for a plan with a part that each child wants.',
      ),
      finish(
        65,
        'What you learned',
        'Stop, say how you feel, listen, and find a plan together. I-messages tell how you feel and do not blame.',
      ),
    ],
  },
  {
    ...headOf('g3-cool-down-tools'),
    learningObjectives: ['Notice signs of a strong feeling', 'Use breathing to calm down', 'Know when to ask for help'],
    steps: [
      intro(
        'Feelings are signals',
        'All feelings are allowed, but a strong one can be like a loud alarm, and you can learn to turn it down.',
        '🌬️',
      ),
      explain(
        'Body signs',
        'Anger and worry show up in the body. Your heart may race, your hands may form fists, and your face may feel hot.',
      ),
      choose(
        'Catch it early',
        'You notice that your fists are tight, and your face is suddenly feeling hot.',
        'What may your body be telling you?',
        ['You are angry', 'You are sleepy', 'You are bored'],
        0,
        'Think of the last time that your hands felt that way.',
      ),
      explain(
        'A worked example',
        'Square breathing has four parts. Breathe in while you count to 4, hold for 4, breathe out for 4, and rest for 4.',
        ['In 4', 'Hold 4', 'Out 4', 'Rest 4'],
      ),
      solve(
        'Count with me',
        'Each of the four parts takes 4 counts.',
        'How many counts are in one whole square?',
        16,
        'Imagine the four sides of a square, and remember that each side has 4 counts.',
      ),
      choose(
        'Pick a tool',
        'You lost a game and want to shout at the winner.',
        'Which tool helps?',
        ['Throw the dice', 'Take a short walk', 'Break the rules'],
        1,
        'Choose the one that gives you time and hurts no one.',
      ),
      choose(
        'Little or big?',
        'Some problems are small, and some are too big to carry alone.',
        'Which one needs a grown-up right away?',
        ['Your pencil broke', 'You lost a card game', 'Someone is hurting you'],
        2,
        'If someone is not safe, always tell a grown-up you trust.',
      ),
      choose(
        'Final challenge',
        'Zoe is very angry, and somebody tells her, "Just stop being angry!"',
        'What would help Zoe more?',
        ['Time to breathe, then a talk', 'Hearing it again, but louder', 'Being told that anger is always bad'],
        0,
        'Nobody can simply switch off a feeling, so what can Zoe do with it instead?',
      ),
      finish(
        50,
        'What you learned',
        'Your body tells you when a feeling is strong. Breathing, moving and talking help you calm down, and big problems go to a grown-up.',
      ),
    ],
  },
];
