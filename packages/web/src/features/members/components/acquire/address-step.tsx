import { useLingui } from '@lingui/react/macro';
import { countries } from '@wl/contract/members';
import { Select } from '@wl/ui/controls/field';
import { useCall } from '../../../../app/api.ts';
import { currentLanguage } from '../../../../app/language/language.ts';
import { useId } from 'react';
import { useCityOf } from '../use-city-of.ts';
import { chooseCountry } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { TextField } from './text-field.tsx';
import s from './acquire.module.css';

/**
 * Shows the step with the address fields. In countries with a postcode lookup, the city is filled in from the postcode.
 * Elsewhere, the member types it.
 */
export function AddressStep(step: StepProps) {
  const { t } = useLingui();
  const list = useCall(countries, { query: { language: currentLanguage() } });
  const country = list.data?.data.data.find(({ id }) => id === step.draft.country);
  return (
    <>
      <Select
        label={t`Country of residence`}
        error={step.errorOf('country')}
        name="country"
        required
        autoComplete="country"
        value={step.draft.country}
        onChange={(event) =>
          step.change(chooseCountry(step.draft, event.target.value, list.data?.data.data ?? []))
        }
        onBlur={() => step.leave('country')}
      >
        <option value="">{t`Choose…`}</option>
        {list.data?.data.data.map(({ id, name, served }) => (
          <option key={id} value={id} disabled={!served}>
            {served ? name : t`${name} (not available)`}
          </option>
        ))}
      </Select>
      <PostCodeAndCity step={step} country={country} />
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

/** Shows the fields for postcode and city. If a postcode belongs to multiple cities, the city field suggests them. */
function PostCodeAndCity({
  step,
  country,
}: {
  step: StepProps;
  country: Parameters<typeof useCityOf>[0];
}) {
  const { t } = useLingui();
  const citiesId = useId();
  const { leave, isFilled, cities } = useCityOf(country, (city) => step.change({ city }));
  return (
    <div className={s.pair}>
      <TextField
        name="post_code"
        label={t`Postcode`}
        hint={isFilled ? t`City filled in from your postcode` : undefined}
        autoComplete="postal-code"
        maxLength={16}
        step={step}
        onLeave={() => leave(step.draft.post_code)}
      />
      <TextField
        name="city"
        label={t`City`}
        list={cities.length > 1 ? citiesId : undefined}
        hint={cities.length > 1 ? t`Several places share this postcode. Choose yours.` : undefined}
        autoComplete="address-level2"
        maxLength={80}
        step={step}
      />
      {cities.length > 1 && (
        <datalist id={citiesId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      )}
    </div>
  );
}
