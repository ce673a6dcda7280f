import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { campaignItems, makeCampaign } from '@wl/contract/office/campaigns';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { request, useErrorText } from '../../../app/api.ts';
import { Field } from '../../../app/forms/field.tsx';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { bodyOf, noDraft } from '../draft.ts';
import { useItemWording } from '../names.ts';
import { CampaignFields, isComplete } from './campaign-fields.tsx';

/** Lets a clerk create a draft campaign. Its URL and item cannot be changed later. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const now = useNow(60_000);
  const [draft, setDraft] = useState(() => noDraft(now));
  const [slug, setSlug] = useState('');
  const [item, setItem] = useState('');
  const make = useMutation({
    mutationFn: () => request(makeCampaign, { body: { ...bodyOf(draft), slug, item } }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: ['campaigns'] });
      await navigate({ to: '/campaigns/$id', params: { id: data.id } });
    },
  });
  return (
    <section className={paper.panel} aria-labelledby="new-campaign">
      <h2 id="new-campaign">
        <Trans>New campaign</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <Field
          label={t`URL after /campaign/`}
          max={64}
          pattern="[a-z0-9][a-z0-9\-]{2,63}"
          title={t`3 to 64 lower-case letters, digits and hyphens`}
          value={slug}
          onChange={setSlug}
        />
        <ItemField item={item} onItem={setItem} />
        <CampaignFields
          value={draft}
          onChange={(change) => setDraft((old) => ({ ...old, ...change }))}
        />
        {make.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(make.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button type="submit" inactive={make.isPending || !isComplete(draft)}>
            <Trans>Save draft</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </section>
  );
}

/** Shows the field for choosing the campaign's item, and describes the effect of the chosen item. */
function ItemField({ item, onItem }: { item: string; onItem: (slug: string) => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const wording = useItemWording();
  const items = useQuery({
    queryKey: ['campaign-items'],
    queryFn: () => request(campaignItems, {}),
  });
  const choices = items.data?.data ?? [];
  const chosen = choices.find((one) => one.slug === item);
  return (
    <>
      <Select
        label={<Trans>Marketplace item</Trans>}
        required
        value={item}
        onChange={(event) => onItem(event.target.value)}
      >
        <option value="">{t`Choose an item`}</option>
        {choices.map((one) => (
          <option key={one.slug} value={one.slug}>
            {`${wording(one.terms).name} (${one.slug})`}
          </option>
        ))}
      </Select>
      {items.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(items.error)}
        </p>
      )}
      {chosen && <p className={paper.sub}>{wording(chosen.terms).effect}</p>}
    </>
  );
}
