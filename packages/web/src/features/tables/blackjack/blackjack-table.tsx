import { Trans, useLingui } from '@lingui/react/macro';
import type { TableBet } from '@wl/contract/tables';
import { useEffect, type ReactNode } from 'react';
import { isStill } from '../../../app/motion.ts';
import { CardSide, useStageSound, useMoney } from '../../play/index.ts';
import { Countdown } from '../components/countdown.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import type { GameTableProps } from '../game-tables.ts';
import { sceneOf } from '../scene.ts';
import { useTableView } from '../use-table-view.ts';
import { BlackjackControls } from './blackjack-controls.tsx';
import { DealerTotals } from './dealer-strip.tsx';
import { dealerOf, feltAt, payoutOf, pointsOf, type Felt } from './hand.ts';
import { RETURN } from './returns.ts';
import { StrategyPanel } from './strategy-panel.tsx';
import { useActionWords } from './use-action-words.ts';
import { useOwnHand } from './use-own-hand.ts';
import s from './blackjack-table.module.css';

const GAME = 'table-blackjack';
const SHOWN_TOTALS = 14;

/**
 * Shows a shared blackjack table: the hand that all members play, the dealer's cards, the decisions, the receipts and
 * the proof.
 */
export default function BlackjackTable({ reply, receivedAtMs, children }: GameTableProps) {
  const { table } = reply;
  const { round } = table;
  const view = useTableView({ reply, receivedAtMs });
  const own = useOwnHand(view);
  const { t } = useLingui();
  const sound = useStageSound();
  const words = t`Hand`;
  const { percent } = useMoney();
  const rtp = percent(RETURN);
  const isAtOnce = round?.phase !== 'revealed' || isStill();
  const felt = feltAt(round, isAtOnce ? Infinity : view.nowMs - Date.parse(round.phase_since));
  const cards = felt.hand.length + felt.dealer.length;
  useEffect(() => {
    if (cards > 0) sound('press');
    // `sound` never changes, so the effect runs only when the number of cards changes.
  }, [cards, sound]);
  const result = felt.isOver ? round?.result : undefined;
  const hand = round?.dealt?.hand ?? [];
  const dealer = result && dealerOf(result);
  const results = table.results.filter(
    ({ round: number }) => felt.isOver || number !== round?.result?.round,
  );
  const sentence = dealer && <DealerEnd dealer={dealer} />;
  return (
    <TableFrame
      game={GAME}
      view={view}
      facts={<Trans>Blackjack, one shared hand, eight decks, return to player {rtp}</Trans>}
      nameOf={() => words}
      detailOf={(bet) => <Actions bet={bet} />}
      outcome={
        dealer
          ? {
              words: sentence,
              announced: sentence,
              payoutOf: (_, bet) => payoutOf(bet, hand, dealer),
            }
          : null
      }
      latest={results[0]}
      statistics={<StrategyPanel returned={rtp} />}
      scene={
        <div className={s.scene} style={sceneOf(table.city)}>
          <div className={s.top}>
            <Countdown
              game={GAME}
              table={table}
              count={view.count}
              nowMs={view.nowMs}
              detail={sentence ?? (round?.dealt && <Trans>Members decide</Trans>)}
            />
            <DealerTotals results={results} most={SHOWN_TOTALS} />
          </div>
          <Sides felt={felt} own={own.accepted ? own.cards : null} />
        </div>
      }
      controls={<BlackjackControls view={view} own={own} />}
    >
      {children}
    </TableFrame>
  );
}

/** Shows the dealer's cards and the shared hand. A member with a bet sees the cards of their own hand instead. */
function Sides({ felt, own }: { felt: Felt; own: readonly string[] | null }) {
  const { t } = useLingui();
  const open = felt.dealer.filter((card) => card !== null);
  const hand = own === null ? felt.hand : felt.hand.slice(0, own.length);
  const more = felt.hand.slice(hand.length).length;
  return (
    <>
      <CardSide
        id="dealer-total"
        name={t`Dealer`}
        colour="red"
        badge={open.length > 0 ? pointsOf(open) : null}
        cards={felt.dealer}
        places={2}
        isWinner={false}
      />
      <CardSide
        id="hand-total"
        name={own === null ? t`Shared hand` : t`Your hand`}
        colour="blue"
        badge={hand.length > 0 ? pointsOf(hand) : null}
        cards={hand}
        places={2}
        isWinner={false}
        note={more > 0 && <Trans>+{more} for members who hit</Trans>}
      />
    </>
  );
}

/** States how the dealer's hand ended. */
function DealerEnd({ dealer }: { dealer: readonly string[] }): ReactNode {
  const total = pointsOf(dealer);
  if (total > 21) return <Trans>The dealer is bust with {total}.</Trans>;
  if (total === 21 && dealer.length === 2) return <Trans>The dealer has a blackjack.</Trans>;
  return <Trans>The dealer has {total}.</Trans>;
}

/** Lists the member's decisions for the bet shown on a receipt. */
function Actions({ bet: { actions = [] } }: { bet: TableBet }) {
  const words = useActionWords();
  if (actions.length === 0) return null;
  const names = actions.map((action) => words[action] ?? action).join(', ');
  return (
    <small>
      <Trans>Decisions: {names}</Trans>
    </small>
  );
}
