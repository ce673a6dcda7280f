import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMoney } from '../../play/index.ts';
import type { KnownGame } from '../game-tables.ts';
import { seatsOf, type SeatTable } from './quick-seats.ts';
import { useGameWords } from '../use-game-words.ts';
import s from './quick-seat.module.css';

/** Shows one link for each game, to the game's open table with the lowest minimum stake. */
export function QuickSeat({ tables }: { tables: readonly (SeatTable & { game: KnownGame })[] }) {
  const { t } = useLingui();
  const { short } = useMoney();
  const words = useGameWords();
  return (
    <nav className={s.seats} aria-label={t`Quick seat`}>
      <b>
        <Trans>Quick seat</Trans>
      </b>
      {seatsOf(tables).map(({ slug, game, limits }) => {
        const name = words[game].name;
        const least = short(limits.min_spot_cents);
        return (
          <Link key={slug} to="/live/$slug" params={{ slug }}>
            <Trans>
              {name} from {least}
            </Trans>
          </Link>
        );
      })}
    </nav>
  );
}
