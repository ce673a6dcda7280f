import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { useErrorText } from './api.ts';
import s from './paper.module.css';

/** Shows a placeholder while a page loads. */
export function Waiting({ lines = 1 }: { lines?: number }) {
  const { t } = useLingui();
  return (
    <div aria-busy="true" role="status" aria-label={t`Loading`} className={`paper ${s.form ?? ''}`}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={(lines === 1 ? s.skeleton : s.skeletonLine) ?? ''} />
      ))}
    </div>
  );
}

/** Shows an error message with a button to try again. */
export function Failed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <div className={s.panel}>
      <p role="alert" className={s.alert}>
        {errorText(error)}
      </p>
      <p className={s.actions} style={{ marginTop: 12 }}>
        <Button variant="plain" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </div>
  );
}

/** Shows the text of an empty state. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={s.empty}>{children}</p>;
}
