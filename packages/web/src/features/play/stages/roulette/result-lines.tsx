import { wheelOf } from '@wl/games/engines/roulette/layout';
import { useMoney } from '../../money.ts';
import { useSpotNames } from './spot-names.ts';
import type { Zeros } from './layout-geometry.ts';
import type { RouletteView } from './use-roulette.ts';
import s from './result-lines.module.css';

/** Each winning spot with its stake and what came back. `plain`: as words for the live region. */
export function ResultLines({
  view,
  zeros,
  plain,
}: {
  view: RouletteView;
  zeros: Zeros;
  plain?: boolean;
}) {
  const { money } = useMoney();
  const names = useSpotNames();
  const winning = view.settled
    .filter(({ paidCents }) => paidCents > 0)
    .flatMap((result) => {
      const spot = wheelOf(zeros).spots.get(result.spot);
      return spot ? [{ ...result, name: names.name(spot) }] : [];
    });
  if (plain) return winning.map(({ name, paidCents }) => `${name}: ${money(paidCents)}`).join(', ');
  if (view.pocket === null || winning.length === 0) return null;
  return (
    <ul className={s.lines} aria-hidden="true">
      {winning.map(({ spot, name, stakeCents, paidCents }) => (
        <li key={spot}>
          <span>{name}</span>
          <span className={s.stake}>{money(stakeCents)}</span>
          <b className="num">{money(paidCents)}</b>
        </li>
      ))}
    </ul>
  );
}
