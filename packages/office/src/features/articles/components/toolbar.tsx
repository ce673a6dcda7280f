import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { type ReactNode, useState } from 'react';
import type { MarkdownEdit } from '../markdown-edits.ts';
import s from './editor.module.css';

interface ToolbarProps {
  /** Values by placeholder name (for example `topUpMin`), formatted for the language of the text. */
  facts: Readonly<Record<string, string>>;
  edit: (kind: MarkdownEdit) => void;
  insertField: (name: string) => void;
  openPictures: () => void;
}

/** Shows the formatting buttons for the selected text, and a list of casino figures that can be inserted. */
export function Toolbar({ facts, edit, insertField, openPictures }: ToolbarProps) {
  const { t } = useLingui();
  const [field, setField] = useState('');
  const buttons: [MarkdownEdit, string, ReactNode][] = [
    ['bold', t`Bold`, <b key="b">B</b>],
    ['italic', t`Italic`, <i key="i">I</i>],
    ['link', t({ message: 'Link', context: 'formatting' }), undefined],
    ['list', t({ message: 'List', context: 'formatting' }), undefined],
    ['heading', t({ message: 'Heading', context: 'formatting' }), undefined],
  ];
  return (
    <div className={s.toolbar} role="group" aria-label={t`Formatting`}>
      {buttons.map(([kind, name, sign]) => (
        <Button
          key={kind}
          variant="plain"
          size="small"
          aria-label={sign === undefined ? undefined : name}
          title={name}
          onClick={() => edit(kind)}
        >
          {sign ?? name}
        </Button>
      ))}
      <Button variant="plain" size="small" onClick={openPictures}>
        <Trans context="formatting">Picture</Trans>
      </Button>
      <Select
        className={s.fieldList}
        label={t`Casino figure`}
        isLabelHidden
        value={field}
        onChange={(event) => setField(event.target.value)}
      >
        <option value="">{t`Choose a figure…`}</option>
        {Object.entries(facts).map(([name, value]) => (
          <option key={name} value={name}>
            {`{${name}} – ${value}`}
          </option>
        ))}
      </Select>
      <Button
        variant="plain"
        size="small"
        inactive={field === ''}
        onClick={() => insertField(field)}
      >
        <Trans>Insert figure</Trans>
      </Button>
    </div>
  );
}
