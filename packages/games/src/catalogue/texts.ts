/** Languages of the games' texts. */
export const GAME_LANGUAGES = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type GameLanguage = (typeof GAME_LANGUAGES)[number];

/** Features that jurisdictions switch off (decisions §9). */
const restrictedFeatures = ['autoSpin', 'quickSpin', 'bonusBuy'] as const;
export type RestrictedFeature = (typeof restrictedFeatures)[number];

/** Texts of a game in one language. Names of games are not translated. */
export interface GameText {
  name: string;
  /** One short line for the lobby card. */
  tagline: string;
  /** Two or three sentences for the profile. */
  description: string;
  /** Paragraphs of the rules, complete: what pays how much, and every exception. */
  rules: string[];
  /** Paragraphs that apply only where the feature is allowed; shown after the others. */
  rulesOfFeature?: Partial<Record<RestrictedFeature, string>>;
  /** Symbol key → its name, for pay tables and screen readers. Empty for games without symbols. */
  symbols: Record<string, string>;
}

/** Returns the rules that apply where these features are allowed. */
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
