import { Trans } from '@lingui/react/macro';
import { tableDragonTiger } from '@wl/games/tables/dragon-tiger';
import { cx } from '@wl/ui/cx';
import { CardSide, Spot, Spots, useMoney } from '../../play/index.ts';
import type { LayoutProps } from '../components/betting.tsx';
import { Countdown } from '../components/countdown.tsx';
import { ReturnsPanel } from '../components/returns-panel.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import type { GameTableProps } from '../game-tables.ts';
import { fatesOf, payoutOf, type Fates } from '../reveal/fates.ts';
import { RoadsPanel } from '../roads/roads-panel.tsx';
import { sceneOf } from '../scene.ts';
import { useTableView } from '../use-table-view.ts';
import { handOf, SIDES, type Duel } from './duel.ts';
import { ODDS, SPOTS } from './odds.ts';
import { rankOf, useDragonTigerWords } from './use-dragon-tiger-words.ts';
import { useDuel } from './use-duel.ts';
import { useRoadWords } from './use-road-words.ts';
import s from './dragon-tiger-table.module.css';

const GAME = 'table-dragon-tiger';
/** Slug of the catalogue game whose chips the tables use. */
const ART = 'lisboa-baccarat';
const COLOURS = { dragon: 'red', tiger: 'blue' } as const;

/**
 * Shows a shared dragon tiger table: both cards, the countdown, the layout, the roads, the member's receipts and the
 * proof.
 */
export default function DragonTigerTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table } = reply;
  const view = useTableView({ reply, receivedAtMs });
  const { duel, results } = useDuel(table, view.nowMs);
  const words = useDragonTigerWords();
  const roadWords = useRoadWords();
  const { percent } = useMoney();
  const rtp = percent(ODDS.dragon.returned);
  const hand = duel.facts && handOf(duel.facts);
  const sentence = duel.facts && words.result(duel.facts);
  return (
    <TableFrame
      game={GAME}
      art={ART}
      view={view}
      facts={<Trans>Dragon tiger, eight decks, return on Dragon and Tiger {rtp}</Trans>}
      nameOf={words.name}
      outcome={
        hand && {
          words: sentence,
          announced: sentence,
          payoutOf: (stakes) => payoutOf(tableDragonTiger, hand, stakes),
        }
      }
      latest={results[0]}
      lead={<RoadsPanel round={table.round?.number ?? 0} results={results} words={roadWords} />}
      statistics={
        <ReturnsPanel
          limits={table.limits}
          rows={SPOTS.map((id) => ({ id, name: words.name(id), ...ODDS[id] }))}
        >
          <Trans>
            The higher card wins, and an ace is low. On a tie, half of the stake on Dragon or Tiger
            is returned.
          </Trans>
        </ReturnsPanel>
      }
      scene={
        <div className={s.scene} style={sceneOf(table.city)}>
          <div className={s.countdown}>
            <Countdown
              game={GAME}
              table={table}
              count={view.count}
              nowMs={view.nowMs}
              detail={table.round?.result && <Step duel={duel} sentence={sentence} />}
            />
          </div>
          {SIDES.map((side) => (
            <Side key={side} side={side} name={words.name(side)} duel={duel} />
          ))}
        </div>
      }
      layout={(layout) => (
        <Layout {...layout} fates={hand && fatesOf(tableDragonTiger, hand)} nameOf={words.name} />
      )}
    >
      {children}
    </TableFrame>
  );
}

/** Shows the card of one side, with its rank and whether the side has won. */
function Side({ side, name, duel }: { side: (typeof SIDES)[number]; name: string; duel: Duel }) {
  const cards = duel.cards[side];
  const [card] = cards;
  return (
    <CardSide
      id={`${side}-rank`}
      name={name}
      colour={COLOURS[side]}
      badge={card ? rankOf(card) : null}
      cards={cards}
      places={1}
      isWinner={duel.facts?.winner === side}
    />
  );
}

/** States which card is turned over next or, after the deal, the result. */
function Step({ duel: { next }, sentence }: { duel: Duel; sentence: string | null }) {
  if (sentence !== null) return sentence;
  if (next === null) return null;
  return next === 'dragon' ? <Trans>Dragon’s card</Trans> : <Trans>Tiger’s card</Trans>;
}

interface DragonTigerLayoutProps extends LayoutProps {
  /** Outcomes of the spots while the result is shown, otherwise null. */
  fates: Fates | null;
  nameOf: (spot: string) => string;
}

function Layout({ fates, nameOf, ...layout }: DragonTigerLayoutProps) {
  return (
    <Spots
      {...layout}
      won={fates === null ? null : new Set()}
      {...(fates && { fates })}
      first="dragon"
      className={s.layout}
    >
      {SPOTS.map((spot) => {
        const name = nameOf(spot);
        const { pays } = ODDS[spot];
        return (
          <Spot key={spot} id={spot} name={name} odds={pays} className={cx(s.field, s[spot])}>
            <span className={cx(s.name, 'poster')}>{name}</span>{' '}
            <span className={cx('num', s.odds)}>{pays}</span>
          </Spot>
        );
      })}
    </Spots>
  );
}
