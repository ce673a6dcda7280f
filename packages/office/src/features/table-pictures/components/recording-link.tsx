import { Trans, useLingui } from '@lingui/react/macro';

/** Links to the recordings of a dealt round, in a new tab, so that the clerk's page stays as it is. */
export function RecordingLink({ table, round }: { table: string; round: number }) {
  const { t } = useLingui();
  const search = new URLSearchParams({ table, round: String(round) });
  return (
    <a
      href={`/office/table-recordings?${search.toString()}`}
      target="_blank"
      rel="noopener"
      aria-label={t`Recording of round ${round}, in a new tab`}
    >
      <Trans>Recording</Trans>
    </a>
  );
}
