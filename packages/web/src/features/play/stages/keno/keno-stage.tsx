import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isStill } from '../../../../app/motion.ts';
import { Link } from '@tanstack/react-router';
import type { KenoRules } from '@wl/games/engines/keno/game';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { useState } from 'react';
import { useMoney } from '../../money.ts';
import { noteGesture, playSound } from '../../sound.ts';
import { shortageOf } from '../../shortage.tsx';
import type { StageProps } from '../../stage.ts';
import { rememberBet, rememberedBet } from '../../steps/bet-memory.ts';
import { useStageKeys } from '../../use-stage-keys.ts';
import announcer from '../../components/announcer.module.css';
import { AutoPanel } from '../slot/auto-panel.tsx';
import { Plaque } from '../table/plaque.tsx';
import { Board } from './board.tsx';
import { KenoControls } from './keno-controls.tsx';
import { PayTicket } from './pay-ticket.tsx';
import { quickPick, soundPicks, toggled } from './ticket.ts';
import { Track } from './track.tsx';
import { useKeno, type Draw, type Keno } from './use-keno.ts';
import s from './keno-stage.module.css';

/** Keno as an underground map: a board of eighty stations, a ticket, and a tube for the drawn balls. */
export default function KenoStage(props: StageProps & { rules: KenoRules }) {
  const { launch, rules, replay } = props;
  const { slug, stakes, features } = launch;
  const [still] = useState(isStill);
  const animate = props.animate && !still;
  const [remembered] = useState(() => rememberedBet(slug));
  const [picks, setPicks] = useState<readonly number[]>(() =>
    soundPicks(remembered['picks'], rules.picks),
  );
  const [stakeCents, setStakeCents] = useState(() => startStake(stakes, remembered['stakeCents']));
  const [lastTicket, setLastTicket] = useState<readonly number[] | null>(null);
  const [quick, setQuick] = useState(false);
  const [autoOpen, setAutoOpen] = useState(false);
  const [refused, setRefused] = useState(false);
  const keno = useKeno({ ...props, animate, picks, stakeCents, quick });
  const { phase, draw, auto } = keno;
  const { money, short } = useMoney();
  const isFree = phase === 'idle' && auto === null && replay === null;
  const shortage = isFree ? shortageOf(props, stakeCents) : null;
  const missing = rules.picks - picks.length;
  const shownPicks = draw?.picks ?? picks;
  const stake = short(stakeCents);
  const most = money(MAX_BONUS_STAKE_CENTS);

  /** Applies a changed ticket and clears the last draw from the board. */
  const mark = (next: readonly number[]) => {
    if (!isFree) return;
    playSound('chip');
    setRefused(next === picks);
    setPicks(next);
    keno.clear();
  };
  const begin = (start: () => void) => {
    setRefused(false);
    setLastTicket(picks);
    rememberBet(slug, { picks, stakeCents });
    start();
  };
  const press = () => {
    noteGesture();
    if (phase !== 'idle') keno.hurry();
    else if (isFree && shortage === null && missing === 0) begin(keno.play);
  };
  const pickAtRandom = () => mark(quickPick(picks, rules.picks, randomBelow));
  useStageKeys({ onSpace: press });

  return (
    <div className={s.stage} onPointerDown={noteGesture}>
      <div className={s.scene}>
        <div className={s.track}>
          <Track draw={draw} animate={animate} />
        </div>
        <div className={s.ticket}>
          <PayTicket
            name={launch.name}
            picks={shownPicks}
            most={rules.picks}
            pays={rules.pays}
            stakeCents={phase === 'idle' && !draw ? stakeCents : (draw?.stakeCents ?? stakeCents)}
            draw={draw}
          />
        </div>
        <div className={s.board}>
          <Board
            picks={shownPicks}
            drawn={draw?.drawn ?? []}
            isOver={draw?.round != null}
            locked={!isFree}
            animate={animate}
            onToggle={(number) => mark(toggled(picks, number, rules.picks))}
            onQuickPick={pickAtRandom}
            onClear={() => mark([])}
          />
          {draw?.round && (
            <Plaque
              key={draw.round.id}
              wonCents={draw.round.payout_cents}
              stakeCents={draw.round.stake_cents}
              animate={animate}
            />
          )}
        </div>
        <p className={s.line}>
          {shortage !== null ? (
            <>
              {shortage === 'bonus_stake' ? (
                <Trans>
                  You can use bonus money for stakes of up to {most}. Lower this stake, or top up in
                  your wallet.
                </Trans>
              ) : (
                <Trans>
                  Your cash balance does not cover this stake. Lower the stake, or top up in your
                  wallet.
                </Trans>
              )}{' '}
              <Link to="/my-wallet-xs">
                <Trans>Top up</Trans>
              </Link>
            </>
          ) : replay !== null ? (
            <Trans>You are watching a past round.</Trans>
          ) : draw ? (
            <ResultLine draw={draw} />
          ) : phase !== 'idle' ? (
            ' '
          ) : missing > 0 ? (
            <Plural
              value={missing}
              one="Mark # more number, or take a quick pick."
              other="Mark # more numbers, or take a quick pick."
            />
          ) : (
            <Trans>Your ticket is complete.</Trans>
          )}
        </p>
      </div>
      <KenoControls
        keno={keno}
        stakes={stakes}
        stakeCents={stakeCents}
        onStake={(cents) => {
          playSound('press');
          setStakeCents(cents);
          keno.clear();
        }}
        missing={missing}
        watching={replay !== null}
        isShort={shortage !== null}
        features={features}
        quick={quick}
        onQuick={setQuick}
        onQuickPick={pickAtRandom}
        onClear={picks.length > 0 ? () => mark([]) : null}
        onSame={lastTicket && !isSame(lastTicket, picks) ? () => mark(lastTicket) : null}
        onAutoOpen={() => setAutoOpen(true)}
        onDraw={press}
      />
      {autoOpen && (
        <AutoPanel
          stakeCents={stakeCents}
          title={<Trans>Auto play at {stake}</Trans>}
          onStart={(plan) => begin(() => keno.beginAuto(plan))}
          onClose={() => setAutoOpen(false)}
        />
      )}
      <Announcer keno={keno} refused={refused} most={rules.picks} />
    </div>
  );
}

/**
 * Returns the initial stake in cents: the stake of this tab's last ticket if the game still offers it, otherwise the
 * lowest stake of at least 1.00.
 */
function startStake(stakes: readonly number[], kept: unknown): number {
  return stakes.find((cents) => cents === kept) ?? stakes.find((cents) => cents >= 100) ?? 0;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((number) => b.includes(number));

/**
 * Returns a random integer from 0 to n − 1, for quick picks only. The draw itself is derived from the committed seed.
 */
function randomBelow(n: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % n;
}

/** Number of hits so far and, after the last ball, the calculation stake × pay = payout. */
function ResultLine({ draw }: { draw: Draw }) {
  const { money, number } = useMoney();
  const caught = draw.hits.length;
  const marked = draw.picks.length;
  const { payout_cents: paid = 0, stake_cents: staked = 0 } = draw.round ?? {};
  const sum = `${money(staked)} × ${number(paid / Math.max(1, staked))} = ${money(paid)}`;
  return (
    <>
      <b>
        <Trans>
          {caught} of {marked} numbers hit
        </Trans>
      </b>
      {paid > 0 && ` · ${sum}`}
    </>
  );
}

/** Polite live region that announces the result after the last ball. */
function Announcer({ keno, refused, most }: { keno: Keno; refused: boolean; most: number }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { draw, autoStop } = keno;
  const round = draw?.round;
  const caught = draw?.hits.length ?? 0;
  const marked = draw?.picks.length ?? 0;
  const hits = draw?.hits.join(', ') ?? '';
  const won = round ? money(round.payout_cents) : '';
  return (
    <div className={announcer.announcer} role="status" aria-label={t`Result`} data-testid="result">
      {round && (
        <p key={round.id}>
          <Trans>
            {caught} of {marked} numbers hit
          </Trans>
          {caught > 0 && `: ${hits}`}.{' '}
          {round.payout_cents > round.stake_cents ? (
            <Trans>You won {won}.</Trans>
          ) : round.payout_cents > 0 ? (
            <Trans>{won} returned.</Trans>
          ) : (
            <Trans>No win.</Trans>
          )}
        </p>
      )}
      {refused && (
        <p>
          <Trans>All {most} numbers are marked. Unmark one first.</Trans>
        </p>
      )}
      {autoStop === 'loss' && (
        <p>
          <Trans>Auto play stopped at your loss limit.</Trans>
        </p>
      )}
      {autoStop === 'win' && (
        <p>
          <Trans>Auto play stopped after your win.</Trans>
        </p>
      )}
      {autoStop === 'count' && (
        <p>
          <Trans>Auto play has finished all its rounds.</Trans>
        </p>
      )}
    </div>
  );
}
