import { Trans, useLingui } from '@lingui/react/macro';
import { CRASH_RULES } from '@wl/games/engines/crash/rules';
import type { TableBet } from '@wl/contract/tables';
import { useFormats } from '../../../app/language/formats.ts';
import { useMoney } from '../../play/index.ts';
import { spotsOf } from '../bet-sums.ts';
import { Countdown } from '../components/countdown.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import type { GameTableProps } from '../game-tables.ts';
import { useTableView } from '../use-table-view.ts';
import { payoutAt, pointOf, targetsOf } from './climb.ts';
import { ClimbScene, type DrawnCashOut } from './climb-scene.tsx';
import { CrashBets, useBetNames } from './crash-bets.tsx';
import { ChancesPanel, LatestPoints } from './points-panel.tsx';
import { useMultiplier } from './use-multiplier.ts';

const GAME = 'table-crash';
const SHOWN_POINTS = 14;

/** Shows a shared crash table: the climb, both bets, the member's receipts, the chances and the proof. */
export default function CrashTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table, bets } = reply;
  const view = useTableView({ reply, receivedAtMs });
  const names = useBetNames();
  const multiplier = useMultiplier();
  const { percent } = useMoney();
  const rtp = percent(CRASH_RULES.returnHundredths);
  const result = table.round?.result;
  const point = result && pointOf(result);
  const end = point === undefined ? null : multiplier(point);
  return (
    <TableFrame
      game={GAME}
      view={view}
      facts={<Trans>Crash, two bets, return to player {rtp}</Trans>}
      nameOf={(spot) => names[spot] ?? spot}
      detailOf={(bet) => <CashOutNotes bet={bet} />}
      outcome={
        point === undefined
          ? null
          : {
              words: <Trans>The climb ended at {end}.</Trans>,
              announced: <Trans>The climb ended at {end}.</Trans>,
              payoutOf: (_, bet) => payoutAt(bet, point),
            }
      }
      latest={table.results[0]}
      statistics={<ChancesPanel />}
      scene={
        <ClimbScene
          reply={reply}
          aheadMs={view.aheadMs}
          cashOuts={bets.flatMap((bet) => drawnOf(bet, names))}
          points={<LatestPoints results={table.results} most={SHOWN_POINTS} />}
        >
          <Countdown
            game={GAME}
            table={table}
            count={view.count}
            nowMs={view.nowMs}
            detail={
              end ??
              (table.round?.phase === 'revealed' && <Trans>Cash out before the climb ends</Trans>)
            }
          />
        </ClimbScene>
      }
      controls={<CrashBets view={view} />}
    >
      {children}
    </TableFrame>
  );
}

const drawnOf = ({ cash_outs = {} }: TableBet, names: Record<string, string>): DrawnCashOut[] =>
  Object.entries(cash_outs).map(([spot, { hundredths, ms }]) => ({
    spot,
    name: names[spot] ?? spot,
    hundredths,
    ms,
  }));

/**
 * States the multiplier and time of a manual cash-out, or the target of the automatic one, for each spot of a receipt.
 */
function CashOutNotes({ bet }: { bet: TableBet }) {
  const { t } = useLingui();
  const multiplier = useMultiplier();
  const { number } = useFormats();
  return Object.keys(spotsOf(bet)).map((spot) => {
    const cashOut = bet.cash_outs?.[spot];
    const target = targetsOf(bet)[spot];
    if (!cashOut && target === undefined) return null;
    const at = multiplier(cashOut?.hundredths ?? target ?? 0);
    const ms = number(cashOut?.ms ?? 0);
    return (
      <small key={spot}>
        {cashOut
          ? t`Cashed out at ${at}, request received ${ms} ms after the start`
          : t`Automatic cash-out at ${at}`}
      </small>
    );
  });
}
