import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import type { ReactNode, RefObject } from 'react';
import { useMoney } from '../../money.ts';
import { CashShortage, type Shortage } from '../../shortage.tsx';
import type { StepsState } from '../../steps/use-steps.ts';
import s from './decisions.module.css';

/** Keyboard shortcuts for decisions, active while the focus is on the table. */
export const KEYS: Readonly<Record<string, string>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  r: 'surrender',
  i: 'insure',
  n: 'no-insurance',
};

interface DecisionsProps {
  steps: StepsState;
  /** Cash available to raise the stake, in cents; null in demo play. */
  cashCents: number | null;
  /** Prompt for the decision, with the hand, its points and the dealer's points. */
  prompt: ReactNode;
  surrender: boolean;
  panel: RefObject<HTMLDivElement | null>;
}

/** Shows the choices for the current hand. Unavailable choices stay visible, with the reason. */
export function Decisions({ steps, cashCents, prompt, surrender, panel }: DecisionsProps) {
  const { t } = useLingui();
  const { phase, choices } = steps;
  const isOffered = choices.some(({ action }) => action === 'insure');
  const isAsked = phase === 'deciding';
  const actions = isOffered
    ? ['insure', 'no-insurance']
    : ['hit', 'stand', 'double', 'split', ...(surrender ? ['surrender'] : [])];
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t`Your decision`}
      className={s.panel}
      data-testid="decisions"
    >
      <div className={s.prompt}>
        {prompt}
        {phase === 'playing' && (
          <button type="button" className={s.skip} onClick={steps.hurry}>
            <Trans>Skip</Trans>
          </button>
        )}
      </div>
      <div className={s.keys}>
        {actions.map((action) => (
          <Decision
            key={action}
            action={action}
            isAsked={isAsked}
            adds={choices.find((choice) => choice.action === action)?.adds_cents ?? null}
            cashCents={cashCents}
            onPress={() => steps.act(action)}
          />
        ))}
      </div>
    </div>
  );
}

function Decision({
  action,
  isAsked,
  adds,
  cashCents,
  onPress,
}: {
  action: string;
  isAsked: boolean;
  /** Additional stake in cents; null if the action is not available. */
  adds: number | null;
  cashCents: number | null;
  onPress: () => void;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const names: Readonly<Record<string, string>> = {
    hit: t`Hit`,
    stand: t`Stand`,
    double: t({ message: 'Double', context: 'blackjack decision' }),
    split: t`Split`,
    surrender: t`Surrender`,
    insure: t`Take insurance`,
    'no-insurance': t`No insurance`,
  };
  const absent: Readonly<Record<string, string>> = {
    double: t`first two cards only`,
    split: t`two cards of the same value only`,
    surrender: t`first two cards only`,
  };
  const isShort = adds !== null && cashCents !== null && adds > cashCents;
  const isOff = !isAsked || adds === null || isShort;
  const sum = money(adds ?? 0);
  const letter = Object.keys(KEYS).find((key) => KEYS[key] === action) ?? '';
  const under = isShort
    ? t`not enough cash`
    : adds === null
      ? isAsked
        ? (absent[action] ?? '')
        : ''
      : adds > 0
        ? `+ ${sum}`
        : '';
  return (
    <button
      type="button"
      className={cx(s.key, s[action], isAsked && (adds === null || isShort) && s.off)}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={letter.toUpperCase()}
      data-testid={action}
      onClick={isOff ? undefined : onPress}
    >
      <b>
        {names[action]}
        <kbd className={s.letter} aria-hidden="true">
          {letter}
        </kbd>
      </b>
      {under !== '' && <span>{under}</span>}
    </button>
  );
}

/** Shows the controls that follow the result: deal again with the same bets, or change the bets. */
export function AfterRound({
  sum,
  shortage,
  loading,
  onAgain,
  onChange,
  children,
  panel,
}: {
  sum: string;
  shortage: Shortage | null;
  loading: boolean;
  onAgain: () => void;
  onChange: () => void;
  children: ReactNode;
  panel: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useLingui();
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t`Next round`}
      className={cx(s.panel, s.after)}
    >
      <div className={s.prompt}>{children}</div>
      <div className={s.next}>
        <Button variant="ink" icon="undo" className={s.change} onClick={onChange}>
          <Trans>Change bets</Trans>
        </Button>
        <Button
          icon="play"
          className={s.again}
          data-testid="again"
          loading={loading}
          onClick={onAgain}
          {...(shortage && {
            reason: (
              <CashShortage shortage={shortage}>
                <Trans>
                  Your cash balance does not cover these bets. Change your bets, or top up.
                </Trans>
              </CashShortage>
            ),
          })}
        >
          <Trans>Deal again for {sum}</Trans>
        </Button>
      </div>
    </div>
  );
}
