import type { RejectReason } from '@wl/world/casino/documents';
import { type ReactNode, useId } from 'react';
import s from './documents.module.css';

/**
 * Colours of the document sketches. The sketches measure 100 by 68 units. They contain no text, so they need no
 * translation.
 */
const INK = '#23346e';
const FAINT = '#8a94b8';
const BAD = '#b3261e';
const GOOD = '#0f6b45';

function Rows({ x = 44, y = 18, ends = [82, 74, 84, 66], colour = INK }) {
  return (
    <path
      d={ends.map((end, at) => `M${x} ${y + at * 10}H${end}`).join('')}
      stroke={colour}
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

function IdSketch({ children, rows = true }: { children?: ReactNode; rows?: boolean }) {
  return (
    <>
      <rect x="6" y="8" width="88" height="52" rx="5" fill="#e4e9f5" stroke={INK} strokeWidth="2" />
      <rect x="12" y="15" width="24" height="30" rx="2" fill="#c3cce6" />
      <circle cx="24" cy="25" r="6" fill={INK} />
      <path d="M14 45c0-9 20-9 20 0z" fill={INK} />
      {rows && <Rows />}
      {children}
    </>
  );
}

function LetterSketch({ children }: { children?: ReactNode }) {
  return (
    <>
      <path d="M22 3H78V65H22Z" fill="#fffdf7" stroke={INK} strokeWidth="2" />
      <Rows x={30} y={34} ends={[70, 66, 70]} colour={FAINT} />
      {children}
    </>
  );
}

function CardSketch({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect x="6" y="8" width="88" height="52" rx="7" fill="#34478a" />
      <rect x="14" y="17" width="14" height="11" rx="2" fill="#e7b75a" />
      {children}
    </>
  );
}

/** Draws the card digits with indices from `from` to `to` (exclusive) as dots, in groups of four. */
function Digits({ from, to, y = 40 }: { from: number; to: number; y?: number }) {
  return (
    <>
      {Array.from({ length: 16 }, (_, at) => at)
        .filter((at) => at >= from && at < to)
        .map((at) => (
          <circle
            key={at}
            cx={15 + at * 4.4 + Math.floor(at / 4) * 2}
            cy={y}
            r="1.500"
            fill="#fff"
          />
        ))}
    </>
  );
}

function Calendar({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="22" height="19" rx="3" fill="#fff" stroke={colour} strokeWidth="2" />
      <path d="M0 6H22" stroke={colour} strokeWidth="3" />
      {colour === BAD ? (
        <path d="M7 9l8 7m0-7l-8 7" stroke={colour} strokeWidth="2.400" />
      ) : (
        <path d="M6 12l4 4 7-7" fill="none" stroke={colour} strokeWidth="2.400" />
      )}
    </g>
  );
}

const ring = (colour: string, y = 18) => (
  <rect
    x="26"
    y={y - 7}
    width="48"
    height="14"
    rx="7"
    fill="none"
    stroke={colour}
    strokeWidth="2.200"
  />
);

/** Two sketches for each rejection reason: first an unacceptable picture, then an acceptable one. */
const sketches: Readonly<Record<RejectReason, (blur: string) => readonly [ReactNode, ReactNode]>> =
  {
    unreadable: (blur) => [
      <g key="bad">
        <g filter={blur}>
          <IdSketch />
        </g>
        <path d="M52 4L96 62" stroke="#fff" strokeWidth="15" opacity=".75" />
      </g>,
      <IdSketch key="good" />,
    ],
    cut_off: () => [
      <g key="bad" transform="translate(26 20) rotate(8)">
        <IdSketch />
      </g>,
      <g key="good" transform="translate(12 8) scale(.78)">
        <IdSketch />
      </g>,
    ],
    expired: () => [
      <IdSketch key="bad">
        <Calendar x={66} y={36} colour={BAD} />
      </IdSketch>,
      <IdSketch key="good">
        <Calendar x={66} y={36} colour={GOOD} />
      </IdSketch>,
    ],
    too_old: () => [
      <LetterSketch key="bad">
        <Calendar x={50} y={8} colour={BAD} />
      </LetterSketch>,
      <LetterSketch key="good">
        <Calendar x={50} y={8} colour={GOOD} />
      </LetterSketch>,
    ],
    other_name: () => [
      <IdSketch key="bad" rows={false}>
        <Rows y={28} ends={[74, 84, 66]} colour={FAINT} />
        <Rows y={18} ends={[70]} colour={BAD} />
        <rect
          x="39"
          y="11"
          width="42"
          height="14"
          rx="7"
          fill="none"
          stroke={BAD}
          strokeWidth="2.200"
        />
      </IdSketch>,
      <IdSketch key="good" rows={false}>
        <Rows y={28} ends={[74, 84, 66]} colour={FAINT} />
        <Rows y={18} ends={[78]} colour={GOOD} />
      </IdSketch>,
    ],
    other_address: () => [
      <LetterSketch key="bad">
        <Rows x={32} y={15} ends={[64]} colour={BAD} />
        {ring(BAD, 15)}
      </LetterSketch>,
      <LetterSketch key="good">
        <Rows x={30} y={15} ends={[66]} colour={GOOD} />
        <Rows x={30} y={23} ends={[58]} colour={GOOD} />
      </LetterSketch>,
    ],
    wrong_type: () => [
      <g key="bad">
        <rect
          x="6"
          y="8"
          width="88"
          height="52"
          rx="5"
          fill="#f6dc9c"
          stroke="#8a5d12"
          strokeWidth="2"
        />
        <path d="m50 16 5 12 13 1-10 8 4 13-12-7-12 7 4-13-10-8 13-1z" fill="#8a5d12" />
      </g>,
      <IdSketch key="good" />,
    ],
    side_missing: () => [
      <g key="bad">
        <g transform="translate(2 2) scale(.66)">
          <IdSketch />
        </g>
        <rect
          x="36"
          y="30"
          width="58"
          height="34"
          rx="4"
          fill="none"
          stroke={BAD}
          strokeWidth="2"
          strokeDasharray="5 4"
        />
        <path d="M60 42l10 10m0-10l-10 10" stroke={BAD} strokeWidth="2.400" />
      </g>,
      <g key="good">
        <g transform="translate(2 2) scale(.66)">
          <IdSketch />
        </g>
        <rect
          x="36"
          y="30"
          width="58"
          height="34"
          rx="4"
          fill="#e4e9f5"
          stroke={INK}
          strokeWidth="2"
        />
        <path d="M36 37H94V44H36Z" fill={INK} />
        <path d="M42 52H74M42 58H64" stroke={FAINT} strokeWidth="2.500" />
      </g>,
    ],
    not_masked: () => [
      <CardSketch key="bad">
        <Digits from={0} to={16} />
      </CardSketch>,
      <CardSketch key="good">
        <Digits from={0} to={6} />
        <rect x="42" y="35" width="30" height="10" fill="#05070f" />
        <Digits from={12} to={16} />
      </CardSketch>,
    ],
    altered: () => [
      <IdSketch key="bad" rows={false}>
        <Rows y={38} ends={[84, 66]} colour={FAINT} />
        <g transform="rotate(-7 62 22)">
          <path d="M41 13H86V30H41Z" fill="#fff" stroke={BAD} strokeWidth="2" />
          <Rows x={46} y={22} ends={[78]} colour={BAD} />
        </g>
        <path d="M38 12l9 4M82 10l8-3" stroke="#e7b75a" strokeWidth="4" opacity=".8" />
      </IdSketch>,
      <IdSketch key="good" />,
    ],
  };

/** Draws a picture with the fault that led to the rejection, next to a picture without that fault. */
export function ReasonExample({ reason, label }: { reason: RejectReason; label: string }) {
  const id = useId();
  const [bad, good] = sketches[reason](`url(#${id})`);
  return (
    <svg className={s.example} viewBox="0 0 224 84" role="img" aria-label={label}>
      <filter id={id}>
        <feGaussianBlur stdDeviation="2.600" />
      </filter>
      <clipPath id={`${id}c`}>
        <rect width="100" height="68" rx="6" />
      </clipPath>
      {[bad, good].map((sketch, at) => (
        <g key={at === 0 ? 'bad' : 'good'} transform={`translate(${at === 0 ? 2 : 122} 2)`}>
          <g clipPath={`url(#${id}c)`}>
            <rect width="100" height="68" fill="#cbb98d" />
            {sketch}
          </g>
          <rect
            width="100"
            height="68"
            rx="6"
            fill="none"
            stroke={at === 0 ? BAD : GOOD}
            strokeWidth="3"
          />
          <g transform="translate(88 66)">
            <circle r="11" fill={at === 0 ? BAD : GOOD} stroke="#fffaf0" strokeWidth="2" />
            <path
              d={at === 0 ? 'M-4-4L4 4M4-4L-4 4' : 'M-5 0L-1 4L5-4'}
              fill="none"
              stroke="#fff"
              strokeWidth="2.600"
            />
          </g>
        </g>
      ))}
    </svg>
  );
}
