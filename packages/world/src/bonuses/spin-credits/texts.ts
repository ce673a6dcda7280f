import { contributionRule, keepRule, stakeOrderRule, wageringRule } from '../common-rules.ts';
import type { BonusKind } from '../bonus-kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: '{credit} in spin credits',
    es: '{credit} en créditos de giro',
    fr: '{credit} en crédits de tours',
    pt: '{credit} em créditos de giros',
    tr: '{credit} dönüş kredisi',
  },
  effect: {
    en: '{credit} for spins on any slot. Winnings above the credit become bonus money.',
    es: '{credit} para giros en cualquier tragamonedas. Las ganancias por encima del crédito se convierten en dinero de bono.',
    fr: '{credit} à jouer sur toutes les machines à sous. Les gains au-delà du crédit deviennent de l’argent bonus.',
    pt: '{credit} para giros em qualquer slot. Os ganhos acima do crédito viram dinheiro de bônus.',
    tr: 'Herhangi bir slotta kullanılabilen {credit} tutarında dönüş kredisi. Kredinin üzerindeki kazançlar bonus parasına dönüşür.',
  },
  rules: [
    {
      en: 'The credit pays for spins of up to {maxStake} each on any slot that accepts bonus money. Use the credit within {playDays} of activation. Any remaining credit then expires.',
      es: 'El crédito cubre giros de hasta {maxStake} cada uno en cualquier tragamonedas que admita dinero de bono. Usa el crédito en los {playDays} siguientes a la activación. Pasado ese plazo, el crédito restante caduca.',
      fr: 'Le crédit finance des tours d’une mise de {maxStake} au maximum sur toutes les machines à sous qui acceptent l’argent bonus. Jouez-le dans les {playDays} qui suivent l’activation. Le crédit restant expire ensuite.',
      pt: 'O crédito paga giros de até {maxStake} cada em qualquer slot que aceite dinheiro de bônus. Use o crédito em até {playDays} após a ativação. Depois disso, o crédito restante expira.',
      tr: 'Kredi, bonus parası kabul eden her slotta bahsi en çok {maxStake} olan dönüşler için kullanılabilir. Krediyi etkinleştirdikten sonra {playDays} içinde kullanın. Kalan kredi bu sürenin sonunda geçersiz olur.',
    },
    {
      en: 'Winnings above the credit become bonus money once the credit has been played.',
      es: 'Las ganancias por encima del crédito se convierten en dinero de bono una vez jugado el crédito.',
      fr: 'Les gains au-delà du crédit deviennent de l’argent bonus une fois le crédit joué.',
      pt: 'Os ganhos acima do crédito viram dinheiro de bônus depois que todo o crédito for usado.',
      tr: 'Kredinin üzerindeki kazançlar, kredi oynandıktan sonra bonus parasına dönüşür.',
    },
    wageringRule,
    stakeOrderRule,
    contributionRule,
    keepRule,
  ],
};
