import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { type OfficeItem, editItem } from '@wl/contract/office-market';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/reason-field.tsx';
import {
  type Change,
  changesOf,
  type Draft,
  instantOf,
  MAX_LIMIT,
  MAX_LIMIT_DAYS,
  MAX_PRICE_COINS,
  type Wanted,
} from '../draft.ts';
import { useMarketNames } from '../names.ts';
import { FieldShell, type Form, TermsFields, TextField } from './fields.tsx';
import s from './market.module.css';

const LEAST_REASON = 10;

/** Shows a local time converted to UTC, the time zone in which it is stored. */
function InUtc({ local }: { local: string }) {
  const { i18n } = useLingui();
  const instant = instantOf(local);
  if (instant === null) return <Trans>Leave empty for no set time</Trans>;
  const utc = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(instant));
  return <Trans>UTC: {utc}</Trans>;
}

/** Shows all editable fields of an item. */
function Fields({ form, isNew, holder }: { form: Form; isNew: boolean; holder?: string }) {
  const { t } = useLingui();
  const { range } = useMarketNames();
  const { draft, change } = form;
  return (
    <>
      {isNew && (
        <div className={s.fields}>
          <TextField
            form={form}
            name="slug"
            hint={<Trans>Permanent name, such as winter-spins-20</Trans>}
          />
        </div>
      )}
      <fieldset className={s.group}>
        <legend>
          <Trans>Sale</Trans>
        </legend>
        <label className={s.stop} data-on={draft.onSale}>
          <input
            type="checkbox"
            checked={draft.onSale}
            onChange={(event) => change({ onSale: event.target.checked })}
          />
          <span>
            <b>{draft.onSale ? <Trans>On sale</Trans> : <Trans>Stopped</Trans>}</b>{' '}
            <small>
              <Trans>
                Stopping the sale removes the item from the market. Items already in bags are not
                affected.
              </Trans>
            </small>
          </span>
        </label>
        <div className={s.fields}>
          <TextField form={form} name="price" digits hint={range(1, MAX_PRICE_COINS)} />
          <TextField
            form={form}
            name="stock"
            digits
            hint={<Trans>Leave empty for no limit</Trans>}
          />
          <FieldShell
            form={form}
            name="featured"
            hint={holder !== undefined && <Trans>Replaces “{holder}”</Trans>}
          >
            {(attributes) => (
              <select
                {...attributes}
                value={draft.featured}
                onChange={(event) => change({ featured: event.target.value as Draft['featured'] })}
              >
                <option value="">{t`none`}</option>
                <option value="1">{t`Featured position 1`}</option>
                <option value="2">{t`Featured position 2`}</option>
              </select>
            )}
          </FieldShell>
          <TextField
            form={form}
            name="opensAt"
            type="datetime-local"
            hint={<InUtc local={draft.opensAt} />}
          />
          <TextField
            form={form}
            name="closesAt"
            type="datetime-local"
            hint={<InUtc local={draft.closesAt} />}
          />
        </div>
      </fieldset>
      <fieldset className={s.group}>
        <legend>
          <Trans>Limit for each member</Trans>
        </legend>
        <label className={s.check}>
          <input
            type="checkbox"
            checked={draft.isLimited}
            onChange={(event) => change({ isLimited: event.target.checked })}
          />
          <Trans>Maximum per member</Trans>
        </label>
        {draft.isLimited && (
          <div className={s.fields}>
            <TextField form={form} name="limitMax" digits hint={range(1, MAX_LIMIT)} />
            <TextField form={form} name="limitDays" digits hint={range(1, MAX_LIMIT_DAYS)} />
            <TextField
              form={form}
              name="family"
              hint={<Trans>Items with the same key share the limit</Trans>}
            />
          </div>
        )}
      </fieldset>
      <fieldset className={s.group}>
        <legend>
          <Trans>Terms</Trans>
        </legend>
        <div className={s.fields}>
          <TermsFields form={form} />
        </div>
      </fieldset>
    </>
  );
}

/** Lists the item's changes before they are saved. */
function Changes({ changes }: { changes: readonly Change[] }) {
  const names = useMarketNames();
  const hasTerms = changes.some(({ field }) => field.startsWith('terms.'));
  return (
    <>
      <ul className={s.changes} aria-labelledby="item-changes">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span>{names.fields[field]}</span>
            <span>
              <del>{names.value(field, before)}</del> <Icon name="arrow-right" size={14} />{' '}
              <ins>{names.value(field, after)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {hasTerms && (
        <p className={paper.sub}>
          <Trans>Items bought earlier keep their terms.</Trans>
        </p>
      )}
    </>
  );
}

interface ItemFormProps {
  form: Form;
  /** Item as it was when the clerk began to edit; null for a new item. */
  began: OfficeItem | null;
  before: Draft;
  body: Wanted | undefined;
  allowed: boolean;
  /** Name of the item whose featured position this one would take. */
  holder?: string | undefined;
  /** True if the page shows, above the form, the changes that other clerks made since this clerk began to edit. */
  isBehind: boolean;
  onSaved: (item: OfficeItem) => void;
  /** Reloads the page's data after another clerk has saved an edition. */
  onBehind: () => void;
  onDiscard: () => void;
}

/** Shows the form of one item, with the changes, the reason field and the button that publishes the next edition. */
export function ItemForm(props: ItemFormProps) {
  const { form, began, before, body, allowed, holder, isBehind, onSaved, onBehind, onDiscard } =
    props;
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const isNew = began === null;
  const changes = changesOf(before, form.draft);
  const save = useMutation({
    mutationFn: (wanted: Wanted) =>
      request(editItem, {
        body: {
          ...wanted,
          from_version: began?.version ?? 0,
          stock_from: began?.stock ?? null,
          reason: reason.trim(),
        },
      }),
    onMutate: () => began,
    onSuccess: ({ data }) => {
      setReason('');
      onSaved(data);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'market.edited') onBehind();
    },
  });
  const isRefused = save.error instanceof ApiError && save.error.code === 'market.edited';
  // If the clerk chose to continue, the draft is now based on the newest edition. The rejection concerned the draft
  // based on the previous edition.
  const isChosen = isRefused && !isBehind && save.context !== began;
  const isUnchanged = !isNew && changes.length === 0;
  const wrong = Object.keys(form.problems).length;
  const watched: Form = {
    ...form,
    change: (change) => {
      save.reset();
      form.change(change);
    },
  };
  return (
    <form
      className={paper.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const first = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (first) first.focus();
        else if (body && event.currentTarget.reportValidity()) save.mutate(body);
      }}
    >
      <fieldset className={s.whole} disabled={!allowed || save.isPending}>
        <Fields form={watched} isNew={isNew} {...(holder !== undefined && { holder })} />
      </fieldset>
      {allowed && (
        <section className={s.save} aria-labelledby="item-changes">
          <h3 id="item-changes">
            <Trans>Changes</Trans>
          </h3>
          {isUnchanged && (
            <p role="status" className={s.status}>
              {save.isSuccess ? (
                <span className={paper.badge} data-tone="ok">
                  <Icon name="check" size={15} />
                  <Trans>Saved. Members now see the changes.</Trans>
                </span>
              ) : (
                <Trans>No changes.</Trans>
              )}
            </p>
          )}
          {isNew && changes.length === 0 && (
            <p className={paper.sub}>
              <Trans>Creates a new item with the terms above.</Trans>
            </p>
          )}
          {changes.length > 0 && <Changes changes={changes} />}
          <ReasonField rows={2} least={LEAST_REASON} value={reason} onChange={setReason} />
          {wrong > 0 && (
            <p className={s.wrong} role="status">
              <Icon name="warning" size={16} />
              <Trans>Correct the highlighted field above.</Trans>
            </p>
          )}
          {save.isError && !isChosen && (
            <p role="alert" className={paper.alert}>
              {isRefused && isBehind ? (
                <Trans>Your changes were not saved. See the list of changes above the form.</Trans>
              ) : (
                errorText(save.error)
              )}
            </p>
          )}
          <div className={paper.actions}>
            <button
              type="submit"
              className={paper.primary}
              disabled={isUnchanged || save.isPending || reason.trim().length < LEAST_REASON}
            >
              {isNew ? <Trans>Create item</Trans> : <Trans>Save edition</Trans>}
            </button>
            <button
              type="button"
              className={paper.plainButton}
              disabled={isUnchanged || save.isPending}
              onClick={() => {
                save.reset();
                setReason('');
                onDiscard();
              }}
            >
              <Trans>Discard</Trans>
            </button>
          </div>
        </section>
      )}
    </form>
  );
}
