import { contributionRule, keepRule, stakeOrderRule, wageringRule } from '../common-rules.ts';
import type { BonusKind } from '../kind.ts';

export const texts: BonusKind['texts'] = {
  name: {
    en: '{spins} free spins: {game}',
    es: '{spins} giros gratis: {game}',
    fr: '{spins} tours gratuits\u00a0: {game}',
    pt: '{spins} giros grátis: {game}',
    tr: '{spins} ücretsiz dönüş: {game}',
  },
  effect: {
    en: '{spins} free spins on {game}. Their winnings become bonus money.',
    es: '{spins} giros de {game} por cuenta de la casa; lo que ganen se vuelve dinero de bono.',
    fr: '{spins} tours de {game} offerts par la maison\u00a0; leurs gains deviennent de l’argent bonus.',
    pt: '{spins} giros de {game} por conta da casa; o que ganharem vira dinheiro de bônus.',
    tr: '{game} oyununda {spins} dönüş bizden; kazandıkları bonus parası olur.',
  },
  rules: [
    {
      en: 'The spins are for {game} at its minimum stake. Play them within {playDays} of activation. Unused spins then expire.',
      es: 'Los giros son para {game} con su apuesta mínima. Juégalos en {playDays} desde que lo actives; los que no juegues se pierden.',
      fr: 'Les tours se jouent sur {game} à sa mise minimale, en {playDays} à partir de l’activation\u00a0; ceux qui ne sont pas joués sont perdus.',
      pt: 'Os giros são para {game} na aposta mínima. Jogue-os em {playDays} a partir da ativação; os que não forem jogados se perdem.',
      tr: 'Dönüşler {game} oyununda en düşük bahisle oynanır. Etkinleştirdikten sonra {playDays} içinde oynayın; oynanmayanlar yanar.',
    },
    {
      en: 'The casino pays the stakes. They do not count towards your limits and earn no experience. Every spin is an ordinary round with its own proof.',
      es: 'La casa paga las apuestas: no afectan a tus límites ni dan experiencia. Cada giro es una ronda normal con su propia prueba.',
      fr: 'La maison paie les mises\u00a0: elles ne touchent aucune de vos limites et ne donnent pas d’expérience. Chaque tour est une manche ordinaire avec sa preuve.',
      pt: 'A casa paga as apostas: elas não afetam seus limites nem dão experiência. Cada giro é uma rodada normal com sua própria prova.',
      tr: 'Bahisleri kasa öder: Sınırlarınıza dokunmaz ve deneyim kazandırmazlar. Her dönüş kendi kanıtı olan sıradan bir eldir.',
    },
    {
      en: 'The item collects the winnings. After the last spin they become bonus money.',
      es: 'Las ganancias esperan en el artículo. Con el último giro se vuelven juntas dinero de bono.',
      fr: 'Les gains attendent sur l’article. Au dernier tour, ils deviennent ensemble de l’argent bonus.',
      pt: 'Os ganhos esperam no item. No último giro, viram juntos dinheiro de bônus.',
      tr: 'Kazançlar öğede bekler. Son dönüşle birlikte hepsi bonus parasına döner.',
    },
    wageringRule,
    stakeOrderRule,
    contributionRule,
    keepRule,
  ],
};
