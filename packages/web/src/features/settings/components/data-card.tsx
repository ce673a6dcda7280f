import { Trans } from '@lingui/react/macro';
import { DataCopy } from '../../personal-data/index.ts';
import { Card } from './card.tsx';

/** Shows a card for requesting and downloading a copy of the member's data. */
export function DataCard() {
  return (
    <Card icon="download" title={<Trans>Your data</Trans>}>
      <DataCopy />
    </Card>
  );
}
