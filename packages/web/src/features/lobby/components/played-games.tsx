import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { RecentGame } from '@wl/contract/lobby';
import { cx } from '@wl/ui/cx';
import { useFormats } from '../../../app/language/formats.ts';
import { ago } from '../ago.ts';
import s from './side.module.css';

/**
 * Lists the games that the member has played, each with the time of the last round and the net result of all rounds.
 */
export function PlayedGames({ games }: { games: readonly RecentGame[] }) {
  const { signedMoney } = useFormats();
  const { i18n } = useLingui();
  return (
    <ul>
      {games.map(({ slug, name, category, state, at, net_cents: net }) => (
        <li key={slug}>
          <Link to={`/play/${category}/${slug}`} className={s.row}>
            <img
              src={`/art/games/${slug}/tile-160.avif`}
              width={46}
              height={46}
              alt=""
              loading="lazy"
            />
            <span>
              <b>{name}</b>
              <small>
                {state === 'maintenance' ? (
                  <Trans>Under maintenance</Trans>
                ) : (
                  ago(at, Date.now(), i18n.locale)
                )}
              </small>
            </span>
            <b className={cx('num', s.net, net > 0 && s.up)}>{signedMoney(net)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
