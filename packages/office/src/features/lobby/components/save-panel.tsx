import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { TextArea } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import type { ListName } from '../draft.ts';
import s from './lobby.module.css';

/** Shows the names of the changed lists, a field for the reason, and buttons that save or discard all changes. */
export function SavePanel({
  changed,
  isSaving,
  isSaved,
  error,
  onSave,
  onDiscard,
}: {
  changed: readonly ListName[];
  isSaving: boolean;
  isSaved: boolean;
  error: unknown;
  onSave: (reason: string) => Promise<unknown>;
  onDiscard: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const isUnchanged = changed.length === 0;
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Changes</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Clear the reason only after a successful save. If the save fails, the page shows the error, and the clerk
          // can try again.
          onSave(reason.trim()).then(
            () => setReason(''),
            () => undefined,
          );
        }}
      >
        <ChangedLists changed={changed} isSaved={isSaved} />
        <TextArea
          label={<Trans>Reason</Trans>}
          required
          rows={3}
          minLength={3}
          maxLength={500}
          value={reason}
          placeholder={t`Colleagues can see this in the log`}
          onChange={(event) => setReason(event.target.value)}
        />
        {error !== null && (
          <p role="alert" className={paper.alert}>
            {errorText(error)}
          </p>
        )}
        <Button type="submit" inactive={isUnchanged || isSaving}>
          <Trans>Save order</Trans>
        </Button>
        <Button variant="plain" inactive={isUnchanged || isSaving} onClick={onDiscard}>
          <Trans>Discard changes</Trans>
        </Button>
      </form>
    </section>
  );
}

/** Lists the names of the changed lists. If there are none, shows “Saved” after a save, otherwise “No changes”. */
function ChangedLists({ changed, isSaved }: { changed: readonly ListName[]; isSaved: boolean }) {
  const { t } = useLingui();
  const names: Readonly<Record<ListName, string>> = {
    categories: t`Categories`,
    banners: t`Banners`,
    first: t`Games shown first`,
  };
  const isUnchanged = changed.length === 0;
  return (
    <p className={s.changes} role="status">
      {isUnchanged && isSaved && (
        <span className={paper.badge} data-tone="ok">
          <Icon name="check" size={15} />
          <Trans>Saved. Members now see the changes.</Trans>
        </span>
      )}
      {isUnchanged && !isSaved && <Trans>No changes.</Trans>}
      {changed.map((name) => (
        <span key={name} className={paper.badge} data-tone="warn">
          {names[name]}
        </span>
      ))}
    </p>
  );
}
