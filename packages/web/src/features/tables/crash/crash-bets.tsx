import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../../app/session/session.ts';
import { CRASH_SPOTS } from '@wl/games/engines/crash/bets';
import { Invitation } from '../components/betting.tsx';
import type { TableView } from '../use-table-view.ts';
import { CrashBet } from './crash-bet.tsx';
import s from './crash-bets.module.css';

/** Returns the names of the two bets on a climb. */
export function useBetNames(): Record<string, string> {
  const { t } = useLingui();
  return { first: t`First bet`, second: t`Second bet` };
}

/** Shows the controls of both bets, or an invitation if nobody is signed in. */
export function CrashBets({ view }: { view: TableView }) {
  const isMember = useSession(({ status }) => status === 'member');
  const names = useBetNames();
  if (!isMember) return <Invitation />;
  return (
    <div className={s.bets}>
      {CRASH_SPOTS.map((spot) => (
        <CrashBet key={spot} spot={spot} name={names[spot] ?? spot} view={view} />
      ))}
    </div>
  );
}
