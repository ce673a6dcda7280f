/**
 * Suit symbols as SVG paths around (0, 0), re-exported from the art package because applications import them through
 * the games package.
 */
export { SUIT_PATHS, type Suit } from '@wl/art/suits';
