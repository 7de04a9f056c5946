import type { LessonSource } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const codingTechLessons: readonly LessonSource[] = [
  {
    id: 'g3-loops-repeat',
    title: 'Loops: Say It Once',
    description: 'Use a loop so that a robot repeats steps without a long program.',
    grade: 'Grade 3', subjectId: 6, position: 1, duration: 15, xpReward: 70, difficulty: 'beginner', type: 'game',
    learningObjectives: ['Explain what a loop does', 'Predict the result of a loop', 'Make a long program shorter with a loop'],
    steps: [
      intro('Steps in order', 'You know that a program is a list of steps. If the same step comes again and again, a loop can help.', '🤖'),
      explain('What is a loop?', 'A loop tells the computer to repeat some steps. You write the steps once and say how many times.', ['Repeat 3 times:', 'clap']),
      solve('Run the loop', 'Repeat 5 times: jump.', 'How many jumps does the robot do?', 5, 'The number after "repeat" tells how often the step is done.'),
      explain('A worked example', 'Repeat 4 times: step, quarter turn right. The robot walks along the four sides of a square, and after four quarter turns it faces the way it began.'),
      solve('Two steps inside', 'Repeat 3 times: clap, clap, stamp.', 'How many claps are there in all?', 6, 'Count the claps in one round, and then multiply them by the number of rounds.'),
      choose('Make it shorter', 'A program says: move, hop, move, hop, move, hop.', 'Which loop does the same?', ['Repeat 2 times: move, hop', 'Repeat 3 times: move, hop', 'Repeat 6 times: move, hop'], 1, 'Find the part that repeats, and count how often you see it.'),
      choose('Inside or outside?', 'The loop says to repeat 2 times: sing. After the loop comes one more instruction: bow.', 'What does the robot do?', ['Sing, sing, bow', 'Sing, bow, sing, bow', 'Sing, bow'], 0, 'Only the steps inside the loop are repeated.'),
      solve('Final challenge', 'A robot in the garden has this program: repeat 4 times, fill the can, water the next 2 plants.', 'How many plants get water?', 8, 'Ask how many plants get water in one round, and how many rounds there are.'),
      finish(70, 'What you learned', 'A loop repeats the steps that are inside it. It makes programs short and easy to change.'),
    ],
  },
  {
    id: 'g3-events-make-things-happen',
    title: 'When This, Do That',
    description: 'Make programs that wait for a click, a key or a touch.',
    grade: 'Grade 3', subjectId: 6, position: 2, duration: 14, xpReward: 70, difficulty: 'beginner', type: 'interactive',
    learningObjectives: ['Explain what an event is', 'Match events to actions', 'Find a mistake in a small program'],
    steps: [
      intro('Waiting for you', 'Your programs have run from top to bottom so far, but games also wait and listen for the player.', '🎮'),
      explain('What is an event?', 'An event is something that happens, like a click or a key press. The program has instructions that run whenever the event happens.', ['When the bell is clicked:', 'play a ring']),
      choose('Find the event', '"When the space key is pressed: the frog jumps."', 'What is the event?', ['The frog jumps', 'The space key is pressed', 'The frog is green'], 1, 'The event comes right after the word "when".'),
      explain('A worked example', 'In a game, the fox should go left when you press the left arrow. The event is the key press, and the action is to move left.'),
      choose('Match them', 'You want a door to open if the player touches it.', 'Which rule works?', ['When the game starts: open the door', 'When the door opens: touch it', 'When the door is touched: open it'], 2, 'Put the thing that happens first after "when".'),
      solve('Follow the score', 'The rule says: when a star is touched, add 2 points. The player touches 4 stars during the game.', 'What is the score, if it began at 0?', 8, 'Each touch is one event, so count by twos, once for every star that is touched.'),
      choose('Fix the bug', 'The lamp should turn on when you tap it. The rule says: "When the lamp is tapped: turn off the lamp."', 'What should you change?', ['The event', 'The action', 'Both parts'], 1, 'Check each part: is tapping the right event, and is turning off the right action?'),
      choose('Final challenge', 'Rule 1: when a coin is touched, add 1 point. Rule 2: when the score is 10, open the gate.', 'When does the gate open?', ['After 10 coins', 'After 1 coin', 'When the game starts'], 0, 'Which event opens the gate, and what has to happen first?'),
      finish(70, 'What you learned', 'An event is something that happens. Programs wait for events, and each event can start its own steps.'),
    ],
  },
  {
    id: 'g3-strong-passwords',
    title: 'Password Keepers',
    description: 'Make strong passwords and know when to ask a grown-up.',
    grade: 'Grade 3', subjectId: 6, position: 3, duration: 12, xpReward: 60, difficulty: 'beginner', type: 'exercise',
    learningObjectives: ['Say what makes a password strong', 'Know who may know a password', 'Spot a trick message'],
    steps: [
      intro('A key for the door', 'A house key keeps your home safe. A password is a key too, for games, photos and school work.', '🔐'),
      explain('Strong passwords', 'A strong password is long and hard to guess. Three or four words that do not belong together make a good one.', ['Weak: 1234', 'Weak: your own name', 'Strong: cloud-spoon-tiger-42']),
      choose('Pick the strongest', 'Someone tries to guess your password.', 'Which one is the hardest to guess?', ['abcdefghijklmnop', 'my-own-first-name', 'lamp-river-sock-91'], 2, 'Look for the one that is long and mixes things that do not belong together.'),
      explain('A worked example', 'Mia wants to use her pet\'s name. Many people know that name, so it is easy to guess, and she takes three words that have nothing to do with her.'),
      choose('Who may know?', 'A friend at school asks for your password so that he can play your game.', 'What is best?', ['Keep it to yourself', 'Tell only that one friend', 'Tell him, and change it in a year'], 0, 'Only you and a grown-up who takes care of you should know it.'),
      choose('A trick message', 'A message says: "You won a prize! Send your password in one minute!"', 'What do you do?', ['Send it quickly, before time is up', 'Send only the first half of it', 'Show it to a trusted grown-up'], 2, 'Real prizes never need your password. Tricks often try to make you hurry.'),
      solve('Count the letters', 'Long passwords are stronger. Count every letter in "moonfrogcake".', 'How many letters are there?', 12, 'Split it into its words, which are moon, frog and cake, then count each of them and add.'),
      choose('Final challenge', 'You typed your password on a website that looked wrong.', 'What should you do first?', ['Close the page and forget about it', 'Tell a grown-up and change it', 'Type it again to see what happens'], 1, 'Who can help you quickly, and what makes the old key useless?'),
      finish(60, 'What you learned', 'A strong password is long and hard to guess. Keep it private, and tell a grown-up when something feels wrong.'),
    ],
  },
];
