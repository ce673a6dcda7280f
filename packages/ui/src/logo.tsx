import { cx } from './cx.tsx';
import s from './logo.module.css';

/** Shows the compass star and the brand name. `name` comes from `@wl/world/casino/brand`. */
export function Logo({ name, small }: { name: string; small?: boolean }) {
  const edge = small ? 26 : 34;
  return (
    <span className={cx(s.logo, small && s.small)}>
      <svg width={edge} height={edge} viewBox="-32 -32 64 64" aria-hidden="true">
        <circle r="30" fill="#0a1026" stroke="#e7b75a" strokeWidth="3" />
        <path
          d="M0-25L5.500-5.500 25 0 5.500 5.500 0 25-5.500 5.500-25 0-5.500-5.500z"
          fill="#f6dc9c"
        />
        <circle r="4" fill="#0a1026" />
      </svg>
      <span className={s.name}>{name}</span>
    </span>
  );
}
