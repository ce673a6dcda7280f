import { Trans } from '@lingui/react/macro';
import { tableSicBo } from '@wl/games/tables/sic-bo';
import { useRef, type RefObject } from 'react';
import {
  DiceDome,
  SicBoLayout,
  ThrowKind,
  ThrowList,
  ThrowPlate,
  ThrowWords,
  useMoney,
  useSicBoKinds,
  useSicBoNames,
  winningDiceSpots,
  type DomeHandle,
} from '../../play/index.ts';
import { Countdown } from '../components/countdown.tsx';
import { ReturnsPanel } from '../components/returns-panel.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import type { GameTableProps } from '../game-tables.ts';
import { payoutOf } from '../reveal/fates.ts';
import { RoadsPanel } from '../roads/roads-panel.tsx';
import { sceneOf } from '../scene.ts';
import { useTableView, type TableView } from '../use-table-view.ts';
import { ART } from './art.ts';
import { diceOf } from './dice.ts';
import { RETURNS } from './returns.ts';
import { useRoadWords } from './use-road-words.ts';
import { useRoll } from './use-roll.ts';
import s from './sic-bo-table.module.css';

const GAME = 'table-sic-bo';
const RULES = tableSicBo.rules.table;
const NONE: ReadonlySet<string> = new Set();
/** Maximum number of throws in the list. Narrow windows cut off the oldest throws. */
const SHOWN_THROWS = 20;

/** Shows a shared sic bo table: dice, countdown, layout, roads, the member's receipts and the proof. */
export default function SicBoTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table } = reply;
  const dome = useRef<DomeHandle>(null);
  const view = useTableView({ reply, receivedAtMs });
  const roll = useRoll(table, view.nowMs, dome);
  const names = useSicBoNames(RULES);
  const kinds = useSicBoKinds(RULES);
  const roadWords = useRoadWords();
  const { percent } = useMoney();
  const rtp = percent(RETURNS['small'] ?? 0);
  const { dice, results } = roll;
  const winning = dice && winningDiceSpots(dice, RULES);
  return (
    <TableFrame
      game={GAME}
      art={ART}
      view={view}
      facts={<Trans>Sic bo, three dice, return on Small and Big {rtp}</Trans>}
      nameOf={names.name}
      outcome={
        dice && {
          words: <ThrowWords dice={dice} />,
          announced: <ThrowWords dice={dice} />,
          payoutOf: (stakes) => payoutOf(tableSicBo, dice, stakes),
        }
      }
      latest={results[0]}
      lead={<RoadsPanel round={table.round?.number ?? 0} results={results} words={roadWords} />}
      statistics={
        <ReturnsPanel
          limits={table.limits}
          rows={kinds.map((kind) => ({ ...kind, returned: RETURNS[kind.id] ?? 0 }))}
        >
          <Trans>Small, Big, Odd and Even lose on any triple.</Trans>
        </ReturnsPanel>
      }
      scene={<Scene view={view} roll={roll} dome={dome} />}
      layout={(layout) => (
        <div className={s.layout}>
          <SicBoLayout {...layout} rules={RULES} lit={winning ?? NONE} won={winning} />
        </div>
      )}
    >
      {children}
    </TableFrame>
  );
}

interface SceneProps {
  view: TableView;
  roll: ReturnType<typeof useRoll>;
  dome: RefObject<DomeHandle | null>;
}

/** Shows the countdown, the dice under the dome, the plate with their total, and the latest throws. */
function Scene({ view, roll: { dice, isRolling, first, results }, dome }: SceneProps) {
  const { table } = view.reply;
  const [latest] = results;
  return (
    <div className={s.scene} style={sceneOf(table.city)}>
      <div className={s.countdown}>
        <Countdown
          game={GAME}
          table={table}
          count={view.count}
          nowMs={view.nowMs}
          detail={dice && <ThrowKind dice={dice} />}
        />
      </div>
      <div className={s.dome}>
        <DiceDome slug={ART} first={first} handle={dome} />
      </div>
      <div className={s.plate}>
        <ThrowPlate dice={isRolling || !latest ? null : diceOf(latest)} waiting={isRolling} />
      </div>
      <div className={s.throws}>
        {results.length === 0 ? (
          <p>
            <Trans>The throws of this table appear here.</Trans>
          </p>
        ) : (
          <ThrowList slug={ART} throws={results.slice(0, SHOWN_THROWS).map(diceOf)} />
        )}
      </div>
    </div>
  );
}
