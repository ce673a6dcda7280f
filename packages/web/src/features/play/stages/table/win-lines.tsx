import { useMoney } from '../../money.ts';
import type { Settled } from './facts.ts';
import s from './win-lines.module.css';

/** Lists the paying spots with their stakes and payouts. With `plain`, renders plain text for the live region. */
export function WinLines({
  settled,
  nameOf,
  plain,
}: {
  settled: readonly Settled[];
  nameOf: (spot: string) => string;
  plain?: boolean;
}) {
  const { money, number } = useMoney();
  const paid = settled.filter(({ paidCents }) => paidCents > 0);
  if (plain)
    return paid.map(({ spot, paidCents }) => `${nameOf(spot)}: ${money(paidCents)}`).join(', ');
  if (paid.length === 0) return null;
  return (
    <ul className={s.lines} aria-hidden="true">
      {paid.map(({ spot, stakeCents, paidCents }) => (
        <li key={spot}>
          <span>{nameOf(spot)}</span>
          <span className={s.stake}>
            {money(stakeCents)} × {number(paidCents / stakeCents)}
          </span>
          <b className="num">{money(paidCents)}</b>
        </li>
      ))}
    </ul>
  );
}
