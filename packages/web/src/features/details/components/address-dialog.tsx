import { Trans, useLingui } from '@lingui/react/macro';
import { changeAddress } from '@wl/contract/details';
import { countries } from '@wl/contract/members';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Field, Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/feedback/toast';
import { ADDRESS_MAX_LENGTH, CITY_MAX_LENGTH, POST_CODE_MAX_LENGTH } from '@wl/world/casino/limits';
import { useState } from 'react';
import { useCall, useSend } from '../../../app/api.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { storePlayer } from '../../../app/session/session.ts';
import { useCityOf } from '../../members/index.ts';
import { useCountryName } from '../use-country-name.ts';
import type { DialogProps } from './details-sheet.tsx';
import { PasswordField, Trouble, useRefusal } from './form-parts.tsx';
import s from './details.module.css';

const lines = ['country', 'post_code', 'city', 'address1', 'address2'] as const;
type Address = Record<(typeof lines)[number], string>;

/**
 * Returns the address that the member is entering, the list of countries, the errors, and functions to change and
 * submit the address.
 */
function useDraft({ details, onChanged, onClose }: DialogProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState<Address>(details);
  const [password, setPassword] = useState('');
  const put = useSend(changeAddress, {
    onSuccess: (answer) => {
      storePlayer(answer.data.player);
      onChanged();
      showToast({
        text: t`Your new address is saved. Please send proof of address.`,
        tone: 'good',
      });
      onClose();
    },
  });
  const refusal = useRefusal(put.error);
  const change = (part: Partial<Address>) => {
    put.reset();
    setAddress((before) => ({ ...before, ...part }));
  };
  const field = (name: keyof Address) => ({
    name,
    value: address[name],
    error: refusal.fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const typePassword = (typed: string) => {
    put.reset();
    setPassword(typed);
  };
  const list = useCall(countries, { query: { language: currentLanguage() } });
  const countryList = list.data?.data.data;
  const country = countryList?.find(({ id }) => id === address.country);
  const { leave, isFilled } = useCityOf(country, (city) => change({ city }));
  const leavePostCode = () => {
    if (address.post_code !== details.post_code) leave(address.post_code);
  };
  const send = () => {
    const { country, post_code, city, address1, address2 } = address;
    put.mutate({ body: { country, post_code, city, address1, address2, password } });
  };
  return {
    country: address.country,
    countries: countryList,
    field,
    leavePostCode,
    isCityFilled: isFilled,
    password,
    typePassword,
    refusal,
    send,
    isSending: put.isPending,
  };
}

/**
 * Shows the dialog for changing the postal address. The dialog first states the consequences of the change. It looks up
 * postcodes in the same way as the registration form.
 */
export default function AddressDialog(props: DialogProps) {
  const { t } = useLingui();
  const draft = useDraft(props);
  return (
    <Dialog title={t`Change address`} closeLabel={t`Close`} onClose={props.onClose} paper>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.send();
        }}
      >
        <p className={s.warning}>
          <Icon name="info" size={20} />
          <span>
            <Trans>
              Send proof of address to verify your new address. Travel and cash-outs are paused
              until our team approves the document.
            </Trans>
          </span>
        </p>
        <AddressFields draft={draft} />
        <PasswordField
          value={draft.password}
          error={draft.refusal.password}
          onChange={draft.typePassword}
        />
        <Trouble text={draft.refusal.whole} />
        <Button type="submit" wide loading={draft.isSending}>
          <Trans>Save address</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

function AddressFields({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { t, i18n } = useLingui();
  const countryName = useCountryName();
  const collator = new Intl.Collator(i18n.locale || 'en');
  // Use the same country names as the list of details behind this dialog.
  const options = draft.countries
    ?.map(({ id, served }) => ({ id, served, name: countryName(id) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return (
    <>
      <Select
        label={t`Country of residence`}
        required
        autoComplete="country"
        {...draft.field('country')}
      >
        {options?.map(({ id, name, served }) => (
          <option key={id} value={id} disabled={!served}>
            {served ? name : t`${name} (not available)`}
          </option>
        )) ?? <option value={draft.country}>{countryName(draft.country)}</option>}
      </Select>
      <div className={s.pair}>
        <Field
          label={t`Postcode`}
          hint={draft.isCityFilled ? t`City filled in from your postcode` : undefined}
          autoComplete="postal-code"
          maxLength={POST_CODE_MAX_LENGTH}
          required
          onBlur={draft.leavePostCode}
          {...draft.field('post_code')}
        />
        <Field
          label={t`City`}
          autoComplete="address-level2"
          maxLength={CITY_MAX_LENGTH}
          required
          {...draft.field('city')}
        />
      </div>
      <Field
        label={t`Street and number`}
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX_LENGTH}
        required
        {...draft.field('address1')}
      />
      <Field
        label={t`Flat, floor, building (optional)`}
        autoComplete="address-line2"
        maxLength={ADDRESS_MAX_LENGTH}
        {...draft.field('address2')}
      />
    </>
  );
}
