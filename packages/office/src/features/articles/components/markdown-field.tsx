import { Trans } from '@lingui/react/macro';
import { TextArea } from '@wl/ui/controls/field';
import { ARTICLE_MAX_MARKDOWN } from '@wl/world/articles/articles';
import type { Language } from '@wl/world/languages';
import { pictureMarkdown } from '@wl/world/articles/pictures';
import { type KeyboardEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useFormats } from '../../../app/language/format.ts';
import {
  blockEdit,
  type Edit,
  fieldEdit,
  type MarkdownEdit,
  markdownEdits,
  type Selected,
} from '../markdown-edits.ts';
import { useArticleNames } from '../names.ts';
import type { TextPictures } from '../use-article-pictures.ts';
import { type InsertedPicture, PictureDialog } from './picture-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import s from './editor.module.css';

/** Keys that, together with Ctrl or Command, format the selected text. */
const shortcuts: Readonly<Record<string, MarkdownEdit>> = { b: 'bold', i: 'italic', k: 'link' };

/**
 * Performs an edit as if the clerk had typed it, so that the browser’s Undo also reverts it. `execCommand` is the only
 * way to change a field without losing its undo history.
 */
function perform(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (insert === '') document.execCommand('delete');
  else document.execCommand('insertText', false, insert);
  area.setSelectionRange(start, end);
}

interface MarkdownFieldProps {
  /** Pictures that can be inserted. */
  pictures: TextPictures;
  value: string;
  onChange: (value: string) => void;
  language: Language;
  facts: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Server error about this text. */
  error: string | undefined;
}

export function MarkdownField(props: MarkdownFieldProps) {
  const { pictures, value, onChange, language, facts, readOnly, error } = props;
  const { number } = useFormats();
  const { fields } = useArticleNames();
  const area = useRef<HTMLTextAreaElement>(null);
  const [choosesPicture, setChoosesPicture] = useState(false);
  const apply = (make: (selected: Selected) => Edit) => {
    const field = area.current;
    if (!field) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    perform(field, make({ text, start, end }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = event.ctrlKey || event.metaKey ? shortcuts[event.key.toLowerCase()] : undefined;
    if (kind === undefined || readOnly) return;
    event.preventDefault();
    apply(markdownEdits[kind]);
  };
  const insertPicture = (picture: InsertedPicture) => {
    // The text field cannot receive the focus while the dialog is open, so close the dialog first.
    flushSync(() => setChoosesPicture(false));
    apply((selected) => blockEdit(selected, pictureMarkdown(picture)));
  };
  return (
    <div className={s.markdown}>
      {!readOnly && (
        <Toolbar
          facts={facts}
          edit={(kind) => apply(markdownEdits[kind])}
          insertField={(name) => apply((selected) => fieldEdit(selected, name))}
          openPictures={() => setChoosesPicture(true)}
        />
      )}
      {choosesPicture &&
        // The dialog contains a form, and HTML does not allow nested forms. Render the dialog outside the form that
        // contains this field.
        createPortal(
          <PictureDialog
            from={pictures}
            language={language}
            onInsert={insertPicture}
            onClose={() => setChoosesPicture(false)}
          />,
          document.body,
        )}
      <TextArea
        ref={area}
        label={fields.markdown}
        hint={
          <span className={s.hint}>
            <span>
              <Trans>Markdown: paragraphs, lists, links, pictures and ## headings.</Trans>
            </span>{' '}
            <span>{`${number(value.length)} / ${number(ARTICLE_MAX_MARKDOWN)}`}</span>
          </span>
        }
        error={error}
        rows={18}
        maxLength={ARTICLE_MAX_MARKDOWN}
        lang={language}
        readOnly={readOnly}
        value={value}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
