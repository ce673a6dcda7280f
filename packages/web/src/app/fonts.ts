import type { Language } from '@wl/world/languages';

/** Faces of every page: posters, headings, text. */
const FACES = ['1em Limelight', '1em "Bricolage Grotesque Variable"', '1em "Figtree Variable"'];

/** A page that waits longer for its faces is shown in the fallback faces. */
const PATIENCE_MS = 3000;

/**
 * Loads the faces of every page, so that its lines do not wrap again when a face arrives. Settles after three seconds at the latest, also
 * without the faces.
 */
export async function loadFonts(language: Language): Promise<void> {
  // Turkish letters are in files of their own.
  const letters = language === 'tr' ? 'ağ' : 'a';
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
