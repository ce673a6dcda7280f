import { Trans, useLingui } from '@lingui/react/macro';
import type { PrizeBand, Tournament } from '@wl/contract/tournaments';
import { FULL_PRIZES_FROM } from '@wl/world/tournaments/tournament';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { cx } from '@wl/ui/cx';
import { useFormats } from '../../../app/language/formats.ts';
import s from './lists.module.css';

/** Shows the prizes by rank and marks the member's own rank. */
export function Prizes({ tournament }: { tournament: Tournament }) {
  const { t } = useLingui();
  const { coins } = useFormats();
  const isOff = tournament.state === 'cancelled';
  const rank = isOff ? null : (tournament.mine?.rank ?? null);
  const placesOf = ({ from, to }: PrizeBand) =>
    from === to ? t`Rank ${from}` : t`Ranks ${from} to ${to}`;
  const isMine = ({ from, to }: PrizeBand) => rank !== null && rank >= from && rank <= to;
  return (
    <PaperCard as="section" aria-labelledby="prizes-title">
      <div className={s.head}>
        <h2 id="prizes-title" className={s.title}>
          <Trans>Prizes</Trans>
        </h2>
        <b className="num">
          {coins(tournament.prize_coins)} <Icon name="coin" size={18} />
          <span className="sr-only">Coins</span>
        </b>
      </div>
      <ul className={s.prizes}>
        {tournament.prizes.map((band) => (
          <li key={band.from} className={cx(isMine(band) && s.own)}>
            <span className={s.medal} data-rank={band.from} aria-hidden="true">
              {band.from === band.to ? band.from : <Icon name="medal" size={18} />}
            </span>
            <span>
              {placesOf(band)}
              {isMine(band) && (
                <small>
                  {' '}
                  {tournament.state === 'over' ? (
                    <Trans>(your rank)</Trans>
                  ) : (
                    <Trans>(your current rank)</Trans>
                  )}
                </small>
              )}
            </span>
            <b className="num">
              {coins(band.coins)} <Icon name="coin" size={16} />
              <span className="sr-only">Coins</span>
            </b>
          </li>
        ))}
      </ul>
      <p className={s.calm}>
        {isOff ? (
          <Trans>The tournament was cancelled, so none of these prizes will be paid.</Trans>
        ) : (
          <Trans>
            Prizes are paid in full once {FULL_PRIZES_FROM} members have a score. Below that number,
            each member with a score adds a tenth of the full prizes.
          </Trans>
        )}
      </p>
    </PaperCard>
  );
}
