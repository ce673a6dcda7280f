import { Trans, useLingui } from '@lingui/react/macro';
import { askRoads, buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import { firstRoundOnRoads, ROAD_ROUNDS } from '@wl/games/tables/table-game';
import { cx } from '@wl/ui/cx';
import { useMemo } from 'react';
import { BeadPlate, BigRoad, DerivedMark, DerivedRoad } from '../../play/index.ts';
import { PaperCard } from '../components/paper-card.tsx';
import type { ShownTable } from '../live-state.ts';
import { RoadCounts } from './road-strip.tsx';
import type { RoadWords } from './road-words.ts';
import s from './roads-panel.module.css';

const DERIVED = ['bigEye', 'small', 'cockroach'] as const;
const SIDES = ['red', 'blue'] as const;

/** Marks on the roads, oldest first, with the game's texts. */
interface MarksProps {
  marks: readonly RoadResult[];
  words: RoadWords;
}

/** Shows the results of a table as five roads, and the marks that the next result can add to the derived roads. */
export function RoadsPanel({
  round,
  results,
  words,
}: {
  /** Number of the current round. */
  round: number;
  /** Results that the page has shown, newest first. */
  results: ShownTable['results'];
  words: RoadWords;
}) {
  const from = firstRoundOnRoads(round);
  const marks = useMemo(
    () =>
      results
        .filter((result) => result.round >= from)
        .toReversed()
        .flatMap(({ road }) => road ?? []),
    [results, from],
  );
  const roads = useMemo(() => buildRoads(marks), [marks]);
  return (
    <PaperCard
      id="roads"
      title={<Trans>Roads</Trans>}
      aside={
        <span className={cx('num', s.position)}>
          {words.position(round - from + 1, ROAD_ROUNDS)}
        </span>
      }
    >
      <RoadCounts marks={marks} words={words} />
      <div className={s.grids} aria-hidden="true">
        <BigRoad columns={24} cells={roads.big} className={s.big} />
        <BeadPlate columns={9} cells={roads.bead} initials={words.initials} className={s.bead} />
        <DerivedRoad road="bigEye" columns={18} cells={roads.bigEye} />
        <DerivedRoad road="small" columns={18} cells={roads.small} />
        <DerivedRoad road="cockroach" columns={18} cells={roads.cockroach} />
        <Ask marks={marks} words={words} />
      </div>
      <AskWords marks={marks} words={words} />
      <ResultList marks={marks} words={words} />
      <p className={s.note}>{words.note}</p>
    </PaperCard>
  );
}

/** Shows the marks that a win by either side would add to the derived roads. */
function Ask({ marks, words }: MarksProps) {
  return (
    <div className={s.ask}>
      {SIDES.map((side) => {
        const added = askRoads(marks, side);
        return (
          <p key={side} className={s[side]}>
            <span>{words.ask[side]}</span>
            {DERIVED.map((road) => {
              const mark = added[road];
              return (
                <svg key={road} viewBox="-11 -11 22 22">
                  {mark ? (
                    <DerivedMark road={road} side={mark} />
                  ) : (
                    <path d="M-5 0H5" className={s.dash} />
                  )}
                </svg>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}

/** Lists, for screen readers, the marks that `Ask` shows. */
function AskWords({ marks, words }: MarksProps) {
  const { t } = useLingui();
  const colours = { red: t`red`, blue: t`blue` };
  return (
    <ul className="sr-only">
      {SIDES.map((side) => {
        const added = askRoads(marks, side);
        const [bigEye = '', small = '', cockroach = ''] = DERIVED.map((road) => {
          const mark = added[road];
          return mark ? colours[mark] : t`no mark`;
        });
        return <li key={side}>{words.asked[side]({ bigEye, small, cockroach })}</li>;
      })}
    </ul>
  );
}

/** Lists the results for screen readers, newest first. */
function ResultList({ marks, words }: MarksProps) {
  const { t } = useLingui();
  return (
    <ol className="sr-only" aria-label={t`Results on the roads, newest first`}>
      {marks.toReversed().map((mark, index) => (
        <li key={marks.length - index}>{words.names[mark]}</li>
      ))}
    </ol>
  );
}
