import { Trans } from '@lingui/react/macro';
import { FieldError } from '@wl/ui/controls/field';
import { ageAsked } from './draft.ts';
import type { StepProps } from './step-props.ts';
import s from './acquire.module.css';

/** Shows the last registration step: a summary, the terms, and the consent to receive offers. */
export function TermsStep({ draft, change, errorOf }: StepProps) {
  const age = ageAsked(draft);
  const summary: [React.ReactNode, string][] = [
    [<Trans key="n">Name</Trans>, `${draft.first_name} ${draft.last_name}`],
    [
      <Trans key="d">Date of birth</Trans>,
      `${draft.dobDay.padStart(2, '0')}/${draft.dobMonth.padStart(2, '0')}/${draft.dobYear}`,
    ],
    [<Trans key="e">E-mail</Trans>, draft.email],
    [<Trans key="p">Phone</Trans>, draft.phoneNumber || draft.phone],
    [<Trans key="a">Address</Trans>, `${draft.address1}, ${draft.post_code} ${draft.city}`],
  ];
  return (
    <>
      <dl className={s.summary}>
        {summary.map(([label, value], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.term_and_condition}
          onChange={(event) => change({ term_and_condition: event.target.checked })}
        />
        <span>
          <Trans>
            I am {age} or older and accept the{' '}
            <a href="/terms-of-use" target="_blank" rel="noreferrer">
              terms of use
            </a>{' '}
            and the{' '}
            <a href="/privacy-policy" target="_blank" rel="noreferrer">
              privacy policy
            </a>
            .
          </Trans>
        </span>
      </label>
      <FieldError error={errorOf('term_and_condition')} />
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.offer_from}
          onChange={(event) => change({ offer_from: event.target.checked })}
        />
        <span>
          <Trans>Send me offers by e-mail. Every e-mail includes an unsubscribe link.</Trans>
        </span>
      </label>
    </>
  );
}
