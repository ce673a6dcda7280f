import { Plural, Trans } from '@lingui/react/macro';
import { useMoney } from '../../play/index.ts';
import { PaperCard } from '../components/paper-card.tsx';
import type { TableReply } from '../live-state.ts';
import { MemberCount } from './member-count.tsx';
import s from './crowd.module.css';

/** Maximum number of spots in the list. */
const SHOWN = 5;

/**
 * Lists the spots with the most members in the current round. Shows the number of members on each spot and, if known,
 * the rounded sum of the stakes.
 */
export function CrowdPanel({
  reply: { crowd, table },
  nameOf,
}: {
  reply: Pick<TableReply, 'crowd' | 'table'>;
  nameOf: (spot: string) => string;
}) {
  const { short } = useMoney();
  const isCurrent = crowd !== null && crowd.round === table.round?.number;
  const spots = Object.entries(isCurrent ? crowd.spots : {})
    .toSorted(([a, x], [b, y]) => y.members - x.members || (a < b ? -1 : 1))
    .slice(0, SHOWN);
  return (
    <PaperCard
      id="all-bets"
      title={<Trans>All bets</Trans>}
      aside={<MemberCount members={table.members} />}
    >
      <ul className={s.list}>
        {spots.length === 0 && (
          <li>
            <Trans>No bets yet</Trans>
          </li>
        )}
        {spots.map(([spot, { members, cents }]) => (
          <li key={spot}>
            <span>{nameOf(spot)}</span>
            <b className="num">
              <Plural value={members} one="# member" other="# members" />
              {cents !== undefined && <About sum={short(cents)} />}
            </b>
          </li>
        ))}
      </ul>
      <p className={s.note}>
        <Trans>
          Members are counted if they have a bet in this round or the previous one. Sums are rounded
          down and shown only for spots with three or more members.
        </Trans>
      </p>
    </PaperCard>
  );
}

function About({ sum }: { sum: string }) {
  return (
    <>
      , <Trans>about {sum}</Trans>
    </>
  );
}
