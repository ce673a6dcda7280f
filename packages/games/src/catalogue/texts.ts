export const GAME_LANGUAGES = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** Features that jurisdictions can switch off (decisions §9). */
const restrictedFeatures = ['autoSpin', 'quickSpin', 'bonusBuy'] as const;
export type RestrictedFeature = (typeof restrictedFeatures)[number];

/** A game's texts in one language. Game names are not translated. */
export interface GameText {
  name: string;
  /** One short line for the lobby card. */
  tagline: string;
  /** Two or three sentences for the game's profile. */
  description: string;
  /** Paragraphs of the complete rules, with all payouts and exceptions. */
  rules: string[];
  /**
   * Paragraph of rules for each restricted feature. It is shown after `rules`, and only if the jurisdiction allows the
   * feature.
   */
  rulesOfFeature?: Partial<Record<RestrictedFeature, string>>;
  /** Symbol names by key, for paytables and screen readers. Empty for games without symbols. */
  symbols: Record<string, string>;
}

/** Returns a game's general rules, followed by the rules of the restricted features that `allowed` permits. */
export const rulesWith = (
  { rules, rulesOfFeature = {} }: GameText,
  allowed: Readonly<Partial<Record<RestrictedFeature, boolean>>>,
): string[] => [
  ...rules,
  ...restrictedFeatures.flatMap((feature) =>
    allowed[feature] === true ? (rulesOfFeature[feature] ?? []) : [],
  ),
];

export type GameTexts = Readonly<Record<GameLanguage, GameText>>;
