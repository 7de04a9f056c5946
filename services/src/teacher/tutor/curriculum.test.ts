import { expect, test } from '@jest/globals';
import { type Grade, grades } from '@grove/contracts';
import { matrix } from '@grove/content/matrix';
import { subjectTable } from '@grove/content';
import { ask, personaOf } from './test-tutor.ts';

/** For each grade and the subjects in the order of the table: what a learner might ask about its topic. */
const questions: Readonly<Record<Grade, readonly string[]>> = {
  'Pre-K': ['how do i count to ten', 'what rhymes with cat', 'what are the five senses', 'how do i take turns', 'how do i finger paint', 'what does first next last mean', 'needs and wants', 'how do i brush my teeth', 'naming feelings', 'how do you say hello in spanish'],
  'Grade 1': ['how do i add within twenty', 'how do i blend sounds', 'why do we have seasons', 'what is a map', 'lines and shapes in art', 'how do i give a robot directions', 'names of coins', 'what is a healthy snack', 'how do i do calm breathing', 'homes around the world'],
  'Grade 2': ['what is place value', 'how do i retell a story', 'what is a solid', 'communities long ago', 'how do i mix colors', 'how do i find a bug', 'saving in a jar', 'why do we have bones', 'how do i join a game', 'what is diwali'],
  'Grade 3': ['what is an array in math', 'what is the main idea', 'what is a life cycle', 'how do i read a map', 'warm and cool colors', 'what is an event in coding', 'what is spending', 'what are the food groups', 'how do i solve a fight with my friend', 'why should we recycle'],
  'Grade 4': ['what are equivalent fractions', 'comparing characters', 'energy transfer', 'state regions', 'perspective in drawing', 'what is if else', 'how do i compare prices', 'what is first aid', 'what is growth mindset', 'protecting wildlife'],
  'Grade 5': ['what is volume', 'what is figurative language', 'what is a food web', 'what is the constitution', 'what is a sculpture', 'how do i keep score in a game', 'what is a budget', 'screen balance', 'standing up to bullying', 'what rights do children have'],
  'Grade 6': ['what is a unit rate', 'drawing inferences', 'what is plate tectonics', 'ancient mesopotamia', 'what is a major scale', 'what is a function in python', 'what is opportunity cost', 'how do i read a food label', 'what is peer pressure', 'what is fair trade'],
  'Grade 7': ['what is probability', 'how do i write a narrative', 'what is a cell', 'what is the silk road', 'what is the blues', 'what is a list in coding', 'what is a discount', 'what is body image', 'how do i deal with stress', 'what is a refugee'],
  'Grade 8': ['what is slope', 'what is irony', 'what are newtons laws', 'what was reconstruction', 'what is graphic design', 'what is html', 'what is profit', 'why is vaping bad', 'what is respectful debate', 'what is climate action'],
  'Grade 9': ['systems of equations', 'analyzing short stories and drama', 'what is dna', 'what is urbanization', 'music theory', 'what is a data type', 'what is a checking account', 'nutrition science', 'how do i set a goal', 'what is the united nations'],
  'Grade 10': ['quadratic functions', 'what is rhetoric', 'what is an ionic bond', 'what was the industrial revolution', 'what is a film score', 'what is binary search', 'compound interest', 'healthy relationships', 'fair leadership', 'global health and hunger'],
  'Grade 11': ['what is trigonometry', 'american literature movements', 'wave physics', 'what was the civil rights movement', 'jazz improvisation', 'what is cybersecurity', 'stocks and bonds', 'preventing disease', 'what is mediation', 'what is propaganda'],
  'Grade 12': ['what is an integral', 'what is literary criticism', 'energy choices', 'what is economics', 'how do i build a portfolio', 'machine learning', 'what is insurance', 'lifelong fitness', 'life transitions', 'what is diplomacy'],
};
const teacherOf = (grade: Grade): number => [1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4][grades.indexOf(grade)] ?? 5;

test.each(matrix.map(({ grade }) => grade))('experience §5 tutor: every topic of %s can be explained in the words of its band', (grade) => {
  expect(questions[grade]).toHaveLength(subjectTable.length);
  const missing = questions[grade].filter((question) => ask(question, personaOf(teacherOf(grade))).kind !== 'explanation');
  expect(missing).toEqual([]);
});
