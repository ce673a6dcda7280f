import { Trans, useLingui } from '@lingui/react/macro';
import { limitHistory, type LimitChange } from '@wl/contract/limits';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useState } from 'react';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useLimitWords } from '../use-limit-words.ts';
import s from './limits.module.css';

/** Lists all changes to the limits, newest first. */
export function LimitHistory() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const history = useCall(limitHistory, { query: { page } });
  const lines = history.data?.data ?? [];
  const meta = history.data?.meta;
  return (
    <section className={`paper ${s.card ?? ''}`} aria-labelledby="limit-history">
      <h2 id="limit-history">
        <Trans>Limit changes</Trans>
      </h2>
      {history.isPending && <Skeleton className={s.bone ?? ''} />}
      {history.isError && (
        <div role="alert" className={s.trouble}>
          <p>{errorText(history.error)}</p>
          <Button variant="quiet" onClick={() => void history.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {history.data && lines.length === 0 && (
        <p className={s.empty}>
          <Trans>No changes yet. Every limit you set or change appears here.</Trans>
        </p>
      )}
      {lines.length > 0 && (
        <ol className={s.history}>
          {lines.map((line, at) => (
            <HistoryLine key={`${line.at} ${String(at)}`} line={line} />
          ))}
        </ol>
      )}
      {meta && meta.total > lines.length && (
        <div className={s.pages}>
          <Button variant="quiet" inactive={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <span>{t`Page ${page}`}</span>
          <Button
            variant="quiet"
            inactive={meta.to >= meta.total}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function HistoryLine({ line }: { line: LimitChange }) {
  const words = useLimitWords();
  const { dateTime } = useFormats();
  const after = words.value(line.kind, line.after);
  const before = words.value(line.kind, line.before);
  return (
    <li>
      <b>{words.name(line)}</b>
      <span>{what()}</span>
      <time dateTime={line.at}>{dateTime(line.at)}</time>
    </li>
  );

  function what() {
    const removes = line.after === null;
    switch (line.action) {
      case 'set':
        return line.before === null ? (
          <Trans>Set to {after}</Trans>
        ) : (
          <Trans>
            Lowered from {before} to {after}
          </Trans>
        );
      case 'asked':
        return removes ? (
          <Trans>Removal requested</Trans>
        ) : (
          <Trans>You requested an increase to {after}</Trans>
        );
      case 'confirmed':
        return removes ? (
          <Trans>Removal confirmed</Trans>
        ) : (
          <Trans>You confirmed the increase to {after}</Trans>
        );
      case 'withdrawn':
        return removes ? (
          <Trans>Removal request withdrawn</Trans>
        ) : (
          <Trans>You withdrew your request to increase the limit to {after}</Trans>
        );
    }
  }
}
