import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentCase } from '@wl/contract/office/passport';
import { ADDRESS_PROOF_MAX_AGE_MONTHS } from '@wl/world/casino/limits';
import { useFormats } from '../../../app/language/format.ts';
import d from './documents.module.css';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the number of full years between a date of birth and an instant. */
function age(birth: string, at: string): number {
  const years = Number(at.slice(0, 4)) - Number(birth.slice(0, 4));
  return at.slice(5, 10) < birth.slice(5, 10) ? years - 1 : years;
}

type Row = [label: string, value: string, beside?: string];

/**
 * Shows the details that the member entered. The text is as large as the print on a document, so that clerks can
 * compare the two.
 */
export function StatedDetails({ one }: { one: DocumentCase }) {
  const { t, i18n } = useLingui();
  const { day } = useFormats();
  const { details } = one;
  const country = (code: string) =>
    new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(code) ?? code;
  const days =
    one.issued_on === null
      ? 0
      : Math.max(0, Math.floor((Date.parse(one.server_now) - Date.parse(one.issued_on)) / DAY_MS));
  const years = age(details.date_of_birth, one.server_now);
  const person: Row[] = [
    [t`Last name`, details.last_name],
    [t`First name`, details.first_name],
    [t`Date of birth`, day(details.date_of_birth), t`${years} years old`],
    [t`Nationality`, country(details.nationality)],
  ];
  const place: Row[] = [
    [t`Street`, [details.address1, details.address2].filter(Boolean).join(', ')],
    [t`Postcode and city`, `${details.post_code} ${details.city}`],
    [t`Country`, country(details.country)],
  ];
  const reach: Row[] = [
    [t`Phone`, details.phone],
    [t`E-mail`, details.email, details.email_confirmed ? t`confirmed` : t`not confirmed`],
  ];
  const issued: Row[] =
    one.issued_on === null
      ? []
      : [
          [
            t`Issued on`,
            day(one.issued_on),
            t`${plural(days, {
              0: 'Issued today.',
              one: 'Issued # day ago.',
              other: 'Issued # days ago.',
            })} The maximum age is ${ADDRESS_PROOF_MAX_AGE_MONTHS} months.`,
          ],
        ];
  // First show the details that this kind of document contains.
  const names = person.slice(0, 2);
  const rows =
    one.kind === 'address'
      ? [...issued, ...names, ...place, ...person.slice(2), ...reach]
      : one.kind === 'payment'
        ? [...names, ...reach, ...place, ...person.slice(2)]
        : [...person, ...place, ...reach];
  const first = { identity: 4, address: 6, payment: 2 }[one.kind];
  return (
    <section className={d.result} aria-labelledby="told-title">
      <h3 id="told-title">
        <Trans>Details given by the member</Trans>
      </h3>
      <dl>
        {rows.map(([label, value, beside], index) => (
          <div key={label} data-first={index < first}>
            <dt>{label}</dt>
            <dd>
              {value}
              {beside && <small>{beside}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
