import { Trans, useLingui } from '@lingui/react/macro';
import { askRoads, buildRoads, type RoadResult } from '@wl/games/engines/roads/roads';
import { firstRoundOnRoads, ROAD_ROUNDS } from '@wl/games/tables/table-game';
import { useMemo } from 'react';
import { BeadPlate, BigRoad, DerivedMark, DerivedRoad } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';
import { RoadCounts } from './road-strip.tsx';
import s from './roads-panel.module.css';

const DERIVED = ['bigEye', 'small', 'cockroach'] as const;
const SIDES = ['red', 'blue'] as const;

/** Shows the results of a table as five roads, and the marks that the next result can add to the derived roads. */
export function RoadsPanel({
  round,
  results,
}: {
  /** Number of the current round. */
  round: number;
  /** Results that the page has shown, newest first. */
  results: ShownTable['results'];
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
  const [hand, rounds] = [round - from + 1, ROAD_ROUNDS];
  return (
    <section className={s.card} aria-labelledby="roads">
      <header className={s.head}>
        <h2 id="roads">
          <Trans>Roads</Trans>
        </h2>
        <span className="num">
          <Trans>
            Hand {hand} of {rounds}
          </Trans>
        </span>
      </header>
      <RoadCounts marks={marks} />
      <div className={s.grids} aria-hidden="true">
        <BigRoad columns={24} cells={roads.big} className={s.big} />
        <BeadPlate columns={9} cells={roads.bead} className={s.bead} />
        <DerivedRoad road="bigEye" columns={18} cells={roads.bigEye} />
        <DerivedRoad road="small" columns={18} cells={roads.small} />
        <DerivedRoad road="cockroach" columns={18} cells={roads.cockroach} />
        <Ask marks={marks} />
      </div>
      <AskWords marks={marks} />
      <ResultList marks={marks} />
      <p className={s.note}>
        <Trans>
          Every hand comes from a fresh shoe. Earlier results do not predict the next hand.
        </Trans>
      </p>
    </section>
  );
}

/** Shows the marks that a win by the banker or the player would add to the derived roads. */
function Ask({ marks }: { marks: readonly RoadResult[] }) {
  return (
    <div className={s.ask}>
      {SIDES.map((side) => {
        const added = askRoads(marks, side);
        return (
          <p key={side} className={s[side]}>
            <span>{side === 'red' ? <Trans>If Banker</Trans> : <Trans>If Player</Trans>}</span>
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
function AskWords({ marks }: { marks: readonly RoadResult[] }) {
  const { t } = useLingui();
  const colours = { red: t`red`, blue: t`blue` };
  return (
    <ul className="sr-only">
      {SIDES.map((side) => {
        const added = askRoads(marks, side);
        const [bigEye, small, cockroach] = DERIVED.map((road) => {
          const mark = added[road];
          return mark ? colours[mark] : t`no mark`;
        });
        return (
          <li key={side}>
            {side === 'red' ? (
              <Trans>
                If the banker wins: big eye {bigEye}, small road {small}, cockroach road {cockroach}
                .
              </Trans>
            ) : (
              <Trans>
                If the player wins: big eye {bigEye}, small road {small}, cockroach road {cockroach}
                .
              </Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists the results for screen readers, newest first. */
function ResultList({ marks }: { marks: readonly RoadResult[] }) {
  const { t } = useLingui();
  const names: Record<RoadResult, string> = { red: t`Banker`, blue: t`Player`, tie: t`Tie` };
  return (
    <ol className="sr-only" aria-label={t`Results on the roads, newest first`}>
      {marks.toReversed().map((mark, index) => (
        <li key={marks.length - index}>{names[mark]}</li>
      ))}
    </ol>
  );
}
