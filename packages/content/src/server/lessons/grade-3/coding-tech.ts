import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, chooseAll, explain, finish, intro, match, order, solve, withExtras } from '../../../steps.ts';

export const codingTechLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-loops-repeat'),
    learningObjectives: [
      'Explain what a loop does',
      'Predict the result of a loop',
      'Make a long program shorter with a loop',
    ],
    steps: [
      intro(
        'Steps in order',
        'You know that a program is a list of steps. If the same step comes again and again, a loop can help.',
        '🤖',
      ),
      explain(
        'What is a loop?',
        'A loop tells the computer to repeat some steps. You write the steps once and say how many times.',
        ['Repeat 3 times:', 'clap'],
      ),
      solve(
        'Run the loop',
        'Repeat 5 times: jump.',
        'How many jumps does the robot do?',
        5,
        'The number after "repeat" tells how often the step is done.',
      ),
      explain(
        'A worked example',
        'Repeat 4 times: step, quarter turn right. The robot walks along the four sides of a square, and after four quarter turns it faces the way it began.',
      ),
      solve(
        'Two steps inside',
        'Repeat 3 times: clap, clap, stamp.',
        'How many claps are there in all?',
        6,
        'Count the claps in one round, and then multiply them by the number of rounds.',
      ),
      choose(
        'Make it shorter',
        'A program says: move, hop, move, hop, move, hop.',
        'Which loop does the same?',
        ['Repeat 2 times: move, hop', 'Repeat 3 times: move, hop', 'Repeat 6 times: move, hop'],
        1,
        'Find the part that repeats, and count how often you see it.',
      ),
      choose(
        'Inside or outside?',
        'The loop says to repeat 2 times: sing. After the loop comes one more instruction: bow.',
        'What does the robot do?',
        ['Sing, sing, bow', 'Sing, bow, sing, bow', 'Sing, bow'],
        0,
        'Only the steps inside the loop are repeated.',
      ),
      solve(
        'Final challenge',
        'A robot in the garden has this program: repeat 4 times, fill the can, water the next 2 plants.',
        'How many plants get water?',
        8,
        'Ask how many plants get water in one round, and how many rounds there are.',
      ),
      finish(
        70,
        'What you learned',
        'A loop repeats the steps that are inside it. It makes programs short and easy to change.',
      ),
    ],
  },
  {
    ...headOf('g3-events-make-things-happen'),
    learningObjectives: ['Explain what an event is', 'Match events to actions', 'Find a mistake in a small program'],
    steps: [
      intro(
        'Waiting for you',
        'Your programs have run from top to bottom so far, but games also wait and listen for the player.',
        '🎮',
      ),
      explain(
        'What is an event?',
        'An event is something that happens, like a click or a key press. The program has instructions that run whenever the event happens.',
        ['When the bell is clicked:', 'play a ring'],
      ),
      choose(
        'Find the event',
        '"When the space key is pressed: the frog jumps."',
        'What is the event?',
        ['The frog jumps', 'The space key is pressed', 'The frog is green'],
        1,
        'The event comes right after the word "when".',
      ),
      explain(
        'A worked example',
        'In a game, the fox should go left when you press the left arrow. The event is the key press, and the action is to move left.',
      ),
      choose(
        'Match them',
        'You want a door to open if the player touches it.',
        'Which rule works?',
        ['When the game starts: open the door', 'When the door opens: touch it', 'When the door is touched: open it'],
        2,
        'Put the thing that happens first after "when".',
      ),
      solve(
        'Follow the score',
        'The rule says: when a star is touched, add 2 points. The player touches 4 stars during the game.',
        'What is the score, if it began at 0?',
        8,
        'Each touch is one event, so count by twos, once for every star that is touched.',
      ),
      choose(
        'Fix the bug',
        'The lamp should turn on when you tap it. The rule says: "When the lamp is tapped: turn off the lamp."',
        'What should you change?',
        ['The event', 'The action', 'Both parts'],
        1,
        'Check each part: is tapping the right event, and is turning off the right action?',
      ),
      choose(
        'Final challenge',
        'Rule 1: when a coin is touched, add 1 point. Rule 2: when the score is 10, open the gate.',
        'When does the gate open?',
        ['After 10 coins', 'After 1 coin', 'When the game starts'],
        0,
        'Which event opens the gate, and what has to happen first?',
      ),
      finish(
        70,
        'What you learned',
        'An event is something that happens. Programs wait for events, and each event can start its own steps.',
      ),
    ],
  },
  {
    ...headOf('g3-strong-passwords'),
    learningObjectives: ['Say what makes a password strong', 'Know who may know a password', 'Spot a trick message'],
    steps: [
      intro(
        'A key for the door',
        'A house key keeps your home safe. A password is a key too, for games, photos and school work.',
        '🔐',
      ),
      explain(
        'Strong passwords',
        'A strong password is long and hard to guess. Three or four words that do not belong together make a good one.',
        ['Weak: 1234', 'Weak: your own name', 'Strong: cloud-spoon-tiger-42'],
      ),
      choose(
        'Pick the strongest',
        'Someone tries to guess your password.',
        'Which one is the hardest to guess?',
        ['abcdefghijklmnop', 'my-own-first-name', 'lamp-river-sock-91'],
        2,
        'Look for the one that is long and mixes things that do not belong together.',
      ),
      explain(
        'A worked example',
        "Mia wants to use her pet's name. Many people know that name, so it is easy to guess, and she takes three words that have nothing to do with her.",
      ),
      choose(
        'Who may know?',
        'A friend at school asks for your password so that he can play your game.',
        'What is best?',
        ['Keep it to yourself', 'Tell only that one friend', 'Tell him, and change it in a year'],
        0,
        'Only you and a grown-up who takes care of you should know it.',
      ),
      choose(
        'A trick message',
        'A message says: "You won a prize! Send your password in one minute!"',
        'What do you do?',
        ['Send it quickly, before time is up', 'Send only the first half of it', 'Show it to a trusted grown-up'],
        2,
        'Real prizes never need your password. Tricks often try to make you hurry.',
      ),
      solve(
        'Count the letters',
        'Long passwords are stronger. Count every letter in "moonfrogcake".',
        'How many letters are there?',
        12,
        'Split it into its words, which are moon, frog and cake, then count each of them and add.',
      ),
      choose(
        'Final challenge',
        'You typed your password on a website that looked wrong.',
        'What should you do first?',
        ['Close the page and forget about it', 'Tell a grown-up and change it', 'Type it again to see what happens'],
        1,
        'Who can help you quickly, and what makes the old key useless?',
      ),
      finish(
        60,
        'What you learned',
        'A strong password is long and hard to guess. Keep it private, and tell a grown-up when something feels wrong.',
      ),
    ],
  },
  {
    ...headOf('g3-if-else-bug-hunt'),
    learningObjectives: ['Say which part of an if and else runs', 'Trace a loop step by step', 'Find and fix a bug'],
    steps: [
      intro(
        'Programs that choose',
        'You can repeat steps with a loop. Now the robot will look first, and then decide what to do.',
        '🛠️',
      ),
      explain(
        'If and else',
        'An "if" asks something that is either true or not true. If it is true, the robot follows the first instruction, and if it is not, the robot follows the "else" instruction.',
        ['If it rains: open the umbrella', 'Else: close the umbrella'],
      ),
      withExtras(
        choose(
          'Which part runs?',
          'The rule says: if the box is heavy, put it low. Else, put it high. The robot lifts a light box.',
          'Where does it put the box?',
          ['Low', 'High', 'Low and then high'],
          1,
          'Ask yourself if it is really true that the box is heavy.',
        ),
        {
          hints: [
            'Find the part of the rule that runs for a light box.',
            'Ask the question of the "if": is the box heavy?',
            'It is not heavy, so the first part does not run.',
            'The "else" part runs, and the robot puts the box high.',
          ],
          feedback: [
            'That part runs only if the box is heavy.',
            'Right: the box is not heavy, so "else" runs.',
            'Just one of the two parts runs, never both.',
          ],
        },
      ),
      withExtras(
        match(
          'Follow the rule',
          'If the number is more than 10, say "big". Else, if it is 10, say "ten". Else, say "small".',
          'What does the robot say to each number?',
          [
            ['4', 'small'],
            ['10', 'ten'],
            ['25', 'big'],
          ],
          'Go through the rule from the top, and stop at the first part that is true.',
        ),
        {
          hints: [
            'Test each number with the rule.',
            'Ask "Is it more than 10?" first. Only if it is not, ask the next one.',
            '25 is more than 10, so the robot says "big". What about 10?',
            '25 is "big", 10 is not more than 10 so it is "ten", and 4 is "small".',
          ],
        },
      ),
      explain(
        'A worked example',
        'A bug is a mistake in a program. To find it, read one instruction at a time and write down what happens, which is called tracing.',
        ['Score is 0. Repeat 3 times: add 2', 'Round 1: 2', 'Round 2: 4', 'Round 3: 6'],
      ),
      withExtras(
        solve(
          'Trace it',
          'The score begins at 1, and then the program says to repeat 4 times: add 3.',
          'What is the score at the end?',
          13,
          'Write down the score after each round of the loop.',
        ),
        {
          expression: '1 + 4 * 3',
          hints: [
            'Find the score after the last round.',
            'Trace the loop: write one new score for each round.',
            'After round 1 the score is 4, and after round 2 it is 7.',
            'The scores are 4, 7, 10 and 13. So it ends at 13.',
          ],
          mistakes: [
            { answer: '12', says: 'You added all four rounds, but the score was 1 when it began.' },
            { answer: '16', says: 'That is one round too many, or you multiplied the 1 as well.' },
            { answer: '4', says: 'That is the score after round 1. The loop goes on.' },
          ],
          variant: {
            question: 'The score is 2. Repeat 3 times: add 5. What is the score at the end?',
            inputType: 'number',
            correctAnswer: 17,
            expression: '2 + 3 * 5',
          },
        },
      ),
      withExtras(
        order(
          'Mixed-up lines',
          'The watering can is on a shelf by the tap, and the plant is outside. The lines of the program got mixed up.',
          'Put them in an order that works.',
          ['Take the can from the shelf', 'Fill it at the tap', 'Carry it outside', 'Pour the water on the plant'],
          'Before each line, ask what the robot needs to have already.',
        ),
        {
          hints: [
            'Find the one line that needs nothing before it.',
            'You cannot fill or carry a can that is still on the shelf.',
            'Take the can first. The tap is right there, so fill it next.',
            'Take the can, fill it, carry it outside, and pour.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Same result',
          'Different programs can have the same result. This robot must hop exactly 6 times.',
          'Which programs make it do that?',
          [
            'Repeat 6 times: hop',
            'Repeat 3 times: hop, hop',
            'Repeat 6 times: hop, hop',
            'Repeat 2 times: hop, hop, hop',
          ],
          [0, 1, 3],
          'Multiply the hops in one round by the number of rounds.',
        ),
        {
          hints: [
            'Find every program with 6 hops in all.',
            'For each one, count the hops in one round and then the rounds.',
            'The first has 1 hop in each of 6 rounds, so 6 × 1 = 6.',
            '3 × 2 = 6 and 2 × 3 = 6 as well, but 6 × 2 = 12.',
          ],
          feedback: [
            'Right: 6 rounds of 1 hop.',
            'Right: 3 rounds of 2 hops.',
            'That makes 6 rounds of 2 hops, which is 12.',
            'Right: 2 rounds of 3 hops.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'The score begins at 0. Repeat 5 times: pick an apple, and if it is ripe, add 2, else add 1. The robot picks 3 ripe apples and 2 that are not ripe.',
          'What is the score at the end?',
          8,
          'Find the points for all of the ripe apples first, and then add the points for the others.',
        ),
        {
          expression: '3 * 2 + 2 * 1',
          hints: [
            'Add the points of all five rounds.',
            'Ask in each round which part runs: the "if" part or the "else" part.',
            'The 3 ripe apples give 3 × 2 = 6 points.',
            'The other 2 apples give 2 points. So 6 + 2 = 8.',
          ],
          mistakes: [
            { answer: '10', says: 'That gives 2 points to every apple. The "else" part gives just 1.' },
            { answer: '6', says: 'You forgot the "else" part. The other apples give points too.' },
            { answer: '5', says: 'You counted the rounds. Now look at the points in each round.' },
          ],
          variant: {
            content:
              'The score begins at 0. Repeat 5 times: pick an apple, and if it is ripe, add 2, else add 1. This time the robot picks 1 ripe apple and 4 that are not ripe.',
            question: 'What is the score at the end?',
            inputType: 'number',
            correctAnswer: 6,
            expression: '1 * 2 + 4 * 1',
          },
        },
      ),
      finish(
        130,
        'What you learned',
        'With "if" and "else" a program can choose. Tracing it line by line shows what it really does, and that is how you find bugs.',
      ),
    ],
  },
];
