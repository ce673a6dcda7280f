import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { ReactNode } from 'react';
import paper from '../paper.module.css';

interface QuestionProps {
  leave: () => void;
  stay: () => void;
  /** Explanation of what happens to the unsaved text. */
  children: ReactNode;
}

/** Asks whether to leave a page that has unsaved text. */
export function LeaveQuestion({ leave, stay, children }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} paper onClose={stay}>
      <div className={paper.form}>
        <p>{children}</p>
        <p className={paper.actions}>
          <Button onClick={stay}>
            <Trans>Stay on the page</Trans>
          </Button>
          <Button variant="plainDanger" onClick={leave}>
            <Trans>Leave the page</Trans>
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
