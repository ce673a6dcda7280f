import type { Books } from '../faults/books.ts';
import type { Answered } from '../faults/history.ts';

/** Returns the acknowledged operations that are missing from the database or recorded there with different values. */
export function missingIn(
  books: Pick<Books, 'rounds' | 'topUps' | 'cashOuts' | 'flushed' | 'messages'>,
  answered: readonly Answered[],
): Answered[] {
  const rounds = new Map(books.rounds.map((row) => [row.id, row]));
  const topUps = new Map(books.topUps.map((row) => [row.key, row.state]));
  const cashOuts = new Map(books.cashOuts.map((row) => [row.key, row]));
  const messages = new Map(books.messages.map((row) => [row.id, row]));
  const ended = new Map(books.cashOuts.map((row) => [row.id, row.state]));
  const isThere = ({
    operation,
    key,
    cents,
    payoutCents,
    nonce,
    id,
    number,
  }: Answered): boolean => {
    switch (operation) {
      case 'bet': {
        const row = rounds.get(key);
        return row?.stake === cents && row.payout === payoutCents && row.nonce === nonce;
      }
      case 'top_up':
        return ['credited', 'refunded'].includes(topUps.get(key) ?? '');
      case 'cash_out':
        return cashOuts.get(key)?.amount_cents === cents;
      case 'cancel':
        return ended.get(key) === 'cancelled';
      case 'flush':
        return books.flushed.includes(key);
      case 'message': {
        const row = messages.get(key);
        return row !== undefined && row.conversation_id === id && row.number === number;
      }
    }
  };
  return answered.filter((one) => !isThere(one));
}
