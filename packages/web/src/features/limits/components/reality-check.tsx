import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { answerRealityCheck, getRealityCheck } from '@wl/contract/limits';
import { playSession } from '@wl/contract/play';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { keepAnswer, keyOf, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { useRealityDue } from '../use-reality-due.ts';
import s from './reality-check.module.css';

/**
 * Asks the member to review the session's time, stakes and winnings when a reality check is due (decisions §10). The
 * server rejects rounds until the member has answered.
 */
export default function RealityCheck() {
  const hasTexts = useTexts(feature);
  const due = useRealityDue();
  return due && hasTexts ? <Question /> : null;
}

function Question() {
  const { t } = useLingui();
  const errorText = useErrorText();
  // Always refetch, because cached figures would not include the latest rounds.
  const session = useCall(playSession, {}, { refetchOnMount: 'always' });
  const answer = useSend(answerRealityCheck, {
    onSuccess: (reply) => {
      keepAnswer(keyOf(getRealityCheck, {}), reply);
    },
  });
  return (
    <Dialog title={t`Reality check`} closeLabel="" mustAnswer paper onClose={() => undefined}>
      <p>
        <Trans>Here is your session so far.</Trans>
      </p>
      {session.isPending ? (
        <Skeleton className={s.bone ?? ''} />
      ) : session.isError ? (
        <p role="alert">{errorText(session.error)}</p>
      ) : (
        <Figures {...session.data.data} />
      )}
      {answer.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(answer.error)}
        </p>
      )}
      <div className={s.actions}>
        <Button variant="ink" loading={answer.isPending} onClick={() => answer.mutate({})}>
          <Trans>Continue playing</Trans>
        </Button>
        <Link to="/casino-floor" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Stop for now</Trans>
        </Link>
      </div>
      <nav className={s.ways} aria-label={t`Other options`}>
        <Link to="/my-wallet-xs">
          <Trans>My transactions</Trans>
        </Link>
        <Link to="/my-limits">
          <Trans>My Limits</Trans>
        </Link>
        <Link to="/responsible-gaming">
          <Trans>Help and breaks</Trans>
        </Link>
      </nav>
    </Dialog>
  );
}

interface FiguresProps {
  started_at: string;
  server_now: string;
  staked_cents: number;
  paid_cents: number;
  net_cents: number;
}

function Figures(figures: FiguresProps) {
  const { money, signedMoney } = useFormats();
  const minutes = Math.floor(
    (Date.parse(figures.server_now) - Date.parse(figures.started_at)) / 60_000,
  );
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return (
    <dl className={s.figures}>
      <div>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          {hours > 0 ? (
            <Trans>
              {hours} h {rest} min
            </Trans>
          ) : (
            <Trans>{rest} min</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Staked</Trans>
        </dt>
        <dd>{money(figures.staked_cents)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Won</Trans>
        </dt>
        <dd>{money(figures.paid_cents)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Net</Trans>
        </dt>
        <dd>{signedMoney(figures.net_cents)}</dd>
      </div>
    </dl>
  );
}
