import type { SlotPhrases } from './phrases.ts';

export const fr: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `Le jeu compte ${reels} rouleaux et ${rows} rangées. Les ${lines} lignes sont toujours jouées ; la mise est divisée à parts égales entre elles.`,
  oneLine: (reels) =>
    `Le jeu compte ${reels} rouleaux et une seule rangée, qui est l’unique ligne.`,
  linePays:
    'Une ligne est gagnante si des symboles identiques se suivent sur des rouleaux consécutifs depuis la gauche ; le tableau des gains indique combien il en faut. Seule la meilleure suite d’une ligne est payée ; les gains de lignes différentes s’additionnent.',
  ways: (reels, rows, ways) =>
    `Le jeu compte ${reels} rouleaux et ${rows} rangées, soit ${ways} façons de gagner. Il n’y a pas de lignes.`,
  changingWays: (reels, least, most, ways) =>
    `Chacun des ${reels} rouleaux compte de ${least} à ${most} rangées. Leur nombre est tiré au sort à chaque tour, ce qui donne jusqu’à ${ways} façons de gagner. Il n’y a pas de lignes.`,
  wayPays:
    'Un symbole paie quand il tombe sur des rouleaux adjacents, en partant du rouleau le plus à gauche. Pour obtenir le nombre de façons de gagner, on multiplie entre eux les nombres de symboles identiques de chaque rouleau. Les gains de symboles différents s’additionnent.',
  cluster: (columns, rows, least) =>
    `La grille compte ${columns} cases sur ${rows}. ${least} symboles identiques ou plus paient quand ils se touchent horizontalement ou verticalement. Les symboles qui ne se touchent que par les coins ne comptent pas.`,
  anywhere: (reels, rows, least) =>
    `Le jeu compte ${reels} rouleaux et ${rows} rangées. ${least} symboles identiques ou plus paient où qu’ils se trouvent.`,
  wild: (wild) =>
    `${wild} remplace tous les symboles du tableau des gains, sauf ceux qui ont leur propre fonction.`,
  lineMultipliers: (factors) =>
    `Les jokers marqués ${factors} multiplient les gains auxquels ils contribuent. Si deux de ces jokers participent au même gain, leurs multiplicateurs se multiplient entre eux.`,
  wayMultipliers: (factors) => `Un joker marqué ${factors} compte pour autant de façons de gagner.`,
  scatterPays: (scatter) =>
    `${scatter} paie n’importe où à l’écran, en multiples de la mise totale et en plus de tous les autres gains.`,
  cascade:
    'Les symboles gagnants disparaissent, les autres tombent et de nouveaux arrivent d’en haut, jusqu’à ce qu’il n’y ait plus de gain. Tous les gains d’une telle chaîne s’additionnent.',
  ladder: (base) =>
    `Les gains successifs d’une chaîne sont multipliés par ${base}. Le dernier multiplicateur s’applique à tous les gains suivants de la chaîne.`,
  freeLadder: (fs) => `Pendant les tours gratuits, les multiplicateurs sont ${fs}.`,
  freeCount: (most) =>
    `Pendant les tours gratuits, le premier gain a un multiplicateur de 1. Chaque gain suivant augmente le multiplicateur de 1, jusqu’à un maximum de ${most}.`,
  ladderStays: 'L’échelle des multiplicateurs n’est pas remise à zéro entre les tours gratuits.',
  parade: (base, fs) =>
    `Les multiplicateurs ${base} se répètent en cycle. Une chaîne commence à une position tirée au sort dans le cycle, et chaque gain fait passer au multiplicateur suivant. Pendant les tours gratuits, le cycle est ${fs} et sa position est conservée d’un tour à l’autre.`,
  orbs: (orb, least, most) =>
    `${orb} porte un multiplicateur de ${least} à ${most}. À la fin d’une chaîne gagnante, son gain total est multiplié par la somme de tous les multiplicateurs visibles.`,
  freeOrbs:
    'Pendant les tours gratuits, les multiplicateurs des chaînes gagnantes sont cumulés. Le gain de chaque chaîne est multiplié par le total cumulé jusque-là.',
  growing: (wild, most) =>
    `${wild} commence à la valeur 1. Quand son groupe disparaît, le joker reste et sa valeur augmente de 1. Un joker qui participe à un gain avec la valeur ${most} disparaît avec son groupe. Le gain d’un groupe est multiplié par la somme des valeurs de ses jokers.`,
  growingKept: (wild) =>
    `Pendant les tours gratuits, chaque ${wild} garde sa place et sa valeur d’un tour à l’autre.`,
  freeSpins: (scatter, awards) =>
    `${scatter} déclenche des tours gratuits à la même mise. Leur nombre dépend du nombre de symboles : ${awards}.`,
  freeMultiplier: (factor) => `Tous les gains des tours gratuits sont multipliés par ${factor}.`,
  retrigger: (scatter, awards) =>
    `Pendant les tours gratuits, ${scatter} offre des tours gratuits supplémentaires : ${awards}.`,
  maxSpins: (most) => `Une manche compte au plus ${most} tours gratuits.`,
  sticky: (wild) =>
    `Un symbole ${wild} qui tombe pendant les tours gratuits reste en place jusqu’à leur fin.`,
  expanding:
    'Avant les tours gratuits, un symbole est tiré au sort. Chaque fois qu’il tombe sur assez de rouleaux pour payer, il s’étend et remplit ces rouleaux. Après les autres gains, il paie sur toutes les lignes, même si les rouleaux ne sont pas voisins.',
  hold: (trigger, coin, respins) =>
    `Lorsqu’au moins ${trigger} symboles ${coin} apparaissent, ils restent en place et ${respins} relances commencent, pendant lesquelles seuls ces symboles peuvent tomber. Chaque nouveau symbole ramène le nombre de relances à ${respins}.`,
  holdEnd: (least, most, full) =>
    `Chacun de ces symboles affiche un gain de ${least} à ${most} fois la mise. À la fin, tous ces gains sont versés, et un écran complet rapporte en plus ${full} fois la mise.`,
  buy: (cost, spins) =>
    `Pour ${cost} fois la mise, vous pouvez acheter ${spins} tours gratuits, qui commencent aussitôt.`,
  cap: (times) =>
    `Une manche paie au plus ${times} fois sa mise. Une fois cette limite atteinte, elle se termine et les tours et gains restants sont perdus.`,
  seed: 'La graine fixée à l’avance détermine le résultat avant que quoi que ce soit ne bouge. Ni la vitesse de rotation ni un arrêt anticipé ne changent le résultat.',
};
