import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import paper from '../../../app/paper.module.css';

/** Asks a clerk who leaves the page although a text could not be saved. */
export function LeaveDialog({ leave, stay }: { leave: () => void; stay: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} paper onClose={stay}>
      <div className={paper.form}>
        <p>
          <Trans>
            Your text is not saved. It stays in this browser and is offered again when you open the
            article.
          </Trans>
        </p>
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
