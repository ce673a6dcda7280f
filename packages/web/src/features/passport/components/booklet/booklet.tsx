import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Passport } from '@wl/contract/passport';
import { buttonClass } from '@wl/ui/controls/button';
import { InkStamp, type StampShape } from '@wl/ui/journey/ink-stamp';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../app/language/formats.ts';
import { useSession } from '../../../../app/session/session.ts';
import { useCountryName, useDates } from '../../../details/index.ts';
import { machineLines, passportNumber } from '../../machine-zone.ts';
import { Portrait } from './portrait.tsx';
import s from './booklet.module.css';

/** Shows the passport booklet, bound in blue leather, with the data page on the left and the visas on the right. */
export function Booklet({ passport }: { passport: Passport }) {
  return (
    <article className={s.cover}>
      <div className={`paper ${s.spread ?? ''}`}>
        <DataPage passport={passport} />
        <VisaPage passport={passport} />
      </div>
    </article>
  );
}

function Line({
  label,
  wide,
  children,
}: {
  label: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? s.wideLine : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DataPage({ passport }: { passport: Passport }) {
  const { day } = useDates();
  const countryName = useCountryName();
  const memberId = useSession((session) => session.player?.id) ?? '';
  const { details, issued_at } = passport;
  const number = passportNumber(memberId);
  const lines = machineLines({
    firstName: details.first_name,
    lastName: details.last_name,
    nickname: details.nickname,
    nationality: details.nationality,
    dateOfBirth: details.date_of_birth,
    issuedAt: issued_at,
    number,
  });
  return (
    <section className={s.dataPage} aria-labelledby="holder">
      <header className={s.head}>
        <svg viewBox="-32 -32 64 64" width="38" height="38" aria-hidden="true">
          <circle r="30" fill="none" stroke="currentColor" strokeWidth="2.500" />
          <circle r="25" fill="none" stroke="currentColor" strokeWidth="1" />
          <path d="M0-22L5-5 22 0 5 5 0 22-5 5-22 0-5-5z" fill="currentColor" />
        </svg>
        <p>
          <b>
            <Trans>Passport</Trans>
          </b>
          <span>Wanderluck</span>
        </p>
        <p className={s.number}>
          <span>
            <Trans>Passport no.</Trans>
          </span>
          <b>{number}</b>
        </p>
      </header>
      <div className={s.holder}>
        <Portrait />
        <div className={s.facts}>
          <h1 id="holder">
            {details.first_name} {details.last_name}
          </h1>
          <dl>
            <Line label={<Trans>Nickname</Trans>}>{details.nickname}</Line>
            <Line label={<Trans>Nationality</Trans>}>{countryName(details.nationality)}</Line>
            <Line label={<Trans>Date of birth</Trans>}>{day(details.date_of_birth)}</Line>
            <Line label={<Trans>Date of issue</Trans>}>{day(issued_at.slice(0, 10))}</Line>
            <Line label={<Trans>Authority</Trans>} wide>
              <Trans>Wanderluck passport office</Trans>
            </Line>
          </dl>
        </div>
      </div>
      <p className={s.machine} aria-hidden="true">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </section>
  );
}

interface Stage {
  name: string;
  done: boolean;
  shape: StampShape;
  /**
   * Instruction that tells the member how to complete this stage; empty for the first stage, which is always complete.
   */
  next: string;
}

function useStages({ details, passport }: Passport): Stage[] {
  const { t } = useLingui();
  return [
    { name: t`Registered`, done: true, shape: 'round', next: '' },
    {
      name: t`E-mail confirmed`,
      done: details.email_confirmed,
      shape: 'oblong',
      next: t`Enter the six-digit code we sent you.`,
    },
    {
      name: t`Active`,
      done: passport !== 'none',
      shape: 'hexagon',
      next: t`Your first top-up activates your passport.`,
    },
    {
      name: t`Verified`,
      done: passport === 'verified',
      shape: 'shield',
      next: t`Verify your identity and address below. Then you can travel and cash out.`,
    },
  ];
}

function VisaPage({ passport }: { passport: Passport }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const stages = useStages(passport);
  const next = stages.find(({ done }) => !done);
  const line = date(passport.issued_at);
  return (
    <section className={s.visaPage} aria-labelledby="visas">
      <h2 id="visas">
        <Trans>Visas</Trans>
      </h2>
      <ol className={s.stamps}>
        {stages.map((stage, at) => (
          <li key={stage.shape}>
            <InkStamp
              className={s.stamp}
              shape={stage.shape}
              name={stage.name}
              line={at === 0 ? line : 'WANDERLUCK'}
              done={stage.done}
            />
            <span className="sr-only">
              {stage.done ? t`${stage.name}: stamped` : t`${stage.name}: not stamped yet`}
            </span>
          </li>
        ))}
      </ol>
      <div className={s.next}>
        {next ? (
          <p>{next.next}</p>
        ) : (
          <p>
            <Trans>Your passport is verified. You can travel and cash out whenever you like.</Trans>
          </p>
        )}
        <NextStep passport={passport} />
      </div>
    </section>
  );
}

/** Shows a link to the next step in completing the passport, or nothing if no step remains. */
function NextStep({ passport: { details, passport } }: { passport: Passport }) {
  if (!details.email_confirmed)
    return (
      <Link to="/unverified-email-access" className={buttonClass()}>
        <Trans>Confirm e-mail address</Trans>
      </Link>
    );
  if (passport === 'none')
    return (
      <Link to="/my-wallet-xs" className={buttonClass()}>
        <Trans>Top up</Trans>
      </Link>
    );
  if (passport === 'active')
    return (
      <a href="#documents" className={buttonClass()}>
        <Trans>See my documents</Trans>
      </a>
    );
  return null;
}
