import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Spot, Spots, useMoney } from '../../play/index.ts';
import type { LayoutProps } from '../components/betting.tsx';
import { Countdown } from '../components/countdown.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import type { GameTableProps } from '../game-tables.ts';
import { sceneOf } from '../scene.ts';
import { useTableView } from '../use-table-view.ts';
import { ALL_SEGMENTS, FIGURES, LARGEST_PAYOUT } from './returns.ts';
import { StopCounts, StopsPanel } from './stop-pills.tsx';
import { useWheel } from './use-wheel.ts';
import { useWheelNames } from './use-wheel-names.ts';
import { Vehicle } from './vehicle.tsx';
import { Wheel } from './wheel.tsx';
import { WheelReturns } from './wheel-returns.tsx';
import { isMultiplier, payoutOf, spotOf, type Stop } from './wheel-stops.ts';
import s from './travel-wheel-table.module.css';

const GAME = 'travel-wheel';
/** Slug of the catalogue game whose chips the tables use. */
const ART = 'westminster-roulette';
const RETURNS = FIGURES.map(({ returns }) => returns);

/** Shows a shared travel wheel: wheel, countdown, spots, results, the member's receipts and the proof. */
export default function TravelWheelTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table } = reply;
  const { i18n } = useLingui();
  const view = useTableView({ reply, receivedAtMs });
  const wheel = useWheel(table, view.nowMs);
  const names = useWheelNames();
  const { percent } = useMoney();
  const [low, high] = [percent(Math.min(...RETURNS)), percent(Math.max(...RETURNS))];
  const largest = new Intl.NumberFormat(i18n.locale).format(LARGEST_PAYOUT);
  const { stops, isOver } = wheel;
  const last = isOver ? stops.at(-1) : undefined;
  const sentence = last ? names.sentence(last) : null;
  return (
    <TableFrame
      game={GAME}
      art={ART}
      view={view}
      facts={
        <Trans>
          {ALL_SEGMENTS} segments, returns {low} to {high}, pays up to {largest}×
        </Trans>
      }
      nameOf={(spot) => `${names.name(spot)} ${names.odds(spot)}`}
      outcome={
        sentence === null
          ? null
          : {
              words: sentence,
              announced: sentence,
              payoutOf: (stakes) => payoutOf(stops, stakes),
            }
      }
      latest={wheel.results[0]}
      statistics={
        <>
          <WheelReturns />
          <StopCounts results={wheel.results} />
        </>
      }
      scene={
        <div className={s.scene} style={sceneOf(table.city)}>
          <div className={s.wheel}>
            <Wheel restAt={wheel.restAt} motion={wheel.motion} elapsedMs={wheel.elapsedMs} />
          </div>
          <div className={s.cards}>
            <Countdown
              game={GAME}
              table={table}
              count={view.count}
              nowMs={view.nowMs}
              detail={table.round?.result && (sentence ?? <SpinNumber number={stops.length + 1} />)}
            />
            <MultiplierCard stop={stops.findLast(isMultiplier)} isOver={isOver} />
            <StopsPanel results={wheel.results} />
          </div>
        </div>
      }
      layout={(layout) => <Layout {...layout} winner={last && spotOf(last)} />}
    >
      {children}
    </TableFrame>
  );
}

const SpinNumber = ({ number }: { number: number }) => <Trans>Spin {number}</Trans>;

/** Shows and announces the round's multiplier. */
function MultiplierCard({ stop, isOver }: { stop: Stop | undefined; isOver: boolean }) {
  const multiplier = stop?.multiplier ?? 1;
  return (
    <div className={cx(s.multiplier, stop && s.lit)} role="status">
      <b className="num">×{multiplier}</b>
      <span>
        {stop ? (
          <>
            <strong>
              <Trans>Tailwind</Trans>
            </strong>{' '}
            {isOver ? (
              <Trans>Wins of this round are multiplied by {multiplier}.</Trans>
            ) : (
              <Trans>Wins are multiplied by {multiplier}. The wheel spins again.</Trans>
            )}
          </>
        ) : (
          <Trans>After ×2 or ×4, the wheel spins again, and wins are multiplied.</Trans>
        )}
      </span>
    </div>
  );
}

function Layout({ winner, ...layout }: LayoutProps & { winner: string | undefined }) {
  const { t } = useLingui();
  const names = useWheelNames();
  const { percent } = useMoney();
  return (
    <Spots
      {...layout}
      won={winner === undefined ? null : new Set([winner])}
      first="pays:1"
      className={s.layout}
    >
      {FIGURES.map(({ spot, segments, odds, returns }) => {
        const name = names.name(spot);
        const share = t`${segments} of ${ALL_SEGMENTS}`;
        const rtp = t`returns ${percent(returns)}`;
        return (
          <Spot
            key={spot}
            id={spot}
            name={name}
            odds={`${odds}:1 ${share} ${rtp}`}
            className={cx(s.spot, s[`pays${odds}`])}
          >
            <span className={s.top}>
              <Vehicle spot={spot} />
              <span className={cx('poster', s.name)}>{name}</span>{' '}
              <span className={cx('num', s.odds)}>
                {odds}
                <small>:1</small>
              </span>
            </span>{' '}
            <span className={s.figures}>
              <span>{share}</span> <span>{rtp}</span>
            </span>
          </Spot>
        );
      })}
    </Spots>
  );
}
