import { Trans, useLingui } from '@lingui/react/macro';
import { campaignAudiences } from '@wl/contract/campaigns';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { Button } from '@wl/ui/controls/button';
import { Select, TextArea } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { CityField } from '../../../app/forms/city-field.tsx';
import { Field } from '../../../app/forms/field.tsx';
import paper from '../../../app/paper.module.css';
import type { Draft } from '../draft.ts';
import { useCampaignNames } from '../names.ts';
import s from './campaigns.module.css';

const isWritten = ({ title, text }: { title: string; text: string }) =>
  title.trim() !== '' && text.trim() !== '';

/** Shows the fields for city, audience, dates and stock, then the texts in every supported language. */
export function CampaignFields({
  value,
  onChange,
}: {
  value: Draft;
  onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = useLingui();
  const { audiences } = useCampaignNames();
  return (
    <>
      <div className={s.fields}>
        <CityField value={value.city} onChange={(city) => onChange({ city })} />
        <Select
          label={<Trans>Audience</Trans>}
          value={value.audience}
          onChange={(event) => onChange({ audience: event.target.value as Draft['audience'] })}
        >
          {campaignAudiences.map((one) => (
            <option key={one} value={one}>
              {audiences[one]}
            </option>
          ))}
        </Select>
        <Field
          label={t`Opening time (your time zone)`}
          type="datetime-local"
          value={value.opens}
          onChange={(opens) => onChange({ opens })}
        />
        <Field
          label={t`Closing time (optional)`}
          type="datetime-local"
          required={false}
          value={value.closes}
          onChange={(closes) => onChange({ closes })}
        />
        <Field
          label={t`Stock limit (optional)`}
          type="number"
          min={1}
          max={1_000_000}
          required={false}
          value={value.stock}
          onChange={(stock) => onChange({ stock })}
        />
      </div>
      <Words value={value} onChange={onChange} />
    </>
  );
}

function Words({ value, onChange }: { value: Draft; onChange: (change: Partial<Draft>) => void }) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Language>('en');
  const words = value.texts[language];
  const change = (part: Partial<typeof words>) =>
    onChange({ texts: { ...value.texts, [language]: { ...words, ...part } } });
  const missing = languages.filter((one) => !isWritten(value.texts[one]));
  const names = missing.map((one) => languageNames[one]).join(', ');
  return (
    <div className={s.words}>
      <div className={paper.actions} role="group" aria-label={t`Text language`}>
        {languages.map((one) => (
          <Button
            key={one}
            variant="plain"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
            {isWritten(value.texts[one]) && <Icon name="check" size={16} />}
          </Button>
        ))}
      </div>
      <div className={paper.form}>
        <Field label={t`Title`} value={words.title} onChange={(title) => change({ title })} />
        <TextArea
          label={<Trans>Text</Trans>}
          required
          maxLength={700}
          value={words.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      {missing.length > 0 && (
        <p className={paper.sub} role="status">
          <Trans>Languages without texts: {names}</Trans>
        </p>
      )}
    </div>
  );
}

/** Returns true if the campaign has texts in every language. A campaign with a missing text cannot be saved. */
export const isComplete = ({ texts }: Draft): boolean =>
  languages.every((language) => isWritten(texts[language]));
