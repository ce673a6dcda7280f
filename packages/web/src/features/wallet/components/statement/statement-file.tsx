import { useLingui } from '@lingui/react/macro';
import { statementCsv } from '@wl/contract/wallet-statement';
import { Button } from '@wl/ui/controls/button';
import { useSend } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { saveFile } from '../../download.ts';
import { daysOf, type WalletView } from '../../filters.ts';
import s from './statement-tab.module.css';

/** Longest period that a statement file can cover, in days. The API has the same limit. */
const MAX_DAYS = 92;

/**
 * Shows the button that downloads the statement of the chosen period as a CSV file with one line per ledger entry. If
 * no period is chosen, or if the period is too long, the button is disabled and shows the reason.
 */
export function StatementFile({ view }: { view: WalletView }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const file = useSend(statementCsv, {
    onSuccess: (text, { query }) =>
      saveFile(text, `wanderluck-statement-${query?.from ?? ''}-${query?.to ?? ''}.csv`),
  });
  const { from, to } = view;
  const reason =
    from === undefined || to === undefined
      ? t`Use the fields above to choose the first and last day to include in the file.`
      : daysOf(from, to) > MAX_DAYS
        ? t`Choose a period of at most ${MAX_DAYS} days.`
        : undefined;
  return (
    <div className={s.file}>
      <Button
        variant="quiet"
        icon="download"
        loading={file.isPending}
        onClick={() => from && to && file.mutate({ query: { from, to } })}
        {...(reason === undefined ? {} : { reason })}
      >
        {t`Download statement (CSV)`}
      </Button>
      {file.isError && <span role="alert">{errorText(file.error)}</span>}
    </div>
  );
}
