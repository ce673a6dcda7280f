import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readRecord } from '@wl/contract/tables-record';
import { Button } from '@wl/ui/controls/button';
import { useRecordWords } from '@wl/ui/features/tables/record-words';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { FoldCard } from '../components/fold-card.tsx';
import check from '../components/round-check.module.css';
import s from './record-check.module.css';

type State = 'idle' | 'checking' | 'proved' | 'refused' | 'unknown';

/** Number of hash digits shown in the list. */
const HASH_DIGITS = 8;

interface RecordCheckProps {
  slug: string;
  /** Number of the latest round that the page has shown. */
  round: number;
}

/**
 * Shows the table record of a dealt round as proof of the result. Checks the hashes of the record's lines in the
 * browser.
 */
export function RecordCheck({ slug, round }: RecordCheckProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldCard title={<Trans>Check round {round}</Trans>} onToggle={setOpen}>
      <p>
        <Trans>
          A person dealt this round. Its record lists each entry with its time. Each hash is
          computed from its line and from the hash before it, so a changed line no longer matches.
        </Trans>
      </p>
      {isOpen && <Lines key={round} slug={slug} round={round} />}
    </FoldCard>
  );
}

function Lines({ slug, round }: RecordCheckProps) {
  const { i18n } = useLingui();
  const words = useRecordWords();
  const errorText = useErrorText();
  const [state, setState] = useState<State>('idle');
  const query = useQuery({
    queryKey: ['table-record', slug, round],
    queryFn: () => request(readRecord, { params: { slug, round: String(round) } }),
    retry: false,
  });
  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium' });
  if (query.isPending)
    return (
      <p role="status">
        <Trans>Loading the record…</Trans>
      </p>
    );
  if (query.isError)
    return (
      <>
        <p role="alert">{errorText(query.error)}</p>
        <Button variant="ink" onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  const { lines } = query.data.data;
  const verify = async () => {
    setState('checking');
    const code = await import('@wl/games/tables/dealt/record').catch(() => undefined);
    if (!code) setState('unknown');
    else setState(code.firstBrokenLine(lines) === undefined ? 'proved' : 'refused');
  };
  return (
    <>
      <ol className={s.lines}>
        {lines.map((line) => (
          <li key={line.no}>
            <time dateTime={line.at}>{time.format(new Date(line.at))}</time> {words(line)}
            <code>{line.hash.slice(0, HASH_DIGITS)}</code>
          </li>
        ))}
      </ol>
      <Button
        variant="ink"
        icon="seal"
        loading={state === 'checking'}
        onClick={() => void verify()}
      >
        <Trans>Check the proof in this browser</Trans>
      </Button>
      <p role="status" className={check.verdict} data-state={state}>
        {state === 'proved' && (
          <Trans>Proved: every line matches its hash and continues the line before it.</Trans>
        )}
        {state === 'unknown' && (
          <Trans>The check could not be loaded. Try again in a moment.</Trans>
        )}
        {state === 'refused' && (
          <Trans>A line of this record does not match its hash. Please contact support.</Trans>
        )}
      </p>
    </>
  );
}
