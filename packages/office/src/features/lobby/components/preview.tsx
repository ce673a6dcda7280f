import { Trans } from '@lingui/react/macro';
import paper from '../../../app/paper.module.css';
import type { LobbyOrder } from '@wl/contract/office/lobby';
import { firstGames, type Order } from '../draft.ts';
import s from './lobby.module.css';

/** Number of games that a member sees without scrolling. */
const SHOWN = 8;

/** Previews a lobby order as members see it: banners, categories and the first games. */
export function Preview({
  order,
  games,
  categoryNames,
}: {
  order: Order;
  games: LobbyOrder['games'];
  categoryNames: Readonly<Record<string, string>>;
}) {
  const gameOf = (slug: string) => games.find((game) => game.slug === slug);
  const banners = order.banners.filter((slug) => gameOf(slug)?.state === 'open');
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Member preview</Trans>
      </h2>
      <dl className={s.preview}>
        <dt>
          <Trans>Banners</Trans>
        </dt>
        <dd>
          <ol>
            <li>
              <Trans>The member’s city</Trans>
            </li>
            {banners.map((slug) => (
              <li key={slug}>
                <img
                  src={`/art/games/${slug}/banner-640.avif`}
                  width={64}
                  height={36}
                  alt=""
                  loading="lazy"
                />
                {gameOf(slug)?.name}
              </li>
            ))}
          </ol>
        </dd>
        <dt>
          <Trans>Categories</Trans>
        </dt>
        <dd>{order.categories.map((id) => categoryNames[id] ?? id).join(' · ')}</dd>
        <dt>
          <Trans>First games</Trans>
        </dt>
        <dd className={s.tiles}>
          {firstGames(order, games, SHOWN).map((slug) => (
            <img
              key={slug}
              src={`/art/games/${slug}/tile-160.avif`}
              width={64}
              height={64}
              alt={gameOf(slug)?.name ?? slug}
              title={gameOf(slug)?.name}
              loading="lazy"
            />
          ))}
        </dd>
      </dl>
    </section>
  );
}
