import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticleDraft, ArticleText } from '@wl/contract/office/articles-texts';
import { Button } from '@wl/ui/controls/button';
import type { Language } from '@wl/world/languages';
import { type ReactNode, useId } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import type { DraftSaver, DraftState } from '../draft-saver.ts';
import type { KeptText } from '../kept-text.ts';
import { Difference } from './difference.tsx';
import s from './editor.module.css';

interface ChoiceProps {
  heading: ReactNode;
  explanation: ReactNode;
  children: ReactNode;
}

/** Shows a panel in which the clerk chooses one of two texts. Screen readers announce the panel when it appears. */
function Choice({ heading, explanation, children }: ChoiceProps) {
  const id = useId();
  return (
    <section className={s.choice} aria-labelledby={id}>
      <div role="alert">
        <h2 id={id}>{heading}</h2>
        <p>{explanation}</p>
      </div>
      {children}
    </section>
  );
}

interface ConflictProps {
  saver: DraftSaver;
  state: DraftState;
  theirs: ArticleDraft;
  language: Language;
  /** Called after the clerk has chosen one of the texts, to move the focus out of the panel, which then disappears. */
  onChosen: () => void;
}

/** Shows a colleague’s draft beside the clerk’s text, and lets the clerk choose one. The history keeps both. */
export function Conflict({ saver, state, theirs, language, onChosen }: ConflictProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const errorText = useErrorText();
  const isSaving = state.status === 'saving';
  const name = theirs.saved_by ?? t`A colleague`;
  const at = theirs.saved_at === null ? '' : time(theirs.saved_at);
  return (
    <Choice
      heading={<Trans>A colleague has saved another draft</Trans>}
      explanation={
        <Trans>
          {name} saved the draft on {at}. You can change your text below before you choose. Both
          texts are kept in the history.
        </Trans>
      }
    >
      <Difference
        before={theirs}
        after={state.text}
        beforeName={t`Colleague’s text`}
        afterName={t`Your text`}
        language={language}
      />
      {state.error !== undefined && (
        <p role="alert" className={paper.alert}>
          {errorText(state.error)}
        </p>
      )}
      <p className={paper.actions}>
        <Button inactive={isSaving} onClick={() => void saver.keepMine().then(onChosen)}>
          <Trans>Keep my text</Trans>
        </Button>
        <Button
          variant="plain"
          loading={isSaving}
          onClick={() => void saver.takeTheirs().then(onChosen)}
        >
          <Trans>Use your colleague’s text</Trans>
        </Button>
      </p>
    </Choice>
  );
}

interface KeptChoiceProps {
  saver: DraftSaver;
  kept: KeptText;
  /** Text of the saved draft. */
  saved: ArticleText;
  language: Language;
  onChosen: () => void;
}

/** Offers the unsaved text from an earlier visit, beside the saved draft. */
export function KeptChoice({ saver, kept, saved, language, onChosen }: KeptChoiceProps) {
  const choose = (choice: () => void) => () => {
    choice();
    onChosen();
  };
  const { t } = useLingui();
  const { time } = useFormats();
  const at = time(kept.at);
  return (
    <Choice
      heading={<Trans>This browser has unsaved text</Trans>}
      explanation={<Trans>You wrote this text on {at}, but it was not saved.</Trans>}
    >
      <Difference
        before={saved}
        after={kept.text}
        beforeName={t`Saved draft`}
        afterName={t`Unsaved text`}
        language={language}
      />
      <p className={paper.actions}>
        <Button onClick={choose(() => saver.restoreKept())}>
          <Trans>Continue with the unsaved text</Trans>
        </Button>
        <Button variant="plainDanger" onClick={choose(() => saver.discardKept())}>
          <Trans>Delete the unsaved text</Trans>
        </Button>
      </p>
    </Choice>
  );
}
