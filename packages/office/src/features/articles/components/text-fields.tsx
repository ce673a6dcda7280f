import { useLingui } from '@lingui/react/macro';
import type { ArticleText } from '@wl/contract/office/articles-texts';
import { Field, TextArea } from '@wl/ui/controls/field';
import {
  ARTICLE_MAX_ALT,
  ARTICLE_MAX_SUMMARY,
  ARTICLE_MAX_TITLE,
} from '@wl/world/articles/articles';
import type { Language } from '@wl/world/languages';
import { useArticleNames } from '../names.ts';
import type { TextPictures } from '../use-article-pictures.ts';
import { MarkdownField } from './markdown-field.tsx';

interface TextFieldsProps {
  /** Pictures that the text can contain. */
  pictures: TextPictures;
  text: ArticleText;
  type: (change: Partial<ArticleText>) => void;
  language: Language;
  facts: Readonly<Record<string, string>>;
  /** True for an information page. Such a page has no cover, and only search engines show its summary. */
  isPage: boolean;
  readOnly: boolean;
  /** Server's error text for the Markdown field. */
  error: string | undefined;
}

const counter = (text: string, most: number) => `${text.length}\u00a0/\u00a0${most}`;

/** Shows the text fields for one language. Counters show how many of the permitted characters each field contains. */
export function TextFields(props: TextFieldsProps) {
  const { pictures, text, type, language, facts, isPage, readOnly, error } = props;
  const { t } = useLingui();
  const { fields } = useArticleNames();
  const used = counter(text.summary, ARTICLE_MAX_SUMMARY);
  return (
    <>
      <Field
        label={fields.title}
        hint={counter(text.title, ARTICLE_MAX_TITLE)}
        maxLength={ARTICLE_MAX_TITLE}
        lang={language}
        readOnly={readOnly}
        value={text.title}
        onChange={(event) => type({ title: event.target.value })}
      />
      <TextArea
        label={fields.summary}
        hint={
          isPage
            ? t`For search engines, not shown on the page. ${used}`
            : t`For lists, feeds and search engines, not shown in the article. ${used}`
        }
        rows={3}
        maxLength={ARTICLE_MAX_SUMMARY}
        lang={language}
        readOnly={readOnly}
        value={text.summary}
        // Lists and search engines show the summary as a single paragraph, so replace line breaks with spaces.
        onChange={(event) => type({ summary: event.target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <MarkdownField
        pictures={pictures}
        value={text.markdown}
        onChange={(markdown) => type({ markdown })}
        language={language}
        facts={facts}
        readOnly={readOnly}
        error={error}
      />
      {!isPage && (
        <Field
          label={fields.picture_alt}
          hint={counter(text.picture_alt, ARTICLE_MAX_ALT)}
          maxLength={ARTICLE_MAX_ALT}
          lang={language}
          readOnly={readOnly}
          value={text.picture_alt}
          onChange={(event) => type({ picture_alt: event.target.value })}
        />
      )}
    </>
  );
}
