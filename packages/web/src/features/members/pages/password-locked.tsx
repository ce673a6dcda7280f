import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/button';
import s from '../components/letter.module.css';

/** Too many wrong passwords: what happened and what to do. */
export default function PasswordLocked() {
  return (
    <main className={`paper ${s.letter ?? ''}`}>
      <svg className={s.stamp} viewBox="0 0 84 84" width="84" height="84" aria-hidden="true">
        <rect x="14" y="36" width="56" height="42" rx="8" fill="#b07c26" />
        <path d="M26 36V24a16 16 0 0 1 32 0v12" fill="none" stroke="#66552e" strokeWidth="7" />
        <circle cx="42" cy="54" r="6" fill="#2a1a02" />
        <path d="M40 56h4v12h-4z" fill="#2a1a02" />
      </svg>
      <h1>
        <Trans>Your account is locked</Trans>
      </h1>
      <p>
        <Trans>
          The password was wrong too often. For your safety the account rests for 15 minutes, and we
          sent you an e-mail. Your balance is safe.
        </Trans>
      </p>
      <Link to="/" className={buttonClass({})}>
        <Trans>Back to the home page</Trans>
      </Link>
    </main>
  );
}
