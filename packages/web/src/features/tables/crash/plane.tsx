/** Draws the propeller plane that climbs along the curve, with its nose pointing right. */
export function Plane({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 110" aria-hidden="true">
      <defs>
        <linearGradient id="plane-body" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fffdf6" />
          <stop offset="0.55" stopColor="#f0e7d6" />
          <stop offset="1" stopColor="#9a93bd" />
        </linearGradient>
        <linearGradient id="plane-wing" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#e8e2f3" />
          <stop offset="1" stopColor="#8d86b4" />
        </linearGradient>
      </defs>
      <path d="M118 47 92 12q-3-5 4-5l12 1 46 37z" fill="#6f6a9c" />
      <path d="M30 53 8 16q-3-6 4-6h13q5 0 8 4l22 28z" fill="#1c2f7a" />
      <path d="m20 24 3 6 6-2-3 6 5 4-7 1-1 6-4-5-6 2 3-6-5-4 7-1z" fill="#ffd98d" />
      <path
        d="M16 50q-6-6 4-8 60-12 140-11c38 0 62 12 74 26 3 4 1 7-3 9-16 9-44 14-80 14-50 0-96-8-135-30z"
        fill="url(#plane-body)"
      />
      <path
        d="M18 50q44 12 104 12c52 0 92-4 113-6q1 6-5 9-24 14-79 14c-50 0-94-7-133-29z"
        fill="#22378c"
      />
      <path d="M18 50q44 12 104 12c52 0 92-4 113-6v3q-40 7-112 7-60 0-105-16z" fill="#f0c463" />
      <path d="M198 34q16 3 26 12-14 3-28 1-4-8 2-13z" fill="#16204f" />
      <g fill="#ffd27a">
        {[62, 78, 94, 110, 126, 142, 158, 174].map((x) => (
          <rect key={x} x={x} y={41} width={8} height={9} rx={4} />
        ))}
      </g>
      <path d="M44 56 14 78q-6 5 1 6l10-1 40-20z" fill="#6f6a9c" />
      <path d="m100 62-38 40q-4 6 3 6l14-2 74-39q-20-8-53-5z" fill="url(#plane-wing)" />
      <g>
        <rect x="104" y="74" width="46" height="15" rx="7.5" fill="#d8a94a" />
        <rect x="146" y="76" width="9" height="11" rx="4" fill="#d1443c" />
        <ellipse cx="157" cy="81" rx="2.5" ry="19" fill="#ffffff66" />
        <rect x="80" y="90" width="38" height="13" rx="6.5" fill="#d8a94a" />
        <rect x="115" y="91" width="8" height="10" rx="4" fill="#d1443c" />
        <ellipse cx="124" cy="96" rx="2.5" ry="16" fill="#ffffff66" />
      </g>
    </svg>
  );
}

/** Draws the parachute of a bet that was cashed out. */
export function Parachute({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 56 70" aria-hidden="true">
      <path
        d="M4 28C4 10 16 3 28 3s24 7 24 25q-6-5-12 0-6-5-12 0-6-5-12 0-6-5-12 0z"
        fill="#2cc6b6"
      />
      <path d="M16 28C17 11 22 3 28 3s11 8 12 25q-6-5-12 0-6-5-12 0z" fill="#fbf6ea" />
      <path d="M4 28 26 56M16 28l11 28M40 28 29 56M52 28 30 56" stroke="#fff" fill="none" />
      <rect x="22" y="55" width="12" height="12" rx="3" fill="#e7b75a" />
    </svg>
  );
}
