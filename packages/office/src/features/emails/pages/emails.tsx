import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import type { Language } from '@wl/world/languages';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { EmailPreview } from '../components/email-preview.tsx';
import { KindList } from '../components/kind-list.tsx';
import s from '../components/emails.module.css';
import { useEmailKinds } from '../use-emails.ts';

/** Shows every kind of e-mail that the casino sends, with a preview of the selected kind. */
export function Emails() {
  const { i18n } = useLingui();
  const search = useSearch({ from: '/office/emails' });
  const language = search.language ?? (i18n.locale as Language);
  const query = useEmailKinds(language);
  const kinds = query.data?.data;
  const { kind: chosen, ...settings } = search;
  const kind = chosen ?? kinds?.[0]?.kind;
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>E-mails</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>
              All e-mails that the casino sends, with sample values. Links in samples do not work.
            </Trans>
          </p>
        </div>
      </header>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {kinds && (
        <div className={s.layout} data-chosen={chosen !== undefined}>
          <KindList kinds={kinds} current={kind} language={language} />
          {kind !== undefined && (
            <div className={s.chosen}>
              <Link to="/emails" search={settings} className={s.back}>
                <Trans>All e-mails</Trans>
              </Link>
              <EmailPreview kind={kind} language={language} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
