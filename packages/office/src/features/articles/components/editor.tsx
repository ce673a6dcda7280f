import { useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { factsIn } from '@wl/world/articles/facts';
import type { Language } from '@wl/world/languages';
import { useMemo, useRef, useState } from 'react';
import { AlsoOpen } from '../../../app/forms/also-open.tsx';
import { type DraftSaver, isLocked } from '../draft-saver.ts';
import { useAfterPress } from '../use-after-press.ts';
import { isPageFile, type TextCalls, type TextFile } from '../text-calls.ts';
import { useArticlePictures } from '../use-article-pictures.ts';
import { useDraftState } from '../use-draft-savers.ts';
import { Preview } from './preview.tsx';
import { SaveState } from './save-state.tsx';
import { Conflict, KeptChoice } from './text-choices.tsx';
import { TextFields } from './text-fields.tsx';
import s from './editor.module.css';

type View = 'write' | 'preview';

/** Shows the buttons that switch between the form and the preview, in windows too narrow for both. */
function ViewSwitch({ view, show }: { view: View; show: (view: View) => void }) {
  const { t } = useLingui();
  const names: Record<View, string> = { write: t`Write`, preview: t`Preview` };
  return (
    <div className={s.views} role="group" aria-label={t`Form or preview`}>
      {(['write', 'preview'] as const).map((one) => (
        <Button key={one} variant="plain" aria-pressed={one === view} onClick={() => show(one)}>
          {names[one]}
        </Button>
      ))}
    </div>
  );
}

interface EditorProps {
  file: TextFile;
  calls: TextCalls;
  language: Language;
  saver: DraftSaver;
  clerkName: string;
  /** True if the clerk may change the text. */
  edits: boolean;
  /** Markdown that the server rejected when the clerk tried to publish it, and the error message. */
  error: { markdown: string; text: string } | undefined;
}

/** Shows the text in one language: the form with its automatic save, and the preview beside it. */
export function Editor({ file, calls, language, saver, clerkName, edits, error }: EditorProps) {
  const state = useDraftState(saver);
  const [view, setView] = useState<View>('write');
  const facts = useMemo(() => factsIn(language), [language]);
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const pictures = useArticlePictures(calls);
  const { text, draft, kept, theirs } = state;
  const choice = { saver, language, onChosen: () => form.current?.focus() };
  return (
    <div className={s.whole}>
      <div className={s.status}>
        {edits && <SaveState state={state} clerkName={clerkName} again={() => void saver.save()} />}
        <AlsoOpen
          form={isPageFile(file) ? 'info-page' : 'article'}
          id={calls.key}
          language={language}
        />
      </div>
      {edits && kept && <KeptChoice {...choice} kept={kept} saved={draft} />}
      {theirs && <Conflict {...choice} state={state} theirs={theirs} />}
      <ViewSwitch view={view} show={setView} />
      <div className={s.editor} data-view={view}>
        <form
          ref={form}
          className={s.form}
          tabIndex={-1}
          noValidate
          onBlur={() => afterPress(() => void saver.save())}
          onSubmit={(event) => {
            event.preventDefault();
            void saver.save();
          }}
        >
          <TextFields
            pictures={pictures}
            text={text}
            type={(change) => saver.type(change)}
            language={language}
            facts={facts}
            isPage={isPageFile(file)}
            readOnly={!edits || isLocked(state)}
            error={error?.markdown === text.markdown ? error.text : undefined}
          />
        </form>
        <Preview file={file} pictures={pictures} text={text} language={language} facts={facts} />
      </div>
    </div>
  );
}
