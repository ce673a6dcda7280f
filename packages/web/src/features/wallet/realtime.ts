import type { NewsContext } from '../../app/realtime.ts';

/**
 * Matches by path prefix: every page subscribes but few show payments, and importing the calls would load their
 * schemas.
 */
const MOVED = /^\/wallet\/(transactions|top-ups\/:id|cashier-limits)/;

const refresh = (_: unknown, { client }: NewsContext): void =>
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => MOVED.test(String(path)) });

/** A top-up or cash-out has changed; the balance itself comes with the HUD's events. */
export const news = { 'wallet.transaction_changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
