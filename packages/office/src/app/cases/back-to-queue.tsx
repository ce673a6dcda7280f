import { Trans } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import s from '../board.module.css';

/** Shows the button that closes a case, in windows too narrow to show the queue and the case side by side. */
export function BackToQueue({ back }: { back: () => void }) {
  return (
    <p className={s.back}>
      <Button variant="plain" onClick={back}>
        ← <Trans>Back to the queue</Trans>
      </Button>
    </p>
  );
}
