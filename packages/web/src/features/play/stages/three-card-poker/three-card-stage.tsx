import { Trans, useLingui } from '@lingui/react/macro';
import { FOLD, PLAY, type ThreeCardRules } from '@wl/games/engines/three-card-poker/play';
import { useMemo, useRef, useState } from 'react';
import { useMoney } from '../../money.ts';
import { cashShortageOf } from '../../shortage.tsx';
import { noteGesture } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useKeptFocus } from '../../steps/use-kept-focus.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { totalOf } from '../roulette/chips.ts';
import { Controls } from '../table/controls.tsx';
import { Plaque } from '../table/plaque.tsx';
import { WinLines } from '../table/win-lines.tsx';
import { useRankNames } from '../video-poker/rank-names.ts';
import { Announcer } from './announcer.tsx';
import { Decision } from './decision.tsx';
import { FeltPrint, FeltRule } from './felt-print.tsx';
import { Hand } from './hand.tsx';
import { Layout } from './layout.tsx';
import { useOutcomeText } from './outcome-text.ts';
import { PayBoards } from './pay-boards.tsx';
import { useSpotNames } from './spot-names.ts';
import { useThreeCard } from './use-three-card.ts';
import { outcomeOf, type ThreeCardView } from './view.ts';
import s from './three-card-stage.module.css';

/** Shows a three card poker table. The member sees three cards, then folds or plays against the dealer. */
export default function ThreeCardStage(props: StageProps & { rules: ThreeCardRules }) {
  const { launch, rules, cashCents, animate } = props;
  const play = usePlay(props);
  const { table, chip, won, isDeciding, decide } = play;
  const { view, change, stakes } = table;
  const names = useSpotNames();

  return (
    <div
      className={s.stage}
      onPointerDown={noteGesture}
      // Handle keyboard shortcuts on this element, so that they work only while the focus is on the table.
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        if (event.key === 'p' || event.key === 'P') decide(PLAY);
        if (event.key === 'f' || event.key === 'F') decide(FOLD);
      }}
    >
      <div className={s.scene}>
        <FeltPrint />
        <Layout
          slug={launch.slug}
          stakes={stakes}
          chips={launch.stakes}
          won={won}
          locked={table.locked}
          asked={isDeciding}
          onPlace={(spot) => change({ type: 'place', spot, cents: chip })}
          onTake={(spot) => change({ type: 'take', spot, cents: chip })}
        />
        <Hands play={play} animate={animate} />
        <div className={s.side}>
          <PayBoards
            table={rules.table}
            reached={view.ranks.player}
            paid={{
              'pair-plus': 'pair-plus' in stakes,
              ante: view.action !== 'fold',
            }}
          />
          <div className={s.paid}>
            <WinLines settled={table.settled} nameOf={names} />
          </div>
        </div>
      </div>
      <DealControls play={play} launch={launch} cashCents={cashCents} animate={animate} />
      <Announcer table={table} />
    </div>
  );
}

type Play = ReturnType<typeof usePlay>;

/** Returns the member's chips, and functions to deal and decide. The space bar deals, or skips the presentation. */
function usePlay(props: StageProps & { rules: ThreeCardRules }) {
  const { launch, rules, cashCents } = props;
  const limits = useMemo(
    () => ({
      minSpotCents: launch.min_bet_cents,
      maxSpotCents: launch.max_bet_cents,
      maxTotalCents: rules.maxTotalCents,
      maxSpots: rules.maxSpots,
    }),
    [launch, rules],
  );
  const table = useThreeCard({ ...props, limits });
  const { steps, view, settled, locked } = table;
  const { phase } = steps;
  const [chip, setChip] = useState(launch.stakes[0] ?? 0);
  const [isFirst, setFirst] = useState(true);
  const chosen = table.chips.stakes;
  const total = totalOf(chosen);
  const shortage = locked ? null : cashShortageOf(props, total);
  const mayDeal = !locked && 'ante' in chosen && shortage === null;
  const isDeciding = phase === 'deciding' && props.replay === null;
  const won = useMemo(
    () =>
      view.over
        ? new Set(settled.filter(({ paidCents }) => paidCents > 0).map(({ spot }) => spot))
        : null,
    [view, settled],
  );
  const actions = useRef<HTMLDivElement>(null);
  useKeptFocus(`${phase}:${isFirst ? 'first' : ''}`, actions);

  const deal = () => {
    if (!mayDeal) return;
    noteGesture();
    setFirst(false);
    table.deal();
  };
  const decide = (action: string) => {
    const choice = steps.choices.find((one) => one.action === action);
    if (!choice || (cashCents !== null && cashCents < choice.adds_cents)) return;
    noteGesture();
    setFirst(false);
    steps.act(action);
  };
  useStageKeys({ onSpace: () => (phase === 'playing' ? steps.hurry() : deal()) });
  return {
    table,
    limits,
    chip,
    setChip,
    total,
    shortage,
    mayDeal,
    isDeciding,
    won,
    actions,
    deal,
    decide,
  };
}

/** Shows the dealer's hand, the member's hand, the outcome, and the payout. */
function Hands({ play: { table, isDeciding }, animate }: { play: Play; animate: boolean }) {
  const { t } = useLingui();
  const ranks = useRankNames();
  const outcomeText = useOutcomeText();
  const { steps, view, stakes, settled } = table;
  const outcome = outcomeOf(view);
  return (
    <div className={s.table}>
      <Hand
        key={`dealer-${steps.roundId ?? ''}`}
        name={t`Dealer`}
        cards={view.dealer}
        animate={animate}
        sign={
          view.qualifies === false
            ? t`Does not qualify`
            : view.ranks.dealer && ranks(view.ranks.dealer)
        }
        fate={fateOfDealer(view)}
      />
      <FeltRule />
      <Hand
        key={`player-${steps.roundId ?? ''}`}
        name={t`You`}
        cards={view.player}
        animate={animate}
        sign={view.ranks.player && ranks(view.ranks.player)}
        fate={fateOfMember(view)}
      />
      <p className={s.line} aria-hidden="true">
        {outcome ? outcomeText(outcome) : isDeciding ? <Trans>Play or fold?</Trans> : ' '}
      </p>
      {view.over && (
        <Plaque
          key={steps.roundId}
          wonCents={settled.reduce((all, { paidCents }) => all + paidCents, 0)}
          stakeCents={totalOf(stakes)}
          animate={animate}
        />
      )}
    </div>
  );
}

type Fate = 'won' | 'lost' | null;

/** Returns whether the dealer's hand won or lost; null while undecided, after a fold, and if the hands are equal. */
function fateOfDealer(view: ThreeCardView): Fate {
  const outcome = outcomeOf(view);
  if (outcome === 'lost') return 'won';
  return view.qualifies === false || outcome === 'won' ? 'lost' : null;
}

/** Returns whether the member's hand won or lost; null while the round is undecided or if the hands are equal. */
function fateOfMember(view: ThreeCardView): Fate {
  const outcome = outcomeOf(view);
  if (outcome === 'won' || outcome === 'dealer_out') return 'won';
  return outcome === 'lost' || view.action === 'fold' ? 'lost' : null;
}

/** Shows the controls for the deal or, during a round, for the decision. */
function DealControls({
  play,
  launch,
  cashCents,
  animate,
}: Pick<StageProps, 'launch' | 'cashCents' | 'animate'> & { play: Play }) {
  const { money } = useMoney();
  const { table, total } = play;
  const { steps, stakes, locked } = table;
  const { phase } = steps;
  const chosen = table.chips.stakes;
  // Do not offer "same again" while the last deal's chips are still in place, because pressing it would change nothing.
  const isSame = chosen === table.chips.last;
  const sum = money(total);
  return (
    <Controls
      slug={launch.slug}
      chips={launch.stakes}
      chip={play.chip}
      onChip={play.setChip}
      state={isSame ? { ...table.chips, last: null } : table.chips}
      total={total}
      change={table.change}
      locked={locked}
      shortage={play.shortage}
      limits={play.limits}
      asking={phase === 'asking'}
      inactive={!play.mayDeal && phase !== 'playing'}
      onPlay={phase === 'playing' ? steps.hurry : play.deal}
      animate={animate}
      actions={play.actions}
      playText={
        phase === 'playing' ? (
          <Trans>Skip</Trans>
        ) : 'ante' in chosen ? (
          <Trans>Deal for {sum}</Trans>
        ) : (
          <Trans>Place an ante to deal</Trans>
        )
      }
      notes={<Trans>Best strategy: play with queen-6-4 or better</Trans>}
      {...(play.isDeciding && {
        decision: (
          <Decision anteCents={stakes['ante'] ?? 0} cashCents={cashCents} onDecide={play.decide} />
        ),
      })}
    />
  );
}
