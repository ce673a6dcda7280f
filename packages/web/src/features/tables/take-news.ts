import type { NewsData } from '@wl/contract/news';
import type { tablesNews } from '@wl/contract/news/tables';
import { keepBet } from './keep-bet.ts';

/** Adds a bet by this member after it was accepted or cashed out in this or another window, or on another device. */
export const takeBetPlaced = ({ bet }: NewsData<typeof tablesNews.bet_placed>): void =>
  keepBet(bet);
