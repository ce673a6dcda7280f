import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { enterTableSalt, type OfficeTableChain } from '@wl/contract/office/tables-chains';
import { TextArea } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { chainsKey } from '../api.ts';

interface SaltDialogProps {
  slug: string;
  chain: OfficeTableChain;
  close: () => void;
}

/**
 * Asks the clerk for drand's signature of the beacon round that was announced for a chain. The server verifies the
 * signature before it stores the salt.
 */
export function SaltDialog({ slug, chain, close }: SaltDialogProps) {
  const queries = useQueryClient();
  const [signature, setSignature] = useState('');
  const { number, beacon_round: round, beacon_url: address } = chain;
  return (
    <ActionDialog
      reloads={chainsKey(slug)}
      title={<Trans>Enter the signature of drand round {round}</Trans>}
      submit={<Trans>Check and save signature</Trans>}
      isReady={signature.trim() !== ''}
      send={async () => {
        const params = { slug, number: String(number) };
        await request(enterTableSalt, { params, body: { signature } });
        await queries.invalidateQueries({ queryKey: chainsKey(slug) });
      }}
      close={close}
    >
      <p>
        <Trans>
          Enter the signature only if the server cannot reach drand. Open this address on a computer
          with internet access, and copy the value of “signature”:
        </Trans>
      </p>
      <p>
        <code style={{ overflowWrap: 'anywhere' }}>{address}</code>
      </p>
      <TextArea
        label={<Trans>Signature</Trans>}
        hint={
          <Trans>
            96 hexadecimal digits. The server accepts only the genuine signature of this round.
          </Trans>
        }
        rows={3}
        spellCheck={false}
        value={signature}
        onChange={({ target }) => setSignature(target.value)}
      />
    </ActionDialog>
  );
}
