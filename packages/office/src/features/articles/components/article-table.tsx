import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ArticleOverview } from '@wl/contract/office/articles';
import { Icon } from '@wl/ui/icon';
import { useRef } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { pictureUrl, useArticleNames } from '../names.ts';
import { LanguageMarks, MarksLegend } from './language-marks.tsx';
import s from './articles.module.css';

/** Shows the cover of an article: its picture, cropped around the focal point, or the postcard of its city. */
function Thumbnail({ cover: { city, picture } }: Pick<ArticleOverview, 'cover'>) {
  if (!picture) return <img src={`/art/cities/${city}/postcard-480.avif`} alt="" />;
  const objectPosition = `${picture.focal_x}% ${picture.focal_y}%`;
  return <img src={pictureUrl(picture.id, 480)} style={{ objectPosition }} alt="" />;
}

function Title({ article }: { article: ArticleOverview }) {
  return (
    <div className={s.line}>
      <Thumbnail cover={article.cover} />
      <span>
        <Link to="/articles/$id" params={{ id: article.id }} data-article>
          {article.title || <Trans>Untitled article</Trans>}
        </Link>
        <br />
        <span className={paper.mono}>{article.slug}</span>
      </span>
    </div>
  );
}

/** Moves the focus to the next article's link when J is pressed, and to the previous one when K is pressed. */
function useRowKeys() {
  const list = useRef<HTMLDivElement>(null);
  const move = (by: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-article]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });
  return list;
}

function useColumns(): DataColumn<ArticleOverview>[] {
  const { t } = useLingui();
  const { time } = useFormats();
  const names = useArticleNames();
  return [
    {
      id: 'article',
      head: t`Article`,
      isPlain: true,
      cell: (article) => <Title article={article} />,
    },
    {
      id: 'category',
      head: t`Category`,
      cell: ({ category }) => names.categories[category],
    },
    {
      id: 'languages',
      head: t`Languages`,
      cell: (article) => <LanguageMarks states={article.languages} />,
    },
    {
      id: 'featured',
      head: t`Featured`,
      cell: ({ featured }) =>
        featured ? (
          <span className={s.featured}>
            <Icon name="star" size={16} />
            <Trans context="article">featured</Trans>
          </span>
        ) : (
          '–'
        ),
    },
    { id: 'changed', head: t`Last change`, cell: ({ changed_at }) => time(changed_at) },
  ];
}

interface ArticleTableProps {
  articles: readonly ArticleOverview[];
  isBusy: boolean;
  /** True if a filter is set, so some articles may be hidden. */
  isFiltered: boolean;
}

/** Lists articles, most recently changed first. */
export function ArticleTable({ articles, isBusy, isFiltered }: ArticleTableProps) {
  const { t } = useLingui();
  const list = useRowKeys();
  const columns = useColumns();
  return (
    <div ref={list}>
      <OfficeTable
        label={t`News articles`}
        rows={articles}
        columns={columns}
        rowId={({ id }) => id}
        isBusy={isBusy}
        empty={
          isFiltered ? (
            <Trans>No articles match the filters above.</Trans>
          ) : (
            <Trans>No articles yet. Articles that you create appear here.</Trans>
          )
        }
      />
      {articles.length > 0 && <MarksLegend />}
      <p className={s.keys}>
        <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans> · <kbd>Enter</kbd>{' '}
        <Trans context="shortcut">open</Trans>
      </p>
    </div>
  );
}
