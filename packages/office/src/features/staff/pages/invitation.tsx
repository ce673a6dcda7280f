import { Trans } from '@lingui/react/macro';
import { acceptInvitation, staffInvitationLink } from '@wl/contract/office/staff-accounts';
import { OneTimeLink } from '../components/one-time-link.tsx';

/** Shows the page that the link in an invitation opens. */
export function Invitation() {
  return (
    <OneTimeLink
      title={<Trans>Staff account</Trans>}
      link={staffInvitationLink}
      accept={acceptInvitation}
      submit={<Trans>Create account</Trans>}
    />
  );
}
