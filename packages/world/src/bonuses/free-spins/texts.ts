import { contributionRule, keepRule, stakeOrderRule, wageringRule } from '../common-rules.ts';
import type { BonusKind } from '../bonus-kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: '{spins} free spins: {game}',
    es: '{spins} giros gratis: {game}',
    fr: '{spins} tours gratuits\u00a0: {game}',
    pt: '{spins} rodadas grátis: {game}',
    tr: '{spins} ücretsiz dönüş: {game}',
  },
  effect: {
    en: '{spins} free spins on {game}. Winnings from these spins become bonus money.',
    es: '{spins} giros gratis en {game}. Sus ganancias se convierten en dinero de bono.',
    fr: '{spins} tours gratuits sur {game}. Les gains de ces tours deviennent de l’argent bonus.',
    pt: '{spins} rodadas grátis em {game}. Os ganhos dessas rodadas viram dinheiro de bônus.',
    tr: '{game} oyununda {spins} ücretsiz dönüş. Bu dönüşlerin kazançları bonus parasına dönüşür.',
  },
  rules: [
    {
      en: 'The spins are for {game} at its minimum stake. Play them within {playDays} of activation. Unused spins then expire.',
      es: 'Los giros son para {game} con su apuesta mínima. Juégalos en los {playDays} siguientes a la activación. Pasado ese plazo, los giros sin usar caducan.',
      fr: 'Les tours se jouent sur {game} à sa mise minimale, dans les {playDays} qui suivent l’activation. Les tours non joués expirent ensuite.',
      pt: 'As rodadas valem para {game} com a aposta mínima. Jogue-as em até {playDays} após a ativação. Depois disso, as rodadas não usadas expiram.',
      tr: 'Dönüşler {game} oyununda en düşük bahisle oynanır. Dönüşleri etkinleştirdikten sonra {playDays} içinde oynayın. Kullanılmayan dönüşlerin süresi dolar.',
    },
    {
      en: 'The casino pays the stakes. These stakes do not count towards your limits and earn no experience. Every spin is an ordinary round with its own fairness proof.',
      es: 'El casino paga las apuestas. Estas apuestas no cuentan para tus límites ni dan experiencia. Cada giro es una ronda normal con su propia prueba de juego justo.',
      fr: 'Le casino paie les mises. Elles ne comptent pas dans vos limites et ne donnent pas d’expérience. Chaque tour est une manche ordinaire avec sa propre preuve d’équité.',
      pt: 'O cassino paga as apostas. Essas apostas não contam para os seus limites nem dão experiência. Cada rodada grátis é uma rodada normal com sua própria prova de imparcialidade.',
      tr: 'Bahisleri casino karşılar. Bu bahisler limitlerinizden düşülmez ve deneyim puanı kazandırmaz. Her dönüş, kendi adillik kanıtı olan normal bir turdur.',
    },
    {
      en: 'Winnings add up until the last spin and then become bonus money.',
      es: 'Las ganancias se acumulan hasta el último giro. Después se convierten en dinero de bono.',
      fr: 'Les gains sont cumulés jusqu’au dernier tour. Ils deviennent alors de l’argent bonus.',
      pt: 'Os ganhos são acumulados até a última rodada. Depois, viram dinheiro de bônus.',
      tr: 'Kazançlar son dönüşe kadar birikir, ardından bonus parasına dönüşür.',
    },
    wageringRule,
    stakeOrderRule,
    contributionRule,
    keepRule,
  ],
};
