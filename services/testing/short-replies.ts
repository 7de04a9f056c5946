/** What children answer in the middle of a talk. A message is judged alone, so none of these may be refused; the classifier does not learn from this list. */
export const shortReplies: readonly string[] = [
  'yes', 'no', 'yeah', 'yep', 'yup', 'nope', 'nah', 'ok', 'okay', 'k', 'sure', 'maybe', 'i think so', 'i guess', 'i dont know', 'idk', 'dunno', 'not sure', 'why', 'why not', 'how', 'how come', 'what', 'when', 'where',
  'who', 'which one', 'really', 'wow', 'cool', 'nice', 'lol', 'haha', 'hmm', 'um', 'oh', 'oh ok', 'got it', 'i see', 'i get it', 'thanks', 'thank you', 'thx', 'please', 'sorry', 'hi', 'hello', 'bye', 'good night',
  'again', 'again please', 'more', 'one more', 'next', 'stop', 'wait', 'go on', 'continue', 'skip', 'help', 'help me', 'hint', 'hint please', 'show me', 'tell me', "i'm stuck", 'done', "i'm done", 'finished', 'ready',
  'not yet', 'too easy', 'too hard', 'this is hard', 'i like it', 'me too', 'same', 'both', 'neither', 'none', 'all of them', 'the first one', 'the second one', 'the last one', 'the left one', 'a', 'b', 'c', 'd',
  'option b', 'true', 'false', '1', '2', '7', '10', '12', '13', '16', '18', '24', '42', '56', '64', '81', '100', '144', '1000', '0', '-3', '1/2', '3/4', '0.5', '2.75', '50%', 'x = 4', '12 r 2', '7 and 8', 'about 20',
  'more than 5', 'less than 10', 'twelve', 'forty two', 'is it 12', 'is it 9', 'the answer is 15', 'i got 18', 'it is 36', 'maybe 30', 'because it is hot', 'because it is cold', 'because it is bigger',
  'because they are the same', 'because of gravity', 'because it melts', 'because the sun shines', 'because he was scared', 'because she was hungry', 'because they were late', 'because it rained', 'because it was dark',
  'it was red', 'a cat', 'a dog', 'the wolf', 'the fox', 'the moon', 'the sun', 'water', 'ice', 'air', 'iron', 'oxygen', 'paris', 'london', 'africa', 'the nile', 'a noun', 'a verb', 'an adjective', 'a period', 'a comma',
  'a triangle', 'a square', 'a circle', 'seeds', 'leaves', 'roots', 'the heart', 'the brain', 'the lungs', 'in summer', 'in winter', 'at school', 'at home', 'in the morning', 'yesterday', 'tomorrow', 'last week',
  'my dog', 'my mom', 'my brother', 'pizza', 'soccer', 'blue', 'it floats', 'it sinks', 'it grows', 'it flies', 'he ran away', 'she hid', 'they won', 'they lost', 'he was sad', 'she cried', 'he died', 'the king',
  'the queen', 'the pirates', 'the dragon', 'a sword', 'a ship', 'a war', 'the soldiers', 'the teeth', 'the bones', 'it hurts', 'it burns', 'it explodes', 'it is poisonous', 'to stay warm', 'to eat', 'to hide',
  'so it can fly', 'to be safe', 'on the roof', 'under the bed', 'down', 'up', 'left', 'right', 'north', 'west',
];
