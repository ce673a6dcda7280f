import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { type OfficeItem, editItem } from '@wl/contract/office/market';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { type Change, changesOf, type Draft, type Wanted } from '../draft.ts';
import { useMarketNames } from '../names.ts';
import type { Form } from './fields.tsx';
import { ItemFields } from './item-fields.tsx';
import s from './market.module.css';

const LEAST_REASON = 10;

/** Lists the unsaved changes to the item. */
function Changes({ kind, changes }: { kind: Draft['kind']; changes: readonly Change[] }) {
  const names = useMarketNames();
  const hasTerms = changes.some(({ field }) => field.startsWith('terms.'));
  return (
    <>
      <ul className={s.changes} aria-labelledby="item-changes">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span>{names.field(field, kind)}</span>
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
  /** Item as it was when the clerk began to edit it; null for a new item. */
  began: OfficeItem | null;
  before: Draft;
  body: Wanted | undefined;
  allowed: boolean;
  /** Name of the item that currently occupies the featured position chosen for the edited item. */
  holder?: string | undefined;
  /**
   * True if other clerks have made changes since this clerk began to edit. The page shows these changes above the form.
   */
  isBehind: boolean;
  onSaved: (item: OfficeItem) => void;
  /** Reloads the page's data after another clerk has saved an edition. */
  onBehind: () => void;
  onDiscard: () => void;
}

/** Manages the reason for a change and the request that publishes the change as the item's next edition. */
function useSaving({ began, isBehind, onSaved, onBehind }: ItemFormProps) {
  const [reason, setReason] = useState('');
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
  // True if the save was rejected because of a newer edition, and the clerk has since chosen to keep the draft and to
  // replace that edition.
  const isChosen = isRefused && !isBehind && save.context !== began;
  return { reason, setReason, save, isRefused, isChosen };
}

/** Shows a status line: either the changes have been saved, or there are no changes to save. */
function Unchanged({ isSaved }: { isSaved: boolean }) {
  return (
    <p role="status" className={s.status}>
      {isSaved ? (
        <span className={paper.badge} data-tone="ok">
          <Icon name="check" size={15} />
          <Trans>Saved. Members now see the changes.</Trans>
        </span>
      ) : (
        <Trans>No changes.</Trans>
      )}
    </p>
  );
}

interface SaveSectionProps {
  kind: Draft['kind'];
  saving: ReturnType<typeof useSaving>;
  isNew: boolean;
  changes: readonly Change[];
  hasProblems: boolean;
  isBehind: boolean;
  onDiscard: () => void;
}

/** Shows the changes, the reason field, and the buttons that save or discard the changes. */
function SaveSection(props: SaveSectionProps) {
  const { kind, isNew, changes, hasProblems, isBehind, onDiscard } = props;
  const { reason, setReason, save, isRefused, isChosen } = props.saving;
  const errorText = useErrorText();
  const isUnchanged = !isNew && changes.length === 0;
  return (
    <section className={s.save} aria-labelledby="item-changes">
      <h3 id="item-changes">
        <Trans>Changes</Trans>
      </h3>
      {isUnchanged && <Unchanged isSaved={save.isSuccess} />}
      {isNew && changes.length === 0 && (
        <p className={paper.sub}>
          <Trans>Creates a new item with the terms above.</Trans>
        </p>
      )}
      {changes.length > 0 && <Changes kind={kind} changes={changes} />}
      <ReasonField rows={2} least={LEAST_REASON} value={reason} onChange={setReason} />
      {hasProblems && (
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
        <Button
          type="submit"
          inactive={isUnchanged || save.isPending || reason.trim().length < LEAST_REASON}
        >
          {isNew ? <Trans>Create item</Trans> : <Trans>Save edition</Trans>}
        </Button>
        <Button
          variant="plain"
          inactive={isUnchanged || save.isPending}
          onClick={() => {
            save.reset();
            setReason('');
            onDiscard();
          }}
        >
          <Trans>Discard changes</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Shows the form for one item, with the changes, the reason field and the button that publishes the next edition. */
export function ItemForm(props: ItemFormProps) {
  const { form, began, before, body, allowed, holder, isBehind, onDiscard } = props;
  const isNew = began === null;
  const changes = changesOf(before, form.draft);
  const saving = useSaving(props);
  const { save } = saving;
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
        <ItemFields form={watched} isNew={isNew} holder={holder} />
      </fieldset>
      {allowed && (
        <SaveSection
          kind={form.draft.kind}
          saving={saving}
          isNew={isNew}
          changes={changes}
          hasProblems={Object.keys(form.problems).length > 0}
          isBehind={isBehind}
          onDiscard={onDiscard}
        />
      )}
    </form>
  );
}
