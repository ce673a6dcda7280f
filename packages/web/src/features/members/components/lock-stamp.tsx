import s from './email-sent.module.css';

/** Shows a brass padlock. Its shackle is open if the account is unlocked. */
export function LockStamp({ open = false }: { open?: boolean }) {
  return (
    <svg className={s.stamp} viewBox="0 0 84 84" width="84" height="84" aria-hidden="true">
      <path
        d={open ? 'M26 40V22a16 16 0 0 1 31-5' : 'M26 36V24a16 16 0 0 1 32 0v12'}
        fill="none"
        stroke="#66552e"
        strokeWidth="7"
      />
      <rect x="14" y="36" width="56" height="42" rx="8" fill="#b07c26" />
      <circle cx="42" cy="54" r="6" fill="#2a1a02" />
      <path d="M40 56h4v12h-4z" fill="#2a1a02" />
    </svg>
  );
}
