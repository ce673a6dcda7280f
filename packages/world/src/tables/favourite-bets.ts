/** Favourite bets: stakes that a member has saved for a table game. */

/** Maximum number of favourite bets of a member in one game. */
export const MAX_FAVOURITE_BETS = 10;
/** Maximum length of a favourite bet's name, in characters. */
export const FAVOURITE_NAME_MAX = 30;
