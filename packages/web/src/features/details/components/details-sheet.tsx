import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Passport } from '@wl/contract/passport';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../feature.ts';
import { useCountryName } from '../use-country-name.ts';
import { useDates } from '../use-dates.ts';
import s from './details.module.css';

type Details = Passport['details'];

const NicknameDialog = lazy(() => import('./nickname-dialog.tsx'));
const PhoneDialog = lazy(() => import('./phone-dialog.tsx'));
const EmailDialog = lazy(() => import('./email-dialog.tsx'));
const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const dialogs = {
  nickname: NicknameDialog,
  phone: PhoneDialog,
  email: EmailDialog,
  address: AddressDialog,
};

interface SheetProps {
  details: Details;
  /** Called after a change, so that the page can reload the details. */
  onChanged: () => void;
}

export interface DialogProps extends SheetProps {
  onClose: () => void;
}

/** Shows the member's details, each with a button to change it. */
export function DetailsSheet(props: SheetProps) {
  // A skeleton reserves space for the details while the texts are loading.
  if (!useTexts(feature)) return <Skeleton className={s.bone ?? ''} />;
  return <Sheet {...props} />;
}

function Sheet({ details, onChanged }: SheetProps) {
  const { t } = useLingui();
  const { day } = useDates();
  const countryName = useCountryName();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Dialog = open && dialogs[open];
  const wanted = details.email_wanted;
  return (
    <section aria-labelledby="details-title" className={s.section}>
      <h2 id="details-title">
        <Trans>My details</Trans>
      </h2>
      <PaperCard className={s.sheet}>
        <dl className={s.rows}>
          <Row label={t`Nickname`} onChange={() => setOpen('nickname')} change={t`Change nickname`}>
            {details.nickname}
          </Row>
          <Row
            label={t`E-mail`}
            onChange={() => setOpen('email')}
            change={t`Change e-mail address`}
          >
            {details.email}
            {wanted ? (
              <small className={s.waiting}>
                <Trans>You still have to confirm {wanted} with a code.</Trans>
              </small>
            ) : (
              !details.email_confirmed && (
                <small className={s.waiting}>
                  <Trans>Not confirmed yet.</Trans>{' '}
                  <Link to="/unverified-email-access">
                    <Trans>Enter the code</Trans>
                  </Link>
                </small>
              )
            )}
          </Row>
          <Row label={t`Phone`} onChange={() => setOpen('phone')} change={t`Change phone number`}>
            {details.phone}
          </Row>
          <Row label={t`Address`} onChange={() => setOpen('address')} change={t`Change address`}>
            {details.address1}
            {details.address2 && <br />}
            {details.address2}
            <br />
            {details.post_code} {details.city}, {countryName(details.country)}
          </Row>
          <Row label={t`Full name`}>
            {details.first_name} {details.last_name}
          </Row>
          <Row label={t`Date of birth`}>{day(details.date_of_birth)}</Row>
          <Row label={t`Nationality`}>{countryName(details.nationality)}</Row>
        </dl>
        <p className={s.fixed}>
          <Trans>
            Only our passport team can change your name, date of birth and nationality. Send an
            identity document that shows the new details, and{' '}
            <Link to="/contact-us">write to us</Link>.
          </Trans>
        </p>
      </PaperCard>
      {Dialog && (
        <Suspense>
          <Dialog details={details} onChanged={onChanged} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface RowProps {
  label: string;
  children: ReactNode;
  onChange?: () => void;
  /** Accessible name of the button that changes the value. */
  change?: string;
}

function Row({ label, children, onChange, change }: RowProps) {
  return (
    <div className={s.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {onChange && (
        <dd className={s.act}>
          <Button variant="quiet" aria-label={change} onClick={onChange}>
            <Trans>Change</Trans>
          </Button>
        </dd>
      )}
    </div>
  );
}
