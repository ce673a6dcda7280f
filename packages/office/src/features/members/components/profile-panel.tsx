import { Trans, useLingui } from '@lingui/react/macro';
import { useCodeNames, useFormats } from '../../../app/language/format.ts';
import s from './members.module.css';

interface Profile {
  date_of_birth: string;
  nationality: string;
  phone: string;
  address: string;
  language: string;
  level: number;
}

export function ProfilePanel({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { country, language } = useCodeNames();
  const rows: [string, string | number][] = [
    [t`Date of birth`, day(profile.date_of_birth)],
    [t`Nationality`, country(profile.nationality)],
    [t`Phone`, profile.phone],
    [t`Address`, profile.address],
    [t`Language`, language(profile.language)],
    [t`Level`, profile.level],
  ];
  return (
    <section className={s.panel}>
      <h2>
        <Trans>Profile</Trans>
      </h2>
      <dl className={s.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
