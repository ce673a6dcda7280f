import { Trans } from '@lingui/react/macro';
import type { BlackjackRules } from '@wl/games/engines/blackjack/rules';
import { cx } from '@wl/ui/cx';
import { useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useMoney } from '../../money.ts';
import { cashShortageOf } from '../../shortage.tsx';
import { noteGesture, playSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useKeptFocus } from '../../steps/use-kept-focus.ts';
import { useSteps, type StepsState } from '../../steps/use-steps.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import { totalOf, type Stakes } from '../roulette/chips.ts';
import { Controls } from '../table/controls.tsx';
import { Plaque } from '../table/plaque.tsx';
import { Spots } from '../table/spots.tsx';
import { WinLines } from '../table/win-lines.tsx';
import { Announcer, Outcome, Prompt } from './announcer.tsx';
import { limitsOf, seatOf, seatsIn, seatsOf } from './bets.ts';
import s from './blackjack-stage.module.css';
import { Dealer, Print } from './dealer.tsx';
import { AfterRound, Decisions, KEYS } from './decisions.tsx';
import { useBlackjackNames } from './names.ts';
import { Seat } from './seat.tsx';
import { useBets } from './use-bets.ts';
import { fatesOn, paceOf, settledOn, stakesOn, turnOf, viewOf } from './view.ts';

const NOTHING: Stakes = {};

type Props = StageProps & { rules: BlackjackRules };
type Table = ReturnType<typeof useTable>;

/** Shows the blackjack table. The member plays up to five hands, each with two side bets, against one dealer. */
export default function BlackjackStage(props: Props) {
  const table = useTable(props);
  return (
    <div
      className={s.stage}
      tabIndex={-1}
      onPointerDown={noteGesture}
      // Handle the keyboard shortcuts on this element, so that they have no effect while focus is outside the table.
      onKeyDown={table.onKey}
    >
      <Scene table={table} {...props} />
      <Panel table={table} {...props} />
      <Announcer steps={table.steps} view={table.view} turn={table.turn} isShown={table.isShown} />
    </div>
  );
}

/**
 * Returns the state of the table: the member's chips, rounds and decisions. Binds the space bar, which deals the cards
 * or skips to the end of the presentation.
 */
function useTable(props: Props) {
  const { launch, rules, cashCents, replay } = props;
  const { slug, stakes: chips } = launch;
  const steps = useSteps(props, paceOf);
  const { phase } = steps;
  const limits = useMemo(() => limitsOf(rules), [rules]);
  const [bets, change] = useBets(slug, limits, replay ? null : steps);
  const round = useRoundOnTable(steps, bets.stakes, replay);
  const { isOn, isRound, isResult } = round;
  const [chip, setChip] = useState(chips[0] ?? 0);
  const panel = useRef<HTMLDivElement>(null);
  const isAsked = phase === 'deciding' && steps.choices.some(({ action }) => action === 'hit');

  const total = totalOf(bets.stakes);
  const shortage = isOn ? null : cashShortageOf(props, total);
  const mayDeal = !isOn && total > 0 && shortage === null;

  const deal = () => {
    if (!mayDeal) return;
    noteGesture();
    playSound('press');
    round.begin();
    steps.begin({ spots: bets.stakes });
  };
  const lay = (action: Parameters<typeof change>[0]) => {
    if (isResult) round.clear();
    if (action.type === 'place') playSound('chip');
    change(action);
  };
  useStageKeys({ onSpace: () => (phase === 'playing' ? steps.hurry() : deal()) });
  useKeptFocus(isRound ? 'round' : isResult ? 'result' : 'idle:first', panel);

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const action = KEYS[event.key.toLowerCase()];
    const choice = steps.choices.find((offered) => offered.action === action);
    if (!choice || (cashCents !== null && choice.adds_cents > cashCents)) return;
    event.preventDefault();
    noteGesture();
    steps.act(choice.action);
  };

  return {
    ...round,
    steps,
    limits,
    bets,
    lay,
    chip,
    setChip,
    isAsked,
    total,
    shortage,
    mayDeal,
    deal,
    panel,
    onKey,
  };
}

/**
 * Returns the contents of the table: the cards and stakes of the round on stage or, if there is none, the chips placed
 * so far.
 */
function useRoundOnTable(steps: StepsState, placed: Stakes, replay: StageProps['replay']) {
  const { phase, roundId } = steps;
  /** Id of the round whose cards have been removed from the table so that the member can place new bets. */
  const [cleared, setCleared] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);

  const isShown = steps.bet !== null && (replay !== null || roundId !== cleared);
  const isOn = phase !== 'idle' || replay !== null;
  const isRound = isOn && (isShown || begun || phase !== 'asking');
  const isResult = !isOn && isShown;
  const staked = isShown ? ((steps.bet?.['spots'] ?? NOTHING) as Stakes) : placed;
  const view = useMemo(
    () => viewOf(isShown ? staked : NOTHING, isShown ? steps.events : []),
    [isShown, staked, steps.events],
  );
  const lying = isShown ? stakesOn(view, staked) : placed;
  const isDealt = view.dealer.length > 1;
  const turn = isRound && isDealt ? turnOf(view) : undefined;

  return {
    isShown,
    isOn,
    isRound,
    isResult,
    staked,
    view,
    lying,
    turn,
    /** Clears the last round's cards, so that the member can place new bets. */
    clear: () => setCleared(roundId),
    begin: () => {
      setCleared(roundId);
      setBegun(true);
    },
  };
}

/** Shows the table felt with the dealer and the seats and, after a round, the payouts. */
function Scene({ table, rules, launch, animate }: Props & { table: Table }) {
  const { slug, stakes: chips } = launch;
  const { view, isShown, staked, lying, turn, chip, lay } = table;
  return (
    <div
      className={cx(s.scene, isShown && s.dealt)}
      style={{ '--seats': isShown ? seatsIn(staked) : rules.seats } as CSSProperties}
    >
      <div className={s.cloth} aria-hidden="true" />
      <Dealer view={view} animate={animate} />
      <Print rules={rules} view={view} slug={slug} chips={chips} />
      <Spots
        slug={slug}
        stakes={lying}
        chips={chips}
        won={null}
        fates={fatesOn(view)}
        locked={table.isRound}
        first="hand-3"
        className={s.seats}
        onPlace={(spot) => lay({ type: 'place', spot, cents: chip })}
        onTake={(spot) => lay({ type: 'take', spot, cents: chip })}
      >
        {seatsOf(rules).map((seat, index) => (
          <Seat
            key={seat}
            slug={slug}
            seat={seat}
            index={index}
            hands={view.hands.filter((hand) => hand.seat === seat)}
            sides={view.sides.filter(({ spot }) => seatOf(spot) === seat)}
            stakes={lying}
            chips={chips}
            turn={table.isAsked ? (turn?.name ?? null) : null}
            isShown={isShown}
            animate={animate}
          />
        ))}
      </Spots>
      <Settlement table={table} animate={animate} />
    </div>
  );
}

/** Shows the payout of the round, and of each bet that has a payout. */
function Settlement({ table, animate }: { table: Table; animate: boolean }) {
  const names = useBlackjackNames();
  const { view, isShown } = table;
  const { round } = table.steps;
  if (!round || !isShown) return null;
  return (
    <>
      <Plaque
        key={round.id}
        wonCents={round.payout_cents}
        stakeCents={round.stake_cents}
        animate={animate}
      />
      <div className={s.paid}>
        <WinLines settled={settledOn(view)} nameOf={names.part} />
      </div>
    </>
  );
}

/**
 * Shows the controls of the table:
 * - during a round: the member's decisions
 * - after a round: buttons to deal again or to change the bets
 * - otherwise: the chips
 */
function Panel({ table, ...props }: Props & { table: Table }) {
  const { slug, stakes: chips } = props.launch;
  const { steps, bets, view, turn, total, shortage, panel } = table;
  const { money } = useMoney();
  const { round } = steps;
  const sum = money(total);
  if (table.isRound) {
    return (
      <Decisions
        steps={steps}
        cashCents={props.cashCents}
        surrender={props.rules.surrender}
        panel={panel}
        prompt={<Prompt steps={steps} view={view} turn={turn} />}
      />
    );
  }
  if (table.isResult && round) {
    return (
      <AfterRound
        sum={sum}
        shortage={shortage}
        loading={false}
        panel={panel}
        onAgain={table.deal}
        onChange={table.clear}
      >
        <Outcome round={round} />
      </AfterRound>
    );
  }
  return (
    <Controls
      slug={slug}
      chips={chips}
      chip={table.chip}
      onChip={table.setChip}
      state={bets}
      total={total}
      change={table.lay}
      locked={table.isOn}
      shortage={shortage}
      limits={table.limits}
      asking={steps.phase === 'asking'}
      inactive={!table.mayDeal}
      onPlay={table.deal}
      animate={props.animate}
      playText={total > 0 ? <Trans>Deal for {sum}</Trans> : <Trans>Place a chip to deal</Trans>}
      notes={
        <Trans>
          Each side bet is tied to a hand and cannot be larger than the bet on that hand
        </Trans>
      }
    />
  );
}
