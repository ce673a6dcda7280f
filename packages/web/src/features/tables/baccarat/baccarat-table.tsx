import { Trans, useLingui } from '@lingui/react/macro';
import { tableBaccarat } from '@wl/games/tables/baccarat';
import { useHandWords } from '@wl/ui/features/tables/result-words';
import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import {
  baccaratArea,
  BaccaratHand,
  LARGE_BACCARAT_SPOTS,
  Spot,
  Spots,
  useBaccaratNames,
  useMoney,
} from '../../play/index.ts';
import type { LayoutProps } from '../components/betting.tsx';
import { Countdown } from '../components/countdown.tsx';
import { ReturnsPanel } from '../components/returns-panel.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import { DealtScene } from '../dealt/dealt-scene.tsx';
import type { GameTableProps } from '../game-tables.ts';
import type { ShownTable } from '../live-state.ts';
import { sceneOf } from '../scene.ts';
import { fatesOf, payoutOf, type Fates } from '../reveal/fates.ts';
import { RoadsPanel } from '../roads/roads-panel.tsx';
import { useTableView } from '../use-table-view.ts';
import { handOf } from './baccarat-hand.ts';
import type { Deal } from './deal.ts';
import { RETURNS, TABLE_SPOTS } from './returns.ts';
import { useDeal } from './use-deal.ts';
import { useRoadWords } from './use-road-words.ts';
import s from './baccarat-table.module.css';

const GAME = 'table-baccarat';
/** Slug of the catalogue game whose chips the tables use. */
const ART = 'lisboa-baccarat';
const COMMISSION = 0.05;

/** Shows a shared baccarat table: both hands, countdown, layout, roads, the member's receipts and the proof. */
export default function BaccaratTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table } = reply;
  const { i18n } = useLingui();
  const view = useTableView({ reply, receivedAtMs });
  const { deal, result, results } = useDeal(table, view.nowMs);
  const names = useBaccaratNames(tableBaccarat.rules.table);
  const words = useHandWords();
  const roadWords = useRoadWords(table.dealt !== null);
  const { percent } = useMoney();
  const commission = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(COMMISSION);
  const rtp = percent(RETURNS.banker);
  const hand = result && handOf(result);
  const sentence = hand && words(hand);
  return (
    <TableFrame
      game={GAME}
      art={ART}
      view={view}
      facts={
        <Trans>
          Baccarat, eight decks, {commission} commission, return on Banker {rtp}
        </Trans>
      }
      nameOf={names.name}
      outcome={
        hand && {
          words: sentence,
          announced: sentence,
          payoutOf: (stakes) => payoutOf(tableBaccarat, hand, stakes),
        }
      }
      latest={results[0]}
      lead={<RoadsPanel round={table.round?.number ?? 0} results={results} words={roadWords} />}
      statistics={
        <ReturnsPanel
          limits={table.limits}
          rows={TABLE_SPOTS.map((id) => ({
            id,
            name: names.name(id),
            pays: names.pays[id],
            returned: RETURNS[id],
          }))}
        >
          <Trans>On a tie, Player and Banker bets are returned.</Trans>
        </ReturnsPanel>
      }
      scene={
        <Scene
          table={table}
          deal={deal}
          countdown={
            <Countdown
              game={GAME}
              table={table}
              count={view.count}
              nowMs={view.nowMs}
              detail={table.round?.result && <Step deal={deal} sentence={sentence} />}
            />
          }
        />
      }
      layout={(layout) => (
        <Layout {...layout} fates={hand && fatesOf(tableBaccarat, hand)} names={names} />
      )}
    >
      {children}
    </TableFrame>
  );
}

interface SceneProps {
  table: ShownTable;
  deal: Deal;
  countdown: ReactNode;
}

/** Shows both hands with the countdown, and the live video at a dealt table. */
function Scene({ table, deal: { felt }, countdown }: SceneProps) {
  const hands = (
    <>
      <BaccaratHand side="player" felt={felt} />
      <BaccaratHand side="banker" felt={felt} />
    </>
  );
  if (table.dealt)
    return (
      <DealtScene table={table} countdown={countdown}>
        {hands}
      </DealtScene>
    );
  return (
    <div className={s.scene} style={sceneOf(table.city)}>
      <div className={s.countdown}>{countdown}</div>
      {hands}
    </div>
  );
}

/** States which card is turned over next or, after the deal, the result. */
function Step({ deal: { next }, sentence }: { deal: Deal; sentence: string | null }) {
  if (sentence !== null) return sentence;
  if (!next) return null;
  const { side, number } = next;
  return side === 'player' ? (
    <Trans>Player’s card {number}</Trans>
  ) : (
    <Trans>Banker’s card {number}</Trans>
  );
}

interface BaccaratLayoutProps extends LayoutProps {
  /** Outcome for each spot while the result is shown; otherwise null. */
  fates: Fates | null;
  names: ReturnType<typeof useBaccaratNames>;
}

function Layout({ fates, names, ...layout }: BaccaratLayoutProps) {
  const { t } = useLingui();
  return (
    <Spots
      {...layout}
      won={fates === null ? null : new Set()}
      {...(fates && { fates })}
      first="player"
      className={s.layout}
    >
      {TABLE_SPOTS.map((bet) => {
        const name = names.name(bet);
        const pays = names.pays[bet];
        const cards = bet === 'small' ? t`4 cards` : bet === 'big' ? t`5 or 6 cards` : null;
        return (
          <Spot
            key={bet}
            id={bet}
            name={cards === null ? name : `${name} ${cards}`}
            odds={pays}
            className={cx(
              s.field,
              baccaratArea(bet),
              LARGE_BACCARAT_SPOTS.has(bet) && s.large,
              bet === 'tie' && s.low,
            )}
          >
            <span className={cx(s.name, LARGE_BACCARAT_SPOTS.has(bet) && 'poster')}>
              {name} {cards !== null && <small>{cards}</small>}
            </span>{' '}
            <span className={cx('num', s.odds)}>{pays}</span>
          </Spot>
        );
      })}
    </Spots>
  );
}
