/** Words that mean the same to a child who asks; the first of each group stands for all. */
export const wordGroups: readonly (readonly string[])[] = [
  ['sun', 'sunlight', 'sunshine'], ['math', 'maths', 'mathematics'], ['multiply', 'multiplication', 'multiplying', 'times'], ['divide', 'division', 'dividing'], ['add', 'addition', 'adding', 'plus'],
  ['subtract', 'subtraction', 'subtracting', 'minus'], ['photosynthesis', 'photosynthesize', 'photosynthesise'], ['plant', 'tree', 'flower'], ['grow', 'growing', 'growth'], ['write', 'writing', 'written'], ['read', 'reading'],
  ['coding', 'code', 'programming', 'program'], ['color', 'colour'], ['weather', 'wheather'], ['fraction', 'fractoin', 'fracton', 'frations'], ['bacteria', 'germ', 'germs', 'virus', 'viruses'], ['electricity', 'electric', 'electrical'], ['earth', 'globe'],
  ['perimeter', 'perimiter'], ['percent', 'percentage', 'percentages'], ['dinosaur', 'dinosaurs', 'dino', 'dinos'], ['mad', 'angry', 'anger'], ['vaccine', 'vaccination'], ['magnet', 'magnets', 'magnetic', 'magnetism'], ['volcano', 'volcanoes', 'volcanos'],
  ['butterfly', 'butterflies'], ['story', 'stories', 'tale'], ['trash', 'waste', 'garbage', 'rubbish'], ['autumn', 'fall'], ['symmetry', 'symmetrical', 'symmetric'], ['probability', 'probabilities', 'likely', 'chance'], ['die', 'dice'],
  ['algebra', 'algebraic'], ['factor', 'factors'], ['leaf', 'leaves'], ['proportion', 'proportional'], ['evaporate', 'evaporation'], ['condense', 'condensation'], ['rotate', 'rotation', 'spin'], ['habitat', 'habitats'], ['gravity', 'gravitation'],
  ['recycle', 'recycling'], ['variable', 'variables'], ['revolution', 'revolutions', 'revolutionary'], ['persuade', 'persuasive', 'persuasion'], ['cell', 'cells'], ['bully', 'bullying', 'bullies'], ['disagreement', 'disagree'], ['budget', 'budgets'],
];
