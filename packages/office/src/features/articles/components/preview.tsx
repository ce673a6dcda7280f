import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticleText } from '@wl/contract/office/articles-texts';
import type { ArticleFile } from '@wl/contract/office/articles';
import { Blocks } from '@wl/ui/text/blocks';
import type { Refusal } from '@wl/world/articles/compile-text';
import { fill } from '@wl/world/articles/facts';
import { type Language, languageNames } from '@wl/world/languages';
import { type MouseEvent, type ReactNode, useDeferredValue, useMemo } from 'react';
import { pictureUrl, useArticleNames } from '../names.ts';
import { filled, previewText } from '../preview-text.ts';
import { isPageFile, type TextFile } from '../text-calls.ts';
import type { TextPictures } from '../use-article-pictures.ts';
import s from './preview.module.css';

/** Shows an internal link, with its path as a tooltip. The preview cancels clicks on the link. */
const PreviewLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} title={to}>
    {children}
  </a>
);

/** Prevents a link in the preview from opening a page by accident. */
const stay = (event: MouseEvent) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};

interface PreviewProps {
  file: TextFile;
  pictures: Pick<TextPictures, 'byId'>;
  text: ArticleText;
  language: Language;
  facts: Readonly<Record<string, string>>;
}

/** Shows the article or page as members see it, while the clerk types. */
export function Preview({ file, pictures, text, language, facts }: PreviewProps) {
  const { t, i18n } = useLingui();
  const { categories } = useArticleNames();
  return (
    <section
      className={s.preview}
      aria-label={t`Preview: ${languageNames[language]}`}
      onClickCapture={stay}
      onAuxClickCapture={stay}
    >
      <article className={s.sheet}>
        {!isPageFile(file) && <Cover article={file} alt={text.picture_alt} />}
        <div className={s.words} lang={language}>
          <p className={s.kicker} lang={i18n.locale}>
            {isPageFile(file) ? t`Information` : categories[file.category]}
          </p>
          <h2 className={s.title}>
            {filled(text.title, facts) || (!isPageFile(file) && <Trans>Untitled article</Trans>)}
          </h2>
          <Body pictures={pictures} markdown={text.markdown} facts={facts} />
        </div>
      </article>
    </section>
  );
}

function Cover({ article: { cover }, alt }: { article: ArticleFile; alt: string }) {
  const { city, picture } = cover;
  if (!picture)
    return <img className={s.cover} src={`/art/cities/${city}/postcard-800.avif`} alt="" />;
  const objectPosition = `${picture.focal_x}% ${picture.focal_y}%`;
  return (
    <img
      className={s.cover}
      src={pictureUrl(picture.id, 960)}
      style={{ objectPosition }}
      alt={alt}
    />
  );
}

function Body({
  pictures: { byId },
  markdown,
  facts,
}: Pick<PreviewProps, 'facts' | 'pictures'> & { markdown: string }) {
  const deferred = useDeferredValue(markdown);
  const shown = useMemo(() => previewText(deferred, facts, byId), [deferred, facts, byId]);
  if ('problem' in shown) return <Problem {...shown} />;
  return shown.sections.map(({ title, blocks }, at) => (
    <div key={at} className={s.section}>
      {title !== undefined && <h3>{fill(title, facts)}</h3>}
      <Blocks blocks={blocks} facts={facts} link={PreviewLink} />
    </div>
  ));
}

/** Shows why the text has no preview, and quotes the part that causes the problem. */
function Problem({ problem, piece }: { problem: Refusal | 'unknown_field'; piece: string }) {
  const quoted = <code>{piece}</code>;
  const texts: Record<typeof problem, ReactNode> = {
    element: <Trans>This part of the text is not allowed: {quoted}</Trans>,
    picture_misplaced: (
      <Trans>
        A picture needs a line of its own, with an empty line before and after it: {quoted}
      </Trans>
    ),
    picture_outside: <Trans>Only uploaded pictures are allowed in a text: {quoted}</Trans>,
    picture_undescribed: (
      <Trans>This picture has no description. Write it between the square brackets: {quoted}</Trans>
    ),
    picture_unknown: <Trans>This picture does not exist. Upload it again: {quoted}</Trans>,
    unknown_field: (
      <Trans>
        There is no casino figure called {quoted}. Choose one from the list “Casino figure”.
      </Trans>
    ),
  };
  return (
    <p role="status" className={s.problem}>
      {texts[problem]}
    </p>
  );
}
