import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/panel';
import { infoPages } from '../contents.ts';
import s from './info.module.css';

/** One sheet of the information desk; which one is told by the address. */
export default function Info() {
  const { t, i18n } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const page = infoPages.find((one) => one.path === path) ?? infoPages[0];
  if (!page) return null;
  return (
    <main className={s.page}>
      <nav aria-label={t`Information desk`} className={s.rail}>
        {infoPages.map((one) => (
          <Link key={one.path} to={one.path} className={s.link}>
            <Icon name={one.icon} size={20} />
            {i18n._(one.title)}
          </Link>
        ))}
      </nav>
      <PaperCard as="article" className={s.sheet}>
        <p className={s.kicker}>
          <Icon name={page.icon} size={20} />
          <Trans>Information desk</Trans>
        </p>
        <h1 className={s.title}>{i18n._(page.title)}</h1>
        {page.sections.map((section, at) => (
          <section key={at}>
            {section.title && <h2>{i18n._(section.title)}</h2>}
            {section.paragraphs.map((paragraph, line) => (
              <p key={line}>{i18n._(paragraph)}</p>
            ))}
          </section>
        ))}
      </PaperCard>
    </main>
  );
}
