import type { Language } from '@wl/world/languages';

/** Fonts of every page: posters, headings, text. */
const FACES = ['1em Limelight', '1em "Bricolage Grotesque Variable"', '1em "Figtree Variable"'];

/** A page that waits longer for its fonts is shown in the fallback fonts. */
const PATIENCE_MS = 3000;

/**
 * Loads the fonts of every page, so that lines do not wrap again when a font arrives. Resolves after three seconds at
 * the latest, even without the fonts.
 */
export async function loadFonts(language: Language): Promise<void> {
  // Turkish characters are in separate font files.
  const letters = language === 'tr' ? 'ağ' : 'a';
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
