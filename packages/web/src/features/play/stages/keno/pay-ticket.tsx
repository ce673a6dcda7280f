import { Trans, useLingui } from '@lingui/react/macro';
import type { KenoPayTable } from '@wl/games/engines/keno/rules';
import { cx } from '@wl/ui/cx';
import { useMoney } from '../../money.ts';
import type { Draw } from './use-keno.ts';
import s from './pay-ticket.module.css';

/** Returns the hit counts that pay, highest first. */
function paidCatches(pays: KenoPayTable): number[] {
  return Object.keys(pays)
    .map(Number)
    .sort((a, b) => b - a);
}

interface PayTicketProps {
  name: string;
  picks: readonly number[];
  most: number;
  pays: KenoPayTable;
  stakeCents: number;
  draw: Draw | null;
}

/**
 * Shows the member's ticket. Drawn numbers are punched, and the paytable highlights the row for the current number of
 * hits.
 */
export function PayTicket({ name, picks, most, pays, stakeCents, draw }: PayTicketProps) {
  const { t } = useLingui();
  const places = [...picks].sort((a, b) => a - b);
  return (
    <section className={s.ticket} aria-label={t`Your ticket`}>
      <p className={cx('poster', s.name)} aria-hidden="true">
        {name}
      </p>
      <ol className={s.numbers} aria-label={t`Your numbers`}>
        {Array.from({ length: most }, (_, place) => {
          const pick = places[place];
          const isHit = pick !== undefined && draw?.hits.includes(pick);
          return (
            <li
              key={pick ?? `empty-${String(place)}`}
              className={cx(s.number, 'num', isHit && s.punched, pick === undefined && s.empty)}
            >
              {pick ?? ''}
            </li>
          );
        })}
      </ol>
      <PayTable pays={pays} stakeCents={stakeCents} draw={draw} />
    </section>
  );
}

/** Shows the paytable: each number of hits with its payout, as a multiple of the stake and as an amount. */
function PayTable({
  pays,
  stakeCents,
  draw,
}: Pick<PayTicketProps, 'pays' | 'stakeCents' | 'draw'>) {
  const { short, number } = useMoney();
  const hits = draw?.hits.length ?? 0;
  const isOver = draw?.round != null;
  // The row for zero hits is highlighted only after the last ball, because a hit is still possible until then.
  const isReached = (caught: number) => draw !== null && caught === hits && (isOver || caught > 0);
  return (
    <table className={s.pays}>
      <caption className={s.hidden}>
        <Trans>Ticket payouts</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Hits</Trans>
          </th>
          <th scope="col" className={s.wide}>
            ×
          </th>
          <th scope="col">
            <Trans>Payout</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {paidCatches(pays).map((caught) => (
          <tr key={caught} className={cx(isReached(caught) && s.reached)}>
            <th scope="row">{caught}</th>
            <td className={cx('num', s.wide)}>{number(pays[caught] ?? 0)}×</td>
            <td className="num">{short((pays[caught] ?? 0) * stakeCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
