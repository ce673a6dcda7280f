import { Trans, useLingui } from '@lingui/react/macro';
import type { DealingRound } from '@wl/contract/office/tables-dealing';
import { useState } from 'react';
import paper from '../../../../app/paper.module.css';
import type { Task } from '../use-console.ts';
import { CardKeys } from './card-keys.tsx';
import { CARD_GAME } from './dealt-hand.ts';
import { backEntry, entering, takingBack, typedEntry } from './entry-tasks.ts';
import { NumberKeys } from './number-keys.tsx';
import { TwoHands } from './two-hands.tsx';
import { TwoNumbers } from './two-numbers.tsx';
import s from './entries-panel.module.css';

interface EntriesPanelProps {
  game: string;
  round: DealingRound;
  /** True if the signed-in clerk deals this table. */
  isDealer: boolean;
  /** True if betting is closed and all stakes have been debited, so that the server accepts a result. */
  isReady: boolean;
  /** False while the dealer still has to acknowledge the rejection of a card or number. */
  isActive: boolean;
  run: (task: Task) => void;
}

/** Shows both entries of the result side by side, and the keys for entering a result. */
export function EntriesPanel({ game, round, isDealer, isReady, isActive, run }: EntriesPanelProps) {
  const { t } = useLingui();
  const [first = [], second = []] = round.entries.map(({ items }) => items.map(({ item }) => item));
  const typed = typedEntry(round);
  const { number } = round;
  const mayType = isReady && isDealer && isActive;
  // After the dealer takes back an item of a complete entry, the next item can be typed before the server replies.
  const [takenBackFrom, setTakenBackFrom] = useState<DealingRound>();
  const hasPlace = typed !== undefined || takenBackFrom === round;
  const takeBack = () => {
    setTakenBackFrom(round);
    run(takingBack);
  };
  const keys = {
    label: <Label isReady={isReady} entry={typed?.entry} />,
    isActive: mayType && hasPlace,
    enter: (item: string) => run(entering(item)),
    takeBack: mayType && backEntry(round) ? takeBack : undefined,
  };
  return (
    <>
      <div className={s.head}>
        <h2>
          {game === CARD_GAME ? (
            <Trans>Hand {number}, two entries</Trans>
          ) : (
            <Trans>Spin {number}, two entries</Trans>
          )}
        </h2>
        <Agreement round={round} />
      </div>
      {game === CARD_GAME ? (
        <TwoHands first={first} second={second} source={round.entries[0]?.source ?? null} />
      ) : (
        <TwoNumbers first={first[0]} second={second[0]} />
      )}
      {isDealer && (
        <div className={s.keys}>
          {game === CARD_GAME ? <CardKeys {...keys} /> : <NumberKeys {...keys} />}
          <p className="sr-only" role="status">
            {typed?.next === 'player' && t`Next card: Player`}
            {typed?.next === 'banker' && t`Next card: Banker`}
          </p>
        </div>
      )}
    </>
  );
}

/** States to which entry the keys belong. */
function Label({ isReady, entry }: { isReady: boolean; entry: 1 | 2 | undefined }) {
  if (!isReady) return <Trans>Available when bets are closed</Trans>;
  if (entry === 1) return <Trans>First entry by keyboard</Trans>;
  return entry === 2 ? (
    <Trans>Second entry by keyboard</Trans>
  ) : (
    <Trans>Both entries are complete</Trans>
  );
}

/** Shows that the entries agree, that a new attempt has begun because they differed, or the number of the attempt. */
function Agreement({ round: { attempt, agrees, entries } }: { round: DealingRound }) {
  const isBegun = entries.some(({ items }) => items.length > 0);
  return (
    <span role="status">
      {agrees ? (
        <span className={paper.badge} data-tone="ok">
          <Trans>Both entries agree</Trans>
        </span>
      ) : attempt > 1 && !isBegun ? (
        <span className={paper.badge} data-tone="bad">
          <Trans>Entries differed: enter both again</Trans>
        </span>
      ) : (
        <span className={paper.badge}>
          <Trans>Attempt {attempt}</Trans>
        </span>
      )}
    </span>
  );
}
