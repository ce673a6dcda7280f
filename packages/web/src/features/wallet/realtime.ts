import type { NewsContext } from '../../app/realtime.ts';

/**
 * Matches queries by path prefix, because importing the calls would load their schemas. Every page subscribes to the
 * events, but few pages show payments.
 */
const MOVED = /^\/wallet\/(transactions|top-ups\/:id|cashier-limits)/;

const refresh = (_: unknown, { client }: NewsContext): void =>
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => MOVED.test(String(path)) });

/** Handles changes to top-ups and cash-outs. The HUD's events update the balance itself. */
export const news = { 'wallet.transaction_changed': refresh };

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
