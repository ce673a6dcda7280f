/** The languages games are written in. */
export const GAME_LANGUAGES = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** Features that jurisdictions switch off (decisions §9). */
const restrictedFeatures = ['autoSpin', 'quickSpin', 'bonusBuy'] as const;
export type RestrictedFeature = (typeof restrictedFeatures)[number];

/** What a game says about itself in one language. Names of games are not translated. */
export interface GameText {
  name: string;
  /** One short line for the lobby card. */
  tagline: string;
  /** Two or three sentences for the profile. */
  description: string;
  /** Paragraphs of the rules, complete: what pays what, and every exception. */
  rules: string[];
  /** Paragraphs that hold only where the feature is allowed; they stand after the others. */
  rulesOfFeature?: Partial<Record<RestrictedFeature, string>>;
  /** Symbol key → its name, for pay tables and screen readers. Empty where a game has no symbols. */
  symbols: Record<string, string>;
}

/** The rules as they hold where these features are allowed. */
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
