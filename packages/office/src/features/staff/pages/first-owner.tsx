import { Trans } from '@lingui/react/macro';
import { staffFirstOwner, staffFirstOwnerLink } from '@wl/contract/office/staff';
import { OneTimeLink } from '../components/one-time-link.tsx';

/** Shows the page for the one-time link that `npm run first-owner` creates. */
export function FirstOwner() {
  return (
    <OneTimeLink
      title={<Trans>Owner account</Trans>}
      link={staffFirstOwnerLink}
      accept={staffFirstOwner}
      submit={<Trans>Create owner account</Trans>}
    />
  );
}
