/** What a key asks the player to do. */
export type Command = 'toggle' | 'mute' | 'fullscreen' | 'back' | 'forward';

const commands: Readonly<Record<string, Command>> = {
  ' ': 'toggle',
  k: 'toggle',
  m: 'mute',
  f: 'fullscreen',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The command of a key (spec §2), or null. Keys with a modifier belong to the browser, every key in a list of choices to the list, and the space
 * bar on a button to that button. Escape is not among them: whoever closes decides what it does.
 */
export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed, target: string): Command | null {
  if (altKey || ctrlKey || metaKey || target === 'SELECT') return null;
  if (key === ' ' && (target === 'BUTTON' || target === 'A')) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name]! : null;
}
