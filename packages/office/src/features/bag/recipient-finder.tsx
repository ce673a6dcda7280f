import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findRecipient } from '@wl/contract/office/bag';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { request, useErrorText } from '../../app/api.ts';
import paper from '../../app/paper.module.css';
import { useShortcuts } from '../../app/shortcuts.ts';
import s from './bonuses.module.css';

/**
 * Shows a form that finds one member by complete e-mail address or nickname. The form never lists members, because
 * clerks without access to member files can use it too.
 */
export function RecipientFinder({ onFound }: { onFound: (id: string) => void }) {
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ f: () => field.current?.focus() });
  const find = useMutation({
    mutationFn: () => request(findRecipient, { body: { name: name.trim() } }),
    onSuccess: ({ data }) => {
      if (!data) return;
      setName('');
      onFound(data.id);
    },
  });
  return (
    <section className={paper.panel} aria-labelledby="finder-title">
      <div className={paper.panelHead}>
        <h2 id="finder-title">
          <Trans>Give an item to one member</Trans>
        </h2>
        <span className={s.small}>
          <kbd>F</kbd> <Trans>find</Trans>
        </span>
      </div>
      <form
        role="search"
        aria-labelledby="finder-title"
        className={s.finder}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') find.mutate();
        }}
      >
        <Field
          ref={field}
          label={<Trans>Full e-mail address or nickname</Trans>}
          className={s.name}
          type="search"
          required
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            find.reset();
          }}
        />
        <Button type="submit" inactive={find.isPending}>
          <Trans>Find member</Trans>
        </Button>
      </form>
      <p role="status" className={s.small}>
        {find.data?.data === null && (
          <Trans>
            No member has this e-mail address or nickname. Ask the member for the exact spelling.
          </Trans>
        )}
      </p>
      {find.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(find.error)}
        </p>
      )}
    </section>
  );
}
