import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { KeyboardEvent, ReactNode } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { noteGesture, playSound, Stepper, useMoney } from '../../play/index.ts';
import { shortageAt, type RoundMoney } from '../bonus/round-money.ts';
import { useRoundMoney } from '../bonus/use-round-money.ts';
import { Invitation } from '../components/betting.tsx';
import { stepFrom } from '../crash/steps.ts';
import type { TableView } from '../use-table-view.ts';
import { adviceFor, pointsOf } from './hand.ts';
import { useActionWords } from './use-action-words.ts';
import type { OwnHand } from './use-own-hand.ts';
import s from './blackjack-controls.module.css';

const ACTIONS = ['hit', 'stand', 'double'] as const;
/** Length of a decision window in milliseconds, used to scale the bar that shows the remaining time. */
const WINDOW_MS = 8_000;
const KEYS: Readonly<Record<string, (typeof ACTIONS)[number]>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
};

/**
 * Shows members the stake with the bet button, and the decisions with their countdown. Shows visitors an invitation to
 * sign in.
 */
export function BlackjackControls({ view, own }: { view: TableView; own: OwnHand }) {
  const isMember = useSession(({ status }) => status === 'member');
  const errorText = useErrorText();
  const roundMoney = useRoundMoney(view.reply);
  if (!isMember) return <Invitation />;
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const action = KEYS[key.toLowerCase()];
    if (action && !ctrlKey && !metaKey && !altKey) own.decide(action);
  };
  return (
    <div className={s.controls} onKeyDown={onKeyDown} role="presentation">
      <div className={s.bet}>
        <Stake own={own} />
        <BetButton own={own} isOpen={view.count.lamp !== 'red'} roundMoney={roundMoney} />
      </div>
      <Decisions own={own} view={view} roundMoney={roundMoney} />
      <p role="alert" className={s.error}>
        {own.error === null ? null : errorText(own.error)}
      </p>
    </div>
  );
}

/** Shows the stake, with buttons that change it until the bet is accepted. */
function Stake({ own: { accepted, stake, stakes, setStake, isSending } }: { own: OwnHand }) {
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
      <b className="num">{money(accepted?.stake_cents ?? stake)}</b>
    </Stepper>
  );
}

function BetButton({
  own,
  isOpen,
  roundMoney,
}: {
  own: OwnHand;
  isOpen: boolean;
  roundMoney: RoundMoney;
}) {
  const { money, short } = useMoney();
  const { accepted, stake } = own;
  const shortage = accepted ? null : shortageAt(roundMoney, stake);
  const most = short(MAX_BONUS_STAKE_CENTS);
  const [sum, bet] = [money(stake), money(accepted?.stake_cents ?? stake)];
  return (
    <Button
      wide
      size="large"
      data-testid="blackjack-bet"
      variant={accepted ? 'ink' : 'brass'}
      loading={own.isSending && !accepted}
      inactive={Boolean(accepted) || !isOpen || shortage !== null}
      onClick={() => {
        noteGesture();
        playSound('chip');
        own.place();
      }}
    >
      {accepted ? (
        <Trans>{bet} accepted</Trans>
      ) : !isOpen ? (
        <Trans>Wait for the next hand</Trans>
      ) : shortage === 'bonus_stake' ? (
        <Trans>Bonus money: bet at most {most}</Trans>
      ) : shortage !== null ? (
        <Trans>Not enough cash</Trans>
      ) : (
        <Trans>Bet {sum}</Trans>
      )}
    </Button>
  );
}

/**
 * Shows the three decisions. The buttons are always rendered, so that a button keeps focus from one decision window to
 * the next.
 */
function Decisions({
  own,
  view,
  roundMoney,
}: {
  own: OwnHand;
  view: TableView;
  roundMoney: RoundMoney;
}) {
  const { t } = useLingui();
  const words = useActionWords();
  const canPay = shortageAt(roundMoney, own.accepted?.stake_cents ?? 0) === null;
  const isPossible = (action: string) =>
    own.isOpen && (action !== 'double' || (own.actions.length === 0 && canPay));
  return (
    <div className={s.decisions} role="group" aria-label={t`Your decision`}>
      <p className={s.prompt} role="status">
        <Prompt own={own} view={view} />
      </p>
      <div className={s.keys}>
        {ACTIONS.map((action) => (
          <Button
            key={action}
            size="large"
            variant={action === 'stand' ? 'ink' : 'brass'}
            data-testid={`blackjack-${action}`}
            aria-keyshortcuts={action[0]}
            inactive={!isPossible(action) || own.isSending}
            onClick={() => own.decide(action)}
          >
            {words[action]}
          </Button>
        ))}
      </div>
      <span className={s.line} aria-hidden="true">
        <i style={{ transform: `scaleX(${own.isOpen ? own.leftMs / WINDOW_MS : 0})` }} />
      </span>
      <p className={s.seconds} aria-hidden="true">
        {own.isOpen && <Seconds ms={own.leftMs} />}
      </p>
    </div>
  );
}

function Seconds({ ms }: { ms: number }) {
  const seconds = Math.ceil(ms / 1_000);
  return <Trans>{seconds} s to decide, then you stand</Trans>;
}

/** States the member's total, the dealer's upcard and the published strategy's advice. */
function Prompt({ own, view }: { own: OwnHand; view: TableView }): ReactNode {
  const words = useActionWords();
  const { dealt } = view.reply.table.round ?? {};
  if (!own.accepted) return <Trans>Bet on the hand, then hit, stand or double.</Trans>;
  if (!dealt) return <Trans>You can decide once the cards are dealt.</Trans>;
  const total = pointsOf(own.cards);
  if (!own.isTurn) {
    const last = words[own.actions.at(-1) ?? 'stand'];
    if (own.actions.length === 0 && dealt.decision === null && !view.reply.table.round?.result)
      return <Trans>Blackjack: this hand needs no decisions.</Trans>;
    return total > 21 ? (
      <Trans>Your hand has {total}: bust.</Trans>
    ) : (
      <Trans>
        Your hand has {total}. Last decision: {last}.
      </Trans>
    );
  }
  const up = pointsOf([dealt.up]);
  const advice = words[adviceFor(own.cards, dealt.up) ?? 'stand'];
  return (
    <Trans>
      Your hand has {total}, the dealer shows {up}. Published strategy: {advice}.
    </Trans>
  );
}
