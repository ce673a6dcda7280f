import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@wl/contract/client';
import type { ArticleFile } from '@wl/contract/office/articles';
import { Button } from '@wl/ui/controls/button';
import { Checkbox, Select } from '@wl/ui/controls/field';
import { type ArticleCategory, articleCategories } from '@wl/world/articles/articles';
import { useId } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { Behind } from '../../../app/forms/behind.tsx';
import paper from '../../../app/paper.module.css';
import { CityField } from '../../../app/forms/city-field.tsx';
import { useArticleNames } from '../names.ts';
import { type CoverDraft, useCoverDraft } from '../use-cover-draft.ts';
import { PictureField } from './picture-field.tsx';
import type { OnText } from './publish-panel.tsx';
import s from './cover.module.css';

interface CoverPanelProps {
  article: ArticleFile;
  edits: boolean;
  onChange: OnText;
}

/** Shows the form for the values that apply to all languages: cover, category, and whether the article is featured. */
export function CoverPanel({ article, edits, onChange }: CoverPanelProps) {
  const heading = useId();
  const draft = useCoverDraft(article, onChange);
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Cover and category</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          draft.submit();
        }}
      >
        <CoverFields draft={draft} edits={edits} />
        {draft.isBehind && (
          <Behind onTheirs={draft.takeTheirs} onMine={draft.keepMine}>
            <Trans>Another clerk has changed this article since you started editing.</Trans>
          </Behind>
        )}
        {edits && <SaveCover draft={draft} />}
      </form>
    </section>
  );
}

function CoverFields({ draft, edits }: { draft: CoverDraft; edits: boolean }) {
  const { t } = useLingui();
  const { categories } = useArticleNames();
  const { values, change } = draft;
  return (
    <>
      <PictureField
        picture={values.picture}
        city={values.city}
        edits={edits}
        onPicture={(picture) => change({ picture })}
      />
      <CityField value={values.city} disabled={!edits} onChange={(city) => change({ city })} />
      <Select
        label={t`Category`}
        disabled={!edits}
        value={values.category}
        onChange={(event) => change({ category: event.target.value as ArticleCategory })}
      >
        {articleCategories.map((category) => (
          <option key={category} value={category}>
            {categories[category]}
          </option>
        ))}
      </Select>
      <Checkbox
        checked={values.featured}
        disabled={!edits}
        onChange={(event) => change({ featured: event.target.checked })}
      >
        <Trans>Featured on the home page and the casino floor</Trans>
        <small className={s.small}>
          <Trans>The home page and the casino floor show the three newest featured articles.</Trans>
        </small>
      </Checkbox>
    </>
  );
}

function SaveCover({ draft: { save, isChanged, isBehind } }: { draft: CoverDraft }) {
  const errorText = useErrorText();
  const isConflict = save.error instanceof ApiError && save.error.code === 'articles.changed';
  return (
    <>
      {save.isError && !(isConflict && isBehind) && (
        <p role="alert" className={paper.alert}>
          {errorText(save.error)}
        </p>
      )}
      <p className={paper.actions}>
        <Button type="submit" inactive={!isChanged} loading={save.isPending}>
          <Trans>Save cover and category</Trans>
        </Button>
        {save.isSuccess && !isChanged && (
          <span role="status" className={paper.badge} data-tone="ok">
            <Trans>Saved</Trans>
          </span>
        )}
      </p>
    </>
  );
}
