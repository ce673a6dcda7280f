import { Trans, useLingui } from '@lingui/react/macro';
import { changePhone } from '@wl/contract/details';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { FieldFrame } from '@wl/ui/controls/field';
import { showToast } from '@wl/ui/feedback/toast';
import { PHONE_MAX_LENGTH_REGISTRATION } from '@wl/world/casino/limits';
import { useState } from 'react';
import { useSend } from '../../../app/api.ts';
import {
  countryOfNumber,
  PhoneInput,
  preferredCountries,
  texts,
  useUnserved,
} from '../../members/index.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import type { DialogProps } from './details-sheet.tsx';
import { PasswordField, Trouble, useRefusal } from './form-parts.tsx';
import s from './details.module.css';

/** Returns the country of the member's number or, if there is no number, the member's country of residence. */
const countryOf = async ({ phone, country }: DialogProps['details']): Promise<string> =>
  countryOfNumber(await import('libphonenumber-js/min'), phone) ?? country;

/** Shows a dialog that changes the telephone number, using the phone input from the registration form. */
export default function PhoneDialog({ details, onChanged, onClose }: DialogProps) {
  const { t } = useLingui();
  useTexts(texts);
  const excluded = useUnserved();
  const [phone, setPhone] = useState({ text: details.phone, number: details.phone });
  const [password, setPassword] = useState('');
  const put = useSend(changePhone, {
    onSuccess: () => {
      onChanged();
      showToast({ text: t`Your new phone number is saved.`, tone: 'good' });
      onClose();
    },
  });
  const refusal = useRefusal(put.error);
  return (
    <Dialog title={t`Change phone number`} closeLabel={t`Close`} onClose={onClose} paper>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          put.mutate({ body: { phone: phone.number, password } });
        }}
      >
        <FieldFrame label={t`Phone`} error={refusal.fields['phone']}>
          {(control) => (
            <PhoneInput
              id={control.id}
              describedBy={control['aria-describedby']}
              invalid={control['aria-invalid'] === true}
              value={phone.text}
              preferred={preferredCountries}
              excluded={excluded}
              search
              maxLength={PHONE_MAX_LENGTH_REGISTRATION}
              lookUpCountry={() => countryOf(details)}
              onChange={({ text, number }) => {
                put.reset();
                setPhone({ text, number });
              }}
            />
          )}
        </FieldFrame>
        <PasswordField
          value={password}
          error={refusal.password}
          onChange={(typed) => {
            put.reset();
            setPassword(typed);
          }}
        />
        <Trouble text={refusal.whole} />
        <Button type="submit" wide loading={put.isPending}>
          <Trans>Save phone number</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
