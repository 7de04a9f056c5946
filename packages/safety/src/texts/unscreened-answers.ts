/** What a child is told whose message could not be read to its end in time: how to write it, and where to go if it was a cry for help. The lines of the region follow. */
export const unscreenedAnswers = {
  young:
    'Your message was too much for me to read. Please write it again in one short sentence. If you are hurt, scared or in danger, go to a grown-up you trust right now.',
  older:
    'Your message was too much for me to read to its end. Please write it again in a few short sentences. If you are hurt, afraid or in danger, turn to an adult you trust right now.',
} as const;
