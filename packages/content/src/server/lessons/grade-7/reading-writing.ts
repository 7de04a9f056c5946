import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import {
  choose,
  chooseAll,
  explain,
  finish,
  intro,
  match,
  order,
  solve,
  solveDecimal,
  withExtras,
} from '../../../steps.ts';

export const readingWritingLessons: readonly LessonSource[] = [
  {
    ...headOf('g7-theme-is-not-topic'),
    learningObjectives: [
      'Tell a theme from a topic and a plot',
      'State a theme as a general sentence',
      'Choose details that support a theme',
    ],
    steps: [
      intro(
        'Below the surface',
        'You can already find the main idea of a factual text. A story usually has no sentence that explains what it means. Instead, it shows you characters, decisions and consequences, and it leaves the interpretation to you. Today you will learn to put that interpretation into words.',
        '🌊',
      ),
      explain(
        'Topic, plot and theme',
        'The topic is a word or two, and the plot is what happens. The theme is what the story suggests about people or life in general, and it takes a complete sentence to say it. A theme is not an order either: stories explore more often than they command.',
        ['Topic: honesty', 'Plot: a boy returns a lost wallet', 'Theme: honesty matters most when nobody is watching'],
      ),
      withExtras(
        choose(
          'Which one is a theme?',
          'A story tells about two friends, a lie and a long way home.',
          'Which of these is a statement of theme?',
          [
            'Friendship and honesty',
            'Two friends get lost on the way home because one of them lies',
            'Always be nice to your friends',
            'A real friend risks telling an uncomfortable truth',
          ],
          3,
          'Look for a complete sentence that says something about people in general, and not only about these two friends.',
        ),
        {
          hints: [
            'You need the statement that could be true for people outside the story.',
            'Cross out the topic, the plot and the order.',
            'Two words cannot be a theme, because they make no statement.',
            'Only the sentence about a real friend is general, complete and not an order.',
          ],
          variant: {
            question: 'A story tells about a girl who loses a race on purpose. Which of these is a statement of theme?',
            inputType: 'multiple-choice',
            options: [
              'A girl loses a race so that her friend can win',
              'Losing can be a gift to somebody else',
              'Sport and friendship',
              'Never run too fast',
            ],
            correctAnswer: 1,
          },
          feedback: [
            'These are topics: they name a subject but say nothing about it.',
            'This is the plot: it tells what happens to these two friends only.',
            'This is an order; a theme says what is true, not what to do.',
            'Yes: it is a general insight that the story could suggest.',
          ],
        },
      ),
      withExtras(
        match(
          'Sort the statements',
          'All four of these statements were made about the same story, in which a girl is afraid of a high diving board.',
          'What is each statement?',
          [
            ['Courage', 'Topic'],
            ['At last, a girl dives from the high board', 'Plot'],
            ['Courage can begin with admitting fear', 'Theme'],
            ['Never give up!', 'Slogan'],
          ],
          'Decide for every statement whether it names a subject, reports an event, expresses an insight or gives a command.',
        ),
        {
          hints: [
            'Each label is used once.',
            'Begin with the shortest statement, which names a subject.',
            '"Courage" is the topic, and the dive itself is part of the plot.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Dario practiced the trumpet alone for a year, so that nobody would hear him fail. At the first rehearsal he played every note correctly, yet the conductor stopped him. "You are not listening to anybody else," she said. Notice the pattern of the details: he is alone, everything is correct, and it is still not enough.',
        ['Question: what does his failure suggest?', 'Theme: skill becomes complete only when it is shared'],
      ),
      withExtras(
        choose(
          'State the theme',
          'Lin spent the whole winter repairing the old radio of her grandfather, and in the end the music was still faint. He listened with closed eyes. "Now it sounds like your winter," he said.',
          'Which theme fits best?',
          [
            'Repairing an old radio takes a great deal of patience',
            'Devotion can be worth more than a perfect result',
            'New things are never as good as old ones',
            'Lin is a patient girl',
          ],
          1,
          'Consider why the grandfather is so deeply moved, although the music of the repaired radio is still faint.',
        ),
        {
          feedback: [
            'This may be true, but it is a fact about radios and misses what moves the grandfather.',
            'Yes: the faint music moves him because of the winter inside it.',
            '"Never" goes too far: nothing in the story speaks against new things.',
            'This describes one character; a theme reaches beyond her.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Find the support',
          'Theme: "Devotion can be worth more than a perfect result."',
          'Which details from the story of Lin support this theme? Select all that do.',
          [
            'She works on the radio all winter',
            'The music is faint, yet he listens with closed eyes',
            'It is a radio and not a clock',
            'He says that it sounds like her winter',
            'The story is quite short',
          ],
          [0, 1, 3],
          'A detail supports the theme of a story if changing this detail would noticeably weaken the theme.',
        ),
        {
          feedback: [
            'Right: it shows how much she gives.',
            'Right: the result is not perfect, and still he treasures it.',
            'A clock would have worked as well, so this detail carries no weight.',
            'Right: he hears her effort in the music.',
            'The length of a text is not evidence for what it means.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: "The theme is that Lin should be proud, because the radio of her grandfather finally works."',
          'What is the main weakness of this statement?',
          [
            'It is longer than one word',
            'It applies only to Lin',
            'It mentions a feeling',
            'It should give the reader an order',
          ],
          1,
          'Consider whether somebody who has never read the story could learn something about life from this statement.',
        ),
        {
          feedback: [
            'A theme needs a whole sentence, so the length is fine.',
            'Exactly: a theme leaves names and events behind.',
            'Feelings may well be part of a theme.',
            'Orders are just what a theme should not be.',
          ],
        },
      ),
      withExtras(
        order(
          'A path to the theme',
          'Discovering the theme of an unfamiliar story is considerably easier with a method.',
          'Put the steps in a useful order.',
          [
            'Read the story to the end',
            'Notice what the character wants and what changes',
            'Ask what this change suggests about people',
            'Write the answer as a general sentence',
            'Test the sentence against the details',
          ],
          'You can only compare a statement with the details of the story after you have written it.',
        ),
        {
          hints: [
            'The path leads from the text to a statement, and back to the text.',
            'Decide what must come first and what can only come last.',
            'Reading comes first, and testing comes last.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge',
          'Every evening Amara counted the lanterns on the far shore and envied the people there. One night she rowed across and looked back. From here, her own shore glittered.',
          'Which theme is the most precise?',
          [
            'We easily overlook the beauty of what is ours',
            'Envy and home',
            'Rowing across at night can be dangerous for people',
            'You should never leave your home',
          ],
          0,
          'Consider what Amara understands at the end of the story that she could not understand before.',
        ),
        {
          hints: [
            'You need a general insight that the ending supports.',
            'Ask what has changed: the shore, or the way she sees it?',
            'Her shore was just as bright all the time.',
            'She overlooked what she had, so the first statement fits.',
          ],
          feedback: [
            'Yes: only from a distance does she see what she had.',
            'These are topics; what does the story say about them?',
            'Nothing in the text is about danger.',
            'This is an order, and without leaving she would have learned nothing.',
          ],
          variant: {
            question:
              'A boy learns a poem to impress his class, forgets it on stage, and tells the story behind it instead. The class is silent, then claps. Which theme fits best?',
            inputType: 'multiple-choice',
            options: [
              'Poems are hard to learn',
              'Honest words can move people more than perfect ones',
              'Always practice more',
              'Fear',
            ],
            correctAnswer: 1,
          },
        },
      ),
      finish(
        90,
        'What you learned',
        'A topic names a subject, a plot tells events, and a theme says something general about life. A good theme statement leaves names behind, avoids commands and can be supported with details.',
      ),
    ],
  },
  {
    ...headOf('g7-tracing-a-theme'),
    learningObjectives: [
      'Trace a theme through beginning, middle and end',
      'Explain how an image can carry a theme',
      'Support a claim with fitting evidence',
    ],
    steps: [
      intro(
        'A theme grows',
        'You can already state the theme of a story that you have finished. However, a theme does not appear suddenly in the final sentence, because the author prepares, tests and develops it along the way. Today you will read one short story in three parts and follow its thread.',
        '🧵',
      ),
      explain(
        'Hint, test and outcome',
        'At the beginning of a story, look for hints about what the character believes. In the middle, the plot tests that belief, and the ending reveals what has become of it. Pay attention to images that return, because an object that reappears in a different condition often shows how the theme has developed.',
        ['Beginning: a belief', 'Middle: a test', 'End: a changed belief'],
      ),
      withExtras(
        choose(
          'Part one',
          'Tomas was determined to build the stage alone, and when Priya offered to hold the ladder, he waved her away. "It is faster without help," he said, while the ladder trembled on the uneven floor.',
          'What does the image at the end of this part suggest about Tomas?',
          [
            'The school should repair its floor',
            'His belief stands on shaky ground',
            'Priya has pushed the ladder',
            'The story will be about tools',
          ],
          1,
          'Connect the image of the trembling ladder with the statement that Tomas has just made about help.',
        ),
        {
          hints: [
            'You are asked what the trembling ladder suggests.',
            'An image often comments on the sentence just before it.',
            'Tomas has just claimed that he needs no help.',
            'The ladder shakes because nobody holds it, so his belief is shaky too.',
          ],
          variant: {
            question:
              '"I am not afraid of the dark," said Jo, and the flashlight shook in her hand. What does the image suggest?',
            inputType: 'multiple-choice',
            options: [
              'The flashlight is broken',
              'It is cold outside',
              'She is more afraid than she says',
              'Somebody has pushed her',
            ],
            correctAnswer: 2,
          },
          feedback: [
            'This takes the image as a mere fact and misses its place after his claim.',
            'Yes: right after he refuses help, the ladder shows why he needs it.',
            'Nothing in the text says so; she was sent away.',
            'The ladder is a tool, but the conflict is about accepting help.',
          ],
        },
      ),
      withExtras(
        choose(
          'Part two',
          'By Thursday the frame leaned to the left. Tomas pulled it straight, and it immediately leaned to the right. Priya sat in the empty auditorium with her homework and did not leave. He noticed, but he did not turn around.',
          'How does this second part of the story develop the theme?',
          [
            'It solves the conflict between the two',
            'It shows that Priya is too lazy to work',
            'It tests his belief while help is near',
            'It changes the subject to homework',
          ],
          2,
          'Compare what Tomas believed at the beginning of the story with what actually happens to him now.',
        ),
        {
          feedback: [
            'He does not turn around, so the conflict goes on.',
            'She stays on purpose; "did not leave" is about loyalty, not laziness.',
            'Yes: his way fails again and again, while help waits behind his back.',
            'The homework only gives her a reason to stay.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Notice how the second part of the story works. The frame leans first to one side and then to the other, so his belief fails the test twice. He is aware of Priya and does not turn around, which suggests that he is beginning to doubt himself but is still too proud to admit it. Such a belief under pressure is typical of the middle of a narrative.',
        ['Evidence: "He noticed, but he did not turn around."', 'It shows: doubt, but also pride'],
      ),
      withExtras(
        chooseAll(
          'Part three',
          'On Friday he climbed down, sat beside her and was silent for a while. "Could you hold the ladder?" he finally asked. "Of course," she said, and this time it did not tremble.',
          'Which details show that his belief has changed? Select all that do.',
          [
            'He climbs down',
            'It is Friday',
            'He asks her to hold the ladder',
            'The ladder does not tremble',
            'Priya speaks',
          ],
          [0, 2, 3],
          'Compare each of these details with the beginning of the story, and look for a contrast between them.',
        ),
        {
          feedback: [
            'Right: he gives up his lonely place above.',
            'The day only tells us that time has passed.',
            'Right: he asks for just what he refused before.',
            'Right: the image from part one returns, and it is steady now.',
            'She spoke in part one as well, so this shows no change.',
          ],
        },
      ),
      withExtras(
        order(
          'Stages of change',
          'A theme can often be traced through the changing attitude of the main character.',
          'Put the different stages of his attitude in order.',
          [
            'He is sure that he needs no help',
            'His work fails, but he keeps trying alone',
            'He notices Priya and ignores her',
            'He comes down and is silent',
            'He asks for help',
          ],
          'Begin with the original belief of the character, and finish with the belief that has replaced it.',
        ),
        {
          hints: [
            'You are arranging five stages of one attitude.',
            'The first belongs to part one and the last two to part three.',
            'He fails on Thursday before he notices Priya.',
          ],
        },
      ),
      withExtras(
        match(
          'What does it do?',
          'Every important detail of a narrative contributes something particular to the development of its theme.',
          'Which contribution belongs to which detail?',
          [
            ['He waves her away', 'States the first belief'],
            ['The frame leans again', 'Tests the belief'],
            ['His silence beside her', 'Marks the turning point'],
            ['The steady ladder', 'Confirms the new belief'],
          ],
          'Remember the usual development of a theme from a belief through a test and a turning point to a confirmation.',
        ),
        {
          hints: [
            'Each detail belongs to another stage.',
            'Decide which detail comes first in the story and which comes last.',
            'Waving her away comes first, so it states the belief.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: (1) The theme is that accepting help takes strength. (2) The text says: "By Thursday the frame leaned to the left." (3) This quotation shows how hard it is for Tomas to ask.',
          'What is the weakness of this argument?',
          [
            'Claim 1 is only a topic, not a theme',
            'Quotation 2 is not in the story',
            'Quotation 2 does not fit sentence 3',
            'Nothing is wrong',
          ],
          2,
          'Consider whether the quotation is really about asking for assistance, or only about the wooden frame.',
        ),
        {
          feedback: [
            'It is a complete and general sentence, so it can stand.',
            'The sentence is in part two, word for word.',
            'Exactly: evidence must fit the explanation, and his silence would fit much better.',
            'The parts look neat, but the frame tells us nothing about asking.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge',
          'You want to explain in one sentence how the ladder develops the theme.',
          'Which sentence is the best analysis?',
          [
            'The ladder appears in the first part and again in the last',
            'The ladder shakes while Tomas refuses help and stands firm once he accepts it',
            'The ladder is an important symbol, which makes the whole story far more interesting',
            'Tomas should have bought a better ladder',
          ],
          1,
          'A good analysis connects the image with the development of the character, and it explains the connection.',
        ),
        {
          hints: [
            'You need the link between the image and the theme.',
            'Look for a sentence that connects both states of the ladder with Tomas.',
            'The first option is true, but it does not explain anything.',
            'Shaking goes with refusing and firmness with accepting: that is the link.',
          ],
          feedback: [
            'This is correct but only reports where; analysis explains what changes.',
            'Yes: it connects each state of the ladder with his attitude.',
            'Naming a symbol is not enough; say what it stands for and how it changes.',
            'This judges the character instead of reading the image.',
          ],
          variant: {
            question:
              'In another story, a window is "dusty" when a girl quarrels with her brother and "open" when they make up. Which sentence is the best analysis?',
            inputType: 'multiple-choice',
            options: [
              'The window is mentioned twice',
              'The window is a symbol',
              'The dusty window mirrors their distance, and the open one their new trust',
              'They should clean the window',
            ],
            correctAnswer: 2,
          },
        },
      ),
      finish(
        110,
        'What you learned',
        'To trace a theme, find the first belief, the test and the outcome. Images that return in a new form show the change. Evidence counts only if it shows what your explanation says.',
      ),
    ],
  },
  {
    ...headOf('g7-vivid-narratives'),
    learningObjectives: [
      'Show feelings instead of naming them',
      'Choose sensory details and precise verbs',
      'Write and punctuate dialogue',
    ],
    steps: [
      intro(
        'From reader to writer',
        'You have seen that a trembling ladder can say more than a long explanation. Now you change sides, and you will discover how writers make their readers see, hear and feel what happens in a story, instead of only telling them about it.',
        '✒️',
      ),
      explain(
        'Show the evidence',
        'Telling gives the result: "She was angry." Showing gives the evidence and lets readers draw the conclusion: "She closed the book so hard that the cups rattled." Choose one or two details that carry the emotion, because too many details of equal importance compete for attention.',
        ['Telling names a feeling', 'Showing gives actions, senses and speech'],
      ),
      withExtras(
        choose(
          'Which one shows?',
          'Kofi is waiting for a conversation outside the office of the director of his school.',
          'Which sentence shows that he is nervous?',
          [
            'Kofi was extremely nervous',
            'Kofi felt a really strong feeling',
            'Kofi wiped his palms on his jeans for the third time',
            'Kofi, who was thirteen, sat outside the office',
          ],
          2,
          'Look for a sentence that describes something that a camera could actually record.',
        ),
        {
          hints: [
            'You need a sentence that never names the feeling.',
            'Ask of each sentence: could a camera film this?',
            'The word "extremely" makes telling louder, but it remains telling.',
            'Wiping his palms again and again can be filmed, and it reveals his nerves.',
          ],
          variant: {
            question: 'Which sentence shows that Maya is bored?',
            inputType: 'multiple-choice',
            options: [
              'Maya was incredibly bored',
              'Maya felt bad in some way',
              'Maya, who had brown hair, sat in class',
              'Maya counted the ceiling tiles, and then counted them again',
            ],
            correctAnswer: 3,
          },
          feedback: [
            'A stronger adverb is still telling: it names the feeling.',
            'This is vague telling: we do not even learn which feeling.',
            'Yes: the action, and the fact that he repeats it, lets us infer his nerves.',
            'This gives facts about him, but no sign of a feeling.',
          ],
        },
      ),
      withExtras(
        match(
          'From telling to showing',
          'Every one of these flat sentences can be replaced by a detail that allows the reader to draw the conclusion.',
          'Which detail shows which statement?',
          [
            ['He was exhausted', 'He fell asleep with one shoe on'],
            ['She was impatient', 'She pressed the elevator button five times'],
            ['It was cold', 'Her breath hung in the air'],
            ['He was proud', 'He moved the medal to the front of the shelf'],
          ],
          'Imagine the situation as a scene in a movie, and consider what each detail makes you conclude.',
        ),
        {
          hints: [
            'Each detail lets you infer exactly one statement.',
            'Separate the weather from the people first.',
            'Visible breath belongs to cold air.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Consider this draft: "The kitchen was nice and smelled good." Readers learn neither what it smelled of nor why it was nice. A revision answers both questions with sensory details and precise verbs: "Cinnamon drifted from the oven, and the radio hummed behind a wall of steam." Now readers can smell, hear and see the kitchen for themselves.',
        ['"smelled good" → cinnamon', '"nice" → steam and a humming radio', '"was" → drifted, hummed'],
      ),
      withExtras(
        solve(
          'Count the senses',
          '"The bus hissed to a stop, wet wool steamed with the smell of dogs, and the frozen rail bit into her palm."',
          'How many different senses does the sentence appeal to, if you leave out sight?',
          3,
          'Consider hearing, smell, touch and taste one after another, and look for an expression that appeals to each.',
        ),
        {
          expression: '1 + 1 + 1',
          hints: [
            'You are counting senses, not details.',
            'Find one word for each of hearing, smell, touch and taste.',
            '"Hissed" is for hearing, and "smell" names itself.',
            'Hearing, smell and touch make 3; nothing is tasted.',
          ],
          mistakes: [
            { answer: '4', says: 'Is anything tasted? "Bit" is a metaphor here for what her palm feels.' },
            { answer: '2', says: 'Look at the rail again: what does her palm feel?' },
          ],
          variant: {
            question:
              '"Thunder rolled, the rain tasted of dust, and the hot stones smelled of iron under my bare feet, which burned." Leaving out sight, how many senses are there?',
            inputType: 'number',
            correctAnswer: 4,
            expression: '1 + 1 + 1 + 1',
          },
        },
      ),
      withExtras(
        chooseAll(
          'Precise verbs',
          'A single precise verb can often replace a combination of a weak verb and an adverb.',
          'Which sentences rely on a precise verb? Select all that do.',
          [
            'The dog went very quickly across the yard',
            'The dog bolted across the yard',
            'She said quietly that she knew',
            'She whispered that she knew',
            'The gate creaked in the wind',
          ],
          [1, 3, 4],
          'A precise verb expresses the particular manner of moving, speaking or sounding all by itself.',
        ),
        {
          feedback: [
            '"Went" needs two helpers here; "bolted" says it in one word.',
            'Right: "bolted" already holds the speed.',
            '"Said quietly" works, but one precise verb could do the job.',
            'Right: "whispered" holds the quiet.',
            'Right: "creaked" lets us hear the gate.',
          ],
        },
      ),
      withExtras(
        choose(
          'Punctuate speech',
          'A comma usually connects direct speech with the words that identify the person who is speaking.',
          'Which sentence is punctuated correctly in American English?',
          ['"Wait", she said.', '"Wait" she said.', '"Wait." she said.', '"Wait," she said.'],
          3,
          'In American English, the punctuation mark stands before the closing quotation mark.',
        ),
        {
          feedback: [
            'The comma belongs inside the quotation marks.',
            'Without a comma, nothing separates the speech from the tag.',
            'A period ends the sentence too early: "she said" belongs to it.',
            'Yes: the comma stands inside, and the tag follows in lower case.',
          ],
        },
      ),
      withExtras(
        solve(
          'A new paragraph',
          'Each change of speaker begins a new paragraph. "Are you ready?" asked Mia. "Almost," said Ben. "Hurry!" called Mia. "Done," said Ben, "but where is my left shoe?"',
          'How many paragraphs does this dialogue need?',
          4,
          'Count how often the turn to speak passes from one character to another, and do not count the characters.',
        ),
        {
          expression: '1 + 1 + 1 + 1',
          hints: [
            'You need one paragraph for each turn.',
            'Write down the speakers in order.',
            'The order begins: Mia, Ben, Mia.',
            'Mia, Ben, Mia, Ben: four turns, so 4 paragraphs.',
          ],
          mistakes: [
            { answer: '2', says: 'You counted the speakers. Each new turn needs its own paragraph.' },
            { answer: '5', says: 'The last line is interrupted by a tag, but Ben is still speaking.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          '(1) Her pen tapped the desk. (2) She was very nervous. (3) She read the same line four times.',
          'Which sentence weakens the passage, and why?',
          [
            'Sentence 1: pens are not important',
            'Sentence 2: it tells what the others show',
            'Sentence 3: nobody reads a line four times',
            'None: the passage is perfect',
          ],
          1,
          'Cover each of the sentences in turn, and consider what a reader of the passage would lose without it.',
        ),
        {
          feedback: [
            'Small things can carry a feeling, and this one does.',
            'Exactly: the reader has already understood, so the explanation spoils the effect.',
            'Rereading is just what happens when thoughts wander.',
            'One sentence repeats, as a label, what the other two let us discover.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge',
          'Draft: "Grandma was happy to see us, and we ate a lot of good food."',
          'Which revision is the most vivid?',
          [
            'Grandma hugged us with floury hands and filled our plates before our coats were off',
            'Grandma was extremely happy to see us again, and all the food was amazingly delicious',
            'Happily, Grandma was there, and there was food',
            'The old, kind, small, gentle, gray, smiling woman saw us, and we ate',
          ],
          0,
          'Look for actions and sensory details, and be suspicious of collections of adjectives and adverbs.',
        ),
        {
          hints: [
            'You need the version that shows joy and plenty.',
            'Cross out those that only strengthen the telling.',
            'A pile of adjectives describes, but nothing happens.',
            'The floury hug and the full plates show both joy and food.',
          ],
          feedback: [
            'Yes: her floury hands and her hurry show the joy, and we can feel it.',
            'The adverbs are louder, but still nobody does anything.',
            'Moving "happily" to the front does not make the reader see her.',
            'Six adjectives compete for attention, and none of them wins.',
          ],
        },
      ),
      finish(
        125,
        'What you learned',
        'Show evidence and trust your readers to draw the conclusion. A few sensory details and precise verbs do more than many adjectives. In dialogue, every new turn begins a new paragraph, and the comma stays inside.',
      ),
    ],
  },
  {
    ...headOf('g7-pace-and-purpose'),
    learningObjectives: [
      'Use scene, summary and sentence length to control pace',
      'Plan where a narrative slows down',
      'Write an ending that suggests a theme',
    ],
    steps: [
      intro(
        'Time is in your hands',
        'You can trace a theme and write a vivid moment. A complete narrative also needs pace, because some moments deserve a page and others only a single sentence. Today you will decide which is which, so that your readers recognize what is important to you.',
        '⏳',
      ),
      explain(
        'Scene and summary',
        'A scene shows a moment in detail, almost in real time, with action and dialogue. A summary passes over hours or years in a sentence. Slow down for decisions and turning points, and summarize what only connects them. Sentence length helps: short sentences quicken the pace, long ones let it flow.',
        ['Scene: "I put the key on the table. He did not take it."', 'Summary: "The winter passed."'],
      ),
      withExtras(
        match(
          'Technique and effect',
          'Experienced writers control the time in a narrative with surprisingly simple techniques.',
          'Which effect belongs to which technique?',
          [
            ['Several short sentences in a row', 'The action speeds up'],
            ['A close look at one small gesture', 'Time seems to stand still'],
            ['One sentence for three months', 'A long time passes at once'],
            ['A pause before an answer', 'Tension between people grows'],
          ],
          'Imagine reading an example of each technique aloud, and consider how time seems to move.',
        ),
        {
          hints: [
            'Every technique changes the speed or the tension in its own way.',
            'Separate summary from close-up first.',
            'Three months in one sentence is a summary, so a long time passes at once.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Measure the pace',
          'In a draft, a calm paragraph has 60 words in 4 sentences. The chase that follows has 60 words in 8 sentences.',
          'How many words does a sentence of the chase have on average?',
          '7.5',
          '0',
          'For the chase alone, divide the number of words by the number of sentences.',
        ),
        {
          expression: '60 / 8',
          hints: [
            'You need the average length of a sentence in the chase only.',
            'Average length = words ÷ sentences.',
            'The chase has 60 words and 8 sentences.',
            '60 ÷ 8 = 7.5 words, half as long as in the calm paragraph.',
          ],
          mistakes: [
            { answer: '15', says: 'That is the average of the calm paragraph.' },
            { answer: '10', says: 'That is the average of both paragraphs together.' },
          ],
          variant: {
            question:
              'After a revision, the chase has 54 words in 12 sentences. How many words does a sentence have on average?',
            inputType: 'decimal',
            expected: '4.5',
            tolerance: '0',
            expression: '54 / 12',
          },
        },
      ),
      explain(
        'A worked example',
        'Draft: "We argued, I left, we did not speak for a month, and then we made up." Everything in this draft has the same pace. A revision could present the argument as a detailed scene, summarize the month in one sentence, and show the first word afterward in another scene. The narrative now slows down exactly where something changes.',
        ['Argument: scene', '"For a month, the phone stayed dark.": summary', 'First word: scene, with a pause'],
      ),
      withExtras(
        choose(
          'Where to slow down?',
          'Your story: Nadia packs, travels six hours by bus, meets the sister she has never known, and later takes the bus home.',
          'Which part deserves a detailed scene?',
          [
            'Packing the suitcase',
            'The six hours on the bus to her sister',
            'The ride back home',
            'The first minute with her sister',
          ],
          3,
          'Look for the decisive moment after which the life of the main character is different.',
        ),
        {
          feedback: [
            'Packing can be a brief hint at her mood, but nothing changes here.',
            'Six hours are long for Nadia, but not for the reader: summarize them.',
            'The way back can be short: the turning point is over.',
            'Yes: this is the turning point, so let every second count.',
          ],
        },
      ),
      withExtras(
        order(
          'Build the arc',
          'In the right order, these five sentences make a very short but complete narrative.',
          'Put them in order.',
          [
            'Every summer, Eli watched the others jump from the pier',
            'This year his little cousin asked him to go first',
            'He climbed the rail, and for a moment heard only his own heart',
            'He jumped',
            'Since then, the water seems less dark to both of them',
          ],
          'Begin with the sentence that describes the usual situation, and finish with whatever is different afterward.',
        ),
        {
          hints: [
            'You are looking for situation, spark, tension, climax and outcome.',
            '"Every summer" is the usual situation, and "since then" looks back.',
            'The request of his cousin is the spark, so it comes second.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Jump in time',
          'Transitions are short expressions that help readers to follow a narrative through time.',
          'Which transitions move the story to a later time? Select all that do.',
          ['Three weeks later', 'Meanwhile', 'By the next morning', 'For this reason', 'When the snow had melted'],
          [0, 2, 4],
          'Consider for every transition whether the clock inside the story has moved forward.',
        ),
        {
          feedback: [
            'Right: it names how much time has passed.',
            '"Meanwhile" changes the place, while the time stays the same.',
            'Right: a night has passed.',
            'This one gives a cause, not a time.',
            'Right: the season has changed, and with it the time.',
          ],
        },
      ),
      withExtras(
        solve(
          'Plan the words',
          'You have 600 words. The beginning gets 15%, the rising action 45% and the climax 25%. The ending gets the rest.',
          'How many words are left for the ending?',
          90,
          'Calculate the percentage that is left over before you calculate the number of words.',
        ),
        {
          expression: '600 * (1 - 0.15 - 0.45 - 0.25)',
          hints: [
            'You need the part of 600 words that is not used yet.',
            'Add the three percents, and subtract the sum from 100%.',
            '15% + 45% + 25% = 85%, so 15% is left.',
            '15% of 600 = 90 words.',
          ],
          mistakes: [
            { answer: '15', says: 'That is the percent. Now take 15% of 600 words.' },
            { answer: '510', says: 'That is how many words are used. The ending gets the rest.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A draft: (1) Two pages describe the breakfast before the contest. (2) Half a page shows Rui waiting backstage. (3) One sentence says: "Then he sang, and it changed everything."',
          'What is the main problem of pace?',
          [
            'Waiting should never be shown',
            'The climax is only summarized',
            'The draft is too short',
            'A breakfast may not appear in a story',
          ],
          1,
          'Compare the length of every part of the draft with its importance for the narrative.',
        ),
        {
          feedback: [
            'Waiting builds tension, so half a page may be just right.',
            'Exactly: the moment that "changed everything" gets a single sentence of telling.',
            'Length is not the problem; it is where the length goes.',
            'Any subject is allowed, but two pages must earn their place.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge',
          'Your theme: "Forgiving someone can begin with a small gesture." The story is about two neighbors who quarrel over a fence.',
          'Which ending suggests the theme best?',
          [
            'And so the two neighbors finally learned that forgiving begins with a small gesture',
            'By Sunday evening, the fence had been painted green',
            'On Sunday, two brushes painted the fence, one on each side, and nobody spoke of it',
            'They never met again',
          ],
          2,
          'An effective ending presents a memorable image and leaves the conclusion to the reader.',
        ),
        {
          hints: [
            'You need an ending that suggests without explaining.',
            'Look for a concrete gesture that is linked to forgiving.',
            'The first option states the theme, so nothing is left to discover.',
            'Painting together is the small gesture, and the silence shows forgiveness.',
          ],
          feedback: [
            'This preaches: it hands the theme over instead of showing it.',
            'This is an image, but without people it says nothing about forgiving.',
            'Yes: the shared work is the gesture, and the reader draws the conclusion.',
            'This contradicts the theme: there is no gesture at all.',
          ],
          variant: {
            question: 'Theme: "Being brave can mean being honest." Which ending suggests it best?',
            inputType: 'multiple-choice',
            options: [
              'He learned that honesty is brave',
              'He put the broken vase on the table, in plain sight, and waited for her steps',
              'The vase was blue',
              'He bought a new vase, and nobody noticed',
            ],
            correctAnswer: 1,
          },
        },
      ),
      finish(
        150,
        'What you learned',
        'Slow down with scenes where something changes, and summarize what lies between. Sentence length and transitions steer time. An ending works best when an image carries the theme and readers discover it for themselves.',
      ),
    ],
  },
];
