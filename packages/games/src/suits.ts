/**
 * Suit symbols as SVG paths around (0, 0), re-exported for applications, which depend on the games package but not on
 * the art package.
 */
export { SUIT_PATHS, type Suit } from '@wl/art/suits';
