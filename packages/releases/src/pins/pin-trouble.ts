/** A pin cannot be followed. The message says why and what to do, for the person who opened the link. */
export class PinTrouble extends Error {
  override readonly name = 'PinTrouble';
}
