import { Trans } from '@lingui/react/macro';
import type { BlackjackRules } from '@wl/games/engines/blackjack/rules';
import { cx } from '@wl/ui/cx';
import { useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useMoney } from '../../money.ts';
import { cashShortageOf } from '../../shortage.tsx';
import { noteGesture, playSound } from '../../sound.ts';
import type { StageProps } from '../../stage.ts';
import { useKeptFocus } from '../../steps/use-kept-focus.ts';
import { useSteps } from '../../steps/use-steps.ts';
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

/** Blackjack table: the member plays up to five hands, each with two side bets, against one dealer. */
export default function BlackjackStage(props: StageProps & { rules: BlackjackRules }) {
  const { launch, rules, cashCents, animate, replay } = props;
  const { slug, stakes: chips } = launch;
  const { money } = useMoney();
  const names = useBlackjackNames();
  const steps = useSteps(props, paceOf);
  const { phase, round, roundId } = steps;
  const limits = useMemo(() => limitsOf(rules), [rules]);
  const [bets, change] = useBets(slug, limits, replay ? null : steps);
  const [chip, setChip] = useState(chips[0] ?? 0);
  /** Id of the round whose cards have been cleared for new bets. */
  const [cleared, setCleared] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  const isShown = steps.bet !== null && (replay !== null || roundId !== cleared);
  const isOn = phase !== 'idle' || replay !== null;
  const isRound = isOn && (isShown || begun || phase !== 'asking');
  const isResult = !isOn && isShown;
  const staked = isShown ? ((steps.bet?.['spots'] ?? NOTHING) as Stakes) : bets.stakes;
  const view = useMemo(
    () => viewOf(isShown ? staked : NOTHING, isShown ? steps.events : []),
    [isShown, staked, steps.events],
  );
  const lying = isShown ? stakesOn(view, staked) : bets.stakes;
  const isDealt = view.dealer.length > 1;
  const turn = isRound && isDealt ? turnOf(view) : undefined;
  const isAsked = phase === 'deciding' && steps.choices.some(({ action }) => action === 'hit');

  const total = totalOf(bets.stakes);
  const shortage = isOn ? null : cashShortageOf(props, total);
  const mayDeal = !isOn && total > 0 && shortage === null;
  const sum = money(total);

  const deal = () => {
    if (!mayDeal) return;
    noteGesture();
    playSound('press');
    setCleared(roundId);
    setBegun(true);
    steps.begin({ spots: bets.stakes });
  };
  const lay = (action: Parameters<typeof change>[0]) => {
    if (isResult) setCleared(roundId);
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

  return (
    <div
      className={s.stage}
      tabIndex={-1}
      onPointerDown={noteGesture}
      // Keyboard shortcuts work only while the focus is on the table, so that they have no effect elsewhere.
      onKeyDown={onKey}
    >
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
          locked={isRound}
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
              turn={isAsked ? (turn?.name ?? null) : null}
              isShown={isShown}
              animate={animate}
            />
          ))}
        </Spots>
        {round && isShown && (
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
        )}
      </div>
      {isRound ? (
        <Decisions
          steps={steps}
          cashCents={cashCents}
          surrender={rules.surrender}
          panel={panel}
          prompt={<Prompt steps={steps} view={view} turn={turn} />}
        />
      ) : isResult && round ? (
        <AfterRound
          sum={sum}
          shortage={shortage}
          loading={false}
          panel={panel}
          onAgain={deal}
          onChange={() => setCleared(roundId)}
        >
          <Outcome round={round} />
        </AfterRound>
      ) : (
        <Controls
          slug={slug}
          chips={chips}
          chip={chip}
          onChip={setChip}
          state={bets}
          total={total}
          change={lay}
          locked={isOn}
          shortage={shortage}
          limits={limits}
          asking={phase === 'asking'}
          inactive={!mayDeal}
          onPlay={deal}
          animate={animate}
          playText={total > 0 ? <Trans>Deal for {sum}</Trans> : <Trans>Place a chip to deal</Trans>}
          notes={
            <Trans>
              Each side bet is tied to a hand and cannot be larger than the bet on that hand
            </Trans>
          }
        />
      )}
      <Announcer steps={steps} view={view} turn={turn} isShown={isShown} />
    </div>
  );
}
