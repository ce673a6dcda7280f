import { useLingui } from '@lingui/react/macro';
import s from './three-card-stage.module.css';

const FONT_SIZE = 25;
/** Width available for the text, in SVG units, and estimated width of a character, as a fraction of the font size. */
const ROOM = 580;
const CHARACTER = 0.6;

/** Shows the dealer's qualifying rule, printed in an arch on the felt between the two hands. */
export function FeltRule() {
  const { t } = useLingui();
  const rule = t`The dealer qualifies with queen high or better`;
  return (
    <svg className={s.rule} viewBox="0 0 620 62">
      <path id="felt-rule" d="M10 54Q310 -2 610 54" fill="none" />
      <text textAnchor="middle" fontSize={Math.min(FONT_SIZE, ROOM / (rule.length * CHARACTER))}>
        <textPath href="#felt-rule" startOffset="50%">
          {rule}
        </textPath>
      </text>
    </svg>
  );
}

const HANGERS = Array.from({ length: 25 }, (_, index) => {
  const x = 40 + index * 55;
  const top = 330 - 230 * Math.sin((Math.PI * (x - 40)) / 1320);
  return `M${String(x)} ${top.toFixed(0)}V346`;
}).join('');

/** Shows an outline of Sydney Harbour printed on the felt: the arch bridge, with the opera house in front. */
export function FeltPrint() {
  return (
    <svg
      className={s.print}
      viewBox="0 0 1400 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="#ffe7a6" strokeWidth="3">
        <path d="M40 330Q700-130 1360 330M40 346Q700-70 1360 346" />
        <path d={HANGERS} strokeWidth="1.5" />
        <path d="M0 346H1400M0 354H1400" />
      </g>
      <g fill="#073f49" stroke="#ffe7a6" strokeWidth="3" strokeLinejoin="round">
        <path d="M350 410C356 320 430 250 540 240 520 300 516 360 524 410z" />
        <path d="M470 410C476 260 590 140 770 120 738 220 726 330 740 410z" />
        <path d="M690 410C696 300 790 220 920 210 900 280 894 350 902 410z" />
        <path d="M1050 410C1046 350 1000 300 930 290 946 330 950 370 944 410z" />
      </g>
      <path d="M300 410H1100L1080 432H324z" fill="#073f49" stroke="#ffe7a6" strokeWidth="3" />
    </svg>
  );
}
