import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ArticleOverview,
  type ArticleState,
  articleStates,
} from '@wl/contract/office/articles';
import { languageNames, languages } from '@wl/world/languages';
import { pageToneOf, toneOf, useArticleNames } from '../names.ts';
import s from './articles.module.css';

type LanguageState = ArticleOverview['languages']['en'];

/**
 * Returns a function that describes the state of the text in one language.
 * @param isPage true for an information page
 */
export function useStateWords(isPage = false): (state: LanguageState) => string {
  const { t } = useLingui();
  const { states: articleNames, pageStates } = useArticleNames();
  const states = isPage ? pageStates : articleNames;
  return ({ state, changed, scheduled_at }) =>
    [
      states[state],
      ...(state === 'published' && scheduled_at !== null ? [t`a newer text is scheduled`] : []),
      ...(changed ? [t`unpublished changes`] : []),
    ].join(', ');
}

interface LanguageMarksProps {
  states: ArticleOverview['languages'];
  /** True for an information page. */
  isPage?: boolean;
}

/** Shows the state of the text in each language as a small mark. A dot means that the draft has unpublished changes. */
export function LanguageMarks({ states, isPage = false }: LanguageMarksProps) {
  const { t } = useLingui();
  const words = useStateWords(isPage);
  const tone = isPage ? pageToneOf : toneOf;
  return (
    <ul className={s.marks} aria-label={t`Languages`}>
      {languages.map((language) => {
        const state = states[language];
        const text = `${languageNames[language]}: ${words(state)}`;
        return (
          <li key={language} className={s.mark} data-tone={tone(state.state)} title={text}>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            {state.changed && <i className={s.dot} aria-hidden="true" />}
            <span className="sr-only">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

const shownPageStates: readonly ArticleState[] = ['none', 'scheduled', 'published'];

/** Explains the marks. */
export function MarksLegend({ isPage = false }: { isPage?: boolean }) {
  const { states: articleNames, pageStates } = useArticleNames();
  const states = isPage ? pageStates : articleNames;
  const tone = isPage ? pageToneOf : toneOf;
  return (
    <p className={s.legend}>
      {(isPage ? shownPageStates : articleStates).map((state) => (
        <span key={state}>
          <i className={s.mark} data-tone={tone(state)} aria-hidden="true" />
          {states[state]}
        </span>
      ))}
      <span>
        <i className={s.dot} aria-hidden="true" />
        <Trans>unpublished changes</Trans>
      </span>
    </p>
  );
}
