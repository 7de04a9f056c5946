import { spokenLines } from '@grove/content/spoken';
import { availableParallelism, constants, setPriority } from 'node:os';
import { FliteSpeech, pregenerate, SpeechFileStore } from '@grove/voice/providers';

/**
 * A program: speaks the fixed lines of the site into the folder that is its argument, as far as they are not there. Whoever uses the machine meanwhile comes first.
 */

/** Each voice takes about 190 MB. */
const mostVoices = 4;

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error(
    'Say which folder the lines go into: node dist/teacher/speech/pregenerated/pregenerate.program.js .grove/store/spoken',
  );
setPriority(constants.priority.PRIORITY_LOW);
const voices = Array.from({ length: Math.min(mostVoices, availableParallelism()) }, () => new FliteSpeech());
const { spoken, kept, removedFiles } = await pregenerate(spokenLines, new SpeechFileStore(folder), voices, Date.now());
await Promise.all(voices.map((voice) => voice.close()));
console.log(`voices: ${spoken} lines spoken, ${kept} kept, ${removedFiles} files removed`);
