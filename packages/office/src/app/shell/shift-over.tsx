import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Clerk } from '@wl/contract/office/staff';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { reconnect } from '../realtime/realtime.ts';
import { useIsRefused } from '../session.ts';
import { SignInForm } from '../entrance/sign-in-form.tsx';

/** Shows a sign-in dialog over the page of a clerk whose session has ended. The clerk's input is kept. */
export function ShiftOver({ clerk }: { clerk: Clerk }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isRefused = useIsRefused();
  if (!isRefused) return null;
  const goOn = ({ id }: Clerk) => {
    // A different clerk gets a fresh page, because the drafts and cached responses belong to the previous clerk.
    if (id !== clerk.id) location.assign('/office/');
    else {
      void queries.invalidateQueries();
      reconnect();
    }
  };
  return (
    <Dialog
      title={t`Your session has ended`}
      closeLabel={t`Close`}
      onClose={() => undefined}
      paper
      mustAnswer
    >
      <p>
        <Trans>Sign in again to continue. The information you entered has been kept.</Trans>
      </p>
      <SignInForm email={clerk.email} onSignedIn={goOn} />
    </Dialog>
  );
}
