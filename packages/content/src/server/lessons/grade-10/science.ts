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
  solveFraction,
  withExtras,
} from '../../../steps.ts';

export const scienceLessons: readonly LessonSource[] = [
  {
    ...headOf('g10-periodic-table'),
    learningObjectives: [
      'Count protons, electrons and valence electrons',
      'Predict the ion of a main-group element',
      'Explain trends in atomic size',
    ],
    steps: [
      intro(
        'Order among the elements',
        'You know that all matter consists of atoms, and that atoms contain protons, neutrons and electrons. The periodic table arranges the elements so that their positions reveal how they behave.',
        '⚛️',
      ),
      explain(
        'What a position tells you',
        'The atomic number counts the protons, and in a neutral atom it also counts the electrons. Rows are called periods, and columns are called groups. Elements of the same main group have the same number of valence electrons, the outermost electrons, and therefore they react in similar ways.',
        ['Group 1: one valence electron', 'Group 17: seven', 'Group 18: eight (helium: two)'],
      ),
      withExtras(
        solve(
          'Count the electrons',
          'Magnesium has the atomic number 12. Its ion has lost two electrons and carries the charge 2+.',
          'How many electrons does the ion of magnesium contain?',
          10,
          'A neutral atom contains as many electrons as protons; afterward, consider what a positive charge says about electrons.',
        ),
        {
          expression: '12 - 2',
          hints: [
            'You are asked for the electrons of the ion, not of the atom.',
            'Begin with the neutral atom, and remove the electrons that were lost.',
            'Neutral magnesium has 12 electrons.',
            '12 − 2 = 10 electrons.',
          ],
          mistakes: [
            { answer: '12', says: 'That is the neutral atom; the ion has lost two electrons.' },
            { answer: '14', says: 'A positive charge means that electrons were lost, not gained.' },
          ],
          variant: {
            question:
              'Sulfur has the atomic number 16, and its ion has the charge 2−. How many electrons does the ion contain?',
            inputType: 'number',
            correctAnswer: 18,
            expression: '16 + 2',
          },
        },
      ),
      explain(
        'A worked example',
        'Sodium has eleven electrons, which are arranged as 2, 8 and 1 in its shells. The single valence electron is lost easily, and the remaining ion has a full outer shell. Chlorine, with the arrangement 2, 8 and 7, needs one electron and forms an ion with the charge 1−.',
        ['Na: 2, 8, 1 → Na⁺', 'Cl: 2, 8, 7 → Cl⁻'],
      ),
      withExtras(
        match(
          'Predict the ion',
          'Atoms of the main groups tend to lose or gain the fewest electrons that leave a full outer shell.',
          'Which ion does each element form?',
          [
            ['Potassium (group 1)', 'Charge 1+'],
            ['Calcium (group 2)', 'Charge 2+'],
            ['Aluminum (group 13)', 'Charge 3+'],
            ['Oxygen (group 16)', 'Charge 2−'],
            ['Fluorine (group 17)', 'Charge 1−'],
          ],
          'Metals on the left lose their valence electrons, while nonmetals on the right gain electrons until they have eight.',
        ),
        {
          hints: [
            'You are asked for the charge of each ion.',
            'Find the number of valence electrons from the group.',
            'In groups 13 to 17, subtract 10 from the group number to get the valence electrons.',
            'K 1+, Ca 2+, Al 3+; oxygen gains two (2−), and fluorine gains one (1−).',
          ],
        },
      ),
      withExtras(
        choose(
          'Chemical relatives',
          'Lithium reacts vigorously with water and produces hydrogen gas.',
          'Which element would you expect to react most similarly?',
          [
            'Neon, because it is in the same period',
            'Sodium, because it is in the same group',
            'Beryllium, because it is its neighbor',
            'Helium, because it is also light',
          ],
          1,
          'Remember which part of an atom participates in chemical reactions, and which elements share it.',
        ),
        {
          hints: [
            'You are asked for the element with similar chemistry.',
            'Chemical behavior depends on valence electrons.',
            'Lithium has one valence electron and belongs to group 1.',
            'Sodium also belongs to group 1, so it reacts similarly.',
          ],
          feedback: [
            'A period groups atoms with the same number of shells, and their chemistry changes along it.',
            'Yes: elements of one group have the same number of valence electrons.',
            'Being a neighbor is not enough; beryllium has two valence electrons.',
            'Mass does not determine chemical behavior, and helium is almost inert.',
          ],
          variant: {
            question: 'Which element behaves most similarly to chlorine?',
            inputType: 'multiple-choice',
            options: ['Argon, its neighbor', 'Sulfur, in the same period', 'Bromine, in the same group'],
            correctAnswer: 2,
          },
        },
      ),
      explain(
        'A trend and its cause',
        'Within a period, the number of protons increases while electrons are added to the same shell. The stronger attraction pulls the electrons closer, so atoms become smaller from left to right. Down a group, every period adds another shell, so atoms become larger.',
        ['Left to right: smaller', 'Top to bottom: larger'],
      ),
      withExtras(
        order(
          'From large to small',
          'Use both trends: potassium belongs to period 4, while sodium, magnesium and chlorine belong to period 3.',
          'Arrange the atoms from the largest radius to the smallest.',
          [
            'Potassium (group 1, period 4)',
            'Sodium (group 1, period 3)',
            'Magnesium (group 2, period 3)',
            'Chlorine (group 17, period 3)',
          ],
          'First compare the number of shells, and then compare the attraction within the same period.',
        ),
        {
          hints: [
            'You are asked to arrange four atoms, largest first.',
            'An additional shell makes the greatest difference here.',
            'Potassium has four shells, and the others have three.',
            'Potassium, sodium, magnesium, chlorine.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'An average mass',
          'Approximately 75% of chlorine atoms have the mass 35 u, and approximately 25% have the mass 37 u.',
          'What is the average mass of a chlorine atom? Include the unit u.',
          '35.5',
          '0',
          'Multiply every mass by its share of the atoms, and add the products together.',
        ),
        {
          expression: '0.75 * 35 + 0.25 * 37',
          unit: 'u',
          hints: [
            'You are asked for a weighted average.',
            'A mass that occurs more frequently must count more.',
            '0.75 × 35 = 26.25 and 0.25 × 37 = 9.25.',
            '26.25 + 9.25 = 35.5 u.',
          ],
          mistakes: [
            {
              answer: '36',
              says: 'That treats both masses as equally frequent, but three quarters of the atoms are lighter.',
            },
            { answer: '36.5', says: 'You exchanged the percentages; the lighter atoms are more frequent.' },
          ],
          variant: {
            question:
              'Suppose that 80% of the atoms of an element have the mass 11 u, and 20% have the mass 10 u. What is the average mass? Include the unit u.',
            inputType: 'decimal',
            expected: '10.8',
            tolerance: '0',
            unit: 'u',
            expression: '0.8 * 11 + 0.2 * 10',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: "Argon has more protons than chlorine. More protons attract electrons more strongly. Therefore argon readily accepts another electron."',
          'Which idea is missing from this reasoning?',
          [
            'Argon has fewer protons than chlorine',
            'Protons do not attract electrons at all',
            'Argon already has a full outer shell',
            'Electrons are larger than protons',
          ],
          2,
          'Both observations are accurate, so examine where an additional electron would have to go.',
        ),
        {
          hints: [
            'You are asked why the conclusion fails although the facts are right.',
            'Consider the outer shell of argon.',
            'Argon has the arrangement 2, 8, 8.',
            'Its outer shell is full, so another electron would need a new and distant shell.',
          ],
          feedback: [
            'Argon has 18 protons and chlorine has 17, so this part was right.',
            'Opposite charges attract each other.',
            'Yes: an additional electron would have to enter a new shell.',
            'The size of the particles plays no part in this argument.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'Sodium atoms are larger than chlorine atoms, although sodium has fewer protons and fewer electrons.',
          'Which explanation is best?',
          [
            'Chlorine attracts the same shells more strongly',
            'Atoms with more electrons are always smaller',
            'Sodium is a metal, and metals are large objects',
            'Chlorine has fewer shells than sodium',
          ],
          0,
          'Both atoms have three shells, so the explanation must be based on something else.',
        ),
        {
          hints: [
            'You are asked for the cause of the difference.',
            'Compare shells and protons.',
            'Both have three shells; chlorine has 17 protons and sodium has 11.',
            'The additional protons pull the same number of shells closer to the nucleus.',
          ],
          feedback: [
            'Yes: 17 protons pull the three shells closer than 11 protons do.',
            'Potassium has more electrons than chlorine and is nevertheless larger.',
            'Being a metal is a consequence of structure, not a cause of size.',
            'Both are in period 3, so both have three shells.',
          ],
        },
      ),
      finish(
        110,
        'What you learned',
        'A group reveals the valence electrons, and a period reveals the shells. From these you can predict ions, chemical relatives and trends in size, and explain them by attraction and distance.',
      ),
    ],
  },
  {
    ...headOf('g10-chemical-bonds'),
    learningObjectives: [
      'Predict the type of a bond',
      'Derive the formula of an ionic compound',
      'Relate properties to bonding',
    ],
    steps: [
      intro(
        'From atoms to substances',
        'You can predict from the periodic table whether an atom loses or gains electrons. Bonds form because the arrangement that results has less energy than the separate atoms had.',
        '🔗',
      ),
      explain(
        'Transferred or shared',
        'When a metal meets a nonmetal, electrons are usually transferred, and the oppositely charged ions attract each other in an ionic bond. When two nonmetals meet, they share pairs of electrons in a covalent bond. In metals, the valence electrons move freely among all the atoms.',
        ['Ionic: NaCl', 'Covalent: H₂O', 'Metallic: Cu'],
      ),
      withExtras(
        chooseAll(
          'Which are covalent?',
          'Locate every element in your mind as a metal or as a nonmetal.',
          'Which substances are held together by covalent bonds within their molecules?',
          ['CO₂', 'MgO', 'NH₃', 'KBr', 'Cl₂'],
          [0, 2, 4],
          'Covalent bonds typically connect nonmetals with nonmetals, including atoms of the same element.',
        ),
        {
          hints: [
            'You are asked for every substance whose atoms share electrons.',
            'Find the substances that contain no metal.',
            'Magnesium and potassium are metals.',
            'CO₂, NH₃ and Cl₂ contain only nonmetals, so they are covalent.',
          ],
          feedback: [
            'Covalent: carbon and oxygen are nonmetals.',
            'Magnesium is a metal, so electrons are transferred to oxygen.',
            'Covalent: nitrogen and hydrogen are nonmetals.',
            'Potassium is a metal, so this is an ionic compound.',
            'Covalent: two identical nonmetal atoms share a pair.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Aluminum forms ions with the charge 3+, and oxygen forms ions with the charge 2−. A compound must be electrically neutral, so the charges must cancel. The least common multiple of 3 and 2 is 6, so two aluminum ions balance three oxygen ions.',
        ['2 × (3+) = 6+', '3 × (2−) = 6−', 'Formula: Al₂O₃'],
      ),
      withExtras(
        solve(
          'Balance the charges',
          'Calcium forms ions with the charge 2+, while nitrogen forms ions with the charge 3−.',
          'How many calcium ions does the formula of calcium nitride contain?',
          3,
          'Find the smallest total charge that both ions can produce, and count how many of each are necessary.',
        ),
        {
          expression: '6 / 2',
          hints: [
            'You are asked for the subscript of calcium.',
            'Use the least common multiple of the charges.',
            'The least common multiple of 2 and 3 is 6.',
            '6 ÷ 2 = 3 calcium ions, and 6 ÷ 3 = 2 nitride ions: Ca₃N₂.',
          ],
          mistakes: [
            {
              answer: '2',
              says: 'That is the number of nitride ions; the ions with the smaller charge are needed more often.',
            },
            { answer: '1', says: 'One ion of each would leave a charge of 1−, so the compound would not be neutral.' },
          ],
          variant: {
            question:
              'Iron can form ions with the charge 3+, and sulfur forms ions with the charge 2−. How many sulfur ions does the formula contain?',
            inputType: 'number',
            correctAnswer: 3,
            expression: '6 / 2',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'Unequal sharing',
          'Electronegativity measures how strongly an atom attracts shared electrons. Its value is 3.44 for oxygen and 2.20 for hydrogen.',
          'What is the difference between the two values?',
          '1.24',
          '0',
          'Subtract the smaller electronegativity from the larger one, aligning the decimal points.',
        ),
        {
          expression: '3.44 - 2.20',
          hints: [
            'You are asked for a difference of two decimals.',
            'Subtract the smaller value from the larger one.',
            '3.44 − 2.00 = 1.44.',
            '1.44 − 0.20 = 1.24, so the bond is polar covalent.',
          ],
          mistakes: [
            { answer: '5.64', says: 'You added the values; a difference requires subtraction.' },
            { answer: '1.42', says: 'Align the decimal points: 2.20 contains two tenths, not two hundredths.' },
          ],
          variant: {
            question: 'The electronegativity of chlorine is 3.16, and that of sodium is 0.93. What is the difference?',
            inputType: 'decimal',
            expected: '2.23',
            tolerance: '0',
            expression: '3.16 - 0.93',
          },
        },
      ),
      withExtras(
        order(
          'From equal to unequal',
          'A common guideline considers bonds with differences below about 0.4 nonpolar, and above about 1.7 largely ionic.',
          'Arrange the bonds from the smallest difference in electronegativity to the largest.',
          ['Cl–Cl (difference 0)', 'C–H (2.55 and 2.20)', 'H–O (2.20 and 3.44)', 'Na–Cl (0.93 and 3.16)'],
          'Estimate each difference to one decimal place, and compare the estimates.',
        ),
        {
          hints: [
            'You are asked to arrange bonds by their difference.',
            'Identical atoms have no difference at all.',
            'C–H: 2.55 − 2.20 = 0.35.',
            '0 (Cl–Cl), 0.35 (C–H), 1.24 (H–O), 2.23 (Na–Cl).',
          ],
        },
      ),
      withExtras(
        match(
          'Structure explains properties',
          'The type of bonding determines how a substance behaves when it is heated, struck or connected to a battery.',
          'Which explanation fits each observation?',
          [
            ['Salt is brittle', 'Shifted ions repel each other'],
            ['Copper conducts as a solid', 'Electrons move freely'],
            ['Candle wax melts easily', 'Weak forces between molecules'],
            ['Diamond is extremely hard', 'A network of covalent bonds'],
          ],
          'Ask which particles the substance contains, and what holds those particles together.',
        ),
        {
          hints: [
            'You are asked to connect observations with structures.',
            'Identify each substance as ionic, metallic, molecular or a network.',
            'Copper is a metal with mobile electrons.',
            'Salt: ions repel. Copper: electrons. Wax: weak forces. Diamond: network.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student explains: "When wax melts, the covalent bonds inside its molecules break. That is why melting requires energy."',
          'What is wrong with the first sentence?',
          [
            'Melting separates molecules but does not break them apart',
            'Wax contains ionic bonds instead of covalent bonds',
            'Melting releases energy, so no bonds can break',
            'Nothing; the explanation is correct',
          ],
          0,
          'Consider whether liquid wax is still the same substance after it has melted.',
        ),
        {
          hints: [
            'You are asked to correct the first sentence.',
            'Distinguish forces within molecules from forces between molecules.',
            'Liquid wax still consists of the same molecules.',
            'Energy is needed to overcome the weak forces between molecules; the covalent bonds remain.',
          ],
          feedback: [
            'Yes: only the weak forces between molecules are overcome.',
            'Candle wax consists mainly of carbon and hydrogen, which are nonmetals.',
            'Melting absorbs energy, although it breaks no covalent bonds here.',
            'If covalent bonds broke, a new substance would form when wax melts.',
          ],
        },
      ),
      withExtras(
        solve(
          'Count shared electrons',
          'In carbon dioxide, the carbon atom is connected to each of two oxygen atoms by a double bond, and each covalent bond consists of one pair of electrons.',
          'How many electrons are shared altogether in one molecule?',
          8,
          'Count the pairs in both double bonds before you convert pairs into individual electrons.',
        ),
        {
          expression: '2 * 2 * 2',
          hints: [
            'You are asked for individual electrons, not for pairs.',
            'A double bond consists of two pairs.',
            'Two double bonds consist of four pairs.',
            '4 pairs × 2 electrons = 8 electrons.',
          ],
          mistakes: [
            { answer: '4', says: 'That is the number of shared pairs; each of them has two electrons.' },
            { answer: '16', says: 'That is the number of all valence electrons, and some of them are not shared.' },
          ],
          variant: {
            question: 'In a nitrogen molecule, a triple bond connects two atoms. How many electrons are shared?',
            inputType: 'number',
            correctAnswer: 6,
            expression: '3 * 2',
          },
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'An unknown solid melts at 801 °C. It does not conduct electricity as a solid, but it conducts well when it is molten.',
          'Which conclusion is best justified by all of the observations?',
          [
            'It is a metal, because it conducts',
            'It is molecular, because the solid does not conduct',
            'It is ionic, because its ions move only when molten',
            'It is a covalent network, because it melts at a high temperature',
          ],
          2,
          'Test each candidate against all three observations, and not only against one of them.',
        ),
        {
          hints: [
            'You are asked for the only type that fits every observation.',
            'Conducting requires charged particles that can move.',
            'A metal would also conduct as a solid.',
            'Ions are fixed in a solid and mobile in a liquid, so the substance is ionic.',
          ],
          feedback: [
            'A metal would also conduct in the solid state.',
            'A molecular substance would melt at a much lower temperature and would not conduct when molten.',
            'Yes: this explains the high melting point and both observations about conducting.',
            'A typical covalent network contains no ions and does not conduct when molten.',
          ],
        },
      ),
      finish(
        120,
        'What you learned',
        'Metals and nonmetals usually form ionic bonds, nonmetals share electrons, and metals have mobile electrons. Neutrality gives the formula, and the bonding explains the properties.',
      ),
    ],
  },
  {
    ...headOf('g10-balancing-equations'),
    learningObjectives: ['Apply the conservation of mass', 'Balance an equation with coefficients', 'Use mole ratios'],
    steps: [
      intro(
        'Atoms change partners',
        'You know how atoms are bonded in substances. In a chemical reaction, bonds break and new bonds form, but the atoms themselves are neither created nor destroyed.',
        '⚖️',
      ),
      explain(
        'Coefficients count particles',
        'A balanced equation shows the same number of atoms of every element on both sides. You may change the coefficients in front of the formulas, because they count particles. You may never change a subscript, because that would describe a different substance.',
        ['2 H₂ + O₂ → 2 H₂O', 'Hydrogen: 4 and 4', 'Oxygen: 2 and 2'],
      ),
      withExtras(
        solve(
          'Count the atoms',
          'A coefficient multiplies everything in the formula that follows, and a subscript outside parentheses multiplies everything inside them.',
          'How many oxygen atoms does the expression 3 Ca(NO₃)₂ contain?',
          18,
          'Begin inside the parentheses, and afterward multiply successively by the outer subscript and by the coefficient of the entire expression.',
        ),
        {
          expression: '3 * 2 * 3',
          hints: [
            'You are asked for the number of oxygen atoms in three units.',
            'Multiply subscript, outer subscript and coefficient.',
            'One NO₃ contains 3 oxygen atoms, so (NO₃)₂ contains 6.',
            '3 × 6 = 18 oxygen atoms.',
          ],
          mistakes: [
            { answer: '6', says: 'That is one unit; the coefficient says that there are three of them.' },
            { answer: '9', says: 'The subscript 2 outside the parentheses doubles everything inside.' },
          ],
          variant: {
            content:
              'A coefficient multiplies everything in the formula that follows, and a subscript outside parentheses multiplies everything inside them.',
            question: 'How many hydrogen atoms does the expression 2 Al(OH)₃ contain?',
            inputType: 'number',
            correctAnswer: 6,
            expression: '2 * 3 * 1',
          },
        },
      ),
      explain(
        'A worked example',
        'To balance the combustion of methane, begin with carbon, which is already equal. Methane has four hydrogen atoms, so two molecules of water are necessary. The products then contain four oxygen atoms, which require two molecules of oxygen.',
        ['CH₄ + O₂ → CO₂ + H₂O', 'CH₄ + 2 O₂ → CO₂ + 2 H₂O'],
      ),
      withExtras(
        solve(
          'Balance propane',
          'Propane burns completely: C₃H₈ + ? O₂ → 3 CO₂ + 4 H₂O.',
          'Which coefficient belongs in front of O₂?',
          5,
          'Count every individual oxygen atom in both of the products, and remember that each oxygen molecule on the left side supplies two atoms.',
        ),
        {
          expression: '(3 * 2 + 4 * 1) / 2',
          hints: [
            'You are asked for the number of oxygen molecules.',
            'Count the oxygen atoms on the right side first.',
            '3 CO₂ contain 6 and 4 H₂O contain 4, which makes 10 atoms.',
            '10 atoms ÷ 2 atoms per molecule = 5.',
          ],
          mistakes: [
            { answer: '10', says: 'That is the number of oxygen atoms; each molecule of O₂ contains two of them.' },
            { answer: '7', says: 'You added the coefficients; count the atoms that they stand for.' },
          ],
          variant: {
            question: 'Which coefficient belongs in front of O₂ in C₂H₄ + ? O₂ → 2 CO₂ + 2 H₂O?',
            inputType: 'number',
            correctAnswer: 3,
            expression: '(2 * 2 + 2 * 1) / 2',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'To balance H₂ + O₂ → H₂O, a student writes H₂ + O₂ → H₂O₂ and points out that both sides are now equal.',
          'What is the error?',
          [
            'The hydrogen atoms are not balanced',
            'Oxygen should be written as a single atom',
            'The arrow should point in both directions',
            'Changing a subscript describes another substance',
          ],
          3,
          'Count the atoms on both sides, and then examine which substance the new formula represents.',
        ),
        {
          hints: [
            'You are asked what is not allowed in this solution.',
            'The count is right, so look at the meaning of the formula.',
            'H₂O₂ is hydrogen peroxide, not water.',
            'Only coefficients may change: 2 H₂ + O₂ → 2 H₂O.',
          ],
          feedback: [
            'There are two hydrogen atoms on either side.',
            'Oxygen gas consists of molecules with two atoms.',
            'The direction of the arrow does not affect the count.',
            'Yes: H₂O₂ is hydrogen peroxide, which is not the product.',
          ],
        },
      ),
      withExtras(
        order(
          'A strategy for balancing',
          'A systematic procedure prevents you from changing the same coefficient again and again in the combustion of a hydrocarbon.',
          'In which order are the steps usually most efficient?',
          [
            'Write the correct formulas',
            'Balance carbon',
            'Balance hydrogen',
            'Balance oxygen',
            'Count all atoms once more',
          ],
          'An element that occurs by itself, such as O₂, can be adjusted without affecting any other element.',
        ),
        {
          hints: [
            'You are asked to arrange the procedure.',
            'The formulas come first, and a check comes last.',
            'Carbon determines the carbon dioxide, and hydrogen determines the water.',
            'Formulas, carbon, hydrogen, oxygen, check.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Is it balanced?',
          'Examine each equation systematically, element by element, instead of relying on a general impression.',
          'Which equations are balanced?',
          [
            '2 Na + Cl₂ → 2 NaCl',
            'N₂ + H₂ → 2 NH₃',
            'Fe₂O₃ + 3 CO → 2 Fe + 3 CO₂',
            '4 Al + 3 O₂ → 2 Al₂O₃',
            'Mg + O₂ → MgO',
          ],
          [0, 2, 3],
          'Make a small table with the number of atoms of every element before and after the reaction.',
        ),
        {
          hints: [
            'You are asked for every balanced equation.',
            'One unequal element is sufficient to reject an equation.',
            'The second has 2 hydrogen atoms on the left and 6 on the right.',
            'The first, third and fourth are balanced; the fifth has two oxygen atoms and then one.',
          ],
          feedback: [
            'Balanced: two sodium and two chlorine atoms on either side.',
            'The hydrogen is not balanced: 2 and 6 atoms.',
            'Balanced: 2 iron, 3 carbon and 6 oxygen atoms.',
            'Balanced: 4 aluminum and 6 oxygen atoms.',
            'The oxygen is not balanced: 2 atoms and 1 atom.',
          ],
        },
      ),
      withExtras(
        solve(
          'Conservation of mass',
          'When 24 grams of magnesium burn completely, 40 grams of magnesium oxide are produced.',
          'How many grams of oxygen were consumed? Include the unit g.',
          16,
          'According to the conservation of mass, the total mass of all the reactants must equal the total mass of all the products.',
        ),
        {
          expression: '40 - 24',
          unit: 'g',
          hints: [
            'You are asked for the mass of the other reactant.',
            'Reactants and products have the same total mass.',
            '24 g plus the mass of oxygen equals 40 g.',
            '40 − 24 = 16 g of oxygen.',
          ],
          mistakes: [
            { answer: '64', says: 'You added the masses; the oxygen is already contained in the product.' },
            { answer: '0', says: 'The product is heavier than the metal because oxygen from the air was added.' },
          ],
        },
      ),
      withExtras(
        solveFraction(
          'Mole ratios',
          'One mole is a fixed number of particles, so coefficients also compare moles: C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O.',
          'How many moles of CO₂ are produced for every mole of O₂ that is consumed? Answer with a fraction.',
          '3/5',
          'Read both coefficients from the equation, and divide the requested quantity by the given quantity.',
        ),
        {
          expression: '3 / 5',
          hints: [
            'You are asked for a ratio of CO₂ to O₂.',
            'Use the coefficients of these two substances only.',
            '5 moles of O₂ produce 3 moles of CO₂.',
            '3 ÷ 5 = 3/5 mole for each mole of O₂.',
          ],
          mistakes: [
            { answer: '5/3', says: 'You inverted the ratio; divide by the amount of oxygen.' },
            { answer: '3', says: 'That is the amount for five moles of oxygen, not for one.' },
            { answer: '4/5', says: 'The coefficient 4 belongs to water.' },
          ],
          variant: {
            question:
              'In 4 Al + 3 O₂ → 2 Al₂O₃, how many moles of Al₂O₃ are produced for every mole of O₂? Answer with a fraction.',
            inputType: 'fraction',
            expected: '2/3',
            expression: '2 / 3',
          },
        },
      ),
      withExtras(
        choose(
          'Justify it',
          'A piece of wood burns in an open fireplace, and the ashes weigh much less than the wood did.',
          'Why does this observation not contradict the conservation of mass?',
          [
            'Fire converts most of the wood into light',
            'Gases with mass escaped into the air',
            'The law applies to liquids only',
            'Ashes are always weighed inaccurately',
          ],
          1,
          'List all of the products of combustion, including those that cannot be seen.',
        ),
        {
          hints: [
            'You are asked where the apparently missing mass is.',
            'Think about all products, and not only about the ashes.',
            'Carbon dioxide and water vapor are products of burning wood.',
            'Together with these gases, the products weigh as much as the wood and the oxygen.',
          ],
          feedback: [
            'Light carries away energy, but the atoms of the wood do not turn into light.',
            'Yes: carbon dioxide and water vapor have mass, although they are invisible.',
            'Conservation of mass applies to every chemical reaction.',
            'Careful weighing would show the same difference in an open system.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'Hydrogen reacts according to 2 H₂ + O₂ → 2 H₂O. One mole of H₂ has a mass of 2 grams, and one mole of H₂O has a mass of 18 grams.',
          'How many grams of water are produced from 12 grams of hydrogen? Include the unit g.',
          108,
          'Convert the mass of hydrogen to moles, apply the ratio of the coefficients from the equation, and finally convert moles of water back to grams.',
        ),
        {
          expression: '12 / 2 * (2 / 2) * 18',
          unit: 'g',
          hints: [
            'You are asked for the mass of the water.',
            'Go from grams to moles, to moles, to grams.',
            '12 g ÷ 2 g per mole = 6 moles of H₂.',
            '6 moles of H₂ give 6 moles of H₂O; 6 × 18 = 108 g.',
          ],
          mistakes: [
            { answer: '12', says: 'Oxygen contributes mass as well, so the water weighs more than the hydrogen.' },
            { answer: '6', says: 'That is the number of moles; multiply by the mass of one mole.' },
            { answer: '216', says: 'The coefficients are equal, so the ratio of hydrogen to water is 1 to 1.' },
          ],
        },
      ),
      finish(
        130,
        'What you learned',
        'Atoms are conserved, so an equation must balance, and only coefficients may change. The coefficients compare particles and moles, which lets you calculate masses.',
      ),
    ],
  },
  {
    ...headOf('g10-reaction-energy'),
    learningObjectives: [
      'Classify common reactions',
      'Calculate energy changes',
      'Explain activation energy and catalysts',
    ],
    steps: [
      intro(
        'Why some reactions glow',
        'You can describe bonds and balance equations. Now you will investigate energy: why a match needs friction, why it then burns by itself, and how energy changes can be calculated.',
        '🔥',
      ),
      withExtras(
        match(
          'Five patterns',
          'Many reactions follow one of several patterns that can be recognized from their formulas.',
          'Which pattern does each equation follow?',
          [
            ['2 Mg + O₂ → 2 MgO', 'Two substances become one'],
            ['2 H₂O₂ → 2 H₂O + O₂', 'One substance decomposes'],
            ['Zn + CuSO₄ → ZnSO₄ + Cu', 'An element replaces another'],
            ['AgNO₃ + NaCl → AgCl + NaNO₃', 'Ions exchange partners'],
            ['CH₄ + 2 O₂ → CO₂ + 2 H₂O', 'A hydrocarbon burns'],
          ],
          'Compare how many substances appear before and after the arrow, and whether any of them is an element.',
        ),
        {
          hints: [
            'You are asked to classify five reactions.',
            'Count the substances on each side.',
            'One reactant and two products is a decomposition.',
            'Synthesis, decomposition, single replacement, double replacement, combustion, in the order given.',
          ],
        },
      ),
      explain(
        'Breaking and forming bonds',
        'Breaking a bond always requires energy, and forming a bond always releases energy. If more energy is released than was required, the reaction is exothermic and warms its surroundings. If less is released, it is endothermic and absorbs energy from them.',
        ['Change = energy to break − energy from forming', 'Negative: exothermic'],
      ),
      explain(
        'A worked example',
        'Consider H₂ + Cl₂ → 2 HCl. The bond energies are 436 kilojoules per mole for H–H, 243 for Cl–Cl and 431 for H–Cl. Breaking requires 436 + 243 = 679, and forming two bonds releases 2 × 431 = 862. The change is 679 − 862 = −183 kilojoules, so the reaction is exothermic.',
        ['ΔH = 679 − 862 = −183 kJ'],
      ),
      withExtras(
        solve(
          'Calculate the change',
          'For H₂ + Br₂ → 2 HBr, the bond energies in kilojoules per mole are 436 for H–H, 193 for Br–Br and 366 for H–Br.',
          'What is the energy change in kilojoules? Include the sign and the unit kJ.',
          -103,
          'Subtract the energy that is released by all new bonds from the energy that is required to break the old ones.',
        ),
        {
          expression: '436 + 193 - 2 * 366',
          unit: 'kJ',
          hints: [
            'You are asked for energy to break minus energy from forming.',
            'Count how many bonds of each type are broken and formed.',
            'Breaking: 436 + 193 = 629 kJ. Forming: 2 × 366 = 732 kJ.',
            '629 − 732 = −103 kJ, an exothermic reaction.',
          ],
          mistakes: [
            {
              answer: '103',
              says: 'The size is right, but more energy is released than required, so the change is negative.',
            },
            { answer: '263', says: 'Two molecules of HBr are formed, so the energy of that bond counts twice.' },
          ],
          variant: {
            question:
              'For H₂ + I₂ → 2 HI, use 436 for H–H, 151 for I–I and 299 for H–I, all in kilojoules per mole. What is the energy change? Include the sign and the unit kJ.',
            inputType: 'number',
            correctAnswer: -11,
            unit: 'kJ',
            expression: '436 + 151 - 2 * 299',
          },
        },
      ),
      withExtras(
        chooseAll(
          'Exothermic or endothermic?',
          'Decide for each process whether energy flows from the system into its surroundings.',
          'Which processes are exothermic?',
          [
            'A candle burns',
            'Ice melts in your hand',
            'Water vapor condenses on a window',
            'Plants make sugar by photosynthesis',
            'A hand warmer oxidizes iron',
          ],
          [0, 2, 4],
          'Imagine standing beside each process, and ask whether its surroundings become warmer.',
        ),
        {
          hints: [
            'You are asked for every process that releases energy.',
            'Ask whether energy has to be supplied for it to continue.',
            'Ice takes energy from your hand, and plants take it from light.',
            'Burning, condensing and oxidizing iron release energy.',
          ],
          feedback: [
            'Exothermic: burning warms the surroundings.',
            'Your hand becomes colder, because the ice absorbs energy.',
            'Exothermic: condensing releases the energy that evaporation required.',
            'Photosynthesis absorbs energy from light.',
            'Exothermic: that is the purpose of a hand warmer.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Measure with water',
          'A reaction warms 100 grams of water by 5.0 °C. Warming one gram of water by one degree requires 4.18 joules.',
          'How many joules did the water absorb? Include the unit J.',
          '2090',
          '1',
          'Multiply the mass, the energy for one gram and one degree, and the change in temperature.',
        ),
        {
          expression: '100 * 4.18 * 5',
          unit: 'J',
          hints: [
            'You are asked for the energy absorbed by the water.',
            'Use q = m × c × ΔT.',
            '100 × 4.18 = 418 joules for each degree.',
            '418 × 5.0 = 2,090 J.',
          ],
          mistakes: [
            { answer: '418', says: 'That is the energy for one degree, and the water warmed by five.' },
            { answer: '20.9', says: 'That is the energy for a single gram of water.' },
          ],
          variant: {
            question:
              'A reaction warms 50 grams of water by 8.0 °C, and 4.18 joules warm one gram by one degree. How many joules did the water absorb? Include the unit J.',
            inputType: 'decimal',
            expected: '1672',
            tolerance: '1',
            unit: 'J',
            expression: '50 * 4.18 * 8',
          },
        },
      ),
      explain(
        'The hill at the beginning',
        'Even an exothermic reaction usually needs activation energy, because some bonds must break before new ones form. A catalyst offers another pathway with a lower activation energy. It is not consumed, and it does not alter the energy of reactants or products.',
        ['Friction: energy for a match', 'Catalyst: a lower hill'],
      ),
      withExtras(
        solve(
          'Read an energy diagram',
          'In an energy diagram, the reactants are at 50 kilojoules, the peak is at 120 and the products are at 20. A catalyst lowers the peak to 90.',
          'What is the activation energy with the catalyst? Include the unit kJ.',
          40,
          'Activation energy is measured from the level of the reactants up to the peak of the pathway.',
        ),
        {
          expression: '90 - 50',
          unit: 'kJ',
          hints: [
            'You are asked for the height of the lower hill.',
            'Measure from the reactants to the new peak.',
            'The reactants are at 50, and the new peak is at 90.',
            '90 − 50 = 40 kJ.',
          ],
          mistakes: [
            { answer: '70', says: 'That is the activation energy without the catalyst.' },
            { answer: '90', says: 'That is the level of the peak; measure it from the reactants.' },
            { answer: '30', says: 'That is how much the catalyst lowers the peak.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes about that diagram: "(1) The catalyst lowers the peak by 30 kJ. (2) Therefore the reaction becomes faster. (3) It now also releases 30 kJ more energy."',
          'Which statement is wrong?',
          ['Statement 1', 'Statement 2', 'Statement 3', 'None of them'],
          2,
          'Identify which levels of the diagram determine the energy that is released altogether.',
        ),
        {
          hints: [
            'You are asked for a statement that contradicts the diagram.',
            'The energy released depends on reactants and products.',
            'These levels are 50 and 20, with or without a catalyst.',
            'The reaction releases 30 kJ in both cases, so statement 3 is wrong.',
          ],
          feedback: [
            '120 − 90 is 30, so this is accurate.',
            'More collisions have enough energy, so this is accurate.',
            'Yes: reactants and products keep their levels, so the energy change remains −30 kJ.',
            'Compare the difference between reactants and products with and without the catalyst.',
          ],
        },
      ),
      withExtras(
        order(
          'What happens to a match',
          'Follow the energy while a match is struck and continues to burn.',
          'In which order do these events occur?',
          [
            'Friction supplies energy',
            'Bonds of the reactants begin to break',
            'New bonds form and release energy',
            'Released energy activates more reactants',
            'The reactants are used up and the flame ends',
          ],
          'The activation energy must be supplied from outside before the reaction can sustain itself.',
        ),
        {
          hints: [
            'You are asked to arrange causes and effects.',
            'Begin with the energy that comes from outside.',
            'Bonds must break before new ones can form.',
            'Friction, breaking, forming, activating more, end.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'A mixture of hydrogen and oxygen can remain unchanged for years at room temperature, although their reaction is strongly exothermic.',
          'Which explanation is best?',
          [
            'Exothermic reactions are slow by definition',
            'The gases absorb energy until they react',
            'Room temperature makes the reaction endothermic',
            'Few collisions reach the activation energy',
          ],
          3,
          'Separate two questions: whether a reaction releases energy, and whether it can easily begin.',
        ),
        {
          hints: [
            'You are asked why a favorable reaction does not begin.',
            'Think about the hill at the beginning of the pathway.',
            'At room temperature, collisions have too little energy to break the bonds.',
            'Without a spark or a catalyst, almost no collision reaches the activation energy.',
          ],
          feedback: [
            'Speed depends on activation energy; an explosion is both exothermic and fast.',
            'In a closed container at constant temperature nothing accumulates.',
            'Temperature affects speed, but it does not reverse the sign of this energy change.',
            'Yes: the energy is favorable, but the hill is too high to climb.',
          ],
        },
      ),
      finish(
        150,
        'What you learned',
        'Reactions follow recognizable patterns. Breaking bonds requires energy and forming bonds releases it, so their difference decides between exothermic and endothermic. Activation energy governs speed, and a catalyst lowers it without changing the result.',
      ),
    ],
  },
];
