import { Trans } from '@lingui/react/macro';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { lookOf } from '../../bag/index.ts';
import { useItemWords } from '../use-item-words.ts';
import s from './campaign.module.css';

/**
 * Shows a coupon with the item's name, its effect and all of its rules, so that members know the rules before they
 * accept the item.
 */
export function Coupon({ terms, children }: { terms: BonusTerms; children?: ReactNode }) {
  const words = useItemWords()(terms);
  return (
    <div className={s.coupon}>
      <div className={s.stub} aria-hidden="true">
        <Icon name={lookOf(terms.kind).icon} size={38} />
      </div>
      <div className={s.promise}>
        <h2>{words.name}</h2>
        <p>{words.effect}</p>
        {children}
        <details className={s.rules}>
          <summary>
            <Icon name="caret-right" size={16} />
            <Trans>All rules</Trans>
          </summary>
          <ol>
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </details>
      </div>
    </div>
  );
}
