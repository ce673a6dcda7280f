import type { SlotPhrases } from './phrases.ts';

export const fr: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} rouleaux affichent ${rows} rangées. Les ${lines} lignes sont toujours jouées ; la mise est répartie à parts égales entre elles.`,
  oneLine: (reels) =>
    `${reels} rouleaux affichent une seule rangée, et cette rangée est l’unique ligne.`,
  linePays:
    'Une ligne est gagnante si des symboles identiques se suivent sur des rouleaux consécutifs depuis la gauche ; la table des gains indique combien il en faut. Seule la meilleure suite d’une ligne est payée ; les gains de lignes différentes s’additionnent.',
  ways: (reels, rows, ways) =>
    `${reels} rouleaux affichent ${rows} rangées, soit ${ways} betways. Il n’y a pas de lignes.`,
  changingWays: (reels, least, most, ways) =>
    `Chacun des ${reels} rouleaux affiche de ${least} à ${most} rangées, tirées à nouveau à chaque tour : jusqu’à ${ways} betways. Il n’y a pas de lignes.`,
  wayPays:
    'Un symbole paie quand il figure sur des rouleaux voisins depuis celui de gauche ; ses places sur chaque rouleau se multiplient entre elles, et chaque combinaison est un chemin. Les gains de symboles différents s’additionnent.',
  cluster: (columns, rows, least) =>
    `La grille compte ${columns} cases sur ${rows}. ${least} symboles identiques ou plus qui se touchent par un côté paient ; les coins ne comptent pas.`,
  anywhere: (reels, rows, least) =>
    `${reels} rouleaux affichent ${rows} rangées. ${least} symboles identiques ou plus paient où qu’ils se trouvent.`,
  wild: (wild) =>
    `${wild} remplace tous les symboles de la table des gains, sauf ceux qui ont leur propre fonction.`,
  lineMultipliers: (factors) =>
    `Les jokers marqués ${factors} multiplient le gain auquel ils participent ; deux dans un même gain se multiplient entre eux.`,
  wayMultipliers: (factors) => `Un joker marqué ${factors} compte pour autant de chemins.`,
  scatterPays: (scatter) =>
    `${scatter} paie où qu’il se trouve, en multiples de la mise totale, en plus de tous les autres gains.`,
  cascade:
    'Les symboles gagnants disparaissent, les autres tombent et de nouveaux arrivent d’en haut, jusqu’à ce que plus rien ne gagne. Tous les gains d’une telle chaîne s’additionnent.',
  ladder: (base) =>
    `Les gains d’une chaîne sont multipliés tour à tour par ${base} ; le dernier nombre demeure.`,
  freeLadder: (fs) => `Pendant les tours gratuits, les multiplicateurs sont ${fs}.`,
  freeCount: (most) =>
    `Pendant les tours gratuits, le premier gain compte une fois et chaque gain suivant une fois de plus, jusqu’à ${most} fois.`,
  ladderStays: 'Entre les tours gratuits, l’échelle reste où elle est.',
  parade: (base, fs) =>
    `Les multiplicateurs ${base} défilent en cercle : une chaîne s’y joint à un endroit tiré au sort, et chaque gain avance d’un rang. Pendant les tours gratuits, le cercle est ${fs} et continue de défiler d’un tour à l’autre.`,
  orbs: (orb, least, most) =>
    `${orb} porte un multiplicateur de ${least} à ${most}. Quand une chaîne a gagné, sa somme est multipliée par tous ceux qui sont visibles, additionnés.`,
  freeOrbs:
    'Pendant les tours gratuits, les multiplicateurs des chaînes gagnantes sont conservés, et chaque chaîne gagnante est multipliée par tout ce qui a été conservé jusque-là.',
  growing: (wild, most) =>
    `${wild} commence à la valeur 1. Quand son groupe disparaît, il reste et grandit de 1, jusqu’à ce qu’il ait gagné avec la valeur ${most}. Un groupe est multiplié par la somme des valeurs de ses jokers.`,
  growingKept: (wild) =>
    `Pendant les tours gratuits, ${wild} garde sa place et sa valeur d’un tour à l’autre.`,
  freeSpins: (scatter, awards) =>
    `${scatter} déclenche des tours gratuits à la même mise (symboles : tours) : ${awards}.`,
  freeMultiplier: (factor) => `Tous les gains des tours gratuits sont multipliés par ${factor}.`,
  retrigger: (scatter, awards) =>
    `Pendant les tours gratuits, ${scatter} en ajoute d’autres : ${awards}.`,
  maxSpins: (most) => `Une manche compte au plus ${most} tours gratuits.`,
  sticky: (wild) =>
    `Quand ${wild} tombe pendant les tours gratuits, il garde sa place jusqu’à leur fin.`,
  expanding:
    'Avant les tours gratuits, un symbole est tiré au sort. Chaque fois qu’il figure sur assez de rouleaux pour payer, il les couvre et paie sur toutes les lignes, après les autres gains ; les rouleaux n’ont pas à se toucher.',
  hold: (trigger, coin, respins) =>
    `Avec ${trigger} symboles ${coin} ou plus, ceux-ci gardent leur place et ${respins} relances commencent, où eux seuls peuvent tomber. Chaque nouveau ramène les relances à ${respins}.`,
  holdEnd: (least, most, full) =>
    `Chacun vaut de ${least} à ${most} fois la mise. À la fin, tous sont payés, et un écran plein paie en plus ${full} fois la mise.`,
  buy: (cost, spins) =>
    `Pour ${cost} fois la mise, vous pouvez acheter ${spins} tours gratuits, qui commencent aussitôt.`,
  cap: (times) =>
    `Une manche paie au plus ${times} fois sa mise. Une fois ce montant atteint, elle se termine et ce qui en reste est perdu.`,
  seed: 'La graine engagée décide du résultat avant que rien ne bouge. La vitesse du tour, ou le fait de l’arrêter plus tôt, ne change rien.',
};
