import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Tournament } from '@wl/contract/tournaments';
import { games } from 'virtual:site-facts';
import { useTournamentWords } from '../use-tournament-words.ts';
import s from './game-tiles.module.css';

/** Shows tiles for the eligible slots. Each tile opens its game. */
export function GameTiles({ tournament }: { tournament: Tournament }) {
  const { t } = useLingui();
  const words = useTournamentWords();
  const stake = words.sum(tournament.stake);
  const tiles = tournament.games.flatMap((slug) => games.find((game) => game.slug === slug) ?? []);
  return (
    <section aria-labelledby="games-title">
      <div className={s.head}>
        <h2 id="games-title">
          <Trans>Eligible slots</Trans>
        </h2>
        <p>
          <Trans>Set your stake to {stake}. Rounds at other stakes do not count.</Trans>
        </p>
      </div>
      <ul className={s.tiles}>
        {tiles.map(({ slug, name, category }) => (
          <li key={slug}>
            <Link to={`/play/${category}/${slug}`} className={s.tile} aria-label={t`Play ${name}`}>
              <picture>
                <source srcSet={`/art/games/${slug}/tile-320.avif`} type="image/avif" />
                <img
                  src={`/art/games/${slug}/tile-320.webp`}
                  width={320}
                  height={320}
                  alt=""
                  loading="lazy"
                />
              </picture>
              <span lang="en">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
