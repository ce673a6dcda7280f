import { Trans } from '@lingui/react/macro';
import type { Shortage } from '../shortage.ts';

/** Says why a button cannot be pressed at a game that takes cash only. @param children what is said when there is too little money of any kind */
export function CashShortage({
  shortage,
  children,
}: {
  shortage: Shortage;
  children: React.ReactNode;
}) {
  return shortage === 'cash_only' ? (
    <Trans>Bonus money is unavailable at this game. Play it with cash, or top up.</Trans>
  ) : (
    children
  );
}
