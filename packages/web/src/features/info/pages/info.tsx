import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { centreInRow } from '@wl/ui/controls/centre-in-row';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { TextSection, TextSheet, TextTitle } from '@wl/ui/text/text-sheet';
import type { PageName } from '@wl/world/articles/pages';
import { Suspense } from 'react';
import { currentLanguage, type Language } from '../../../app/language/language.ts';
import { TextLink } from '../../../app/text-link.tsx';
import { Guide } from '../components/guide.tsx';
import { factsIn, fill } from '@wl/world/articles/facts';
import { firstPage, type InfoPage, infoPages } from '../index-of-pages.ts';
import type { PageText } from '../load-text.ts';
import { pageQuery } from '../page-query.ts';
import { useDescription, useLinkedLanguage } from '../../articles/index.ts';
import { extras } from './extras.tsx';
import s from './info.module.css';

interface TextProps {
  path: InfoPage['path'];
  text: PageText;
  language: Language;
}

function Text({ path, text, language }: TextProps) {
  const facts = factsIn(language);
  useDescription(fill(text.summary, facts));
  return (
    <>
      <TextTitle>{fill(text.title, facts)}</TextTitle>
      {path === '/how-to' ? (
        <Guide text={text} facts={facts} />
      ) : (
        text.sections.map((section, at) => (
          <TextSection key={at} section={section} facts={facts} link={TextLink} />
        ))
      )}
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading…`} className={s.waiting}>
      <Skeleton className={s.waitingTitle} />
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} className={s.waitingLine} />
      ))}
    </div>
  );
}

const nameOf = ({ path }: InfoPage) => path.slice(1) as PageName;

/** Shows the information page for the current URL. */
export default function Info() {
  const { t, i18n } = useLingui();
  // Compare paths in lower case, because the router ignores case.
  const path = useLocation({
    select: ({ pathname }) => pathname.toLowerCase().replace(/\/+$/, ''),
  });
  const page = infoPages.find((one) => one.path.toLowerCase() === path) ?? firstPage;
  const language = currentLanguage();
  const { data: text } = useQuery(pageQuery(nameOf(page), language));
  useLinkedLanguage();
  const Extra = extras[page.path];
  return (
    <main className={s.page}>
      <nav aria-label={t`Information pages`} className={s.rail}>
        {infoPages.map((one) => (
          <Link
            key={one.path}
            ref={one === page ? centreInRow : undefined}
            to={one.path}
            className={s.link}
          >
            <Icon name={one.icon} size={20} />
            {i18n._(one.name)}
          </Link>
        ))}
      </nav>
      <TextSheet
        kicker={
          <>
            <Icon name={page.icon} size={20} />
            <Trans>Information</Trans>
          </>
        }
      >
        {text ? (
          <Suspense fallback={<Waiting />}>
            <Text path={page.path} text={text} language={language} />
            {Extra && <Extra />}
          </Suspense>
        ) : (
          <Waiting />
        )}
      </TextSheet>
    </main>
  );
}
