import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { marketEvents } from '@wl/contract/events/market';
import { wagersEvents } from '@wl/contract/events/wagers';
import type { ReplayEntry } from '@wl/contract/office/journey-replay';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import type { WholeStep } from '../api.ts';
import { useOriginalNames } from '../use-step-words.ts';
import { RoundProof } from './round-proof.tsx';
import { VoidState } from './void-line.tsx';
import { topicIcons } from './timeline.tsx';
import s from './journey.module.css';

/** Shows a ledger entry with the account names as stored, such as `payment_clearing`. */
function Entry({ entry }: { entry: ReplayEntry }) {
  const { money, number } = useFormats();
  return (
    <li>
      <code>
        {entry.debit} → {entry.credit}
      </code>
      <b>{entry.asset === 'coins' ? `${number(entry.amount)} Coins` : money(entry.amount)}</b>
      <small className={paper.mono}>{entry.operation_id}</small>
    </li>
  );
}

function useSigned() {
  const { number } = useFormats();
  return (value: number) => `${value > 0 ? '+' : '−'}${number(Math.abs(value))}`;
}

type Line = [key: string, tone: string, text: ReactNode];

const unlessZero = (value: number, line: Line): Line[] => (value === 0 ? [] : [line]);

/** Returns the lines that describe changes in Coins, experience, level and skill points. */
function useGains({ change }: WholeStep): Line[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useOriginalNames();
  const signed = useSigned();
  return [
    ...unlessZero(change.coins, ['coins', 'coins', t`${signed(change.coins)} Coins`]),
    ...unlessZero(change.experience, [
      'experience',
      'level',
      t`${signed(change.experience)} experience`,
    ]),
    ...change.cut.map(({ source, window, points }): Line => [
      `cut ${source}`,
      'cut',
      <Trans key={source}>
        {names.windows[window]} reached: {number(points)} experience for {names.sources[source]} was
        not counted
      </Trans>,
    ]),
    ...change.levels.map((level): Line => [
      `level ${String(level)}`,
      'level',
      t`Level ${number(level)}`,
    ]),
    ...unlessZero(change.skill_points, [
      'points',
      'level',
      t`${signed(change.skill_points)} skill points`,
    ]),
  ];
}

/** Returns the lines about mission and errand progress, stamps, badges and records. */
function useProgress({ change }: WholeStep, missionName: (id: string) => string): Line[] {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const names = useOriginalNames();
  const of = (value: number, target: number) =>
    target >= 1000 ? `${money(value)} / ${money(target)}` : `${number(value)} / ${number(target)}`;
  return [
    ...change.missions.map(({ id, to, target, done }): Line => [
      id,
      done ? 'done' : 'mission',
      done
        ? t`Mission completed: ${missionName(id)}`
        : to === 0
          ? t`Mission unlocked: ${missionName(id)}`
          : `${missionName(id)}: ${of(to, target)}`,
    ]),
    ...change.errands.map(({ id, to, cents, done }): Line => [
      id,
      done ? 'done' : 'mission',
      done ? t`Errand completed: ${money(cents)}` : t`Errand: ${money(to)} of ${money(cents)}`,
    ]),
    ...change.stamps.map((slug): Line => [`stamp ${slug}`, 'done', t`${names.city(slug)} stamp`]),
    ...change.badges.map((id): Line => [id, 'done', t`Pin: ${names.badge(id)}`]),
    ...change.records.map((kind): Line => [
      `record ${kind}`,
      'done',
      t`Record: ${names.record(kind)}`,
    ]),
  ];
}

/** Lists the changes made by the event, one per line. Includes experience that was not credited because of a limit. */
function Changes({ step, missionName }: { step: WholeStep; missionName: (id: string) => string }) {
  const gains = useGains(step);
  const progress = useProgress(step, missionName);
  const lines = [...gains, ...progress];
  if (lines.length === 0)
    return (
      <p className={paper.sub}>
        <Trans>The journey did not change.</Trans>
      </p>
    );
  return (
    <ul className={s.changes}>
      {lines.map(([key, tone, text]) => (
        <li key={key} data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Shows links to the records that the step refers to. */
function Links({ memberId, step }: { memberId: string; step: WholeStep }) {
  const { facts } = step;
  const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : undefined);
  const cashOut = text('cash_out_id');
  const slug = step.type === marketEvents.item_purchased.type ? text('slug') : undefined;
  return (
    <p className={paper.actions}>
      {cashOut && (
        <Link to="/cash-outs" search={{ case: cashOut }}>
          <Trans>Open the cash-out</Trans>
        </Link>
      )}
      {text('item_id') && (
        <Link to="/members/$id" params={{ id: memberId }}>
          <Trans>See the member’s items</Trans>
        </Link>
      )}
      {slug && !slug.startsWith('bag:') && (
        <Link to="/market" search={{ item: slug }}>
          <Trans>View item in the marketplace</Trans>
        </Link>
      )}
    </p>
  );
}

/** Id of the step card's heading, which can receive focus when a dialog closes. */
export const STEP_HEADING = 'journey-step';

/** Shows one event: its title, its changes, its ledger entries and links to its records. */
export function StepCard({
  memberId,
  step,
  title,
  missionName,
  isPlaying,
  onVoid,
}: {
  memberId: string;
  step: WholeStep;
  title: string;
  missionName: (id: string) => string;
  /** True during playback, when steps are not announced so that a screen reader does not speak every second. */
  isPlaying: boolean;
  /** Opens the dialog that voids the step's round; undefined if the clerk may not void rounds. */
  onVoid?: (() => void) | undefined;
}) {
  const { time, money } = useFormats();
  const { facts } = step;
  const round = typeof facts['round_id'] === 'string' ? facts['round_id'] : undefined;
  const isRound = step.type === wagersEvents.settled.type;
  const stake = money(Number(facts['stake_cents'] ?? 0));
  const payout = money(Number(facts['payout_cents'] ?? 0));
  return (
    <section className={s.step} data-topic={step.topic} aria-labelledby={STEP_HEADING}>
      <header aria-live={isPlaying ? 'off' : 'polite'}>
        <span className={s.stepIcon}>
          <Icon name={topicIcons[step.topic]} size={26} />
        </span>
        <div>
          <h2 id={STEP_HEADING} tabIndex={-1}>
            {title}
          </h2>
          <p>
            <time dateTime={step.at}>{time(step.at)}</time>
            {step.seq !== null && <> · #{step.seq}</>} · <code>{step.type}</code>
          </p>
        </div>
      </header>
      {isRound && (
        <p className={s.money}>
          <Trans>
            Stake {stake}, payout {payout}
          </Trans>
        </p>
      )}
      <h3>
        <Trans>Changes</Trans>
      </h3>
      <Changes step={step} missionName={missionName} />
      {step.entries.length > 0 && (
        <>
          <h3>
            <Trans>Ledger entries</Trans>
          </h3>
          <ul className={s.entries}>
            {step.entries.map((entry, index) => (
              <Entry key={`${entry.operation_id} ${String(index)}`} entry={entry} />
            ))}
          </ul>
        </>
      )}
      <Links memberId={memberId} step={step} />
      {isRound && round && <RoundProof key={round} memberId={memberId} round={round} />}
      <VoidState facts={step.void} onVoid={isRound ? onVoid : undefined} />
    </section>
  );
}
