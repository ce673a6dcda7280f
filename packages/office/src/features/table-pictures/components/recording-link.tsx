import { Trans, useLingui } from '@lingui/react/macro';

/**
 * Links to the recordings of a dealt round, in a new tab, so that the clerk's page stays open. The new tab has an
 * opener, because browsers copy the clerk's session only to a tab with an opener.
 */
export function RecordingLink({ table, round }: { table: string; round: number }) {
  const { t } = useLingui();
  const search = new URLSearchParams({ table, round: String(round) });
  return (
    <a
      href={`/office/table-recordings?${search.toString()}`}
      target="_blank"
      rel="opener"
      aria-label={t`Recording of round ${round}, in a new tab`}
    >
      <Trans>Recording</Trans>
    </a>
  );
}
