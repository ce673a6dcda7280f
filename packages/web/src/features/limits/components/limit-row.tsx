import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnLimit } from '@wl/contract/limits';
import { Button } from '@wl/ui/controls/button';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { useFormats } from '../../../app/language/formats.ts';
import { useLimitWords } from '../use-limit-words.ts';
import { WaitingChange } from './waiting-change.tsx';
import s from './limits.module.css';

/** Fraction of a limit that must be used up before the limit's bar turns red. */
const NEARLY = 0.8;

/** Shows one limit: its value, the used and the remaining amounts, and a pending change. */
export function LimitRow({
  limit,
  nowMs,
  onEdit,
  changed,
}: {
  limit: OwnLimit;
  nowMs: number;
  onEdit: () => void;
  changed: () => void;
}) {
  const { t } = useLingui();
  const words = useLimitWords();
  const { dateTime } = useFormats();
  const { kind, period, value, used, left } = limit;
  const name = words.name(limit);
  const rest = words.amount(kind, left ?? 0);
  const when = dateTime(limit.resets_at);
  return (
    <li className={s.row}>
      <div className={s.rowHead}>
        <div>
          <h3>
            <span className="sr-only">{words.kinds[kind]}: </span>
            {words.running[period]}
          </h3>
          {value === null && (
            <p className={s.soFar}>
              <UsedText limit={limit} />
            </p>
          )}
        </div>
        <b className={value === null ? s.none : s.value}>{words.value(kind, value)}</b>
        <Button
          variant="quiet"
          aria-label={value === null ? t`Set limit: ${name}` : t`Change limit: ${name}`}
          onClick={onEdit}
        >
          {value === null ? <Trans>Set limit</Trans> : <Trans>Change limit</Trans>}
        </Button>
      </div>
      {value !== null && (
        <>
          <ProgressBar
            label={t`Limit used`}
            value={Math.min(Math.max(0, used), value)}
            max={Math.max(1, value)}
            tone={used >= value * NEARLY ? 'red' : 'lagoon'}
            className={s.bar ?? ''}
          />
          <p className={s.figures}>
            <span>
              <UsedText limit={limit} />
            </span>
            <b>
              <Trans>{rest} left</Trans>
            </b>
          </p>
          <p className={s.resets}>
            <Trans>Resets {when}</Trans>
          </p>
        </>
      )}
      <WaitingChange limit={limit} nowMs={nowMs} changed={changed} />
    </li>
  );
}

/** Shows how much has counted towards the limit so far. */
function UsedText({ limit: { kind, used } }: { limit: OwnLimit }) {
  const words = useLimitWords();
  const amount = words.amount(kind, Math.abs(used));
  if (kind === 'loss')
    return used < 0 ? <Trans>{amount} ahead so far</Trans> : <Trans>{amount} lost so far</Trans>;
  if (kind === 'session_time') return <Trans>{amount} played so far</Trans>;
  return kind === 'deposit' ? (
    <Trans>{amount} topped up so far</Trans>
  ) : (
    <Trans>{amount} staked so far</Trans>
  );
}
