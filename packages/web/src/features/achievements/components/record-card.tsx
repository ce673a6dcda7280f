import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Achievement } from '@wl/contract/achievements';
import { recordNames, type RecordKind } from '@wl/world/achievements/texts';
import { Button } from '@wl/ui/controls/button';
import { useFormats } from '../../../app/language/formats.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import s from './record-card.module.css';

/** Shows the postcard of the game in which the member set a record, or an empty frame if there is no record yet. */
export function RecordCard({
  kind,
  record,
  onShare,
}: {
  kind: RecordKind;
  record: Achievement | undefined;
  onShare: () => void;
}) {
  const { t } = useLingui();
  const { money, number, date } = useFormats();
  const name = recordNames[kind][currentLanguage()];
  if (!record)
    return (
      <li className={s.empty}>
        <h3>{name}</h3>
        <p>
          <Trans>Your record will appear here.</Trans>
        </p>
      </li>
    );
  const { value, game, stake, payout, at } = record;
  const shown =
    kind === 'multiplier' ? `${number(value / 100, { maximumFractionDigits: 2 })}×` : money(value);
  return (
    <li className={s.card}>
      <img
        src={`/art/games/${game.slug}/tile-320.avif`}
        alt=""
        width={320}
        height={320}
        loading="lazy"
      />
      <div className={s.words}>
        <h3>{name}</h3>
        <p className={s.value}>{shown}</p>
        <p>
          <Link
            to="/$game_category/$game_name"
            params={{ game_category: game.category, game_name: game.slug }}
          >
            {game.name}
          </Link>
        </p>
        <p className={s.small}>
          {kind !== 'bet' && (
            <Trans>
              {money(stake)} staked, {money(payout)} paid out
            </Trans>
          )}
          <time dateTime={at}>{date(at)}</time>
        </p>
        <Button variant="ink" icon="share" aria-label={t`Share ${name}`} onClick={onShare}>
          <Trans>Share</Trans>
        </Button>
      </div>
    </li>
  );
}
