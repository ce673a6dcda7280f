import { Plural, Trans } from '@lingui/react/macro';
import type { TableWins } from '@wl/contract/tables-wins';
import { useMoney } from '../../play/index.ts';
import { PaperCard } from '../components/paper-card.tsx';
import s from '../crowd/crowd.module.css';
import { useAuthorName } from '../talk/use-author-name.ts';
import { useWins } from './use-wins.ts';

/** Shows the largest wins of all members in the latest round with a win, and announces the number of winners. */
export function WinsPanel({ slug }: { slug: string }) {
  return <Wins wins={useWins(slug)} />;
}

/**
 * Shows the wins of all members in one round.
 * @param wins null before the first round with a win
 */
export function Wins({ wins }: { wins: TableWins | null }) {
  const { short } = useMoney();
  const nameOf = useAuthorName();
  return (
    <PaperCard id="all-wins" title={<Trans>All members’ wins</Trans>}>
      <p role="status">
        {wins === null ? (
          <Trans>Wins from the next round appear here.</Trans>
        ) : (
          <WinnerCount round={wins.round} winners={wins.winners} />
        )}
      </p>
      {wins !== null && (
        <ul className={s.list}>
          {wins.wins.map((win, index) => (
            <li key={index}>
              <span>{nameOf(win)}</span>
              <b className="num">
                <About sum={short(win.cents)} />
              </b>
            </li>
          ))}
        </ul>
      )}
      <p className={s.note}>
        <Trans>
          Wins are shown if at least three members have a bet in the round. Amounts are rounded
          down.
        </Trans>
      </p>
    </PaperCard>
  );
}

function WinnerCount({ round, winners }: { round: number; winners: number }) {
  return (
    <Plural
      value={winners}
      one={`# member won in round ${round}.`}
      other={`# members won in round ${round}.`}
    />
  );
}

const About = ({ sum }: { sum: string }) => <Trans>about {sum}</Trans>;
