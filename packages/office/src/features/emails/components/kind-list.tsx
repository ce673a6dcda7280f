import { useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import type { EmailKindLine } from '@wl/contract/office/emails';
import type { Language } from '@wl/world/languages';
import { byFeature, useFeatureNames } from '../use-emails.ts';
import s from './emails.module.css';

/** Lists the kinds of e-mails by feature. Each entry links to its preview and preserves the other preview settings. */
export function KindList({
  kinds,
  current,
  language,
}: {
  kinds: readonly EmailKindLine[];
  current: string | undefined;
  language: Language;
}) {
  const { t } = useLingui();
  const search = useSearch({ from: '/office/emails' });
  const names = useFeatureNames();
  return (
    <nav aria-label={t`E-mail types`} className={s.kinds}>
      {byFeature(kinds).map(([feature, lines]) => (
        <section key={feature} aria-labelledby={`emails-${feature}`}>
          <h2 id={`emails-${feature}`}>{names(feature)}</h2>
          <ul>
            {lines.map(({ kind, subject }) => (
              <li key={kind}>
                <Link
                  to="/emails"
                  search={{ ...search, kind }}
                  aria-current={kind === current ? 'true' : undefined}
                >
                  <span lang={language}>{subject}</span>
                  <code>{kind}</code>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
