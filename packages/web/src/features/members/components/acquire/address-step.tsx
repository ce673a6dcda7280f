import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { countries, postcodeDetail } from '@wl/contract/members';
import { Field } from '@wl/ui/field';
import { request, useCall } from '../../../../app/api.ts';
import { currentLanguage } from '../../../../app/language.ts';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.tsx';
import s from './acquire.module.css';

/** The post code fills the city where we know it; elsewhere the member types it. */
function usePostcode(step: StepProps) {
  return useMutation({
    mutationFn: (place: { code: string; countryId: string }) =>
      request(postcodeDetail, { body: place }),
    onSuccess: ({ data }) => step.change({ city: data.data.city }),
  });
}

export function AddressStep(step: StepProps) {
  const { t } = useLingui();
  const list = useCall(countries, { query: { language: currentLanguage() } });
  const lookUp = usePostcode(step);
  const country = list.data?.data.data.find(({ id }) => id === step.draft.country);
  const leavePostcode = () => {
    step.leave('post_code');
    const code = step.draft.post_code.trim();
    if (code && country?.postcode_lookup) lookUp.mutate({ code, countryId: country.id });
  };
  return (
    <>
      <Field label={t`Country of residence`} error={step.errorOf('country')}>
        {(control) => (
          <select
            {...control}
            name="country"
            required
            autoComplete="country"
            value={step.draft.country}
            onChange={(event) => step.change({ country: event.target.value })}
            onBlur={() => step.leave('country')}
          >
            <option value="">{t`Choose …`}</option>
            {list.data?.data.data.map(({ id, name, served }) => (
              <option key={id} value={id} disabled={!served}>
                {served ? name : t`${name} (not served)`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={s.pair}>
        <Field
          label={t`Post code`}
          error={step.errorOf('post_code')}
          hint={lookUp.isSuccess ? t`City filled in from your post code` : undefined}
        >
          {(control) => (
            <input
              {...control}
              name="post_code"
              required
              autoComplete="postal-code"
              maxLength={16}
              value={step.draft.post_code}
              onChange={(event) => step.change({ post_code: event.target.value })}
              onBlur={leavePostcode}
            />
          )}
        </Field>
        <TextField
          name="city"
          label={t`City`}
          autoComplete="address-level2"
          maxLength={80}
          step={step}
        />
      </div>
      <TextField
        name="address1"
        label={t`Street and number`}
        autoComplete="address-line1"
        maxLength={120}
        step={step}
      />
      <TextField
        name="address2"
        label={t`Flat, floor, building (optional)`}
        autoComplete="address-line2"
        maxLength={120}
        optional
        step={step}
      />
    </>
  );
}
