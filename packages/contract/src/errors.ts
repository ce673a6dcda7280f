import { accountsErrors } from './errors/accounts.ts';
import { campaignsErrors } from './errors/campaigns.ts';
import { journeyErrors } from './errors/journey.ts';
import { lobbyErrors } from './errors/lobby.ts';
import { marketErrors } from './errors/market.ts';
import { moneyErrors } from './errors/money.ts';
import { passportErrors } from './errors/passport.ts';
import { playErrors } from './errors/play.ts';
import { staffErrors } from './errors/staff.ts';
import { tablePicturesErrors } from './errors/table-pictures.ts';
import { tablesChainsErrors } from './errors/tables-chains.ts';
import { tablesChatErrors } from './errors/tables-chat.ts';
import { tablesCrashErrors } from './errors/tables-crash.ts';
import { tablesDecisionsErrors } from './errors/tables-decisions.ts';
import { tablesDealingErrors } from './errors/tables-dealing.ts';
import { tablesFavouritesErrors } from './errors/tables-favourites.ts';
import { tablesErrors } from './errors/tables.ts';

/**
 * Every expected failure: its code, HTTP status, English text and the screen that shows it. `{name}` is a placeholder
 * for one of the error's `params`. Texts quoted in specification §5 and §8 are used word for word.
 *
 * The API sends the English text as `message`; clients show the text in the member's language (`wordings/`).
 */
export const errors = {
  ...accountsErrors,
  ...moneyErrors,
  ...passportErrors,
  ...playErrors,
  ...tablePicturesErrors,
  ...tablesErrors,
  ...tablesCrashErrors,
  ...tablesChainsErrors,
  ...tablesChatErrors,
  ...tablesDealingErrors,
  ...tablesDecisionsErrors,
  ...tablesFavouritesErrors,
  ...marketErrors,
  ...journeyErrors,
  ...lobbyErrors,
  ...campaignsErrors,
  ...staffErrors,
} as const;

export type ErrorCode = keyof typeof errors;

/** JSON body of every error response. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
  params?: Record<string, string | number>;
}
