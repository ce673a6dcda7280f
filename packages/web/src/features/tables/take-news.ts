import type { NewsData } from '@wl/contract/news';
import type { tablesNews } from '@wl/contract/news/tables';
import { keepBet } from './keep-bet.ts';

/** Adds this member's bet to the cached table after a window or device of the member has placed it or cashed it out. */
export const takeBetPlaced = ({ bet }: NewsData<typeof tablesNews.bet_placed>): void =>
  keepBet(bet);
