import { Trans } from '@lingui/react/macro';

export default function RestrictedAccess() {
  return (
    <main className="p-8">
      <h1>
        <Trans>This gate does not exist</Trans>
      </h1>
    </main>
  );
}
