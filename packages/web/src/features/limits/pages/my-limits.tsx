import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  getLimits,
  limitHistory,
  limitKinds,
  reviewLimits,
  type LimitKind,
  type OwnLimit,
} from '@wl/contract/limits';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useState } from 'react';
import { queryClient, useCall, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { LimitDialog } from '../components/limit-dialog.tsx';
import { LimitHistory } from '../components/limit-history.tsx';
import { RealityChoice } from '../components/reality-choice.tsx';
import { LimitRow } from '../components/limit-row.tsx';
import { PauseControls } from '../../exclusions/index.ts';
import { kindIcons, useLimitWords } from '../use-limit-words.ts';
import { useAskAgain } from '@wl/ui/use-ask-again';
import { useServerNow } from '../../../app/language/use-server-now.ts';
import s from '../components/limits.module.css';

function refresh(): void {
  for (const call of [getLimits, limitHistory])
    void queryClient.invalidateQueries({ queryKey: [call.path] });
}

export default function MyLimits() {
  const errorText = useErrorText();
  const limits = useCall(getLimits, {});
  const [edited, setEdited] = useState<Pick<OwnLimit, 'kind' | 'period'>>();
  const data = limits.data?.data;
  const list = data?.limits ?? [];
  const isWaiting = list.some(({ waiting }) => waiting !== null);
  const nowMs = useServerNow(data?.server_now, isWaiting);
  const [nextEnd] = list.map(({ resets_at }) => resets_at).toSorted();
  // Reload the limits at the end of a limit period, because the used amount is zero at the start of the next period.
  useAskAgain(
    data && nextEnd !== undefined
      ? { until: nextEnd, serverNow: data.server_now, receivedMs: limits.dataUpdatedAt }
      : undefined,
    refresh,
  );
  const open = list.find(({ kind, period }) => kind === edited?.kind && period === edited.period);
  return (
    <main className={s.page}>
      <Head />
      {data?.review_due && <Review />}
      {limits.isPending && (
        <div className={s.cards}>
          {limitKinds.map((kind) => (
            <Skeleton key={kind} className={s.cardBone ?? ''} />
          ))}
        </div>
      )}
      {limits.isError && (
        <div role="alert" className={`paper ${s.card ?? ''}`}>
          <p className={s.trouble}>{errorText(limits.error)}</p>
          <Button variant="ink" onClick={() => void limits.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data && (
        <div className={s.cards}>
          {limitKinds.map((kind) => (
            <Card
              key={kind}
              kind={kind}
              limits={list.filter((limit) => limit.kind === kind)}
              nowMs={nowMs}
              onEdit={setEdited}
            />
          ))}
          <RealityChoice />
          <PauseControls />
        </div>
      )}
      {data && <LimitHistory />}
      {open && (
        <LimitDialog
          limit={open}
          nowMs={nowMs}
          changed={refresh}
          onClose={() => setEdited(undefined)}
        />
      )}
    </main>
  );
}

function Head() {
  return (
    <header className={s.head}>
      <Icon name="lifebuoy" size={64} />
      <div>
        <h1>
          <Trans>My Limits</Trans>
        </h1>
        <p>
          <Trans>
            Set your own limits here. A stricter limit applies immediately. A looser limit applies
            once you confirm it after 24 hours. Days, weeks and months are in UTC.
          </Trans>
        </p>
        <p className={s.links}>
          <Link to="/responsible-gaming" className={s.more}>
            <Trans>Signs to look out for, and where to find help</Trans>
          </Link>
          <Link to="/my-play" className={s.more}>
            <Trans>Charts of my play</Trans>
          </Link>
          <Link to="/self-test" className={s.more}>
            <Trans>Nine questions about my play</Trans>
          </Link>
        </p>
      </div>
    </header>
  );
}

function Card({
  kind,
  limits,
  nowMs,
  onEdit,
}: {
  kind: LimitKind;
  limits: readonly OwnLimit[];
  nowMs: number;
  onEdit: (limit: OwnLimit) => void;
}) {
  const words = useLimitWords();
  return (
    <section className={`paper ${s.card ?? ''}`} aria-labelledby={`limits-${kind}`}>
      <div className={s.cardHead}>
        <span className={s.seal}>
          <Icon name={kindIcons[kind]} size={24} />
        </span>
        <div>
          <h2 id={`limits-${kind}`}>{words.kinds[kind]}</h2>
          <p>
            <About kind={kind} />
          </p>
        </div>
      </div>
      <ul className={s.rows}>
        {limits.map((limit) => (
          <LimitRow
            key={limit.period}
            limit={limit}
            nowMs={nowMs}
            changed={refresh}
            onEdit={() => onEdit(limit)}
          />
        ))}
      </ul>
    </section>
  );
}

function About({ kind }: { kind: LimitKind }) {
  switch (kind) {
    case 'deposit':
      return <Trans>Counts your top-ups. Cash-outs do not reduce the amount used.</Trans>;
    case 'wager':
      return <Trans>The sum of all your stakes, regardless of winnings.</Trans>;
    case 'loss':
      return (
        <Trans>
          Stakes minus winnings. Bets that could take your losses over the limit are rejected.
        </Trans>
      );
    case 'session_time':
      return (
        <Trans>
          Counts the time between your rounds. Each pause counts as five minutes at most.
        </Trans>
      );
  }
}

function Review() {
  const { t } = useLingui();
  const review = useSend(reviewLimits, { onSuccess: refresh });
  return (
    <section className={`paper ${s.review ?? ''}`} aria-label={t`Time to review your limits`}>
      <p>
        <Trans>Six months have passed. Do your limits still suit you?</Trans>
      </p>
      <Button variant="ink" loading={review.isPending} onClick={() => review.mutate({})}>
        <Trans>Yes, they still suit me</Trans>
      </Button>
    </section>
  );
}
