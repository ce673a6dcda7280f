import { Trans, useLingui } from '@lingui/react/macro';
import { putSettings, type Settings } from '@wl/contract/settings';
import { Link } from '@tanstack/react-router';
import { Button } from '@wl/ui/controls/button';
import { Checkbox, Select } from '@wl/ui/controls/field';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { switchLanguage } from '../../../app/language/language.ts';
import { useSession } from '../../../app/session/session.ts';
import { takeSettings } from '../api.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Warns the member that e-mails are bouncing, and offers ways to fix the problem. */
function Bounces({ email, resume }: { email: string; resume: () => void }) {
  return (
    <div role="status" className={s.bounces}>
      <p>
        <Trans>
          E-mails to {email} cannot be delivered, so you are missing important messages. Change your
          e-mail address in your passport. If your current address works again, choose “Send e-mails
          again”.
        </Trans>
      </p>
      <p className={s.bounceActions}>
        <Link to="/my-passport">
          <Trans>Change e-mail address</Trans>
        </Link>
        <Button variant="ink" onClick={resume}>
          <Trans>Send e-mails again</Trans>
        </Button>
      </p>
    </div>
  );
}

/** Shows a card with the language setting for pages and e-mails, and a checkbox for receiving promotional e-mails. */
export function EmailsCard({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const email = useSession((session) => session.player?.email);
  // Pending choices, shown until the server has responded.
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const put = useSend(putSettings, { scope: { id: 'settings' }, onSuccess: takeSettings });
  const choose = (change: { language?: Language; offers?: boolean }) => {
    setChosen(change);
    put.mutate({ body: change }, { onSettled: () => setChosen({}) });
  };
  const { language, offers } = { ...settings, ...chosen };
  return (
    <Card icon="globe" title={<Trans>Language and e-mails</Trans>}>
      {settings.email_bounces_since !== null && email !== undefined && (
        <Bounces email={email} resume={() => put.mutate({ body: { email_works: true } })} />
      )}
      <Select
        label={t`Language for pages and e-mails`}
        value={language}
        onChange={(event) => {
          const next = event.target.value as Language;
          choose({ language: next });
          void switchLanguage(next);
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      <Checkbox checked={offers} onChange={(event) => choose({ offers: event.target.checked })}>
        <Trans>
          Send me offers by e-mail. I always receive essential e-mails about my money and my
          account.
        </Trans>
      </Checkbox>
      {put.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(put.error)}
        </p>
      )}
    </Card>
  );
}
