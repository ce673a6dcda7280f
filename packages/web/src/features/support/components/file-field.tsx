import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '@wl/ui/controls/file-button';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { ACCEPTED_FILES } from '../../../app/file-uploads.ts';
import { addFiles, type Choice, noFiles } from '../chosen-files.ts';
import s from './files.module.css';

/** Returns the files that the requester has chosen for a message, and functions that change the choice. */
export function useChosenFiles() {
  const [choice, setChoice] = useState<Choice>(noFiles);
  return {
    choice,
    add: (files: readonly File[]) => {
      if (files.length > 0)
        setChoice((before) => addFiles(before, files, () => crypto.randomUUID()));
    },
    remove: (id: string) =>
      setChoice(({ files }) => ({ files: files.filter((one) => one.id !== id), rejected: [] })),
    clear: () => setChoice(noFiles),
  };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;

/** Wraps content, such as a form, so that the requester can drop files onto it. */
export function DropArea({
  onFiles,
  children,
}: {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={s.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

/** Shows the button that adds files to a message, and the chosen files. */
export function FileField({ files: { choice, add, remove } }: { files: ChosenFiles }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <div className={s.field}>
      {choice.files.length > 0 && (
        <ul className={s.list} aria-label={t`Chosen files`}>
          {choice.files.map(({ id, file: { name } }) => (
            <li key={id} className={s.file}>
              <Icon name="upload" size={18} />
              <span className={s.name}>{name}</span>
              <button type="button" aria-label={t`Remove file ${name}`} onClick={() => remove(id)}>
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className={choice.rejected.length > 0 ? s.trouble : undefined}>
        {choice.rejected.map(({ name, code }) => (
          <p key={name}>
            <b>{name}</b>: {errorText(new ApiError(422, { code }))}
          </p>
        ))}
      </div>
      <div className={s.add}>
        <FileButton
          accept={ACCEPTED_FILES}
          onFiles={add}
          className={buttonClass({ variant: 'plain' })}
        >
          <Icon name="plus" size={18} />
          <Trans>Add files</Trans>
        </FileButton>
        <span className={s.hint}>
          <Trans>PNG, JPEG or PDF under 10 MB, up to five files</Trans>
        </span>
      </div>
    </div>
  );
}
