import { Trans, useLingui } from '@lingui/react/macro';
import { highestFor, SMALLEST_BONUS_CASH_OUT } from '@wl/games/engines/crash/bets';
import { CRASH_RULES } from '@wl/games/engines/crash/rules';
import { Button, type ButtonProps } from '@wl/ui/controls/button';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { noteGesture, playSound, Stepper, useMoney, type Shortage } from '../../play/index.ts';
import { spotsOf } from '../bet-sums.ts';
import { shortageAt, type RoundMoney } from '../bonus/round-money.ts';
import { useRoundMoney } from '../bonus/use-round-money.ts';
import type { TableView } from '../use-table-view.ts';
import { SMALLEST_CASH_OUT, statusOf, targetsOf, valueAt, type Climb } from './climb.ts';
import { stepFrom, targetsFor } from './steps.ts';
import { useClimb } from './use-climb.ts';
import { useCrashBet } from './use-crash-bet.ts';
import { useMultiplier } from './use-multiplier.ts';
import s from './crash-bets.module.css';

/** Minimum time in ms between two updates of the amount on the button, so that the amount stays readable. */
const AMOUNT_MS = 60;

type Own = ReturnType<typeof useCrashBet>;

/** Shows one of the two bets: stake, automatic cash-out, and the button that bets and then cashes out. */
export function CrashBet({ spot, name, view }: { spot: string; name: string; view: TableView }) {
  const { reply, aheadMs, count } = view;
  const own = useCrashBet(spot, reply);
  const roundMoney = useRoundMoney(reply);
  const climb = useClimb(reply.table.round, aheadMs, AMOUNT_MS);
  const isOpen = count.lamp !== 'red';
  const errorText = useErrorText();
  return (
    <section className={s.bet} aria-label={name}>
      <header className={s.head}>
        <h2>{name}</h2>
        <Badge own={own} climb={climb} isVoid={reply.table.round?.phase === 'void'} />
      </header>
      <div className={s.values}>
        <Stake own={own} />
        <Target own={own} />
      </div>
      <MainButton
        own={own}
        climb={climb}
        roundMoney={roundMoney}
        isOpen={isOpen}
        isVoid={reply.table.round?.phase === 'void'}
      />
      <MostNote own={own} />
      <p role="alert" className={s.error}>
        {own.error === null ? null : errorText(own.error)}
      </p>
    </section>
  );
}

/** Shows the stake, with buttons that change it until the bet is accepted. */
function Stake({ own: { accepted, spot, stake, stakes, setStake, isSending } }: { own: Own }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const step = (by: 1 | -1) => {
    const next = accepted || isSending ? null : stepFrom(stakes, stake, by);
    return next && (() => setStake(next.value));
  };
  return (
    <Stepper
      label={<Trans>Stake</Trans>}
      lower={t`Lower stake`}
      higher={t`Raise stake`}
      onLower={step(-1)}
      onHigher={step(1)}
    >
      <b className="num">{money(accepted ? (spotsOf(accepted)[spot] ?? 0) : stake)}</b>
    </Stepper>
  );
}

/** Shows the multiplier of the automatic cash-out, with buttons that change it until the bet is accepted. */
function Target({ own: { accepted, spot, stake, target, setTarget, isSending } }: { own: Own }) {
  const { t } = useLingui();
  const multiplier = useMultiplier();
  const shown = accepted ? (targetsOf(accepted)[spot] ?? null) : target;
  const step = (by: 1 | -1) => {
    const next = accepted || isSending ? null : stepFrom(targetsFor(stake), target, by);
    return next && (() => setTarget(next.value));
  };
  return (
    <Stepper
      label={<Trans>Auto cash-out</Trans>}
      lower={t`Lower multiplier`}
      higher={t`Raise multiplier`}
      onLower={step(-1)}
      onHigher={step(1)}
    >
      <b className="num">{shown === null ? t`Off` : multiplier(shown)}</b>
    </Stepper>
  );
}

/** States the maximum payout of the accepted bet or, before that, of the chosen stake. */
function MostNote({ own: { accepted, spot, stake } }: { own: Own }) {
  const { short } = useMoney();
  const { number } = useFormats();
  const cents = accepted ? (spotsOf(accepted)[spot] ?? stake) : stake;
  const highest = highestFor(CRASH_RULES, cents);
  const [most, at] = [short(valueAt(cents, highest)), `${number(highest / 100)}×`];
  return (
    <p className={s.note}>
      <Trans>
        This bet pays at most {most}, reached at {at}
      </Trans>
    </p>
  );
}

interface StateProps {
  own: Own;
  climb: Climb;
  isVoid: boolean;
}

interface ButtonState extends StateProps {
  roundMoney: RoundMoney;
}

/** Shows the state of the bet in one word. */
function Badge({ own: { accepted, spot }, climb, isVoid }: StateProps) {
  if (!accepted) return null;
  const { status } = isVoid ? { status: 'void' as const } : statusOf(accepted, spot, climb);
  const words: Record<typeof status, ReactNode> = {
    waiting: <Trans context="bet">Accepted</Trans>,
    flying: <Trans context="bet">In the air</Trans>,
    reaching: <Trans context="bet">Target reached</Trans>,
    out: <Trans context="bet">Cashed out</Trans>,
    lost: <Trans context="bet">Lost</Trans>,
    void: <Trans context="bet">Refunded</Trans>,
  };
  return (
    <span className={s.badge} data-status={status}>
      {words[status]}
    </span>
  );
}

/** Shows the button that places the bet and then cashes it out. One button does both, so that it keeps focus. */
function MainButton({ isOpen, ...state }: ButtonState & { isOpen: boolean }) {
  const { own, roundMoney } = state;
  const shortage = shortageOf(own, roundMoney);
  const { text, press, variant } = useAction(state);
  const isBet = !own.accepted;
  const inactive = press === null || (isBet && (!isOpen || shortage !== null));
  return (
    <Button
      wide
      size="large"
      className={s.main}
      data-testid={`crash-${own.spot}`}
      loading={own.isSending}
      inactive={inactive}
      variant={variant}
      data-out={variant === 'ok' || undefined}
      {...(variant === 'ok' && { icon: 'check-circle' })}
      onClick={() => {
        noteGesture();
        press?.();
      }}
    >
      {isBet && !isOpen ? (
        <Trans>Wait for the next climb</Trans>
      ) : isBet && shortage !== null ? (
        <ShortageText shortage={shortage} />
      ) : (
        text
      )}
    </Button>
  );
}

/**
 * Returns the reason why the chosen bet cannot be placed; null if no reason is known. If bonus money pays for a bet,
 * the target must be at least `SMALLEST_BONUS_CASH_OUT`.
 */
function shortageOf({ stake, target }: Own, roundMoney: RoundMoney): Shortage | 'target' | null {
  const isBonus = roundMoney.usesBonus || stake > roundMoney.cashCents;
  const isLow = isBonus && target !== null && target < SMALLEST_BONUS_CASH_OUT;
  return shortageAt(roundMoney, stake) ?? (isLow ? 'target' : null);
}

function ShortageText({ shortage }: { shortage: Shortage | 'target' }): ReactNode {
  const { short } = useMoney();
  const multiplier = useMultiplier();
  const [most, least] = [short(MAX_BONUS_STAKE_CENTS), multiplier(SMALLEST_BONUS_CASH_OUT)];
  if (shortage === 'bonus_stake') return <Trans>Bonus money: bet at most {most}</Trans>;
  if (shortage === 'target') return <Trans>Bonus money: target {least} or higher</Trans>;
  return <Trans>Not enough cash</Trans>;
}

interface Action {
  text: ReactNode;
  /** Press handler; null if the button currently does nothing. */
  press: (() => void) | null;
  variant: NonNullable<ButtonProps['variant']>;
}

/** Returns the button's action for the bet's current state. */
function useAction({ own, climb, isVoid, roundMoney }: ButtonState): Action {
  const { money } = useMoney();
  const multiplier = useMultiplier();
  const { accepted, spot, stake } = own;
  const sum = money(stake);
  if (!accepted) {
    const press = () => {
      playSound('chip');
      own.place();
    };
    return { text: <Trans>Bet {sum}</Trans>, press, variant: 'brass' };
  }
  const staked = spotsOf(accepted)[spot] ?? 0;
  const bet = money(staked);
  if (isVoid) return { text: <Trans>{bet} refunded</Trans>, press: null, variant: 'ink' };
  const known = statusOf(accepted, spot, climb);
  const at = multiplier('hundredths' in known ? known.hundredths : climb.hundredths);
  const value = money(valueAt(staked, 'hundredths' in known ? known.hundredths : climb.hundredths));
  switch (known.status) {
    case 'waiting':
      return { text: <Trans>{bet} accepted</Trans>, press: null, variant: 'ink' };
    case 'flying': {
      const least = roundMoney.usesBonus ? SMALLEST_BONUS_CASH_OUT : SMALLEST_CASH_OUT;
      const isEarly = climb.hundredths < least;
      const from = multiplier(least);
      return {
        text:
          isEarly && roundMoney.usesBonus ? (
            <Trans>Cash out at {from} or higher</Trans>
          ) : (
            <Trans>Cash out {value}</Trans>
          ),
        press: isEarly ? null : own.cashOut,
        variant: 'brass',
      };
    }
    case 'reaching':
      return { text: <Trans>Cashing out at {at}</Trans>, press: null, variant: 'ink' };
    case 'out':
      return {
        text: (
          <Trans>
            {value} at {at}
          </Trans>
        ),
        press: null,
        variant: 'ok',
      };
    case 'lost':
      return { text: <Trans>Ended at {at}</Trans>, press: null, variant: 'ink' };
  }
}
