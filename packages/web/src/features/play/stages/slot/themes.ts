import type { ReelColours } from './reel-painter.ts';

/** What a slot's stage looks like around its symbols; the pictures lie under `/art/games/<slug>/`. */
export interface SlotTheme {
  reels: ReelColours;
  /** Lacquer of the frame, from light to dark. */
  lacquer: [string, string];
  /** Behind the controls. */
  desk: [string, string];
  /** Symbols on the pay chips over the reels, best first. */
  chips: readonly string[];
}

const NEON: SlotTheme = {
  reels: { plateLight: '#fffaf2', plateDark: '#f2dfd0', gap: '#2a0710', dim: '#4a2f6e' },
  lacquer: ['#c8202f', '#5c0712'],
  desk: ['#1a1036', '#0a0820'],
  chips: ['tower', 'train', 'lantern', 'blossom'],
};

const themes: Readonly<Record<string, SlotTheme>> = { 'neon-shibuya': NEON };

/** The theme of a game; one that has none yet wears the house's red lacquer. */
export const themeOf = (slug: string): SlotTheme => themes[slug] ?? NEON;
