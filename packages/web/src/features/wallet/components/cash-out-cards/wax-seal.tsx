import { useId } from 'react';

/** Draws a wax seal with Wanderluck's star: gold if the cash-out is locked, otherwise red. */
export function WaxSeal({ locked }: { locked: boolean }) {
  const id = useId();
  const [light, main, deep] = locked
    ? ['#fbe3a4', '#cf9838', '#7d520c']
    : ['#ef7565', '#bb2c22', '#74120d'];
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}wax`} cx=".36" cy=".28" r=".8">
          <stop offset="0" stopColor={light} />
          <stop offset=".5" stopColor={main} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
        <radialGradient id={`${id}dish`} cx=".6" cy=".72" r=".8">
          <stop offset="0" stopColor={light} stopOpacity=".75" />
          <stop offset=".6" stopColor={main} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      </defs>
      <path
        d="M2-31C9-33 15-28 20-24 26-20 31-17 30-9 30-3 33 3 30 10 28 17 24 20 20 25 15 30 8 29 2 31-5 32-10 31-16 27-22 24-27 22-29 15-31 8-30 4-31-3-32-10-28-14-24-19-19-24-16-28-10-29-6-30-3-30 2-31Z"
        fill={`url(#${id}wax)`}
        stroke={deep}
        strokeWidth="1"
      />
      <circle r="20.500" fill={`url(#${id}dish)`} stroke={deep} strokeWidth="1.200" />
      <circle r="18" fill="none" stroke={light} strokeOpacity=".5" strokeWidth=".8" />
      <path
        d="M0-14.500 3.200-3.200 14.500 0 3.200 3.200 0 14.500-3.200 3.200-14.500 0-3.200-3.200Z"
        fill={light}
        fillOpacity=".85"
        stroke={deep}
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path
        d="M-21-18C-17-23-11-26-5-26"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </svg>
  );
}
