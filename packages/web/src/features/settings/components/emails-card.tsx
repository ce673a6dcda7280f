import { Trans, useLingui } from '@lingui/react/macro';
import { putSettings, type Settings } from '@wl/contract/settings';
import { Checkbox, Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import {
  type Language,
  languageNames,
  languages,
  switchLanguage,
} from '../../../app/language/language.ts';
import { takeSettings } from '../api.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Shows a card with the language of pages and e-mails, and the consent to offers by e-mail. */
export function EmailsCard({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  // Choices that are shown until the server has responded.
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const put = useSend(putSettings, { scope: { id: 'settings' }, onSuccess: takeSettings });
  const choose = (change: { language?: Language; offers?: boolean }) => {
    setChosen(change);
    put.mutate({ body: change }, { onSettled: () => setChosen({}) });
  };
  const { language, offers } = { ...settings, ...chosen };
  return (
    <Card icon="globe" title={<Trans>Language and e-mails</Trans>}>
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
