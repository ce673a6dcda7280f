import type { ArticleText } from '@wl/contract/office/articles';
import { Field, TextArea } from '@wl/ui/controls/field';
import {
  ARTICLE_MAX_ALT,
  ARTICLE_MAX_SUMMARY,
  ARTICLE_MAX_TITLE,
} from '@wl/world/articles/articles';
import type { Language } from '@wl/world/languages';
import { useArticleNames } from '../names.ts';
import { MarkdownField } from './markdown-field.tsx';

interface TextFieldsProps {
  articleId: string;
  text: ArticleText;
  type: (change: Partial<ArticleText>) => void;
  language: Language;
  facts: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Error of the server for the Markdown. */
  error: string | undefined;
}

const counter = (text: string, most: number) => `${text.length} / ${most}`;

/** Shows the fields of the text in one language. Counters show how much of each field is used. */
export function TextFields(props: TextFieldsProps) {
  const { articleId, text, type, language, facts, readOnly, error } = props;
  const { fields } = useArticleNames();
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
        hint={counter(text.summary, ARTICLE_MAX_SUMMARY)}
        rows={3}
        maxLength={ARTICLE_MAX_SUMMARY}
        lang={language}
        readOnly={readOnly}
        value={text.summary}
        // The summary is one paragraph: lists and search engines show it on their own lines.
        onChange={(event) => type({ summary: event.target.value.replace(/\s*\n\s*/g, ' ') })}
      />
      <MarkdownField
        articleId={articleId}
        value={text.markdown}
        onChange={(markdown) => type({ markdown })}
        language={language}
        facts={facts}
        readOnly={readOnly}
        error={error}
      />
      <Field
        label={fields.picture_alt}
        hint={counter(text.picture_alt, ARTICLE_MAX_ALT)}
        maxLength={ARTICLE_MAX_ALT}
        lang={language}
        readOnly={readOnly}
        value={text.picture_alt}
        onChange={(event) => type({ picture_alt: event.target.value })}
      />
    </>
  );
}
