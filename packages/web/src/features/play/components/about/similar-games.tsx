import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameBrief } from '@wl/contract/play-games';
import { useMoney } from '../../money.ts';
import s from './similar-games.module.css';

/** Lists the games most similar to the displayed game, by family, category, city and volatility. */
export function SimilarGames({ games }: { games: readonly GameBrief[] }) {
  const { number, percent } = useMoney();
  return (
    <section>
      <h2>
        <Trans>Similar games</Trans>
      </h2>
      <ul className={s.games}>
        {games.map((game) => {
          const rtp = percent(game.rtp);
          return (
            <li key={game.slug}>
              <img
                src={`/art/games/${game.slug}/tile-320.avif`}
                width={320}
                height={320}
                alt=""
                loading="lazy"
              />
              <p>
                <Link to={`/${game.category}/${game.slug}`}>{game.name}</Link>
                <span>
                  <small>{rtp}</small>
                  <b className="num">{number(game.multiplier)}×</b>
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
