const lock = (x: number, y: number, width: number, height: number, rx: number) => (
  <rect {...{ x, y, width, height, rx }} fill="#f6dc9c" stroke="#9c6a1c" strokeWidth="2" />
);

/**
 * Drawing of each bag in a box of 200 × 150, with the base of the bag at y = 140. Bags with more places are drawn
 * larger.
 */
const bodies: Record<string, React.ReactNode> = {
  pouch: (
    <>
      <path d="M76 88c-16 14-22 52 4 52h40c26 0 20-38 4-52z" fill="#8a4b24" />
      <path d="M76 88c-16 14-22 52 4 52h40c26 0 20-38 4-52z" fill="#fff" opacity=".07" />
      <path d="M80 86l-8-16h56l-8 16z" fill="#6d3818" />
      <path d="M76 87h48" stroke="#f6dc9c" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M92 90c-4 14-12 16-12 24M108 90c2 12 8 12 8 20"
        fill="none"
        stroke="#f6dc9c"
        strokeWidth="3"
      />
      <circle cx="80" cy="116" r="4" fill="#e7b75a" />
      <circle cx="116" cy="112" r="4" fill="#e7b75a" />
    </>
  ),
  'carry-on': (
    <>
      <path d="M84 66V28h32v38" fill="none" stroke="#bac5ea" strokeWidth="5" />
      <rect x="80" y="22" width="40" height="10" rx="5" fill="#34478a" />
      <rect
        x="64"
        y="58"
        width="72"
        height="78"
        rx="12"
        fill="#0f7a6e"
        stroke="#2cc6b6"
        strokeWidth="3"
      />
      <path d="M80 60v74M100 60v74M120 60v74" stroke="#0a4f49" strokeWidth="4" />
      <rect x="90" y="88" width="20" height="14" rx="3" fill="#f6dc9c" />
      <circle cx="76" cy="138" r="5" fill="#16204a" />
      <circle cx="124" cy="138" r="5" fill="#16204a" />
    </>
  ),
  weekender: (
    <>
      <path d="M66 78c0-44 68-44 68 0" fill="none" stroke="#5a2c12" strokeWidth="8" />
      <path d="M44 82q4-14 18-14h76q14 0 18 14l6 46q1 12-11 12H49q-12 0-11-12z" fill="#a8632f" />
      <path d="M44 82h112" stroke="#6d3818" strokeWidth="4" />
      <path d="M68 68v72M132 68v72" stroke="#6d3818" strokeWidth="10" />
      <rect x="62" y="94" width="12" height="14" rx="2" fill="#f6dc9c" />
      <rect x="126" y="94" width="12" height="14" rx="2" fill="#f6dc9c" />
      <path
        d="M84 104h32v18H84z"
        fill="#8a4b24"
        stroke="#f6dc9c"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
    </>
  ),
  suitcase: (
    <>
      <path d="M82 50V38q0-8 8-8h20q8 0 8 8v12" fill="none" stroke="#4a2310" strokeWidth="8" />
      <rect
        x="34"
        y="48"
        width="132"
        height="92"
        rx="14"
        fill="#7a2f2b"
        stroke="#e7b75a"
        strokeWidth="3"
      />
      <path d="M34 82h132" stroke="#4f1714" strokeWidth="5" />
      <path
        d="M34 66V62q0-14 14-14h6zM166 66V62q0-14-14-14h-6zM34 122v4q0 14 14 14h6zM166 122v4q0 14-14 14h-6z"
        fill="#e7b75a"
      />
      {lock(58, 74, 18, 18, 3)}
      {lock(124, 74, 18, 18, 3)}
      <circle cx="100" cy="112" r="15" fill="#fbf6ea" transform="rotate(-10 100 112)" />
      <path d="M100 101l4 8 8 3-8 3-4 8-4-8-8-3 8-3z" fill="#23346e" />
    </>
  ),
  'steamer-trunk': (
    <>
      <path d="M18 58q0-26 26-26h112q26 0 26 26v82H18z" fill="#23346e" />
      <path d="M18 66h164" stroke="#0a1026" strokeWidth="6" />
      <path d="M44 32v108M156 32v108M82 32v108M118 32v108" stroke="#8a4b24" strokeWidth="11" />
      <path
        d="M18 58q0-26 26-26h112q26 0 26 26v82H18z"
        fill="none"
        stroke="#e7b75a"
        strokeWidth="4"
      />
      <path
        d="M18 118v22h22zM182 118v22h-22zM18 56q0-22 22-24l-22 32zM182 56q0-22-22-24l22 32z"
        fill="#e7b75a"
      />
      {lock(88, 56, 24, 30, 4)}
      <circle cx="100" cy="68" r="4" fill="#2a1a02" />
      <path d="M100 70v9" stroke="#2a1a02" strokeWidth="4" />
      <path
        d="M8 92q-6 0-6 8t6 8h10M192 92q6 0 6 8t-6 8h-10"
        fill="none"
        stroke="#4a2310"
        strokeWidth="7"
      />
    </>
  ),
};

/** Shows the picture of the bag with this id. It is decorative, because the bag's name is shown below it. */
export function BagPicture({ id, className }: { id: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 150" className={className} aria-hidden="true">
      <ellipse cx="100" cy="141" rx="82" ry="7" fill="#000" opacity=".35" />
      {bodies[id] ?? bodies['suitcase']}
    </svg>
  );
}
