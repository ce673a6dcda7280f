import { Trans } from '@lingui/react/macro';
import type { Article } from '@wl/contract/articles';
import { Icon } from '@wl/ui/icon';
import { TextSection, TextTitle } from '@wl/ui/text/text-sheet';
import { factsIn } from '@wl/world/articles/facts';
import { useMemo } from 'react';
import { apiBase } from '../../../app/request.ts';
import { TextLink } from '../../../app/text-link.tsx';
import { useTextLanguage } from './article-card.tsx';
import s from './article-text.module.css';
import { ShareButton } from './share-button.tsx';

/** Shows the title and the text of an article, and a button to share it. */
export function ArticleText({ article }: { article: Article }) {
  const lang = useTextLanguage(article);
  const facts = useMemo(() => factsIn(article.language), [article.language]);
  return (
    <>
      <TextTitle lang={lang}>{article.title}</TextTitle>
      {lang !== undefined && (
        <p className={s.note}>
          <Icon name="language" size={20} />
          <Trans>This article is not available in your language yet. It is shown in English.</Trans>
        </p>
      )}
      {article.body.map((section, at) => (
        <TextSection
          key={at}
          section={section}
          lang={lang}
          facts={facts}
          link={TextLink}
          apiBase={apiBase}
        />
      ))}
      <footer className={s.end}>
        <ShareButton slug={article.slug} title={article.title} />
      </footer>
    </>
  );
}
