/** The languages games are written in. */
export const GAME_LANGUAGES = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** What a game says about itself in one language. Names of games are not translated. */
export interface GameText {
  name: string;
  /** One short line for the lobby card. */
  tagline: string;
  /** Two or three sentences for the profile. */
  description: string;
  /** Paragraphs of the rules, complete: what pays what, and every exception. */
  rules: string[];
  /** Symbol key → its name, for pay tables and screen readers. Empty where a game has no symbols. */
  symbols: Record<string, string>;
}

export type GameTexts = Readonly<Record<GameLanguage, GameText>>;
