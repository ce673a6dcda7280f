import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import {
  LastNumber,
  RouletteLayout,
  useMoney,
  useNarrow,
  useSpotNames,
  Wheel,
  type WheelHandle,
} from '../../play/index.ts';
import { SPOTS } from '@wl/games/engines/roulette/layout';
import { usePocketWords } from '@wl/ui/features/tables/result-words';
import type { LayoutProps } from '../components/betting.tsx';
import { Countdown } from '../components/countdown.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import { DealtScene } from '../dealt/dealt-scene.tsx';
import type { GameTableProps } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import { sceneOf } from '../scene.ts';
import { useTableView } from '../use-table-view.ts';
import { FrequentNumbers, LatestNumbers } from './numbers-panel.tsx';
import { Racetrack } from './racetrack.tsx';
import { payoutOf, wonSpots } from './roulette-bets.ts';
import { useSpin } from './use-spin.ts';
import s from './roulette-table.module.css';

const GAME = 'table-roulette';
/** Slug of the catalogue game whose wheel and chips the tables use; the wheel has a single zero. */
const ART = 'westminster-roulette';
const POCKETS = 37;
const SHOWN_NUMBERS = 14;
/** Return to player of every spot of a wheel with one zero and without la partage: 36 / 37, in percent. */
const RETURN_PERCENT = 3600 / 37;

/**
 * Shows a shared roulette table: the wheel, the countdown, the layout, the member's receipts, the statistics and the
 * proof.
 */
export default function RouletteTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table } = reply;
  const wheel = useRef<WheelHandle>(null);
  const view = useTableView({ reply, receivedAtMs });
  const spin = useSpin(table, wheel);
  const narrow = useNarrow();
  const names = useSpotNames();
  const { percent } = useMoney();
  const rtp = percent(RETURN_PERCENT);
  const pocketWords = usePocketWords();
  const { pocket } = spin;
  const winning = pocket;
  return (
    <TableFrame
      game={GAME}
      art={ART}
      view={view}
      facts={<Trans>European wheel, return to player {rtp}</Trans>}
      nameOf={(id) => {
        const spot = SPOTS.get(id);
        return spot ? names.name(spot) : id;
      }}
      outcome={
        pocket === null
          ? null
          : {
              words: pocketWords(pocket),
              announced: <Trans>Winning number: {winning}</Trans>,
              payoutOf: (stakes) => payoutOf(stakes, pocket),
            }
      }
      latest={spin.results[0]}
      statistics={<FrequentNumbers results={spin.results} />}
      scene={
        <Scene
          table={table}
          wheel={<Wheel slug={ART} pockets={POCKETS} handle={wheel} />}
          countdown={<Countdown game={GAME} table={table} count={view.count} nowMs={view.nowMs} />}
          last={<LastNumber number={pocket ?? spin.numbers[0] ?? null} />}
          latest={<LatestNumbers numbers={spin.numbers} most={SHOWN_NUMBERS} />}
        />
      }
      layout={(layout) => (
        <Board
          {...layout}
          narrow={narrow}
          pocket={pocket}
          won={pocket === null ? null : wonSpots(view.own.accepted, pocket)}
        />
      )}
    >
      {children}
    </TableFrame>
  );
}

interface SceneProps {
  table: ShownTable;
  wheel: ReactNode;
  countdown: ReactNode;
  /** Latest winning number. */
  last: ReactNode;
  /** Winning numbers of the latest rounds. */
  latest: ReactNode;
}

/** Shows the wheel with the countdown and the latest numbers, or the live video at a dealt table. */
function Scene({ table, wheel, countdown, last, latest }: SceneProps) {
  if (table.dealt)
    return (
      <DealtScene table={table} countdown={countdown} below={latest}>
        {last}
      </DealtScene>
    );
  return (
    <div className={s.scene} style={sceneOf(table.city)}>
      <div className={s.wheel}>{wheel}</div>
      <div className={s.cards}>
        {countdown}
        {last}
      </div>
      <div className={s.latest}>{latest}</div>
    </div>
  );
}

type BoardProps = LayoutProps & {
  /** True on phones, which show either the layout or the racetrack. */
  narrow: boolean;
  pocket: string | null;
  won: ReadonlySet<string> | null;
};

/** Shows the layout and the racetrack. */
function Board({ narrow, pocket, won, chip, onPlaceMany, ...layout }: BoardProps) {
  const { t } = useLingui();
  const [part, setPart] = useState<'numbers' | 'racetrack'>('numbers');
  const hasLayout = !narrow || part === 'numbers';
  const hasTrack = !narrow || part === 'racetrack';
  return (
    <div className={s.board}>
      {narrow && (
        <div className={s.parts} role="group" aria-label={t`Parts of the layout`}>
          <button
            type="button"
            aria-pressed={part === 'numbers'}
            onClick={() => setPart('numbers')}
          >
            <Trans>Numbers</Trans>
          </button>
          <button
            type="button"
            aria-pressed={part === 'racetrack'}
            onClick={() => setPart('racetrack')}
          >
            <Trans>Racetrack</Trans>
          </button>
        </div>
      )}
      <div className={s.halves}>
        {hasLayout && (
          <RouletteLayout
            {...layout}
            zeros={1}
            orientation={narrow ? 'upright' : 'flat'}
            pocket={pocket}
            won={won}
          />
        )}
        {hasTrack && (
          <Racetrack
            chip={chip}
            locked={layout.locked}
            upright={narrow}
            onPlaceMany={onPlaceMany}
          />
        )}
      </div>
    </div>
  );
}
