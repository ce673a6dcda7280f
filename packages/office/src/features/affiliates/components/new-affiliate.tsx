import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { makeAffiliate } from '@wl/contract/office/affiliates';
import { Button } from '@wl/ui/controls/button';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ContactFields, noContact } from './contact-fields.tsx';
import { Field } from '../../../app/forms/field.tsx';

/** Shows a form that creates an affiliate’s account with its first token. */
export function NewAffiliate({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [contact, setContact] = useState(noContact);
  const [token, setToken] = useState('');
  const make = useMutation({
    mutationFn: () => request(makeAffiliate, { body: { ...contact, token } }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: ['affiliates'] });
      await navigate({ to: '/affiliates/$id', params: { id: data.id } });
    },
  });
  return (
    <section className={paper.panel} aria-labelledby="new-affiliate">
      <h2 id="new-affiliate">
        <Trans>New affiliate</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <ContactFields
          value={contact}
          onChange={(change) => setContact((old) => ({ ...old, ...change }))}
        />
        <Field
          label={t`Link token: 3 to 64 letters, digits and hyphens`}
          max={64}
          pattern="[A-Za-z0-9][A-Za-z0-9\-]{2,63}"
          title={t`3 to 64 letters, digits and hyphens`}
          value={token}
          onChange={setToken}
        />
        {make.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(make.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button type="submit" inactive={make.isPending}>
            <Trans>Create account</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </section>
  );
}
