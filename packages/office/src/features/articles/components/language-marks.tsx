import { Trans, useLingui } from '@lingui/react/macro';
import { type ArticleOverview, articleStates } from '@wl/contract/office/articles';
import { languages } from '@wl/world/languages';
import { languageNames } from '../../../app/language/language.ts';
import { toneOf, useArticleNames } from '../names.ts';
import s from './articles.module.css';

type LanguageState = ArticleOverview['languages']['en'];

/** Returns a function that describes the state of a language in words. */
export function useStateWords(): (state: LanguageState) => string {
  const { t } = useLingui();
  const { states } = useArticleNames();
  return ({ state, changed, scheduled_at }) =>
    [
      states[state],
      ...(state === 'published' && scheduled_at !== null ? [t`a newer text is scheduled`] : []),
      ...(changed ? [t`unpublished changes`] : []),
    ].join(', ');
}

/** Shows the state of each language as a small mark. A dot means that the draft has unpublished changes. */
export function LanguageMarks({ article }: { article: ArticleOverview }) {
  const { t } = useLingui();
  const words = useStateWords();
  return (
    <ul className={s.marks} aria-label={t`Languages`}>
      {languages.map((language) => {
        const state = article.languages[language];
        const text = `${languageNames[language]}: ${words(state)}`;
        return (
          <li key={language} className={s.mark} data-tone={toneOf(state.state)} title={text}>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            {state.changed && <i className={s.dot} aria-hidden="true" />}
            <span className="sr-only">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Explains the marks. */
export function MarksLegend() {
  const { states } = useArticleNames();
  return (
    <p className={s.legend}>
      {articleStates.map((state) => (
        <span key={state}>
          <i className={s.mark} data-tone={toneOf(state)} aria-hidden="true" />
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
