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

export const readingWritingLessons: readonly LessonSource[] = [
  {
    ...headOf('g10-rhetoric-appeals'),
    learningObjectives: [
      'Identify ethos, pathos and logos',
      'Describe the situation of an argument',
      'Judge whether an appeal supports its claim',
    ],
    steps: [
      intro(
        'Words that move people',
        'You can already find the claim of a text and the details that support it. Rhetoric is the study of how language persuades, and it helps you to respond thoughtfully instead of automatically.',
        '📣',
      ),
      explain(
        'Ethos, pathos, logos',
        'Aristotle described three appeals that speakers still use today. Ethos builds trust in the speaker, pathos awakens feelings in the audience, and logos offers reasons and evidence. A persuasive text usually combines them, and none of them is dishonest in itself.',
        ['Ethos: why trust me?', 'Pathos: how does it feel?', 'Logos: does it follow?'],
      ),
      withExtras(
        choose(
          'Identify the appeal',
          'A speaker says: "Having worked as an emergency nurse for nineteen years, I have treated hundreds of cyclists."',
          'Which appeal is strongest in this sentence?',
          [
            'Pathos, because accidents are frightening',
            'Logos, because it contains a number',
            'Ethos, because it presents experience',
          ],
          2,
          'Consider what the sentence wants the audience to believe about the speaker.',
        ),
        {
          hints: [
            'You are asked for the appeal that does most of the work.',
            'Ask whether the sentence is about the speaker, the feelings or the reasoning.',
            'It describes a profession and nineteen years of practice.',
            'It gives the audience a reason to trust the speaker, which is ethos.',
          ],
          feedback: [
            'The subject may be frightening, but the sentence describes no suffering; it presents a qualification.',
            'A number does not become logos until it supports a conclusion.',
            'Yes: experience gives the audience a reason to trust.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Consider this appeal: "Imagine the silence in the reading room when the last lamp goes out." It offers no statistic and no qualification, but it invites the audience to picture a loss. That makes it pathos, and it is fair if the library really is in danger of closing.',
        ['Feeling: loss', 'Fair? Only if the danger is real'],
      ),
      withExtras(
        match(
          'Appeals in a campaign',
          'A student group campaigns for a later beginning of the school day.',
          'Which appeal does each sentence illustrate?',
          [
            ['"As a pediatrician, I see this weekly."', 'Ethos: authority'],
            ['"Picture a child too tired to follow a story."', 'Pathos: concern'],
            ['"Attendance rose in each school that tried it."', 'Logos: evidence'],
            ['"Since sleep aids memory, grades may follow."', 'Logos: reasoning'],
          ],
          'Determine whether each sentence concerns a person, an emotion, a set of data or a chain of reasons.',
        ),
        {
          hints: [
            'You are asked to pair every sentence with its appeal.',
            'Two of the sentences are logos, but they differ in kind.',
            'One reports what happened; another derives a consequence with "since".',
            'Pediatrician: authority. Picture: fear. Attendance: evidence. Since: reasoning.',
          ],
        },
      ),
      explain(
        'The rhetorical situation',
        'Every argument is addressed by someone to someone, for a purpose and on an occasion. The same facts would be arranged differently for a city council and for a group of friends. Before you judge an appeal, identify the speaker, the audience, the purpose and the occasion.',
      ),
      withExtras(
        choose(
          'Audience first',
          'An engineer wants elderly residents to accept a new crosswalk, and she has four possible openings.',
          'Which opening is best adapted to this audience and purpose?',
          [
            '"You told us that the light changes too quickly; here is our answer."',
            '"The algorithm optimizes throughput at peak saturation."',
            '"Experts have decided, so a discussion is unnecessary."',
            '"Young people hardly ever use this street."',
          ],
          0,
          'Look for the opening that begins with the concerns of the people who are listening.',
        ),
        {
          hints: [
            'You are asked which opening suits these listeners.',
            'Ask what the residents care about.',
            'They want to cross safely and to be heard.',
            'The first opening begins with their own concern and announces an answer.',
          ],
          feedback: [
            'Yes: it begins with a concern of the audience and offers a response.',
            'Technical vocabulary suits engineers, but it excludes this audience.',
            'Authority without reasons tends to produce resistance instead of trust.',
            'This may be true, but it gives these listeners no reason to accept the plan.',
          ],
        },
      ),
      withExtras(
        solve(
          'Check the logos',
          'A flyer claims: "Our program increased membership by half!" According to the records, there were 84 members before the program and 105 members afterward.',
          'By how many percent did membership actually increase?',
          25,
          'Calculate the increase first, and compare it with the original number of members.',
        ),
        {
          expression: '(105 - 84) / 84 * 100',
          hints: [
            'You are asked for the percent increase.',
            'Divide the increase by the original value.',
            'The increase is 105 − 84 = 21.',
            '21 ÷ 84 = 0.25, which is 25 percent; "by half" is an exaggeration.',
          ],
          mistakes: [
            {
              answer: '20',
              says: 'You divided by the new number of members; a percent increase refers to the original one.',
            },
            { answer: '21', says: 'That is the number of additional members, not a percentage.' },
          ],
          variant: {
            question: 'A club grew from 60 to 78 members. By how many percent did it increase?',
            inputType: 'number',
            correctAnswer: 30,
            expression: '(78 - 60) / 60 * 100',
          },
        },
      ),
      withExtras(
        chooseAll(
          'Unfair appeals',
          'An appeal becomes a fallacy if it replaces a reason that the claim still needs.',
          'Which sentences contain a fallacy?',
          [
            '"Everyone is buying it, so it must be good."',
            '"The study had 900 participants, so chance is less likely."',
            '"Do not listen to her; she failed her driving test."',
            '"The bridge is cracked, and inspectors advise closing it."',
            '"Either we build the mall or the town will die."',
          ],
          [0, 2, 4],
          'Ask whether the first part of each sentence really gives a reason for the second part.',
        ),
        {
          hints: [
            'You are asked for every sentence whose reason does not support its claim.',
            'Look for popularity, personal attacks and false choices.',
            'Popularity does not demonstrate quality.',
            'The first, third and fifth are a bandwagon, a personal attack and a false dilemma.',
          ],
          feedback: [
            'A fallacy: popularity is not evidence of quality.',
            'This is sound: a larger sample reduces the influence of chance.',
            'A fallacy: it attacks the person and ignores her argument.',
            'This is sound: a relevant observation and relevant expertise support the advice.',
            'A fallacy: it hides every alternative between two extremes.',
          ],
          variant: {
            content: 'An appeal becomes a fallacy if it replaces a reason that the claim still needs.',
            question: 'Which sentences contain a fallacy?',
            inputType: 'multi-select',
            options: [
              '"He is rude, so his data are wrong."',
              '"Two independent tests agree, so an error is less likely."',
              '"Nobody has disproved it, so it is true."',
              '"The recipe contains nuts, so it is unsafe for her allergy."',
            ],
            correctAnswers: [0, 2],
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A reviewer writes: "The speech is manipulative, because it uses emotion. Emotional appeals are always dishonest. Therefore its proposal should be rejected."',
          'Where does the reasoning first go wrong?',
          [
            'In noticing that the speech uses emotion',
            'In assuming that emotion is always dishonest',
            'In mentioning a proposal',
            'Nowhere; the conclusion follows',
          ],
          1,
          'Test each statement separately by searching for a counterexample.',
        ),
        {
          hints: [
            'You are asked for the statement that cannot be defended.',
            'Look for a word that admits no exceptions.',
            'The word "always" is contradicted by a single honest emotional appeal.',
            'Describing a real disaster movingly is honest, so the assumption fails.',
          ],
          feedback: [
            'An observation may be accurate even if the conclusion drawn from it is not.',
            'Yes: feelings can be an appropriate response to facts.',
            'Every argument recommends something; that is no mistake.',
            'It depends on "always", and one honest emotional appeal refutes it.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'A student concludes: "The strength of this speech is that its pathos rests on logos."',
          'Which passage best justifies that conclusion?',
          [
            '"When I saw the valley I cried, and you will cry as well."',
            '"My family has lived here and carried water for a century."',
            '"According to the table, rainfall declined by nine percent."',
            '"Nine wells have failed; behind each of them is a family carrying water."',
          ],
          3,
          'The passage must contain verifiable evidence and an emotion that grows out of it.',
        ),
        {
          hints: [
            'You are asked for a passage in which feeling depends on evidence.',
            'Exclude passages with only one of the two appeals.',
            'Look for a fact that could be verified, followed by its human meaning.',
            'Nine failed wells is evidence, and the families give it emotional weight.',
          ],
          feedback: [
            'This announces a feeling without offering any reason for it.',
            'This is ethos: it establishes the speaker as a member of the community.',
            'This is logos alone; no emotion is awakened.',
            'Yes: the emotion grows out of a fact that can be verified.',
          ],
        },
      ),
      finish(
        110,
        'What you learned',
        'Ethos, pathos and logos answer different questions of an audience. Identify the situation, name the appeal, and then decide whether it supports the claim or merely takes the place of a reason.',
      ),
    ],
  },
  {
    ...headOf('g10-recognizing-bias'),
    learningObjectives: [
      'Distinguish denotation from connotation',
      'Detect bias by selection and omission',
      'Examine how a statistic was produced',
    ],
    steps: [
      intro(
        'Every text has a viewpoint',
        'You can identify the appeals in an argument. Bias is subtler: it is a tendency to favor one side, and it can appear in reports that do not look like arguments at all.',
        '🔍',
      ),
      explain(
        'Three places to look',
        'Bias can enter a text through word choice, because words carry associations. It can enter through selection, because every writer includes certain facts and omits others. It can also enter through framing, because an arrangement makes some facts appear central. A biased text is not necessarily false, but it is incomplete in a predictable direction.',
        ['Words', 'Selection', 'Framing'],
      ),
      withExtras(
        match(
          'Loaded or neutral?',
          'Words with similar dictionary meanings may carry very different connotations, which are the attitudes that they suggest.',
          'Which neutral expression could replace each loaded word?',
          [
            ['mob', 'crowd'],
            ['scheme', 'plan'],
            ['stubborn', 'persistent'],
            ['cheap', 'inexpensive'],
          ],
          'Find the expression with almost the same literal meaning but without the negative attitude.',
        ),
        {
          hints: [
            'You are asked for a more neutral partner for each word.',
            'Keep the literal meaning and remove the judgment.',
            'A mob and a crowd are both many people in one place.',
            'mob: crowd; scheme: plan; stubborn: persistent; cheap: inexpensive.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Compare two headlines: "Council wastes millions on bicycle lanes" and "Council invests millions in safer streets". Both may describe the same decision. "Wastes" presumes failure and "safer" presumes success, so a neutral version would say that the council approved spending for bicycle lanes.',
        ['Fact: the council approved spending', 'Judgment: "wastes", "safer"'],
      ),
      withExtras(
        choose(
          'The most neutral report',
          'Four newspapers report on the same public meeting.',
          'Which sentence is the most neutral?',
          [
            'Furious parents finally confronted the board.',
            'A handful of complainers interrupted the board.',
            'Twelve parents spoke against the proposal.',
            'Brave parents refused to be silenced.',
          ],
          2,
          'Underline every word that judges instead of describing, and count what remains.',
        ),
        {
          hints: [
            'You are asked for the sentence with the fewest judgments.',
            'Look for words that could not be verified by an observer.',
            '"Furious", "complainers" and "brave" are evaluations.',
            'A number and an action can be verified: twelve parents spoke.',
          ],
          feedback: [
            '"Furious" and "finally" reveal that the writer takes sides.',
            '"A handful of complainers" belittles the speakers.',
            'Yes: an observer could verify the number and the action.',
            'Admiration is bias too, even if you agree with it.',
          ],
          variant: {
            question: 'Which sentence is the most neutral?',
            inputType: 'multiple-choice',
            options: [
              'The company quietly dumped 40 workers.',
              'The company dismissed 40 workers on Friday.',
              'The company bravely streamlined its staff.',
            ],
            correctAnswer: 1,
          },
        },
      ),
      withExtras(
        chooseAll(
          'What is missing?',
          'An advertisement states: "Four out of five customers recommend our sunscreen!"',
          'Which questions reveal possible bias by omission?',
          [
            'How many customers were asked?',
            'Were they paid or selected?',
            'Is the bottle recyclable?',
            'What exactly were they asked?',
            'Which color is the logo?',
          ],
          [0, 1, 3],
          'Concentrate on information that could alter how convincing the statistic is.',
        ),
        {
          hints: [
            'You are asked for questions that concern the statistic.',
            'Imagine how the number was obtained.',
            'A sample can be tiny, paid, or asked a leading question.',
            'Sample size, selection and wording matter; packaging does not.',
          ],
          feedback: [
            'Right: five customers would be a very weak basis.',
            'Right: payment and selection can determine the answers.',
            'Recycling may matter to you, but it does not affect this statistic.',
            'Right: a leading question produces predictable answers.',
            'A logo says nothing about how the number was obtained.',
          ],
        },
      ),
      withExtras(
        solveFraction(
          'Behind the slogan',
          'The company asked 60 customers, and 48 of them recommended the product. However, 24 of those 48 had received a free sample.',
          'Which fraction of all customers asked recommended it without a free sample?',
          '2/5',
          'Subtract the customers with free samples from the recommendations, and compare the result with everyone who was asked.',
        ),
        {
          expression: '(48 - 24) / 60',
          hints: [
            'You are asked for a part of all 60 customers.',
            'First find the recommendations without a free sample.',
            '48 − 24 = 24 customers.',
            '24/60 simplifies to 2/5, which is much less than four out of five.',
          ],
          mistakes: [
            { answer: '4/5', says: 'That is the advertised figure; it includes the customers with free samples.' },
            { answer: '1/2', says: 'You compared with the 48 recommendations instead of with all 60 customers.' },
          ],
          variant: {
            question:
              'A survey asked 90 people; 72 agreed, but 42 of those 72 had been paid. Which fraction of all people agreed without being paid?',
            inputType: 'fraction',
            expected: '1/3',
            expression: '(72 - 42) / 90',
          },
        },
      ),
      withExtras(
        solve(
          'Relative or absolute?',
          'A headline warns: "Risk of rare allergy soars by 100%!" The study reports that 1 person in 10,000 was affected earlier, and twice as many are affected now.',
          'How many more people in 10,000 are affected now?',
          1,
          'A relative increase compares with the beginning, while an absolute increase counts the additional cases.',
        ),
        {
          expression: '2 * 1 - 1',
          hints: [
            'You are asked for the absolute increase.',
            'Find the old and the new number of cases in 10,000.',
            'Earlier there was 1 case; twice as many is 2.',
            '2 − 1 = 1 additional case in 10,000.',
          ],
          mistakes: [
            { answer: '100', says: 'The 100 is a percentage of a single case, not a number of people.' },
            { answer: '2', says: 'That is the new total; the question asks for the difference.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student writes: "This article cites three opponents of the tunnel. It cites no supporters. So every statement in the article is false."',
          'What is the error?',
          [
            'Three opponents are too few to be cited',
            'Articles may not cite opponents at all',
            'The article should have been longer',
            'An unbalanced article may still be accurate',
          ],
          3,
          'Distinguish between the accuracy of individual statements and the balance of the whole article.',
        ),
        {
          hints: [
            'You are asked where the conclusion exceeds the evidence.',
            'Separate accuracy from balance.',
            'The observation shows that voices are missing.',
            'Missing voices make the article incomplete, but its statements may still be accurate.',
          ],
          feedback: [
            'The number of sources is not the issue; the conclusion is.',
            'Citing opponents is legitimate and often necessary.',
            'Length would not repair the reasoning of the student.',
            'Yes: selecting one side does not make the selected statements false.',
          ],
        },
      ),
      withExtras(
        order(
          'Read laterally',
          'Professional fact-checkers leave an unfamiliar page quickly and consult other sources about it. Arrange their procedure, beginning when the page opens.',
          'In which order should these steps follow?',
          [
            'Pause before you believe or share',
            'Find out who is behind the page',
            'Look for the claim in other sources',
            'Trace it to the original report',
            'Decide how much to trust it',
          ],
          'Investigate the source before the claim, and judge only after you have seen the evidence.',
        ),
        {
          hints: [
            'You are asked to arrange a procedure for checking a claim.',
            'A pause comes first and a decision last.',
            'Investigate the source before you search for other coverage.',
            'Pause, source, other coverage, original report, decision.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'You agree with an editorial about school uniforms, and you notice that you have not verified any of its figures.',
          'Which reason best justifies checking it anyway?',
          [
            'We examine agreeable claims less critically',
            'Editorials are forbidden to contain figures',
            'Agreement proves that the writer is biased',
            'Figures in newspapers are usually invented',
          ],
          0,
          'The relevant bias in this situation may not be the bias of the writer.',
        ),
        {
          hints: [
            'You are asked why agreement is a reason for caution.',
            'Think about your own expectations as a reader.',
            'Confirmation bias means accepting what fits our opinion.',
            'Because we examine agreeable claims less critically, we must check them deliberately.',
          ],
          feedback: [
            'Yes: this is confirmation bias, and everyone is subject to it.',
            'Editorials may and should support opinions with figures.',
            'Sharing an opinion with a writer demonstrates nothing about the writer.',
            'General distrust is no more careful than general trust.',
          ],
        },
      ),
      finish(
        120,
        'What you learned',
        'Bias appears in words, in selection and in framing, and statistics can be selected as well. Ask what is missing, look for other sources, and apply the same standard to opinions that you share.',
      ),
    ],
  },
  {
    ...headOf('g10-evidence-paragraph'),
    learningObjectives: [
      'Write an arguable claim',
      'Integrate and cite a quotation',
      'Explain how evidence supports a claim',
    ],
    steps: [
      intro(
        'From reading to writing',
        'You have learned to judge how other people argue and what they leave out. Now you will build an argument of your own, one well-supported paragraph at a time.',
        '🧱',
      ),
      explain(
        'Three parts, one purpose',
        "A strong body paragraph begins with a claim that a reasonable reader could dispute. Evidence follows, introduced and cited so that readers can locate it. Finally, reasoning explains why this evidence supports this claim. Without reasoning, a quotation is only a fragment of somebody else's text.",
        ['Claim: what I argue', 'Evidence: what I show', 'Reasoning: why it matters'],
      ),
      withExtras(
        choose(
          'An arguable claim',
          'A claim should be specific, and it should require support.',
          'Which sentence is an arguable claim?',
          [
            'Public libraries lend books and films.',
            'Public libraries should open on Sundays.',
            'This essay is about public libraries.',
            'How many libraries are there?',
          ],
          1,
          'Ask whether a thoughtful person could disagree with the sentence and give reasons.',
        ),
        {
          hints: [
            'You are asked for a sentence that needs an argument.',
            'Exclude facts, announcements and questions.',
            'Nobody would dispute that libraries lend books.',
            'Opening on Sundays is a proposal that one can support or oppose.',
          ],
          feedback: [
            'This is a fact; nobody would seriously dispute it.',
            'Yes: someone could disagree, for instance because of the cost.',
            'This announces a topic without taking a position.',
            'A question may introduce an argument, but it claims nothing.',
          ],
        },
      ),
      explain(
        'A worked example',
        'In her invented study of 2019, Ana Rivera writes on page 14: "Students who revised twice remembered more." A writer might integrate it like this: Revision deserves class time, because it strengthens memory. Rivera reports that "students who revised twice remembered more" (14). The benefit therefore comes from returning to a text, not merely from finishing it.',
        ['Claim', 'Introduced and cited quotation', 'Reasoning'],
      ),
      withExtras(
        order(
          'Build the paragraph',
          'The following sentences belong to one paragraph, which argues that the city should plant trees along its streets.',
          'Arrange them: claim, introduction of the source, quotation, reasoning, conclusion.',
          [
            'The city should line its streets with trees.',
            'A report by engineer Lin Okoro compares two streets.',
            '"The shaded street was four degrees cooler" (9).',
            'Since heat keeps people indoors, shade brings life back.',
            'Trees are therefore more than decoration.',
          ],
          'Begin with the most general statement, and notice how certain words refer back to earlier sentences.',
        ),
        {
          hints: [
            'You are asked to arrange claim, source, quotation, reasoning and conclusion.',
            'The claim tells what the city should do.',
            'A quotation must be introduced before it appears.',
            'Claim, report, quotation, "Since heat", "therefore".',
          ],
        },
      ),
      withExtras(
        choose(
          'Integrate the quotation',
          'A quotation needs a grammatical connection to your own sentence, and a citation in parentheses that precedes the period.',
          'Which sentence integrates the quotation correctly?',
          [
            '"Trees lower the temperature." (Okoro 9).',
            'Trees are helpful. "Trees lower the temperature".',
            'Okoro finds that "trees lower the temperature" (9).',
            'Okoro page 9 says quote trees lower the temperature.',
          ],
          2,
          'Check the introduction, the quotation marks, the citation and the final period, in that sequence.',
        ),
        {
          hints: [
            'You are asked for the sentence that satisfies every convention.',
            'Look for an introduction such as "Okoro finds that".',
            'If the author is named in the sentence, only the page is cited.',
            'Okoro finds that "trees lower the temperature" (9). The period comes last.',
          ],
          feedback: [
            'The quotation stands alone, and there is a period on both sides of the citation.',
            'The quotation is not introduced, and its source is missing.',
            'Yes: it is introduced, quoted exactly and cited before the period.',
            'Exact words need quotation marks, and the page belongs in parentheses.',
          ],
        },
      ),
      withExtras(
        match(
          'Quote, paraphrase or summarize?',
          'Writers use sources in several ways, and each of them serves a different purpose. All of them require a citation, unlike common knowledge.',
          'Which technique suits each situation?',
          [
            ['The exact wording matters', 'Quotation'],
            ['One passage, in clearer words', 'Paraphrase'],
            ['A whole chapter in two sentences', 'Summary'],
            ['A well-known date, such as 1945', 'No citation needed'],
          ],
          'Compare the length of the original passage with the length of what you need from it.',
        ),
        {
          hints: [
            'You are asked to choose a technique for each situation.',
            'Think about wording and about length.',
            'A summary is much shorter than its source.',
            'Wording: quotation. One passage: paraphrase. Chapter: summary. Common knowledge: none.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Avoiding plagiarism',
          'Plagiarism means presenting the words or the ideas of another person as your own, even unintentionally.',
          'Which situations require a citation?',
          [
            'You paraphrase an idea from an article',
            'You report your own experiment',
            'You quote a single striking phrase',
            'You use a statistic from a website',
            'You state that water is a liquid at 20 °C',
          ],
          [0, 2, 3],
          'Ask in each situation where the idea, the wording or the number originally came from.',
        ),
        {
          hints: [
            'You are asked for everything that was taken from a source.',
            'Changing the wording does not change who had the idea.',
            'Your own results and common knowledge need no citation.',
            'The paraphrase, the phrase and the statistic need a citation.',
          ],
          feedback: [
            'Right: the idea belongs to its author even in your words.',
            'Your own results are yours; describe how you obtained them.',
            'Right: even a short phrase belongs to its author.',
            'Right: readers need to be able to verify the number.',
            'Common knowledge needs no citation.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Numbers as evidence',
          'In a survey of 250 students, 155 preferred printed books for long texts. A precise percentage is better evidence than the expression "many".',
          'What percentage preferred printed books? Include the sign %.',
          '62',
          '0',
          'Divide the number of students who preferred printed books by the number of all students.',
        ),
        {
          expression: '155 / 250 * 100',
          unit: '%',
          hints: [
            'You are asked for a percentage of 250 students.',
            'Divide the part by the whole, and multiply by 100.',
            '155 ÷ 250 = 0.62.',
            '0.62 × 100 = 62%.',
          ],
          mistakes: [
            { answer: '155', says: 'That is the number of students; convert it into a percentage.' },
            { answer: '0.62', says: 'Multiply this decimal by 100 in order to express it as a percentage.' },
            { answer: '38', says: 'That is the percentage of those who did not prefer printed books.' },
          ],
          variant: {
            question: 'In a survey of 125 students, 45 walk to school. What percentage is that? Include the sign %.',
            inputType: 'decimal',
            expected: '36',
            tolerance: '0',
            unit: '%',
            expression: '45 / 125 * 100',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'Read this paragraph. (1) Schools should teach cooking. (2) In a survey, "most graduates felt unprepared to cook" (Diaz 3). (3) The survey was printed on recycled paper. (4) Such uncertainty could be prevented by practice.',
          'Which sentence weakens the paragraph?',
          ['Sentence 1', 'Sentence 2', 'Sentence 3', 'Sentence 4'],
          2,
          'Ask what each individual sentence contributes to the claim of the paragraph.',
        ),
        {
          hints: [
            'You are asked for the sentence that does not belong.',
            'Name the job of each sentence: claim, evidence or reasoning.',
            '1 is the claim, 2 the evidence and 4 the reasoning.',
            'Sentence 3 describes the paper, which is irrelevant to the claim.',
          ],
          feedback: [
            'This is an arguable claim, and the paragraph needs it.',
            'This evidence is relevant, quoted and cited.',
            'Yes: the paper of the survey has nothing to do with the claim.',
            'This is the reasoning that connects the evidence to the claim.',
          ],
          variant: {
            question:
              '(1) Parks reduce stress. (2) The park gate is green. (3) Visitors reported "a calmer mood" (Sato 5). (4) Calm visitors return. Which sentence weakens the paragraph?',
            inputType: 'multiple-choice',
            options: ['Sentence 1', 'Sentence 2', 'Sentence 3', 'Sentence 4'],
            correctAnswer: 1,
          },
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'Claim: "Later school hours improve attendance." Evidence: "After the change, absences fell from 90 to 60 a month" (Moss 12).',
          'Which sentence is the best reasoning for this claim?',
          [
            'Absences are numbers that schools write down.',
            'A third fewer absences suggests that rest removed a common obstacle to coming.',
            'Therefore later hours will solve every problem of every school.',
            'Moss is a very famous and popular author.',
          ],
          1,
          'Reasoning should interpret the evidence and connect it to the claim without exaggerating.',
        ),
        {
          hints: [
            'You are asked for the sentence that explains the evidence.',
            'Good reasoning interprets and connects, but does not exaggerate.',
            '90 to 60 is a decrease of 30, which is one third.',
            'It interprets the decrease and proposes how the change caused it.',
          ],
          feedback: [
            'This explains the word, not why the evidence supports the claim.',
            'Yes: it interprets the figures, connects them to the claim and remains cautious.',
            'One school and one measure cannot support such a sweeping conclusion.',
            'Fame is an appeal to ethos, and it does not interpret the evidence.',
          ],
        },
      ),
      finish(
        130,
        'What you learned',
        'A convincing paragraph makes an arguable claim, introduces and cites its evidence, and explains the connection between them. Every idea that came from a source is acknowledged, whatever words you use.',
      ),
    ],
  },
  {
    ...headOf('g10-argument-essay'),
    learningObjectives: [
      'Write a thesis that plans an essay',
      'Represent and answer a counterargument',
      'Evaluate sources and revise for coherence',
    ],
    steps: [
      intro(
        'Paragraphs become an essay',
        'You can persuade fairly, recognize bias and construct a paragraph from claim, evidence and reasoning. An essay connects several paragraphs, and it takes serious account of people who disagree.',
        '🏛️',
      ),
      explain(
        'Thesis and counterargument',
        'A thesis states your position together with the main reasons for it, so it announces the plan of the essay. A counterargument is the strongest objection to that position. You concede whatever is right about the objection, and then you show in a rebuttal why your position still holds.',
        ['Thesis: position + reasons', 'Concession: what is right about it', 'Rebuttal: why I still disagree'],
      ),
      withExtras(
        choose(
          'The strongest thesis',
          'A thesis should be arguable, specific and capable of guiding an essay.',
          'Which thesis is strongest?',
          [
            'City buses should be free, because that reduces traffic and opens access to jobs.',
            'Buses are a form of transportation that many cities have.',
            'In this essay I will discuss the buses of our city and also explain my opinion about them.',
            'Everyone who opposes free buses is selfish and has never waited for one in the rain.',
          ],
          0,
          'Search for a position that is combined with reasons which could become paragraphs.',
        ),
        {
          hints: [
            'You are asked for a position with reasons.',
            'Exclude facts, announcements and insults.',
            'A strong thesis lets you predict the body paragraphs.',
            'Free buses, traffic and access to jobs: a position with two reasons.',
          ],
          feedback: [
            'Yes: it takes a position and announces two reasons.',
            'This is a fact that needs no argument.',
            'An announcement of the topic is not yet a position.',
            'Attacking opponents takes the place of reasons and loses fair-minded readers.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Objection: Free buses would cost the city several million a year. Concession: It is true that the city would lose income from tickets. Rebuttal: However, the same budget currently pays for repairs that heavy traffic causes, so part of the cost would return. Notice that the objection is stated fairly before it is answered.',
        ['It is true that ...', 'However, ...'],
      ),
      withExtras(
        chooseAll(
          'Fair to the other side',
          'Readers trust writers who represent an opposing view accurately. Suppose that opponents of homework limits argue that practice builds skill.',
          'Which sentences represent their view fairly?',
          [
            'They emphasize that skills develop through practice.',
            'They simply enjoy watching students suffer.',
            'They are concerned that less practice means weaker results.',
            'They believe that children should never play.',
          ],
          [0, 2],
          'Imagine an opponent reading each sentence, and ask whether that person would say "yes, that is my view".',
        ),
        {
          hints: [
            'You are asked for every fair description.',
            'An opponent should recognize his or her own view in it.',
            'Invented motives and exaggerations are not fair.',
            'The first and the third describe the argument about practice accurately.',
          ],
          feedback: [
            'Fair: this is what they actually argue.',
            'This invents a motive instead of describing an argument.',
            'Fair: it expresses their concern in neutral words.',
            'This exaggerates the view into a straw man that is easy to defeat.',
          ],
        },
      ),
      withExtras(
        match(
          'Transitions with a purpose',
          'A transition does not decorate a sentence; it declares a logical relationship to whatever came before.',
          'Which relationship does each transition declare?',
          [
            ['Admittedly', 'Concession'],
            ['Nevertheless', 'Contrast'],
            ['Consequently', 'Result'],
            ['Moreover', 'Addition'],
            ['For instance', 'Example'],
          ],
          'Insert each transition between two simple statements, and notice what readers would expect to follow.',
        ),
        {
          hints: [
            'You are asked for the logical relationship behind each word.',
            'Try each word between two short sentences.',
            '"Admittedly" grants a point to the other side.',
            'Admittedly: concession; nevertheless: contrast; consequently: result; moreover: addition; for instance: example.',
          ],
        },
      ),
      withExtras(
        order(
          'Outline the essay',
          'One common arrangement places the objection after the supporting arguments, so that readers can weigh it with knowledge of the evidence.',
          'Using this arrangement, in which order do the parts follow?',
          [
            'Introduction with thesis',
            'First reason with evidence',
            'Second reason with evidence',
            'Counterargument and concession',
            'Rebuttal',
            'Conclusion',
          ],
          'A rebuttal answers something, so whatever it answers must come before it.',
        ),
        {
          hints: [
            'You are asked to outline the essay.',
            'Supporting arguments come before the objection here.',
            'The rebuttal answers the counterargument.',
            'Introduction, two reasons, counterargument, rebuttal, conclusion.',
          ],
        },
      ),
      withExtras(
        choose(
          'Evaluate a source',
          'You are looking for evidence about the safety of a new energy drink.',
          'Which source deserves the most weight?',
          [
            'The website of the manufacturer',
            'A video by an athlete whom the maker sponsors',
            'An online comment with 4,000 likes',
            'A review of 22 independent studies',
          ],
          3,
          'Compare the expertise, the independence and the amount of evidence behind each source.',
        ),
        {
          hints: [
            'You are asked for the most trustworthy source.',
            'Ask who profits if you believe it.',
            'Manufacturers and sponsored athletes profit from sales.',
            'A review of independent studies has expertise, independence and much evidence.',
          ],
          feedback: [
            'The manufacturer has information but also a strong financial interest.',
            'Sponsorship is a conflict of interest, and fame is not expertise.',
            'Popularity measures agreement, not accuracy.',
            'Yes: it is independent and based on many studies.',
          ],
          variant: {
            question: 'Which source deserves the most weight on the safety of a bridge?',
            inputType: 'multiple-choice',
            options: [
              'The report of an independent inspector',
              'A brochure of the construction company',
              'A popular song about the bridge',
            ],
            correctAnswer: 0,
          },
        },
      ),
      withExtras(
        solve(
          'Weigh the evidence',
          'An objection claims that free buses would cost a family 70 dollars a year in additional taxes. The family currently buys tickets for 15 dollars a month.',
          'How many dollars would the family save in a year altogether?',
          110,
          'Calculate the annual cost of the tickets before you subtract the additional taxes.',
        ),
        {
          expression: '15 * 12 - 70',
          hints: [
            'You are asked for the difference over one year.',
            'Express both amounts per year.',
            'Tickets cost 15 × 12 = 180 dollars a year.',
            '180 − 70 = 110 dollars saved, which is a possible rebuttal.',
          ],
          mistakes: [
            {
              answer: '180',
              says: 'That is the annual cost of tickets; the additional taxes still have to be subtracted.',
            },
            {
              answer: '-55',
              says: 'You compared a monthly amount with an annual one; convert the tickets to a year first.',
            },
          ],
          variant: {
            question:
              'A pass costs 22 dollars a month, and a proposal would replace it with an annual tax of 120 dollars. How many dollars would a rider save in a year?',
            inputType: 'number',
            correctAnswer: 144,
            expression: '22 * 12 - 120',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A rebuttal reads: "(1) Critics say that free buses cost money. (2) Admittedly, income from tickets would disappear. (3) However, critics said the same about parks in 1950, and parks are pleasant. (4) Therefore free buses cost nothing."',
          'Which sentence states a conclusion that does not follow?',
          ['Sentence 1', 'Sentence 2', 'Sentence 3', 'Sentence 4'],
          3,
          'Compare the final statement with what the writer has already conceded.',
        ),
        {
          hints: [
            'You are asked for an unsupported conclusion.',
            'Look for a word that announces a conclusion.',
            'The writer concedes in sentence 2 that income would disappear.',
            'Sentence 4 contradicts the concession, and the analogy with parks does not support it.',
          ],
          feedback: [
            'This introduces the objection fairly.',
            'This is an honest concession.',
            'The analogy is weak, but it is offered as a comparison and not as a conclusion.',
            'Yes: it contradicts the concession in sentence 2.',
          ],
        },
      ),
      withExtras(
        choose(
          'Revise for coherence',
          'A draft contains the sentence: "Recycling helps, it saves energy, also things are better for people and stuff."',
          'Which revision is the most precise and coherent?',
          [
            'Recycling helps because of many different important things.',
            'Recycling saves energy and thereby lowers costs for households.',
            'Recycling, which is recycling, is energy and people.',
            'Recycling helps! It saves energy! People are better!',
          ],
          1,
          'Prefer specific nouns, exact verbs and an explicit relationship between the ideas.',
        ),
        {
          hints: [
            'You are asked for precision and a clear connection.',
            'Remove vague words such as "things" and "stuff".',
            'Look for a word that shows how one effect leads to another.',
            '"Thereby" connects saved energy with lower costs.',
          ],
          feedback: [
            'It is grammatical, but "many different important things" says nothing specific.',
            'Yes: specific effects, and "thereby" shows how they are related.',
            'Length without meaning makes a sentence harder to understand.',
            'Exclamation marks add volume, not connection.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'A classmate removes the counterargument from her essay, "so that nobody gets the idea to disagree".',
          'Which reason best justifies putting it back?',
          [
            'Teachers require exactly five paragraphs',
            'A longer essay always looks more intelligent to whoever reads it',
            'Readers who know the objection will trust an essay that answers it',
            'The writer should never show which side she supports',
          ],
          2,
          'Think about readers who already know the objection, and about what its absence would suggest to them.',
        ),
        {
          hints: [
            'You are asked why a counterargument strengthens an essay.',
            'Imagine a well-informed and skeptical reader.',
            'Such a reader would notice that the objection is missing.',
            'Answering the objection builds ethos and shows that the position survives it.',
          ],
          feedback: [
            'A rule about numbers of paragraphs is no argument about persuasion.',
            'Length alone convinces nobody.',
            'Yes: answering the objection builds trust and tests the thesis.',
            'An argument essay takes a side openly; it merely does so fairly.',
          ],
        },
      ),
      finish(
        150,
        'What you learned',
        'An argument essay guides readers from a thesis through reasons and evidence to a fair answer to the strongest objection. Concede what is true, rebut what is not, and revise until every connection is explicit.',
      ),
    ],
  },
];
