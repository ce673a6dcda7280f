import { Trans, useLingui } from '@lingui/react/macro';
import { nationalities } from '@wl/contract/members';
import { FieldError, Select } from '@wl/ui/controls/field';
import { useCall } from '../../../../app/api.ts';
import { currentLanguage } from '../../../../app/language/language.ts';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.tsx';
import s from './acquire.module.css';

/** Shows three fields (day, month and year) for the date of birth, under one legend. */
function BirthDate({ step }: { step: StepProps }) {
  const { t } = useLingui();
  const parts = [
    ['dobDay', t`Day`, t`dd`, 2, 'bday-day'],
    ['dobMonth', t`Month`, t`mm`, 2, 'bday-month'],
    ['dobYear', t`Year`, t`yyyy`, 4, 'bday-year'],
  ] as const;
  const complaint = parts.map(([name]) => step.errorOf(name)).find(Boolean);
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Date of birth</Trans>
      </legend>
      <div className={s.birth}>
        {parts.map(([name, label, placeholder, length, autoComplete]) => (
          <input
            key={name}
            name={name}
            aria-label={label}
            aria-invalid={step.errorOf(name) !== undefined || undefined}
            aria-describedby="birth-complaint"
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={placeholder}
            maxLength={length}
            required
            value={step.draft[name]}
            onChange={(event) => step.change({ [name]: event.target.value.replace(/\D/g, '') })}
            onBlur={() => name === 'dobYear' && parts.forEach(([part]) => step.leave(part))}
          />
        ))}
      </div>
      <FieldError id="birth-complaint" error={complaint} className={s.complaint} />
    </fieldset>
  );
}

function Gender({ step }: { step: StepProps }) {
  const { t } = useLingui();
  const choices = [
    ['female', t`Female`],
    ['male', t`Male`],
  ] as const;
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Gender shown in your passport</Trans>
      </legend>
      <div className={s.choices}>
        {choices.map(([value, label]) => (
          <label key={value} className={s.choice}>
            <input
              type="radio"
              name="gender"
              value={value}
              checked={step.draft.gender === value}
              onChange={() => step.change({ gender: value })}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError error={step.errorOf('gender')} className={s.complaint} />
    </fieldset>
  );
}

export function IdentityStep(step: StepProps) {
  const { t } = useLingui();
  const list = useCall(nationalities, { query: { language: currentLanguage() } });
  return (
    <>
      <div className={s.pair}>
        <TextField
          name="first_name"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={60}
          step={step}
        />
        <TextField
          name="last_name"
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={60}
          step={step}
        />
      </div>
      <BirthDate step={step} />
      <Gender step={step} />
      <Select
        label={t`Nationality`}
        error={step.errorOf('nationality')}
        name="nationality"
        required
        value={step.draft.nationality}
        onChange={(event) => step.change({ nationality: event.target.value })}
        onBlur={() => step.leave('nationality')}
      >
        <option value="">{t`Choose…`}</option>
        {list.data?.data.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
