import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useFormats } from '../../../../app/language/formats.ts';
import { historyQuery } from '../../api.ts';
import { netOf } from '../../rounds/net.ts';
import s from './recent-proofs.module.css';

const SHOWN = 5;

/**
 * Shows the member's latest rounds of this game, each with a link to its proof. Renders nothing before the first round.
 */
export function RecentProofs({ game }: { game: string }) {
  const { money, signedMoney, dateTime } = useFormats();
  const rounds = useQuery(historyQuery(game)).data?.data.slice(0, SHOWN) ?? [];
  if (rounds.length === 0) return null;
  return (
    <PaperCard as="section">
      <h2>
        <Trans>Your recent rounds, with their fairness proofs</Trans>
      </h2>
      <ul className={s.rounds}>
        {rounds.map((round) => {
          const stake = money(round.stake_cents);
          return (
            <li key={round.id}>
              <span>
                <b>{dateTime(round.created_at)}</b>
                <small>
                  <Trans>Stake {stake}</Trans>
                  {round.voided && (
                    <>
                      {' · '}
                      <Trans>Voided</Trans>
                    </>
                  )}
                </small>
              </span>
              <b className="num">{signedMoney(netOf(round))}</b>
              <a href={`/fairness?round=${round.id}`}>
                <Icon name="seal" size={18} />
                <Trans>Check round</Trans>
                <span className="sr-only">{dateTime(round.created_at)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <Link to="/fairness" className={s.all}>
        <Trans>How every result is decided</Trans>
      </Link>
    </PaperCard>
  );
}
