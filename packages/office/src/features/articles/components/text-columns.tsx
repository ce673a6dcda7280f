import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Tabs } from '@wl/ui/controls/tabs';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { keepAnswer } from '../../../app/keep-answer.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import type { DraftSaver } from '../draft-saver.ts';
import { pageToneOf, toneOf } from '../names.ts';
import { isPageFile, type TextCalls, type TextFile } from '../text-calls.ts';
import { type DraftSavers, useDraftSavers } from '../use-draft-savers.ts';
import { useGoLive } from '../use-go-live.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { Editor } from './editor.tsx';
import { useStateWords } from './language-marks.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { TextError } from './publish-dialog.tsx';
import { type OnText, PublishPanel } from './publish-panel.tsx';
import s from './articles.module.css';

/** Properties of the panels beside the editor. */
interface PanelProps {
  saver: DraftSaver;
  /** True if the clerk may change the text. */
  edits: boolean;
  onChange: OnText;
}

interface TextColumnsProps {
  file: TextFile;
  calls: TextCalls;
  language: Language;
  open: (language: Language) => void;
  /** Returns the panels shown below the publication panel. */
  panels: (props: PanelProps) => ReactNode;
}

/**
 * Shows the text of an article or page, with a tab for each language, a preview, the publication panel and further
 * panels.
 */
export function TextColumns({ file, calls, language, open, panels }: TextColumnsProps) {
  const { clerk } = useRouteContext({ from: '/office' });
  const queries = useQueryClient();
  const savers = useDraftSavers({ file, calls, clerk: clerk.id });
  const guard = useLeaveGuard(savers);
  useGoLive(file, calls.key);
  const [textError, setTextError] = useState<TextError>();
  const errorText = useErrorText();
  const edits = may(clerk, 'articles.edit');
  const saver = savers[language];
  const onChange: OnText = (reply) => {
    keepAnswer(queries, ['article', calls.key], reply);
    void queries.invalidateQueries({ queryKey: ['articles'] });
    void queries.invalidateQueries({ queryKey: ['article-history', calls.key] });
  };
  const text = { file, calls, language, saver, edits };
  const error =
    textError?.language === language
      ? { markdown: textError.markdown, text: errorText(textError.error) }
      : undefined;
  return (
    <>
      <div className={s.columns}>
        <div className={`${paper.panel ?? ''} ${s.main ?? ''}`}>
          <LanguageTabs file={file} savers={savers} language={language} open={open}>
            <Editor key={language} {...text} clerkName={clerk.name} error={error} />
          </LanguageTabs>
        </div>
        <div className={s.side}>
          <PublishPanel key={language} {...text} onChange={onChange} onTextError={setTextError} />
          {panels({ saver, edits, onChange })}
        </div>
      </div>
      {guard.status === 'blocked' && <LeaveDialog leave={guard.proceed} stay={guard.reset} />}
    </>
  );
}

interface LanguageTabsProps {
  file: TextFile;
  savers: DraftSavers;
  language: Language;
  open: (language: Language) => void;
  children: ReactNode;
}

function LanguageTabs({ file, savers, language, open, children }: LanguageTabsProps) {
  const { t } = useLingui();
  const isPage = isPageFile(file);
  const words = useStateWords(isPage);
  const tone = isPage ? pageToneOf : toneOf;
  const tabs = languages.map((one) => ({
    key: one,
    title: (
      <span className={s.tab}>
        {languageNames[one]}
        <i
          className={s.mark}
          data-tone={tone(file.languages[one].state)}
          aria-hidden="true"
          title={words(file.languages[one])}
        >
          {file.languages[one].changed && <i className={s.dot} />}
        </i>
        <span className="sr-only">{words(file.languages[one])}</span>
      </span>
    ),
  }));
  return (
    <Tabs
      label={t`Language of the text`}
      tabs={tabs}
      current={language}
      onChange={(next) => {
        // The form saves when it loses focus. A clerk can also change the language with the keyboard while the tab list
        // has focus, so save here as well.
        void savers[language].save();
        open(next);
      }}
    >
      {children}
    </Tabs>
  );
}
