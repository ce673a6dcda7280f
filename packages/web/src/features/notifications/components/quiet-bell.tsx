/** Renders the picture for an empty notification list: a bell that rests on its tray. */
export function QuietBell() {
  return (
    <svg viewBox="0 0 240 168" width="240" height="168" aria-hidden="true">
      <defs>
        <linearGradient id="bell-dome" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#fff0c4" />
          <stop offset=".45" stopColor="#e7b75a" />
          <stop offset="1" stopColor="#8d5e17" />
        </linearGradient>
        <linearGradient id="bell-foot" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#f6dc9c" />
          <stop offset="1" stopColor="#9c6a1c" />
        </linearGradient>
      </defs>
      <ellipse cx="120" cy="146" rx="108" ry="14" fill="#0a1026" opacity=".45" />
      {/* Folded telegrams below the tray represent read notifications. */}
      <g transform="rotate(-8 60 120)">
        <path d="M14 104h86v34H14z" fill="#f3e9d2" />
        <path d="M14 104l43 20 43-20" fill="none" stroke="#b07c26" strokeWidth="2" />
        <path d="M14 104h86v4H14z" fill="#fff" opacity=".5" />
      </g>
      <g transform="rotate(7 184 120)">
        <path d="M142 106h84v32h-84z" fill="#e9d8ae" />
        <path d="M150 116h46M150 124h62M150 132h34" stroke="#b07c26" strokeWidth="2.4" />
        <circle cx="214" cy="116" r="6" fill="#c7392f" />
      </g>
      <path d="M44 132h152a8 8 0 0 1 0 16H44a8 8 0 0 1 0-16z" fill="url(#bell-foot)" />
      <path d="M44 132h152a8 8 0 0 1 6 3H38a8 8 0 0 1 6-3z" fill="#fff" opacity=".5" />
      <path d="M58 130a62 62 0 0 1 124 0z" fill="url(#bell-dome)" />
      <path d="M58 130a62 62 0 0 1 124 0h-10a52 52 0 0 0-104 0z" fill="#8d5e17" opacity=".35" />
      <path
        d="M76 116a46 46 0 0 1 26-33"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M54 126h132v8H54z" rx="4" fill="#b07c26" />
      <path d="M114 52h12v18h-12z" fill="#9c6a1c" />
      <circle cx="120" cy="48" r="10" fill="url(#bell-dome)" />
      <circle cx="117" cy="45" r="3" fill="#fff" opacity=".8" />
      <g fill="none" stroke="#e7b75a" strokeWidth="3" strokeLinecap="round" opacity=".4">
        <path d="M92 30l-6-8M120 24V12M148 30l6-8" />
      </g>
    </svg>
  );
}
