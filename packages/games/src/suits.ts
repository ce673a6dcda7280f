/** The signs of the suits as paths around (0, 0), drawn once in the art package: applications reach them through the games. */
export { SUIT_PATHS, type Suit } from '@wl/art/suits';
