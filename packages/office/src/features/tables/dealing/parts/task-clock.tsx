import { Trans } from '@lingui/react/macro';
import type { DealingRound } from '@wl/contract/office/tables-dealing';
import type { DealingState } from '../dealing-phase.ts';
import { TurnClock } from './turn-clock.tsx';

interface TaskClockProps {
  state: DealingState;
  round: DealingRound;
  isDealer: boolean;
}

/** Shows the current task at the table and the time left for it. */
export function TaskClock({ state, round, isDealer }: TaskClockProps) {
  const { task, seconds, left } = state;
  return (
    <TurnClock
      seconds={seconds}
      left={left}
      isTurn={task === 'trouble' || (isDealer && (task === 'enter' || task === 'confirm'))}
      title={<Title task={task} isDealer={isDealer} />}
      detail={<Detail state={state} round={round} />}
    />
  );
}

function Title({ task, isDealer }: { task: DealingState['task']; isDealer: boolean }) {
  switch (task) {
    case 'bets':
      return <Trans>Bets are open</Trans>;
    case 'debits':
      return <Trans>Bets are closed</Trans>;
    case 'enter':
      return isDealer ? (
        <Trans>Your turn: enter the result</Trans>
      ) : (
        <Trans>The dealer enters the result</Trans>
      );
    case 'confirm':
      return isDealer ? (
        <Trans>Your turn: confirm the result</Trans>
      ) : (
        <Trans>The dealer confirms the result</Trans>
      );
    case 'pay':
      return <Trans>Bets are being paid</Trans>;
    case 'next':
      return <Trans>Bets are paid</Trans>;
    case 'void':
      return <Trans>Round void, bets refunded</Trans>;
    case 'trouble':
      return <Trans>Betting is interrupted</Trans>;
  }
}

function Detail({ state: { task, seconds }, round }: Omit<TaskClockProps, 'isDealer'>) {
  if (task === 'trouble')
    return (
      <>
        {round.trouble === 'picture_lost' ? (
          <Trans>The video is lost.</Trans>
        ) : (
          <Trans>The table has no dealer.</Trans>
        )}{' '}
        {seconds !== null && <Trans>Seconds until the round becomes void: {seconds}</Trans>}
      </>
    );
  if (task === 'bets') return <Trans>Seconds until bets close: {seconds}</Trans>;
  if (task === 'debits') return <Trans>The last bets are being debited.</Trans>;
  if (task === 'enter' || task === 'confirm')
    return round.is_called || seconds === 0 ? (
      <Trans>The pit boss has been called.</Trans>
    ) : (
      <Trans>Seconds until the pit boss is called: {seconds}</Trans>
    );
  return <Trans>The next round opens automatically.</Trans>;
}
