/** Times of the player, in milliseconds (spec §9). */

/** How long the card fades before the next scene comes. */
export const fadeMs = 300;
/** How long the reward stands before the list is shown. */
export const redirectMs = 3_000;
/** How long a picture that is still being made is waited for, before a bundled one takes its place (experience §3). */
export const artworkWaitMs = 10_000;
