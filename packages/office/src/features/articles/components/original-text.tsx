import { Trans, useLingui } from '@lingui/react/macro';
import type { InfoPageFile } from '@wl/contract/office/articles-pages';
import { Button } from '@wl/ui/controls/button';
import { RowButton } from '@wl/ui/controls/row-button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { type Language, languageNames } from '@wl/world/languages';
import { useId, useState } from 'react';
import paper from '../../../app/paper.module.css';
import { type DraftSaver, isLocked } from '../draft-saver.ts';
import { isSameText } from '../text.ts';
import { useDraftState } from '../use-draft-savers.ts';
import { Difference } from './difference.tsx';
import s from './articles.module.css';

interface OriginalProps {
  file: InfoPageFile;
  language: Language;
  saver: DraftSaver;
  edits: boolean;
}

/** States whether the draft differs from the original text, and lets the clerk compare the two. */
export function OriginalPanel(props: OriginalProps) {
  const { file, language, saver } = props;
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { text } = useDraftState(saver);
  const name = languageNames[language];
  const isSame = isSameText(text, file.originals[language]);
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Original text: {name}</Trans>
      </h2>
      <div className={paper.form}>
        {file.languages[language].original_changed && (
          <p className={paper.alert}>
            <Trans>
              The original text has changed since the edited text was published. Check that the
              edited text is still correct.
            </Trans>
          </p>
        )}
        <p className={paper.sub}>
          {isSame ? (
            <Trans>The draft is identical to the original text.</Trans>
          ) : (
            <Trans>The draft differs from the original text.</Trans>
          )}
        </p>
        {!isSame && (
          <p className={paper.actions}>
            <Button variant="plain" onClick={() => setIsOpen(true)}>
              <Trans>Show the difference</Trans>
            </Button>
          </p>
        )}
      </div>
      {isOpen && <OriginalDialog {...props} close={() => setIsOpen(false)} />}
    </section>
  );
}

export function OriginalEntry(props: OriginalProps) {
  const { file, language } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowButton link className={s.version} onClick={() => setIsOpen(true)}>
        <Trans>Original text</Trans>
      </RowButton>{' '}
      <span>{file.originals[language].title}</span>
      <small>
        <Trans>part of the application</Trans>
      </small>
      {isOpen && <OriginalDialog {...props} close={() => setIsOpen(false)} />}
    </>
  );
}

/** Compares the original text with the current draft, and lets the clerk restore the original as the draft. */
function OriginalDialog(props: OriginalProps & { close: () => void }) {
  const { file, language, saver, edits, close } = props;
  const { t } = useLingui();
  const state = useDraftState(saver);
  const original = file.originals[language];
  return (
    <Dialog
      title={t`Difference from the original`}
      closeLabel={t`Close`}
      paper
      wide
      onClose={close}
    >
      <div className={paper.form}>
        <Difference
          before={original}
          after={state.text}
          beforeName={t`Original text`}
          afterName={t`Current draft`}
          language={language}
        />
        {edits && (
          <p className={paper.actions}>
            <Button
              inactive={isLocked(state) || isSameText(state.text, original)}
              onClick={() => {
                saver.type(original);
                void saver.save();
                close();
              }}
            >
              <Trans>Restore this text</Trans>
            </Button>
            <Button variant="plain" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
