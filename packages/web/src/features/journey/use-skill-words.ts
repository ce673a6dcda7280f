import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SkillState } from '@wl/contract/journey-skills';
import type { Skill } from '@wl/world/casino/skills';
import { useFormats } from '../../app/language/formats.ts';

/**
 * Returns the descriptions of the skills, and a function that describes a skill's exact effect, in the member's
 * language.
 */
export function useSkillWords() {
  const { t } = useLingui();
  const { number } = useFormats();
  const what: Readonly<Record<Skill, string>> = {
    gambler: t`Lowers the wagering requirement of bonuses that you activate afterwards. Requirements other than 40× are reduced in proportion.`,
    negotiator: t`Lowers every price in the marketplace, including the prices of bags.`,
    hustler: t`Pays cash back immediately on your first 30 cash rounds of each day (UTC), up to $50 a day. The cashback of a round is a percentage of its expected cost: your stake times the game’s lowest published house edge. Rounds that count towards a bonus or a deposit cashback earn no cashback from this skill.`,
    backpacker: t`Lowers fares. Items that you acquire afterwards stay in your bag for longer.`,
  };
  return {
    what,
    /** Returns the exact effect of a skill's current or next level. */
    effect: (state: SkillState, which: 'now' | 'next'): string => {
      const none = t`No effect yet`;
      if (which === 'now' && state.level === 0) return none;
      switch (state.skill) {
        case 'gambler': {
          const effect = state[which];
          return effect ? t`Wagering ${number(effect.wagering_times)}× instead of 40×` : '';
        }
        case 'negotiator': {
          const effect = state[which];
          return effect ? t`${effect.market_percent}% off every price` : '';
        }
        case 'hustler': {
          const effect = state[which];
          return effect ? t`${effect.cashback_percent}% of the house edge returned` : '';
        }
        case 'backpacker': {
          const effect = state[which];
          if (!effect) return '';
          const days = plural(effect.days, { one: '# day', other: '# days' });
          return t`${effect.travel_percent}% off fares, items valid ${days} longer`;
        }
        default:
          return '';
      }
    },
  };
}
