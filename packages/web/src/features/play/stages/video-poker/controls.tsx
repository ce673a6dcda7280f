import { Trans, useLingui } from '@lingui/react/macro';
import type { VideoPokerRules } from '@wl/games/engines/video-poker/pays';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { useMoney } from '../../money.ts';
import { CashShortage } from '../../shortage.tsx';
import { Stepper } from '../../steps/stepper.tsx';
import type { Chosen, VideoPoker } from './use-video-poker.ts';
import s from './video-poker-stage.module.css';

/**
 * Shows the controls below the screen: stake, number of hands, the last payout or the stake in play, and the deal
 * button.
 */
export function Controls({
  machine,
  slug,
  rules,
}: {
  machine: VideoPoker;
  slug: string;
  rules: VideoPokerRules;
}) {
  const { chosen, isOn, change } = machine;
  return (
    <div className={s.controls}>
      <StakeStepper chosen={chosen} rules={rules} locked={isOn} onChange={change} />
      <HandsChoice slug={slug} chosen={chosen} rules={rules} locked={isOn} onChange={change} />
      <Total machine={machine} />
      <DealButton machine={machine} />
    </div>
  );
}

/** Shows the payout of the last round or, during a round, the stake in play. */
function Total({ machine: { steps, isOn } }: { machine: VideoPoker }) {
  const { money } = useMoney();
  const { round } = steps;
  return (
    <div className={s.total}>
      <span className="label">
        {round ? (
          round.payout_cents > round.stake_cents ? (
            <Trans>Last win</Trans>
          ) : (
            <Trans>Returned</Trans>
          )
        ) : (
          <Trans>In play</Trans>
        )}
      </span>
      <b className="num">{money(round ? round.payout_cents : isOn ? steps.stakeCents : 0)}</b>
    </div>
  );
}

/** Renders the button that deals, draws, or skips to the result. */
function DealButton({ machine: { steps, total, shortage, press } }: { machine: VideoPoker }) {
  const { money } = useMoney();
  const { phase } = steps;
  const sum = money(total);
  return (
    <Button
      className={s.deal}
      data-testid="deal"
      loading={phase === 'asking'}
      onClick={press}
      {...(shortage && {
        reason: (
          <CashShortage shortage={shortage}>
            <Trans>
              Your cash balance does not cover this stake. Lower the stake, or top up in your
              wallet.
            </Trans>
          </CashShortage>
        ),
      })}
    >
      {phase === 'deciding' ? (
        <Trans>Draw</Trans>
      ) : phase === 'playing' ? (
        <Trans>Skip</Trans>
      ) : (
        <Trans>Deal for {sum}</Trans>
      )}
    </Button>
  );
}

interface ChoiceProps {
  chosen: Chosen;
  rules: VideoPokerRules;
  locked: boolean;
  onChange: (next: Chosen) => void;
}

function StakeStepper({ chosen, rules, locked, onChange }: ChoiceProps) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { stakes, maxTotalCents } = rules;
  const { stakeCents, hands } = chosen;
  const at = stakes.indexOf(stakeCents);
  const lower = stakes[at - 1];
  const higher = stakes[at + 1];
  const mayRaise = higher !== undefined && higher * hands <= maxTotalCents;
  return (
    <Stepper
      label={<Trans>Stake per hand</Trans>}
      lower={t`Lower stake`}
      higher={t`Raise stake`}
      onLower={locked || lower === undefined ? null : () => onChange({ hands, stakeCents: lower })}
      onHigher={locked || !mayRaise ? null : () => onChange({ hands, stakeCents: higher })}
    >
      <b className="num">{money(stakeCents)}</b>
      <span>
        × {hands} = {money(stakeCents * hands)}
      </span>
    </Stepper>
  );
}

function HandsChoice({ slug, chosen, rules, locked, onChange }: ChoiceProps & { slug: string }) {
  const { stakeCents, hands } = chosen;
  return (
    <fieldset className={s.hands}>
      <legend className="label">
        <Trans>Hands</Trans>
      </legend>
      {rules.hands.map((count) => {
        const isTooMuch = stakeCents * count > rules.maxTotalCents;
        const isOff = (locked && count !== hands) || isTooMuch;
        return (
          <label key={count} className={cx(count === hands && s.chosen, isOff && s.off)}>
            <input
              type="radio"
              name={`hands-${slug}`}
              checked={count === hands}
              disabled={isOff}
              onChange={() => onChange({ stakeCents, hands: count })}
            />
            {count}
          </label>
        );
      })}
    </fieldset>
  );
}
