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

export const scienceLessons: readonly LessonSource[] = [
  {
    ...headOf('g7-cells-parts-and-scale'),
    learningObjectives: [
      'Name the main parts of a cell and their jobs',
      'Compare plant and animal cells',
      'Calculate magnification and real size',
    ],
    steps: [
      intro(
        'Small rooms, busy work',
        'You know that living things need energy, grow and respond. Every one of these activities happens inside cells, which are the smallest units of life. Today you will look inside them, and calculate how small they actually are.',
        '🔬',
      ),
      explain(
        'Parts with jobs',
        'A cell works because its parts share the labor. The nucleus holds the instructions in the form of DNA, while the membrane controls what enters and leaves. Mitochondria release energy from sugar in a process called cellular respiration. Plant cells have a stiff cell wall, chloroplasts for photosynthesis, and one large vacuole full of water in addition.',
        ['All around the parts: jelly-like cytoplasm'],
      ),
      withExtras(
        choose(
          'Who does what?',
          'A muscle cell works hard and uses a great deal of energy.',
          'Which part would you expect to find in especially large numbers?',
          ['Nuclei', 'Chloroplasts', 'Mitochondria', 'Cell walls'],
          2,
          'Ask yourself which part of a cell releases the energy that a muscle needs in order to move.',
        ),
        {
          hints: [
            'You need the part whose job matches a high demand for energy.',
            'Go through the list of jobs and look for energy from sugar.',
            'A muscle belongs to an animal, so cross out the parts that only plants have.',
            'Mitochondria release energy from sugar, so busy muscle cells are full of them.',
          ],
          feedback: [
            'The nucleus stores instructions; it does not supply the energy to move.',
            'Chloroplasts capture light energy, but animal cells have none of them.',
            'Yes: more mitochondria can release more energy from sugar.',
            'Cell walls give plant cells support, and animal cells have none.',
          ],
        },
      ),
      withExtras(
        match(
          'Parts and jobs',
          'Every part of a cell has a particular responsibility that keeps the whole cell alive.',
          'Which job belongs to which part?',
          [
            ['Nucleus', 'Stores the instructions of the cell'],
            ['Cell membrane', 'Controls what enters and leaves'],
            ['Mitochondrion', 'Releases energy from sugar'],
            ['Chloroplast', 'Captures light to make sugar'],
            ['Cell wall', 'Supports the cell from outside'],
          ],
          'Two parts deal with energy: one captures it in sugar, and the other releases it.',
        ),
        {
          hints: [
            'Five parts and five jobs: each is used once.',
            'Begin with the two outer layers. One is stiff, and the other is a gatekeeper.',
            'The membrane is the gatekeeper, and the wall gives support.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Plant or animal?',
          'A plant cell and an animal cell lie under the same microscope.',
          'Which structures would show you that one of them is a plant cell? Select all that would.',
          ['Nucleus', 'Cell wall', 'Mitochondria', 'Chloroplasts', 'Cell membrane', 'One large central vacuole'],
          [1, 3, 5],
          'Look for the structures that support or feed a plant and that an animal cell does without.',
        ),
        {
          feedback: [
            'Both kinds of cell have a nucleus, so it tells you nothing here.',
            'Right: animal cells have no wall.',
            'It is a common error to think that plants lack mitochondria; they need them too.',
            'Right: only the plant cell can capture light.',
            'Every cell has a membrane; in a plant it lies just inside the wall.',
            'Right: animal cells have only small vacuoles, if any.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Magnification tells how many times larger an image is than the real object. A drawing shows a cell 60 mm wide, and the real cell measures 0.05 mm. Divide the width of the image by the real width, in the same unit, and you find that the drawing is magnified 1,200 times.',
        ['magnification = image ÷ real', '60 mm ÷ 0.05 mm = 1,200', 'real = image ÷ magnification'],
      ),
      withExtras(
        solve(
          'How many times larger?',
          'A photograph taken through a microscope shows an onion cell 80 mm long, although the real cell is only 0.4 mm long.',
          'How many times is the cell magnified?',
          200,
          'Divide the length in the photograph by the real length, because magnification compares the two.',
        ),
        {
          expression: '80 / 0.4',
          hints: [
            'You are looking for the magnification of the photograph.',
            'Both lengths are in millimeters, so you can divide at once.',
            'Write 80 ÷ 0.4 as 800 ÷ 4.',
            '800 ÷ 4 = 200, so the cell is magnified 200 times.',
          ],
          mistakes: [
            { answer: '32', says: 'You multiplied. Magnification compares two lengths, so divide them.' },
            { answer: '20', says: 'Check the decimal point: 80 ÷ 0.4 equals 800 ÷ 4.' },
          ],
          variant: {
            question:
              'A photograph shows a cell 90 mm long, and the real cell is 0.3 mm long. How many times is it magnified?',
            inputType: 'number',
            correctAnswer: 300,
            expression: '90 / 0.3',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'The real size',
          'Under a microscope that magnifies 400 times, the image of a cell is 12 mm wide.',
          'How wide is the real cell? Give your answer in mm.',
          '0.03',
          '0',
          'The real cell is considerably smaller than its image, so divide by the magnification.',
        ),
        {
          unit: 'mm',
          expression: '12 / 400',
          hints: [
            'You need the real width, and you know the image and the magnification.',
            'Real size = image size ÷ magnification.',
            'Simplify the division: 12 ÷ 400 = 3 ÷ 100.',
            '3 ÷ 100 = 0.03, so the cell is 0.03 mm wide.',
          ],
          mistakes: [
            { answer: '4800', says: 'You multiplied, so your cell is almost 5 meters wide. Divide instead.' },
            { answer: '0.3', says: 'Check the decimal point: 12 ÷ 400 is 3 hundredths.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: (1) Chloroplasts store light energy in sugar. (2) Mitochondria release energy from sugar. (3) Plants have chloroplasts, so their cells need no mitochondria.',
          'Which statement is wrong, and why?',
          [
            'Statement 1: chloroplasts use up sugar',
            'Statement 2: mitochondria make sugar',
            'Statement 3: plants need both parts',
            'All three statements are correct',
          ],
          2,
          'Consider how a plant survives at night, or how a root stays alive in completely dark soil.',
        ),
        {
          feedback: [
            'You have swapped the two parts: chloroplasts build sugar.',
            'You have swapped the two parts: mitochondria break sugar down.',
            'Exactly: stored sugar is of no use to a cell that cannot release its energy.',
            'The first two are fine, but a root in dark soil shows that the third cannot be.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'On a photograph that is magnified 600 times, a chloroplast is 3 mm wide. In reality, the leaf cell that surrounds this chloroplast is 0.05 mm wide.',
          'How many chloroplasts of this size would fit side by side across the cell?',
          10,
          'Find the real width of the chloroplast before you compare it with the cell.',
        ),
        {
          expression: '0.05 / (3 / 600)',
          hints: [
            'You need to compare two real widths.',
            'The width of the cell is real already, but that of the chloroplast is not.',
            'Real chloroplast: 3 ÷ 600 = 0.005 mm.',
            '0.05 ÷ 0.005 = 10 chloroplasts.',
          ],
          mistakes: [
            { answer: '100', says: 'Check the decimal point: 3 ÷ 600 = 0.005, not 0.0005.' },
            { answer: '1', says: 'Check the decimal point: 3 ÷ 600 = 0.005, not 0.05.' },
          ],
          variant: {
            question:
              'At a magnification of 500, a mitochondrion is 1 mm wide. How many would fit side by side across a cell that is really 0.04 mm wide?',
            inputType: 'number',
            correctAnswer: 20,
            expression: '0.04 / (1 / 500)',
          },
        },
      ),
      finish(
        90,
        'What you learned',
        'Cells divide their work among parts. Plant cells add a wall, chloroplasts and a large vacuole, but they keep their mitochondria. Real size is image size divided by magnification.',
      ),
    ],
  },
  {
    ...headOf('g7-body-systems-together'),
    learningObjectives: [
      'Describe how cells build organs and systems',
      'Explain how two body systems interact',
      'Calculate rates of heart and lungs with units',
    ],
    steps: [
      intro(
        'A supply problem',
        'Nearly every cell of your body has mitochondria that need sugar and oxygen. A single-celled organism takes in both directly from the water around it. Most of your cells, however, lie deep inside your body, so something has to deliver supplies to them.',
        '🫁',
      ),
      explain(
        'Systems share the work',
        'Similar cells form tissues, tissues form organs, and organs form systems. No system works alone: the respiratory system brings oxygen to the blood and removes carbon dioxide, while the circulatory system carries both gases, together with the sugar that the digestive system has absorbed.',
        ['cell → tissue → organ → system', 'In the lungs, gases cross the thin walls of tiny air sacs: the alveoli'],
      ),
      withExtras(
        match(
          'Who does it?',
          'A single muscle cell depends on several different systems of the body.',
          'Which job belongs to which system?',
          [
            ['Respiratory', 'Exchanges gases with the air'],
            ['Circulatory', 'Carries materials to every cell'],
            ['Digestive', 'Breaks food into small molecules'],
            ['Nervous', 'Sends fast signals'],
            ['Excretory', 'Filters waste from the blood'],
          ],
          'Think of the main organ of each system: lungs, heart, intestine, brain and kidneys.',
        ),
        {
          hints: [
            'Each system has one main job here.',
            'Name one organ of the system, and ask what it does all day.',
            'Kidneys belong to the excretory system, and they filter the blood.',
          ],
        },
      ),
      withExtras(
        order(
          'The journey of oxygen',
          'You breathe in, and a little later a muscle in your leg receives the oxygen that it needs.',
          'Put the stations of the oxygen in order.',
          [
            'Nose or mouth',
            'Windpipe',
            'Branches of the windpipe in the lungs',
            'Air sacs of the lungs',
            'Blood',
            'Muscle cell',
          ],
          'Follow the air into smaller and smaller spaces until it meets the blood.',
        ),
        {
          hints: [
            'You are tracing one path from the outside to a cell.',
            'The air passages come first, then the place of gas exchange, then transport.',
            'The path begins at the nose or mouth, and the windpipe comes next.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Your pulse shows how fast your heart is beating, so count it for a short time and scale the result up to a minute. For example, 18 beats in 15 seconds make 72 beats per minute, because a minute contains four such periods. If every beat moves 70 mL of blood, the heart pumps about five liters every minute.',
        ['18 × 4 = 72 bpm', '72 × 70 mL = 5,040 mL ≈ 5 L per minute'],
      ),
      withExtras(
        solve(
          'After the stairs',
          'Immediately after running up the stairs, you count 24 heartbeats in 10 seconds.',
          'What is your heart rate? Give your answer in bpm (beats per minute).',
          144,
          'Find out how many periods of 10 seconds fit into a minute.',
        ),
        {
          unit: 'bpm',
          expression: '24 * 60 / 10',
          hints: [
            'You need the number of beats in a whole minute.',
            'Heart rate is proportional to time, so scale the count up.',
            'There are 60 ÷ 10 = 6 such periods in a minute.',
            '24 × 6 = 144 bpm.',
          ],
          mistakes: [
            {
              answer: '240',
              says: 'You multiplied by 10 seconds. Multiply by the number of 10-second periods in a minute.',
            },
            { answer: '96', says: 'You multiplied by 4, which fits a count of 15 seconds.' },
          ],
          variant: {
            question: 'Later you count 13 beats in 10 seconds. What is your heart rate in bpm?',
            inputType: 'number',
            correctAnswer: 78,
            unit: 'bpm',
            expression: '13 * 60 / 10',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'Liters per minute',
          'While its owner is resting, a heart beats 60 times a minute and moves 80 mL of blood with every beat.',
          'How much blood does it pump in one minute? Give your answer in L.',
          '4.8',
          '0',
          'Multiply the two quantities first, and then convert the result from milliliters to liters.',
        ),
        {
          unit: 'L',
          expression: '60 * 80 / 1000',
          hints: [
            'You need a volume per minute, in liters.',
            'Multiply the beats by the volume of one beat.',
            '60 × 80 = 4,800 mL.',
            '4,800 mL ÷ 1,000 = 4.8 L.',
          ],
          mistakes: [
            { answer: '4800', says: 'That is in milliliters. There are 1,000 mL in a liter.' },
            { answer: '48', says: 'Check the conversion: divide milliliters by 1,000, not by 100.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Why so fast?',
          'During a race, both your breathing and your heartbeat speed up.',
          'What is the best explanation?',
          [
            'The lungs push the blood around the body',
            'The heart needs air inside it in order to beat',
            'Muscles turn oxygen into blood',
            'Muscles use oxygen and make carbon dioxide faster',
          ],
          3,
          'Consider what the mitochondria in a working muscle use up, and what they produce.',
        ),
        {
          feedback: [
            'Lungs exchange gases; it is the heart that pumps blood.',
            'Air in the heart would be dangerous; oxygen travels in the blood.',
            'Oxygen is carried by the blood; it is not made into blood.',
            'Yes: one system exchanges the gases and the other carries them, so both speed up.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: (1) The small intestine absorbs sugar, and blood carries it to a muscle cell. (2) Mitochondria in the cell use carbon dioxide to release energy from the sugar. (3) Blood carries waste gas from the cell to the lungs.',
          'Which statement is wrong, and why?',
          [
            'Statement 1: the lungs absorb sugar',
            'Statement 2: mitochondria use oxygen',
            'Statement 3: nerves carry the gas',
            'All three statements are correct',
          ],
          1,
          'Compare the gas that you breathe in and use with the gas that you breathe out again.',
        ),
        {
          feedback: [
            'Lungs exchange gases; sugar comes from food, through the intestine.',
            'Exactly: carbon dioxide is what is left over, and you breathe it out.',
            'Nerves carry signals; gases travel in the blood.',
            'Look at the gas in the second statement: is it used or produced?',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'At rest, Noor takes 12 breaths a minute of 0.5 L each. While she runs, she takes 30 breaths a minute of 1.8 L each.',
          'How many times as much air per minute does she breathe while running?',
          9,
          'Calculate the volume of air per minute for both activities, and compare the results by dividing.',
        ),
        {
          expression: '(30 * 1.8) / (12 * 0.5)',
          hints: [
            '"How many times as much" asks for a quotient.',
            'Air per minute = breaths per minute × liters per breath.',
            'At rest: 12 × 0.5 = 6 L. Running: 30 × 1.8 = 54 L.',
            '54 ÷ 6 = 9 times as much.',
          ],
          mistakes: [
            { answer: '48', says: 'That is the difference in liters. "How many times" asks you to divide.' },
            { answer: '2.5', says: 'You compared only the number of breaths. Each breath is deeper too.' },
          ],
          variant: {
            question:
              'At rest, Sol takes 15 breaths a minute of 0.4 L each. On a climb he takes 20 breaths of 1.5 L each. How many times as much air per minute is that?',
            inputType: 'number',
            correctAnswer: 5,
            expression: '(20 * 1.5) / (15 * 0.4)',
          },
        },
      ),
      finish(
        110,
        'What you learned',
        'Cells form tissues, organs and systems. Lungs exchange gases, and the heart and blood carry them, so both respond when muscles work. Rates with units make such changes measurable.',
      ),
    ],
  },
  {
    ...headOf('g7-energy-through-ecosystems'),
    learningObjectives: [
      'Name the roles in a food web',
      'Calculate the energy at each feeding level',
      'Explain why energy flows while matter cycles',
    ],
    steps: [
      intro(
        'From one body to many',
        'Your cells release energy from food, and much of it leaves your body as heat, just as it does in every other organism. Today you will follow energy through a whole ecosystem and discover why there are so few hawks.',
        '🦅',
      ),
      explain(
        'A flow and a cycle',
        'Producers, such as plants, store light energy in sugar, while consumers eat producers or each other, and decomposers break down whatever is dead. At every level, most of the energy is used and leaves as heat, so only about ten percent is stored in the next level. Matter is different, because its atoms are used again and again.',
        ['energy: flows through', 'matter: goes round in a cycle', 'rule of thumb: about 10% passes on'],
      ),
      withExtras(
        order(
          'Build a food chain',
          'Arrows in a food chain show where the energy goes.',
          'Put the living things in the order in which energy passes through them.',
          ['Grass', 'Grasshopper', 'Frog', 'Snake', 'Hawk'],
          'Begin with the organism that needs no food because it captures the energy of light.',
        ),
        {
          hints: [
            'You are following energy from the Sun through five living things.',
            'Find the producer first, and then ask who eats it.',
            'Grass is the producer, and the grasshopper eats it.',
          ],
        },
      ),
      withExtras(
        match(
          'Name the role',
          'In a forest, a caterpillar eats the leaves of an oak, a bluebird eats the caterpillar, and a hawk eats the bluebird, while fungi break down the fallen leaves.',
          'Which role belongs to which living thing?',
          [
            ['Oak', 'Producer'],
            ['Caterpillar', 'Primary consumer'],
            ['Bluebird', 'Secondary consumer'],
            ['Hawk', 'Tertiary consumer'],
            ['Fungus', 'Decomposer'],
          ],
          'Primary means first: a primary consumer eats a producer.',
        ),
        {
          hints: [
            'Each living thing has one role in this forest.',
            'Count the steps from the producer: first, second, third.',
            'The oak makes its own food, and the caterpillar is the first to eat.',
          ],
        },
      ),
      explain(
        'A worked example',
        'The plants of a meadow store 20,000 kJ of energy in a season. By the rule of thumb, about a tenth of this energy is stored in the grasshoppers that eat them, and a tenth of that in the frogs. After only two steps, one percent of the original energy is left.',
        ['Plants: 20,000 kJ', 'Grasshoppers: 20,000 × 0.1 = 2,000 kJ', 'Frogs: 2,000 × 0.1 = 200 kJ'],
      ),
      withExtras(
        solve(
          'In the pond',
          'The algae of a pond store 50,000 kJ of energy. Water fleas eat the algae, and small fish eat the water fleas. Assume that ten percent of the energy passes on at each step.',
          'How much energy is stored in the small fish? Give your answer in kJ.',
          500,
          'Count the steps between the algae and the fish, and take ten percent of the energy once for every step.',
        ),
        {
          unit: 'kJ',
          expression: '50000 * 0.1 * 0.1',
          hints: [
            'You need the energy two steps above the algae.',
            'Each step multiplies the energy by 0.1.',
            'Water fleas: 50,000 × 0.1 = 5,000 kJ.',
            'Small fish: 5,000 × 0.1 = 500 kJ.',
          ],
          mistakes: [
            { answer: '5000', says: 'That is the energy in the water fleas. The fish are one step further.' },
            { answer: '10000', says: 'You took 20% in one step. Take 10% of 10% instead.' },
            { answer: '40500', says: 'You kept 90% at each step. That is the part that does not pass on.' },
          ],
          variant: {
            question:
              'Seaweed stores 80,000 kJ, snails eat it, crabs eat the snails, and gulls eat the crabs. With 10% at each step, how many kJ are stored in the gulls?',
            inputType: 'number',
            correctAnswer: 80,
            unit: 'kJ',
            expression: '80000 * 0.1 * 0.1 * 0.1',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'Check the rule',
          'Ten percent is only a rule of thumb, and real ecosystems differ. In one marsh, scientists measured 16,000 kJ in the plants and 2,000 kJ in the insects that eat them.',
          'What percent of the energy passed on? Write the % sign too.',
          '12.5',
          '0',
          'Divide the energy of the upper feeding level by the energy of the lower feeding level.',
        ),
        {
          unit: '%',
          expression: '2000 / 16000 * 100',
          hints: [
            'You need the part of the plant energy that is found in the insects.',
            'The whole is the energy of the plants.',
            '2,000 ÷ 16,000 = 1/8.',
            '1/8 = 0.125 = 12.5%.',
          ],
          mistakes: [
            { answer: '0.125', says: 'That is the decimal. Multiply by 100 to get a percent.' },
            {
              answer: '8',
              says: 'You divided the wrong way round: 8 tells how many times larger the plant energy is.',
            },
            { answer: '87.5', says: 'That is the percent that did not pass on.' },
          ],
        },
      ),
      withExtras(
        chooseAll(
          'The missing 90%',
          'Only a small part of the energy in the grass of a meadow is finally stored in the body of a rabbit.',
          'What happens to the rest? Select all that are true.',
          [
            'It leaves living things as heat',
            'It stays in parts that are not eaten',
            'It is destroyed',
            'It leaves in droppings and feeds decomposers',
            'It returns to the Sun',
          ],
          [0, 1, 3],
          'Energy can change its form or travel to another place, but it can never disappear.',
        ),
        {
          feedback: [
            'True: cellular respiration gives off heat all the time.',
            'True: roots, for example, stay in the ground.',
            'Energy is never destroyed; it only becomes less useful as heat.',
            'True: decomposers use what the rabbit cannot digest.',
            'Energy flows one way here; nothing on Earth sends it back to the Sun.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: (1) The energy of a dead leaf is recycled, so living things can use it again forever. (2) Atoms of the leaf can become part of a new plant. (3) Decomposers release minerals from the leaf into the soil.',
          'Which statement is wrong?',
          ['Statement 1', 'Statement 2', 'Statement 3', 'None of them'],
          0,
          'Remember what goes round in a cycle and what only flows through an ecosystem.',
        ),
        {
          feedback: [
            'Exactly: energy leaves as heat, which is why ecosystems need new sunlight every day.',
            'Atoms are not used up, so this happens all the time.',
            'This is just what decomposers do when they break down dead matter.',
            'One statement treats energy as if it were matter.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'An owl eats mice, and the mice eat seeds. The owl stores 30 kJ of new energy in its body. Assume that ten percent of the energy passes on at each step.',
          'How much energy must the seeds have stored? Give your answer in kJ.',
          3000,
          'Work backward through the chain, because every level below must hold ten times as much energy.',
        ),
        {
          unit: 'kJ',
          expression: '30 / 0.1 / 0.1',
          hints: [
            'You need the energy two steps below the owl.',
            'Undo "times 0.1" by dividing by 0.1.',
            'Mice: 30 ÷ 0.1 = 300 kJ.',
            'Seeds: 300 ÷ 0.1 = 3,000 kJ.',
          ],
          mistakes: [
            { answer: '300', says: 'That is the energy in the mice. The seeds are one step further down.' },
            { answer: '0.3', says: 'You went up instead of down: lower levels hold more energy, not less.' },
          ],
          variant: {
            question:
              'A seal stores 45 kJ. It eats fish, and the fish eat plankton. With 10% at each step, how many kJ must the plankton have stored?',
            inputType: 'number',
            correctAnswer: 4500,
            unit: 'kJ',
            expression: '45 / 0.1 / 0.1',
          },
        },
      ),
      finish(
        125,
        'What you learned',
        'Energy enters through producers, flows from level to level and leaves as heat, so each level holds about a tenth of the one below. That is why top predators are rare. Matter, by contrast, is recycled by decomposers.',
      ),
    ],
  },
  {
    ...headOf('g7-when-ecosystems-change'),
    learningObjectives: [
      'Predict direct and indirect effects of a change',
      'Estimate a population from samples',
      'Judge whether evidence supports a cause',
    ],
    steps: [
      intro(
        'More than a chain',
        'You have followed energy from producers to top predators. In reality, many chains cross in a food web, so a change in one place spreads to others. Today you will predict such changes and check them with numbers, as ecologists do.',
        '🕸️',
      ),
      explain(
        'One arrow at a time',
        'To predict the result of a change, trace it through the food web step by step. A direct effect reaches a neighbor, because fewer predators usually means more prey. An indirect effect travels further, because more prey may then consume more of the plants. Physical conditions such as light, water and temperature are important as well.',
        ['change → direct effect → indirect effect'],
      ),
      withExtras(
        choose(
          'The covered lake',
          'A floating plant from another continent spreads until it covers the surface of a lake.',
          'Which change would you predict first?',
          [
            'Plants under water get less light',
            'Large fish die of old age',
            'The lake becomes deeper',
            'Underwater plants grow faster, to compete',
          ],
          0,
          'Start with the physical condition that a cover on the water changes immediately.',
        ),
        {
          feedback: [
            'Yes: and with less light they make less food and less oxygen, which affects the rest.',
            'Age has no link to the cover; find a link before you predict an effect.',
            'A thin cover of plants does not move the bottom of the lake.',
            'Plants cannot decide to grow faster: with less light, they make less sugar.',
          ],
        },
      ),
      withExtras(
        order(
          'The otter and the kelp',
          'Sea otters eat sea urchins, sea urchins eat kelp, and many fish hide among the kelp.',
          'What happened on coasts where otters were hunted? Put the events in order.',
          [
            'Hunters remove the otters',
            'Urchins lose their main predator',
            'The number of urchins rises',
            'Urchins eat kelp faster than it regrows',
            'Young fish lose their shelter',
          ],
          'Go along the food chain from the top to the bottom, and then sideways to the fish.',
        ),
        {
          hints: [
            'You are tracing one change through several arrows.',
            'Each event must be the cause of the next one.',
            'First the otters vanish, so urchins lose their main predator.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Nobody can count every plant in a meadow, so ecologists count samples. Students mark five squares of one square meter each, at random places, and find 30 clover plants in total. On average there are six plants per square meter, and the meadow measures 200 square meters, so they estimate 1,200 plants.',
        ['(6 + 9 + 4 + 8 + 3) ÷ 5 = 6', '6 × 200 = 1,200'],
      ),
      withExtras(
        solve(
          'Estimate a population',
          'In four random squares of 1 m² each, a class counts 12, 7, 10 and 11 daisies. The whole field measures 350 m².',
          'How many daisies should the class estimate for the field?',
          3500,
          'Calculate the average number of daisies per square meter before you think about the whole field.',
        ),
        {
          expression: '(12 + 7 + 10 + 11) / 4 * 350',
          hints: [
            'You need an estimate for the whole field, from four samples.',
            'Population = average per square meter × area.',
            'The average is 40 ÷ 4 = 10 daisies per square meter.',
            '10 × 350 = 3,500 daisies.',
          ],
          mistakes: [
            {
              answer: '14000',
              says: 'You multiplied the total of four squares. Find the average for one square first.',
            },
            { answer: '35', says: 'You divided by the average. A larger field holds more daisies, so multiply.' },
          ],
          variant: {
            question:
              'In five random squares of 1 m² each, you count 3, 6, 2, 5 and 4 snails. How many snails do you estimate for 250 m²?',
            inputType: 'number',
            correctAnswer: 1000,
            expression: '(3 + 6 + 2 + 5 + 4) / 5 * 250',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'Measure the change',
          'Last spring a pond had a population of 80 frogs, but after an unusually dry year only 62 are left.',
          'By what percent did the number of frogs decrease? Write the % sign too.',
          '22.5',
          '0',
          'Compare the loss with the original population, the number of frogs before the dry year.',
        ),
        {
          unit: '%',
          expression: '(80 - 62) / 80 * 100',
          hints: [
            'You need the loss as a part of the original number.',
            'Percent change = change ÷ original.',
            'The loss is 80 − 62 = 18 frogs.',
            '18 ÷ 80 = 0.225 = 22.5%.',
          ],
          mistakes: [
            { answer: '18', says: 'That is the loss in frogs. Express it as a percent of 80.' },
            { answer: '77.5', says: 'That is the percent that is left. The question asks about the decrease.' },
            { answer: '29', says: 'You divided by the new number. The original number is 80.' },
          ],
        },
      ),
      withExtras(
        chooseAll(
          'What counts as evidence?',
          'Fish died in a lake. Your claim: fertilizer washed in, algae grew and then decayed, and the decay used up the oxygen.',
          'Which observations support this claim? Select all that do.',
          [
            'Nitrate in the stream rose before the fish died',
            'Algae turned the lake green after rain on the fields',
            'Many people like to swim in the lake',
            'Oxygen in the water fell as the algae decayed',
            'Some of the fish were older than others',
          ],
          [0, 1, 3],
          'Each part of the claim needs its own observation: fertilizer, algae, oxygen.',
        ),
        {
          feedback: [
            'Right: nitrate comes with fertilizer, and the order in time fits.',
            'Right: it links the fields to the growth of the algae.',
            'This may be true, but it says nothing about the cause.',
            'Right: it shows the last step, the lack of oxygen.',
            'Any group of fish has different ages, so this does not support the claim.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A report says: (1) The number of snakes fell from 40 to 30. (2) That is a decrease of 25%. (3) In the same year the number of mice rose, so the loss of snakes must be the only cause.',
          'Which statement goes further than the data allow?',
          ['Statement 1', 'Statement 2', 'Statement 3', 'None of them'],
          2,
          'Consider what else could have changed in the ecosystem during that year.',
        ),
        {
          feedback: [
            'This only reports a count, so it is safe.',
            'The loss is 10 of 40, which is 25%.',
            'Exactly: more seeds or a mild winter could have helped the mice too.',
            'Two things that happen together need not be cause and effect.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'In five random squares of 2 m² each, you count 3, 5, 4, 2 and 6 salamanders. The wetland measures 600 m². Experts expect a drought to reduce the population by 15%.',
          'How many salamanders do you predict after the drought?',
          1020,
          'Mind the size of the squares when you calculate the number per square meter.',
        ),
        {
          expression: '(3 + 5 + 4 + 2 + 6) / (5 * 2) * 600 * (1 - 0.15)',
          hints: [
            'You need the estimate for today first, and then the number that remains.',
            'Divide the total count by the total area of the samples.',
            '20 salamanders on 10 m² make 2 per square meter, so 1,200 in all.',
            '1,200 × 0.85 = 1,020 salamanders.',
          ],
          mistakes: [
            { answer: '2040', says: 'You treated the squares as 1 m². Each of them measures 2 m².' },
            { answer: '1200', says: 'That is the estimate before the drought. Apply the decrease of 15%.' },
            { answer: '180', says: 'That is the number that would be lost. The question asks how many remain.' },
          ],
          variant: {
            question:
              'In four random squares of 5 m² each, you count 9, 11, 8 and 12 crickets. The field measures 300 m², and a cold spring will reduce the population by 20%. How many crickets do you predict?',
            inputType: 'number',
            correctAnswer: 480,
            expression: '(9 + 11 + 8 + 12) / (4 * 5) * 300 * (1 - 0.2)',
          },
        },
      ),
      finish(
        150,
        'What you learned',
        'Trace a change along the food web, one arrow at a time, and include light, water and temperature. Samples give an estimate of a population. Evidence must support each step of a claim, because two changes at the same time need not be cause and effect.',
      ),
    ],
  },
];
