import {
  callPitBoss,
  confirmResult,
  enterItem,
  takeBackItem,
  type DealingRound,
  type ResultEntry,
} from '@wl/contract/office/tables-dealing';
import { request } from '../../../../app/api.ts';
import type { Task } from '../use-console.ts';

/** Returns the entry that receives typed items: the first incomplete entry that does not come from the scanner. */
export const typedEntry = (round: DealingRound): ResultEntry | undefined =>
  round.entries.find(({ next, source }) => next !== null && source !== 'scanner');

/** Returns the task that enters a card or number typed with the keys. */
export const entering =
  (item: string): Task =>
  ({ table: { slug }, round }) => {
    const open = round && typedEntry(round);
    if (!round || !open) return undefined;
    const { entry, items } = open;
    const body = {
      ...{ round: round.number, attempt: round.attempt, entry, item },
      ...{ source: 'keys' as const, position: items.length },
    };
    return request(enterItem, { params: { slug }, body });
  };

/**
 * Returns the task that enters a scanned card. Scans always belong to the first entry, because the second entry checks
 * the scanner. If the first entry cannot take the card, the server rejects it, and the dealer sees the reason.
 */
export const scanning =
  (item: string): Task =>
  ({ table: { slug }, round }) => {
    const [first] = round?.entries ?? [];
    if (!round || !first) return undefined;
    const body = {
      ...{ round: round.number, attempt: round.attempt, entry: first.entry, item },
      ...{ source: 'scanner' as const, position: first.items.length },
    };
    return request(enterItem, { params: { slug }, body });
  };

/** Returns the last entry that has an item, so that the dealer can take this item back. */
export const backEntry = (round: DealingRound): ResultEntry | undefined =>
  round.entries.findLast(({ items }) => items.length > 0);

export const takingBack: Task = ({ table: { slug }, round }) => {
  const open = round && backEntry(round);
  if (!round || !open) return undefined;
  const body = {
    ...{ round: round.number, attempt: round.attempt, entry: open.entry },
    position: open.items.length - 1,
  };
  return request(takeBackItem, { params: { slug }, body });
};

export const confirming: Task = ({ table: { slug }, round }) =>
  round?.agrees && round.phase === 'closed'
    ? request(confirmResult, {
        params: { slug },
        body: { round: round.number, attempt: round.attempt },
      })
    : undefined;

export const calling: Task = ({ table: { slug }, round }) =>
  round ? request(callPitBoss, { params: { slug }, body: { round: round.number } }) : undefined;
