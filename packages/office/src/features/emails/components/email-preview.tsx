import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { EmailPreview as Preview } from '@wl/contract/office/emails';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import type { EmailSearch } from '../office.tsx';
import { useEmailPreview } from '../use-emails.ts';
import { Choice } from './choice.tsx';
import s from './emails.module.css';

/** Shows a sample e-mail of one kind, with controls for its language, width, colour scheme and part (HTML or text). */
export function EmailPreview({ kind, language }: { kind: string; language: Language }) {
  const query = useEmailPreview(kind, language);
  return (
    <section className={`${paper.panel ?? ''} ${s.preview ?? ''}`} aria-labelledby="email-subject">
      <Settings language={language} />
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && <Sample email={query.data.data} language={language} />}
    </section>
  );
}

function Settings({ language }: { language: Language }) {
  const { t } = useLingui();
  const search = useSearch({ from: '/office/emails' });
  const navigate = useNavigate();
  const set = (change: EmailSearch) => {
    void navigate({ to: '/emails', search: { ...search, ...change } });
  };
  const { width = 390, scheme = 'light', part = 'html' } = search;
  return (
    <div className={s.settings}>
      <Choice
        label={t`Preview language`}
        options={languages.map((one) => ({ value: one, text: languageNames[one], lang: one }))}
        current={language}
        choose={(one) => set({ language: one })}
      />
      <Choice
        label={t`E-mail format`}
        options={[
          { value: 'html', text: 'HTML' },
          { value: 'text', text: t`Text` },
        ]}
        current={part}
        choose={(one) => set({ part: one })}
      />
      {part === 'html' && (
        <>
          <Choice
            label={t`Width`}
            options={[
              { value: 390, text: '390 px' },
              { value: 600, text: '600 px' },
            ]}
            current={width}
            choose={(one) => set({ width: one })}
          />
          <Choice
            label={t`Colours`}
            options={[
              { value: 'light', text: t({ message: 'Light', context: 'colours' }) },
              { value: 'dark', text: t({ message: 'Dark', context: 'colours' }) },
            ]}
            current={scheme}
            choose={(one) => set({ scheme: one })}
          />
        </>
      )}
    </div>
  );
}

function Sample({ email, language }: { email: Preview; language: Language }) {
  const { number } = useFormats();
  const { width = 390, scheme = 'light', part = 'html' } = useSearch({ from: '/office/emails' });
  const kilobytes = number(Math.ceil(email.html_bytes / 1000));
  return (
    <>
      <h2 id="email-subject" lang={language}>
        {email.subject}
      </h2>
      <dl className={s.facts}>
        <div>
          <dt>
            <Trans>Sender</Trans>
          </dt>
          <dd>{email.from}</dd>
        </div>
        <div>
          <dt>
            <Trans>Size of the HTML part</Trans>
          </dt>
          <dd>{kilobytes} kB</dd>
        </div>
        {email.headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {part === 'text' ? (
        <pre className={s.text} lang={language}>
          {email.text}
        </pre>
      ) : (
        <div className={s.stage} data-scheme={scheme}>
          <iframe
            // Replace the iframe when its URL changes. Changing the URL of the same iframe would add an entry to the
            // browser's history.
            key={email.frames[scheme]}
            sandbox=""
            title={email.subject}
            src={email.frames[scheme]}
            style={{ width }}
          />
        </div>
      )}
    </>
  );
}
