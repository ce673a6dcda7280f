import type { NewsContext } from '../../app/realtime.ts';

/** By the beginning of their paths: every page listens, few show payments, and the calls' shapes would come along. */
const MOVED = /^\/wallet\/(transactions|top-ups\/:id|cashier-limits)/;

const refresh = (_: unknown, { client }: NewsContext): void =>
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => MOVED.test(String(path)) });

/** A top-up or cash-out moved on; the balance itself comes with the HUD's news. */
export const news = { 'wallet.transaction_changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
