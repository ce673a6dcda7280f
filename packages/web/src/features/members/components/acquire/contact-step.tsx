import { useLingui } from '@lingui/react/macro';
import { countries } from '@wl/contract/members';
import { FieldFrame } from '@wl/ui/field';
import { queryClient, queryOf } from '../../../../app/api.ts';
import { currentLanguage } from '../../../../app/language.ts';
import type { CountryCode } from '../phone-input/countries.ts';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.tsx';

/** Countries whose languages we speak come first. */
const preferred: readonly CountryCode[] = ['GB', 'ES', 'FR', 'PT', 'BR', 'TR', 'JP', 'AU'];

/** Where the visitor seems to be, by the address the server sees. */
async function lookUpCountry(): Promise<string | null> {
  const answer = await queryClient.fetchQuery(
    queryOf(countries, { query: { language: currentLanguage() } }),
  );
  return answer.data.current;
}

export function ContactStep(step: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`E-mail`}
        hint={t`We send a six-digit code to confirm it.`}
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
            preferred={preferred}
            search
            maxLength={25}
            lookUpCountry={lookUpCountry}
            onChange={({ text, number, valid }) =>
              step.change({ phone: text, phoneNumber: number, phoneValid: valid })
            }
          />
        )}
      </FieldFrame>
    </>
  );
}
