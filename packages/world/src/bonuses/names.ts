import { depositBonusNames } from './deposit-bonus/names.ts';
import { depositCashbackNames } from './deposit-cashback/names.ts';
import { freeSpinsNames } from './free-spins/names.ts';
import { spinCreditsNames } from './spin-credits/names.ts';
import { tournamentTicketNames } from './tournament-ticket/names.ts';
import { destinationTicketNames } from './destination-ticket/names.ts';
import type { Texts } from '../languages.ts';
import type { BonusKindName } from './kind.ts';

/** Names of an item kind. They do not include a particular item's figures. */
export interface KindNames {
  /** Name for use in headings, such as `Deposit bonus`. */
  title: Texts;
  /** Plural name, used in headings above several items of this kind. Defaults to `title`. */
  plural?: Texts;
  /** Name for use within a sentence, such as `deposit bonus`. */
  inSentence: Texts;
}

/**
 * Names of each item kind. They are separate from the kinds' other texts, because lists and e-mails need only the
 * names.
 */
export const kindNames: Readonly<Record<BonusKindName, KindNames>> = {
  deposit_bonus: depositBonusNames,
  deposit_cashback: depositCashbackNames,
  free_spins: freeSpinsNames,
  spin_credits: spinCreditsNames,
  tournament_ticket: tournamentTicketNames,
  destination_ticket: destinationTicketNames,
};
