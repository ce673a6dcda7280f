/**
 * Suit signs as paths around (0, 0) from the art package, re-exported because applications import them through the
 * games package.
 */
export { SUIT_PATHS, type Suit } from '@wl/art/suits';
