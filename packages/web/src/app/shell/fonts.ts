import type { Language } from '@wl/world/languages';

/** Fonts used on every page, for posters, headings and text. */
const FACES = ['1em Limelight', '1em "Bricolage Grotesque Variable"', '1em "Figtree Variable"'];

/** Maximum wait for fonts, in ms. After this time, the page is shown in fallback fonts. */
const PATIENCE_MS = 3000;

/**
 * Loads the fonts used on every page, so that lines do not rewrap when a font arrives. Resolves after at most three
 * seconds, even without the fonts.
 */
export async function loadFonts(language: Language): Promise<void> {
  // The characters that only Turkish needs are in separate font files. A file is loaded only if the requested text
  // contains one of its characters, so Turkish pages also request `ğ`.
  const letters = language === 'tr' ? 'ağ' : 'a';
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
