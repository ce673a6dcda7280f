import { Trans } from '@lingui/react/macro';
import s from './shell.module.css';

/** Shows the logo: the compass rose, the brand name and the back-office mark. */
export function Logo() {
  return (
    <span className={s.logo}>
      <svg width="30" height="30" viewBox="-32 -32 64 64" aria-hidden="true">
        <circle r="30" fill="#0a1026" stroke="#e7b75a" strokeWidth="3" />
        <path d="M0-25 5.5-5.5 25 0 5.5 5.5 0 25-5.5 5.5-25 0-5.5-5.5z" fill="#f6dc9c" />
        <circle r="4" fill="#0a1026" />
      </svg>
      <span className={s.brand}>Wanderluck</span>
      <span className={s.officeMark}>
        <Trans>Back office</Trans>
      </span>
    </span>
  );
}
