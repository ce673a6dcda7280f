import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@wl/contract/client';
import { makeArticle, saveArticleDraft } from '@wl/contract/office/articles';
import { Button } from '@wl/ui/controls/button';
import { Field, Select } from '@wl/ui/controls/field';
import {
  ARTICLE_MAX_TITLE,
  type ArticleCategory,
  articleCategories,
} from '@wl/world/articles/articles';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useId, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { CityField } from '../../../app/forms/city-field.tsx';
import paper from '../../../app/paper.module.css';
import { keepText } from '../kept-text.ts';
import { useArticleNames } from '../names.ts';
import { SLUG_PATTERN, slugOf } from '../slug.ts';
import { noText } from '../text.ts';
import s from './articles.module.css';

interface Draft {
  language: Language;
  title: string;
  /** Slug as typed; undefined while it is derived from the title. */
  slug: string | undefined;
  category: ArticleCategory;
  city: string;
}

const slugIn = ({ slug, title }: Draft) => slug ?? slugOf(title);

/** Returns the mutation that creates an article, stores its title as the first draft, and opens the article. */
function useMakeArticle(draft: Draft) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { clerk } = useRouteContext({ from: '/office' });
  // Keep one id per slug. Repeating a call with the same id and slug does not create a second article.
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (slug: string) => {
    const id = ids.get(slug) ?? crypto.randomUUID();
    ids.set(slug, id);
    return id;
  };
  return useMutation({
    mutationFn: async () => {
      const { language, category, city } = draft;
      const slug = slugIn(draft);
      const { data } = await request(makeArticle, {
        body: { id: idOf(slug), slug, category, city },
      });
      const text = { ...noText, title: draft.title };
      const params = { id: data.id, language };
      try {
        await request(saveArticleDraft, { params, body: { ...text, number: 0 } });
      } catch {
        // Keep the unsaved title in this browser, so that the article's page can offer to restore it.
        const at = new Date().toISOString();
        keepText({ clerk: clerk.id, article: data.id, language }, { text, number: 0, at });
      }
      return data;
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['articles'] });
      const { language } = draft;
      await navigate({
        to: '/articles/$id',
        params: { id },
        search: language === 'en' ? {} : { language },
      });
    },
  });
}

interface FieldsProps {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  slugError: string | undefined;
}

function NewArticleFields({ draft, change, slugError }: FieldsProps) {
  const { t } = useLingui();
  const { categories } = useArticleNames();
  return (
    <div className={s.fields}>
      <Field
        label={t`Title`}
        required
        maxLength={ARTICLE_MAX_TITLE}
        lang={draft.language}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Select
        label={t`Language of the title`}
        value={draft.language}
        onChange={(event) => change({ language: event.target.value as Language })}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
      <Field
        label={t`URL after /news/`}
        required
        maxLength={64}
        pattern={SLUG_PATTERN}
        title={t`3 to 64 lower-case letters, digits and hyphens`}
        hint={t`The URL cannot be changed later.`}
        error={slugError}
        value={slugIn(draft)}
        onChange={(event) => change({ slug: event.target.value })}
      />
      <Select
        label={t`Category`}
        value={draft.category}
        onChange={(event) => change({ category: event.target.value as ArticleCategory })}
      >
        {articleCategories.map((category) => (
          <option key={category} value={category}>
            {categories[category]}
          </option>
        ))}
      </Select>
      <CityField value={draft.city} onChange={(city) => change({ city })} />
    </div>
  );
}

/** Lets a clerk create an article. The suggested slug is derived from the title. The slug cannot be changed later. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const heading = useId();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Draft>({
    language: i18n.locale as Language,
    title: '',
    slug: undefined,
    category: 'journey',
    city: 'tokyo',
  });
  const make = useMakeArticle(draft);
  const isTaken = make.error instanceof ApiError && make.error.code === 'articles.slug_taken';
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>New article</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate();
        }}
      >
        <NewArticleFields
          draft={draft}
          slugError={isTaken ? errorText(make.error) : undefined}
          change={(change) => {
            if (change.slug !== undefined || change.title !== undefined) make.reset();
            setDraft((old) => ({ ...old, ...change }));
          }}
        />
        {make.isError && !isTaken && (
          <p role="alert" className={paper.alert}>
            {errorText(make.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button type="submit" loading={make.isPending}>
            <Trans>Create article</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </section>
  );
}
