import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_SHARE_PERCENT } from '@wl/contract/office/affiliates';
import { Field } from '../../../app/forms/field.tsx';
import s from './affiliates.module.css';

export interface Contact {
  name: string;
  first_name: string;
  last_name: string;
  birth_date: string;
  email: string;
  phone: string;
  country: string;
  post_code: string;
  address1: string;
  share_percent: number;
}

export const noContact: Contact = {
  name: '',
  first_name: '',
  last_name: '',
  birth_date: '',
  email: '',
  phone: '',
  country: '',
  post_code: '',
  address1: '',
  share_percent: 25,
};

interface ContactFieldsProps {
  value: Contact;
  onChange: (change: Partial<Contact>) => void;
}

/**
 * Shows the fields for the affiliate's trade name, commission share, contact person and address. The details needed to
 * identify the affiliate's own member accounts are required.
 */
export function ContactFields({ value, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <div className={s.fields}>
      <Field label={t`Trade name`} value={value.name} onChange={(name) => onChange({ name })} />
      <Field
        label={t`Share of net revenue (%)`}
        type="number"
        max={MAX_SHARE_PERCENT}
        value={value.share_percent}
        onChange={(share) => onChange({ share_percent: Number(share) })}
      />
      <PersonFields value={value} onChange={onChange} />
      <AddressFields value={value} onChange={onChange} />
      <p className={s.hint}>
        <Trans>
          The name, date of birth and address identify the affiliate’s own accounts. No revenue is
          shared for those accounts.
        </Trans>
      </p>
    </div>
  );
}

function PersonFields({ value, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`First name`}
        value={value.first_name}
        onChange={(first_name) => onChange({ first_name })}
      />
      <Field
        label={t`Last name`}
        value={value.last_name}
        onChange={(last_name) => onChange({ last_name })}
      />
      <Field
        label={t`E-mail`}
        type="email"
        max={254}
        value={value.email}
        onChange={(email) => onChange({ email })}
      />
      <Field
        label={t`Phone number, if known`}
        type="tel"
        max={25}
        required={false}
        value={value.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <Field
        label={t`Date of birth`}
        type="date"
        value={value.birth_date}
        onChange={(birth_date) => onChange({ birth_date })}
      />
    </>
  );
}

function AddressFields({ value, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`Country code (two letters)`}
        max={2}
        pattern="[A-Za-z]{2}"
        title={t`Two letters, such as US`}
        value={value.country}
        onChange={(country) => onChange({ country: country.toUpperCase() })}
      />
      <Field
        label={t`Street and number`}
        max={200}
        value={value.address1}
        onChange={(address1) => onChange({ address1 })}
      />
      <Field
        label={t`Postcode`}
        max={20}
        required={false}
        value={value.post_code}
        onChange={(post_code) => onChange({ post_code })}
      />
    </>
  );
}
