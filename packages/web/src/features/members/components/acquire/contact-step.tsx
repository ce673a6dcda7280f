import { useLingui } from '@lingui/react/macro';
import { FieldFrame } from '@wl/ui/controls/field';
import { lookUpCountry, preferredCountries, useUnserved } from '../phone-input/home-country.ts';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.tsx';

export function ContactStep(step: StepProps) {
  const { t } = useLingui();
  const excluded = useUnserved();
  return (
    <>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`E-mail`}
        hint={t`We will send a six-digit code to confirm your e-mail address.`}
        maxLength={254}
        step={step}
      />
      <FieldFrame label={t`Phone`} error={step.errorOf('phone')}>
        {(control) => (
          <PhoneInput
            id={control.id}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid'] === true}
            value={step.draft.phone}
            valid={step.draft.phoneValid}
            country={step.draft.phoneCountry || undefined}
            preferred={preferredCountries}
            excluded={excluded}
            search
            maxLength={25}
            lookUpCountry={lookUpCountry}
            onChange={({ text, number, country, valid }) =>
              step.change({
                phone: text,
                phoneNumber: number,
                phoneCountry: country ?? '',
                phoneValid: valid,
              })
            }
          />
        )}
      </FieldFrame>
    </>
  );
}
