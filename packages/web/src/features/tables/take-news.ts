import type { NewsData } from '@wl/contract/news';
import type { tablesNews } from '@wl/contract/news/tables';
import { keepBet } from './keep-bet.ts';

/** Adds or updates a bet in the cached table, for example a bet that the member has placed on another device. */
export const takeBetPlaced = ({ bet }: NewsData<typeof tablesNews.bet_placed>): void =>
  keepBet(bet);
