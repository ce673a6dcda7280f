import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import type { CSSProperties } from 'react';
import type { BlackjackRules } from '@wl/games/engines/blackjack/rules';
import { useNarrow } from '../../use-narrow.ts';
import { Pile } from '../table/pile.tsx';
import { Fan } from './fan.tsx';
import { Points } from './seat.tsx';
import s from './dealer.module.css';
import { pointsOfOpen, type BlackjackView } from './view.ts';

/** Shows the dealer's cards under the marquee lights, next to the shoe. */
export function Dealer({ view, animate }: { view: BlackjackView; animate: boolean }) {
  const { t } = useLingui();
  const { dealer } = view;
  const points = pointsOfOpen(dealer);
  const isHidden = dealer.includes(null);
  const isBlackjack = !isHidden && dealer.length === 2 && points?.total === 21;
  return (
    <section className={s.dealer} aria-label={t`Dealer`}>
      <span className={s.tray} aria-hidden="true" />
      <div className={s.marquee}>
        <div className={s.panel}>
          <h2 className={cx('poster', s.title)}>
            <Trans>Dealer</Trans>
          </h2>
          <div className={s.cards}>
            <Fan cards={dealer} animate={animate} flat />
          </div>
          <b className={cx('num', s.points)} data-testid="dealer-points">
            {points === null ? '–' : isBlackjack ? 'BJ' : <Points {...points} isOpen={isHidden} />}
          </b>
        </div>
      </div>
      <Shoe />
    </section>
  );
}

/** Draws the shoe from which the cards are dealt. */
function Shoe() {
  return (
    <svg className={s.shoe} viewBox="0 0 130 110" aria-hidden="true">
      <path d="M18 40L104 8l22 22v56L40 106 18 92z" fill="#12060f" opacity=".5" />
      <path d="M14 36L100 4l22 20v54L36 100 14 86z" fill="#3a1230" />
      <path d="M14 36L100 4l22 20L36 58z" fill="#7a2a5c" stroke="#e7b75a" strokeWidth="2" />
      <path d="M36 58l86-34v54L36 100z" fill="#52183f" stroke="#e7b75a" strokeWidth="2" />
      <path d="M14 36l22 22v42L14 86z" fill="#2a0b22" stroke="#e7b75a" strokeWidth="2" />
      <path d="M8 74l20 14-4 14L2 90z" fill="#fbf3df" stroke="#c9a862" strokeWidth="1.5" />
      <path d="M58 60l46-18v18L58 78z" fill="#3a0d2b" opacity=".7" />
      <path
        d="M81 50l3 8 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z"
        fill="#e7b75a"
        transform="translate(0 -4)"
      />
    </svg>
  );
}

/** Maximum product of character count and font size (in SVG units) at which a text fits on the curved line. */
const LINE = 1_130;

/** Shows the rules printed on the felt, and the insurance chips on the insurance line. */
export function Print({
  rules,
  view,
  slug,
  chips,
}: {
  rules: BlackjackRules;
  view: BlackjackView;
  slug: string;
  chips: readonly number[];
}) {
  const { t } = useLingui();
  const draws = rules.hitSoft17 ? t`Dealer hits soft 17` : t`Dealer stands on all 17s`;
  // Phones have no room for the insurance rule at a readable size.
  const rule = useNarrow() ? draws : `${draws} ✦ ${t`Insurance pays 2 to 1`}`;
  const { insurance } = view;
  return (
    <div className={s.print}>
      <svg viewBox="0 0 900 150" aria-hidden="true">
        <defs>
          <path id="wl-blackjack-pays" d="M30 18Q450 128 870 18" />
          <path id="wl-blackjack-rule" d="M60 66Q450 168 840 66" />
        </defs>
        <text className={cx('poster', s.pays)} textAnchor="middle">
          <textPath href="#wl-blackjack-pays" startOffset="50%">
            {t`Blackjack pays 3 to 2`}
          </textPath>
        </text>
        <path d="M44 40Q450 146 856 40" className={s.line} />
        <path d="M70 78Q450 178 830 78" className={s.line} />
        <text
          className={s.rule}
          style={{ '--fit': LINE / rule.length } as CSSProperties}
          textAnchor="middle"
        >
          <textPath href="#wl-blackjack-rule" startOffset="50%">
            {rule}
          </textPath>
        </text>
      </svg>
      {insurance && (
        <span className={s.insured}>
          <Pile
            slug={slug}
            cents={insurance.stakeCents}
            chips={chips}
            style={{ left: '50%', top: '50%' }}
            fate={insurance.paidCents === null ? 'lying' : insurance.paidCents > 0 ? 'won' : 'lost'}
          />
        </span>
      )}
    </div>
  );
}
