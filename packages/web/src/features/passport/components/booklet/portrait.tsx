import { useId } from 'react';
import s from './booklet.module.css';

/** Draws an engraved portrait of a traveller, in the style of a banknote, in place of a photograph. Decorative. */
export function Portrait() {
  const id = useId();
  return (
    <svg className={s.portrait} viewBox="0 0 140 176" aria-hidden="true">
      <Engravings id={id} />
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 0H140V176H0Z" fill="#e9e4d2" />
        {Array.from({ length: 11 }, (_, at) => (
          <circle
            key={at}
            cx="70"
            cy="78"
            r={20 + at * 10}
            fill="none"
            stroke="#b07c26"
            strokeOpacity=".22"
          />
        ))}
        <path d="M4 176C6 140 34 126 52 120L88 120C106 126 134 140 136 176Z" fill="#c9cfe2" />
        <path
          d="M4 176C6 140 34 126 52 120L88 120C106 126 134 140 136 176Z"
          fill={`url(#${id}l)`}
        />
        <path d="M52 108H88V122C84 136 56 136 52 122Z" fill="#dcd3bd" />
        <path d="M52 108H88V122C84 136 56 136 52 122Z" fill={`url(#${id}x)`} opacity=".55" />
        <path
          d="M70 34C92 34 101 50 100 72C99 96 86 116 70 116C54 116 41 96 40 72C39 50 48 34 70 34Z"
          fill="#efe7d2"
        />
        <path
          d="M76 38C96 44 100 58 99 76C97 98 86 112 74 115C92 96 92 62 76 38Z"
          fill={`url(#${id}x)`}
          opacity=".6"
        />
        {/* Traveller's cap and coat collar. */}
        <path
          d="M36 62C32 36 48 20 72 20C96 20 108 36 104 60C92 50 84 48 70 48C56 48 46 52 36 62Z"
          fill="#34478a"
        />
        <path
          d="M36 62C32 36 48 20 72 20C96 20 108 36 104 60C92 50 84 48 70 48C56 48 46 52 36 62Z"
          fill={`url(#${id}l)`}
          opacity=".7"
        />
        <path
          d="M34 62C48 50 92 50 106 62C110 66 106 70 100 68C84 60 56 60 40 68C34 70 30 66 34 62Z"
          fill="#23346e"
        />
        <path d="M52 120L70 142L88 120L100 126L70 166L40 126Z" fill="#23346e" />
        <path d="M70 142L78 176H62Z" fill="#a8261f" />
        <path
          d="m70 26 2.600 6.400 6.400 2.600-6.400 2.600L70 44l-2.600-6.400-6.400-2.600 6.400-2.600Z"
          fill="#e7b75a"
        />
      </g>
      <path d="M1 1H139V175H1Z" fill="none" stroke="#8a7446" strokeWidth="2" />
    </svg>
  );
}

/** Defines the SVG patterns and the clip path of the portrait. The prop `id` is the prefix of their ids. */
function Engravings({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}l`} width="4" height="3.200" patternUnits="userSpaceOnUse">
        <path d="M0 1.600Q1 .6 2 1.600T4 1.600" fill="none" stroke="#23346e" strokeWidth="1.100" />
      </pattern>
      <pattern
        id={`${id}x`}
        width="3"
        height="3"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path d="M0 1.500H3" stroke="#182552" strokeWidth=".9" />
      </pattern>
      <clipPath id={`${id}c`}>
        <path d="M0 0H140V176H0Z" />
      </clipPath>
    </defs>
  );
}
