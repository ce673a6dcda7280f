import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isStill } from '../../../../app/motion.ts';
import { Link } from '@tanstack/react-router';
import type { KenoRules } from '@wl/games/engines/keno/game';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import { useState } from 'react';
import { useMoney } from '../../money.ts';
import { noteGesture } from '../../sound.ts';
import type { Shortage } from '../../shortage.tsx';
import type { StageProps } from '../../stage.ts';
import announcer from '../../components/announcer.module.css';
import { AutoPanel } from '../slots/controls/auto-panel.tsx';
import { Plaque } from '../table/plaque.tsx';
import { Board } from './board.tsx';
import { KenoControls } from './keno-controls.tsx';
import { PayTicket } from './pay-ticket.tsx';
import { toggled } from './ticket.ts';
import { Track } from './track.tsx';
import type { Draw, Keno } from './use-keno.ts';
import { useTicket, type Ticket } from './use-ticket.ts';
import s from './keno-stage.module.css';

/** Shows keno as an underground map: a board of eighty stations, a ticket, and a tube for the drawn balls. */
export default function KenoStage(props: StageProps & { rules: KenoRules }) {
  const { launch, rules, replay } = props;
  const { stakes, features } = launch;
  const [still] = useState(isStill);
  const animate = props.animate && !still;
  const [autoOpen, setAutoOpen] = useState(false);
  const { short } = useMoney();
  const ticket = useTicket({ ...props, animate });
  const { keno, picks, stakeCents, mark } = ticket;
  const { phase, draw } = keno;
  const stake = short(stakeCents);

  return (
    <div className={s.stage} onPointerDown={noteGesture}>
      <div className={s.scene}>
        <div className={s.track}>
          <Track draw={draw} animate={animate} />
        </div>
        <div className={s.ticket}>
          <PayTicket
            name={launch.name}
            picks={draw?.picks ?? picks}
            most={rules.picks}
            pays={rules.pays}
            stakeCents={phase === 'idle' && !draw ? stakeCents : (draw?.stakeCents ?? stakeCents)}
            draw={draw}
          />
        </div>
        <MarkedBoard ticket={ticket} most={rules.picks} animate={animate} />
        <p className={s.line}>
          <StatusLine ticket={ticket} replay={replay} />
        </p>
      </div>
      <KenoControls
        keno={keno}
        stakes={stakes}
        stakeCents={stakeCents}
        onStake={ticket.changeStake}
        missing={ticket.missing}
        watching={replay !== null}
        isShort={ticket.shortage !== null}
        features={features}
        quick={ticket.quick}
        onQuick={ticket.setQuick}
        onQuickPick={ticket.pickAtRandom}
        onClear={picks.length > 0 ? () => mark([]) : null}
        onSame={ticket.repeatLast}
        onAutoOpen={() => setAutoOpen(true)}
        onDraw={ticket.press}
      />
      {autoOpen && (
        <AutoPanel
          stakeCents={stakeCents}
          title={<Trans>Autoplay at {stake}</Trans>}
          onStart={(plan) => ticket.begin(() => keno.beginAuto(plan))}
          onClose={() => setAutoOpen(false)}
        />
      )}
      <Announcer keno={keno} refused={ticket.refused} most={rules.picks} />
    </div>
  );
}

/**
 * Shows the board on which the member marks numbers and the drawn balls appear. After the last ball, shows the win
 * above the board.
 */
function MarkedBoard({
  ticket,
  most,
  animate,
}: {
  ticket: Ticket;
  most: number;
  animate: boolean;
}) {
  const { keno, picks, isFree, mark } = ticket;
  const { draw } = keno;
  return (
    <div className={s.board}>
      <Board
        picks={draw?.picks ?? picks}
        drawn={draw?.drawn ?? []}
        isOver={draw?.round != null}
        locked={!isFree}
        animate={animate}
        onToggle={(number) => mark(toggled(picks, number, most))}
        onQuickPick={ticket.pickAtRandom}
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
  );
}

/** Shows the reason why no draw can start, a replay notice, the result, or the number of marks still needed. */
function StatusLine({ ticket, replay }: { ticket: Ticket; replay: StageProps['replay'] }) {
  const { keno, shortage, missing } = ticket;
  if (shortage !== null) return <ShortageLine shortage={shortage} />;
  if (replay !== null) return <Trans>You are watching a past round.</Trans>;
  if (keno.draw) return <ResultLine draw={keno.draw} />;
  if (keno.phase !== 'idle') return ' ';
  return missing > 0 ? (
    <Plural
      value={missing}
      one="Mark # more number, or take a quick pick."
      other="Mark # more numbers, or take a quick pick."
    />
  ) : (
    <Trans>Your ticket is complete.</Trans>
  );
}

/** Explains why the member cannot pay the stake, and links to the wallet for a top-up. */
function ShortageLine({ shortage }: { shortage: Shortage }) {
  const { money } = useMoney();
  const most = money(MAX_BONUS_STAKE_CENTS);
  return (
    <>
      {shortage === 'bonus_stake' ? (
        <Trans>
          You can use bonus money for stakes of up to {most}. Lower this stake, or top up in your
          wallet.
        </Trans>
      ) : (
        <Trans>
          Your cash balance does not cover this stake. Lower the stake, or top up in your wallet.
        </Trans>
      )}{' '}
      <Link to="/my-wallet-xs">
        <Trans>Top up</Trans>
      </Link>
    </>
  );
}

/** Shows the number of hits so far and, after the last ball, the calculation of a win: stake × pay = payout. */
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

/**
 * Renders a polite live region that announces the round's result (after the last ball), a refused mark, and the end of
 * automatic play.
 */
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
          <Trans>
            You have marked the maximum of {most} numbers. Unmark one before you mark another.
          </Trans>
        </p>
      )}
      {autoStop === 'loss' && (
        <p>
          <Trans>Autoplay stopped at your loss limit.</Trans>
        </p>
      )}
      {autoStop === 'win' && (
        <p>
          <Trans>Autoplay stopped after your win.</Trans>
        </p>
      )}
      {autoStop === 'count' && (
        <p>
          <Trans>Autoplay has finished all its rounds.</Trans>
        </p>
      )}
    </div>
  );
}
