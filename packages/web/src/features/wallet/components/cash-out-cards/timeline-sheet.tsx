import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplyOf } from '@wl/contract/call';
import { transactionTimeline } from '@wl/contract/wallet-transactions';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useCall } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { ApiError } from '../../../../app/request.ts';
import { useFormats } from '../../../../app/language/formats.ts';
import type { Shown } from '../../filters.ts';
import { countdown, useNow } from '../../use-moments.ts';
import { useNames } from '../../use-names.ts';
import s from './timeline-sheet.module.css';

type Answer = ReplyOf<typeof transactionTimeline>['data'];

const bad = new Set(['declined', 'cancelled', 'failed']);

/**
 * Shows the timeline of one top-up or cash-out: completed steps with their times, future steps, and the reason for any
 * delay.
 */
export default function TimelineSheet({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const timeline = useCall(transactionTimeline, { params: shown });
  const title = shown.kind === 'top-up' ? t`Top-up steps` : t`Cash-out steps`;
  return (
    <Dialog kind="sheet" paper title={title} closeLabel={t`Close`} onClose={onClose}>
      {timeline.isPending && (
        <div className={s.waiting} aria-busy="true">
          <Skeleton className="h-20" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {timeline.isError && (
        <p role="alert" className={s.alert}>
          {errorText(timeline.error)}
        </p>
      )}
      {timeline.data && <Timeline answer={timeline.data.data} />}
    </Dialog>
  );
}

function Timeline({ answer }: { answer: Answer }) {
  const { money } = useFormats();
  const errorText = useErrorText();
  const names = useNames();
  const one = answer.transaction;
  return (
    <div className={s.sheet}>
      <div className={s.ticket}>
        <b>{money(one.amount)}</b>
        <span>
          {one.method ?? names.kind[one.kind]}
          <span data-status={one.status}>{names.status[one.status]}</span>
        </span>
      </div>
      <Steps answer={answer} />
      {[answer.problem && errorText(new ApiError(503, { code: answer.problem })), answer.reason]
        .filter((text) => text !== null)
        .map((text) => (
          <p key={text} className={s.reason}>
            <Icon name="info" size={20} />
            <span>{text}</span>
          </p>
        ))}
      <p className={s.id}>
        <Trans>Reference</Trans> <span className="code">{one.id.slice(-12)}</span>
      </p>
    </div>
  );
}

/** Shows the completed steps with their times, and the steps still to come. */
function Steps({ answer }: { answer: Answer }) {
  const { dateTime } = useFormats();
  const names = useNames();
  const { kind } = answer.transaction;
  return (
    <ol className={s.steps}>
      {answer.steps.map(({ step, at }, index) => (
        <li
          key={`${step}${at}`}
          data-bad={bad.has(step)}
          aria-current={
            index === answer.steps.length - 1 && answer.ahead.length > 0 ? 'step' : undefined
          }
        >
          <span className={s.mark}>
            <Icon name={bad.has(step) ? 'close' : 'check'} size={14} />
          </span>
          <b>{names.step(kind, step)}</b>
          <time dateTime={at}>{dateTime(at)}</time>
        </li>
      ))}
      {answer.ahead.map((step, index) => (
        <li key={step} data-ahead="true">
          <span className={s.mark} />
          <b>
            <span className="sr-only">
              <Trans>Still to come:</Trans>
            </span>{' '}
            {names.step(kind, step)}
          </b>
          {index === 0 && (answer.goes_at !== null || answer.at_desk) && (
            <Wait goesAt={answer.goes_at} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Wait({ goesAt }: { goesAt: string | null }) {
  const { dateTime } = useFormats();
  const now = useNow();
  if (goesAt === null) {
    return (
      <span>
        <Trans>Our team is reviewing the cash-out</Trans>
      </span>
    );
  }
  const when = dateTime(goesAt);
  const left = Date.parse(goesAt) - now;
  const time = countdown(left);
  return (
    <span>
      {left > 0 ? (
        <Trans>
          Will be paid automatically on {when} (in {time})
        </Trans>
      ) : (
        <Trans>Expected shortly</Trans>
      )}
    </span>
  );
}
