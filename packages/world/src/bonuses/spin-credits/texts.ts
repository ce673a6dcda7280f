import { contributionRule, keepRule, stakeOrderRule, wageringRule } from '../common-rules.ts';
import type { BonusKind } from '../kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: '{credit} spin credits',
    es: '{credit} en créditos de giro',
    fr: '{credit} de crédits de tours',
    pt: '{credit} em créditos de giro',
    tr: '{credit} dönüş kredisi',
  },
  effect: {
    en: '{credit} for spins on any slot. Winnings above the credit become bonus money.',
    es: '{credit} para giros en cualquier tragaperras; lo que ganen por encima del crédito se vuelve dinero de bono.',
    fr: '{credit} à jouer sur toute machine à sous\u00a0; les gains au-delà du crédit deviennent de l’argent bonus.',
    pt: '{credit} para giros em qualquer slot; o que ganharem acima do crédito vira dinheiro de bônus.',
    tr: 'Herhangi bir slotta dönüş için {credit}; kredinin üstünde kazanılan bonus parası olur.',
  },
  rules: [
    {
      en: 'The credit pays for spins on any slot that accepts bonus money, up to {maxStake} each. Play it within {playDays} of activation. The remaining credit then expires.',
      es: 'El crédito paga giros en cualquier tragaperras que admita dinero de bono, de hasta {maxStake} cada uno. Juégalo en {playDays} desde que lo actives; lo que quede se pierde.',
      fr: 'Le crédit paie des tours sur toute machine à sous qui accepte l’argent bonus, jusqu’à {maxStake} chacun, en {playDays} à partir de l’activation\u00a0; le reste est perdu.',
      pt: 'O crédito paga giros em qualquer slot que aceite dinheiro de bônus, de até {maxStake} cada. Jogue-o em {playDays} a partir da ativação; o que sobrar se perde.',
      tr: 'Kredi, bonus parası kabul eden her slotta dönüş başına en çok {maxStake} öder. Etkinleştirdikten sonra {playDays} içinde oynayın; kalanı yanar.',
    },
    {
      en: 'Winnings above the credit become bonus money once the credit has been played.',
      es: 'Lo que ganen los giros por encima del crédito se vuelve dinero de bono cuando el crédito se haya jugado.',
      fr: 'Ce que les tours gagnent au-delà du crédit devient de l’argent bonus une fois le crédit joué.',
      pt: 'O que os giros ganharem acima do crédito vira dinheiro de bônus quando o crédito tiver sido jogado.',
      tr: 'Dönüşlerin kredinin üstünde kazandığı, kredi oynandıktan sonra bonus parasına döner.',
    },
    wageringRule,
    stakeOrderRule,
    contributionRule,
    keepRule,
  ],
};
