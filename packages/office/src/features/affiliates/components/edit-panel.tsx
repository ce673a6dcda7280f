import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import {
  affiliateStates,
  changeAffiliate,
  type AffiliateFile,
} from '@wl/contract/office/affiliates';
import { request } from '../../../app/api.ts';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import paper from '../../../app/paper.module.css';
import type { Begun } from '../../../app/forms/use-begun.ts';
import { useAffiliateNames } from '../names.ts';
import { ContactFields, type Contact } from './contact-fields.tsx';

const contactOf = (file: AffiliateFile): Contact => ({
  name: file.name,
  first_name: file.first_name,
  last_name: file.last_name,
  birth_date: file.birth_date,
  email: file.email,
  phone: file.phone,
  country: file.country,
  post_code: file.post_code,
  address1: file.address1,
  share_percent: file.next_share_percent ?? file.share_percent,
});

interface EditPanelProps {
  file: AffiliateFile;
  begun: Begun;
  onChange: (reply: { data: AffiliateFile }) => void;
}

/** Manages a clerk's draft of changes to the affiliate account, including the reason, and saves it. */
function useAccountDraft({ file, begun, onChange }: EditPanelProps) {
  const queries = useQueryClient();
  const [contact, setContact] = useState(() => contactOf(file));
  const [state, setState] = useState(file.state);
  const [reason, setReason] = useState('');
  const save = useMutation({
    mutationFn: () =>
      request(changeAffiliate, {
        params: { id: file.id },
        body: { ...contact, state, version: begun.version, reason },
      }),
    onSuccess: (reply) => {
      setReason('');
      begun.noteOwn(reply.data.version);
      onChange(reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['affiliate', file.id] }),
  });
  const goOn = () => {
    begun.goOn();
    save.reset();
  };
  return {
    contact,
    changeContact: (change: Partial<Contact>) => setContact((old) => ({ ...old, ...change })),
    state,
    setState,
    reason,
    setReason,
    save,
    goOn,
    /** Replaces the draft with the version of the account that another clerk saved. */
    takeTheirs: () => {
      setContact(contactOf(file));
      setState(file.state);
      goOn();
    },
  };
}

/**
 * Shows the form for editing the affiliate's contact details, share and status. A changed share applies from the next
 * month.
 */
export function EditPanel(props: EditPanelProps) {
  const { begun } = props;
  const { states } = useAffiliateNames();
  const { contact, changeContact, state, setState, takeTheirs, goOn, ...edit } =
    useAccountDraft(props);
  return (
    <EditForm
      {...edit}
      heading={<Trans>Account</Trans>}
      isBehind={begun.isBehind}
      behind={
        <Trans>
          Another clerk has changed this affiliate’s details since you started editing. Choose which
          version to keep.
        </Trans>
      }
      onTheirs={takeTheirs}
      onMine={goOn}
      submit={<Trans>Save account</Trans>}
    >
      <ContactFields value={contact} onChange={changeContact} />
      <p className={paper.sub}>
        <Trans>A new share applies from the first day of next month.</Trans>
      </p>
      <Select
        label={<Trans>Status</Trans>}
        value={state}
        onChange={(event) => setState(event.target.value as typeof state)}
      >
        {affiliateStates.map((one) => (
          <option key={one} value={one}>
            {states[one]}
          </option>
        ))}
      </Select>
    </EditForm>
  );
}
