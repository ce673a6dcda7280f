import type { GameTexts } from '../texts.ts';

const name = 'Shinjuku Jacks';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Nine-six poker under a neon sign',
    description:
      'A video poker machine in a jazz café above the west exit. Jacks or Better with the full-pay 9/6 table: five cards, one draw, and one, five or ten hands from the same deal.',
    rules: [
      'Every hand is played with a fresh deck of 52 cards. You are dealt 5 cards and choose which of them to hold; the others are replaced once. Choose 1, 5 or 10 hands and the stake per hand. The total stake of all hands cannot exceed 100.',
      'With more than one hand, every hand keeps the held cards and draws its replacements from its own 47 remaining cards, shuffled separately.',
      'Payouts in multiples of the stake per hand, including the stake: royal flush 800, straight flush 50, four of a kind 25, full house 9, flush 6, straight 4, three of a kind 3, two pair 2, and a pair of jacks, queens, kings or aces 1. Any lower hand loses. Only the highest-ranking combination is paid.',
      'The ace ranks above the king, but below the 2 in a straight from ace to 5. A royal flush is 10 to ace in one suit.',
      'The committed seed decides all cards of a round, including the replacements, before you choose. The cards you hold do not change any of them.',
      'You can continue an open round on any device. After 3 days, the server holds the cards with the highest average return and draws for you.',
      'With optimal play, the machine returns 99.54% in the long run.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Nueve, seis y un neón',
    description:
      'Una máquina de cartas en un café de jazz sobre la salida oeste. Jotas o mejor con la tabla completa de nueve y seis: cinco cartas, un descarte, y una, cinco o diez manos del mismo reparto.',
    rules: [
      'Cada mano se juega con una baraja nueva de 52 cartas. Recibes 5 cartas, eliges cuáles guardas y las demás se cambian una sola vez. Elige 1, 5 o 10 manos y la apuesta de una mano; todas las manos juntas pueden apostar como máximo 100.',
      'Con más de una mano, las cartas guardadas están en todas, y cada mano toma sus cambios de sus propias 47 cartas restantes, barajadas aparte.',
      'Una mano devuelve, apuesta incluida: escalera real 800 veces su apuesta, escalera de color 50, póquer 25, full 9, color 6, escalera 4, trío 3, doble pareja 2, una pareja de jotas, reinas, reyes o ases 1. Lo demás pierde. Solo cuenta la mejor línea.',
      'El as va por encima del rey, y por debajo del 2 en la escalera de as a 5. La escalera real va del 10 al as en un mismo palo.',
      'Todas las cartas de la ronda, también los cambios, las decide la semilla comprometida antes de que elijas: lo que guardas no cambia ninguna.',
      'Una ronda abierta te espera en cualquier dispositivo. Pasados 3 días, el servidor descarta por ti y guarda las cartas que más devuelven de media.',
      'Con las mejores decisiones, la máquina devuelve a la larga el 99,54 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Neuf, six et un néon',
    description:
      'Une machine à cartes dans un café de jazz, au-dessus de la sortie ouest. Valets ou mieux avec la table complète neuf et six : cinq cartes, un tirage, et une, cinq ou dix mains de la même donne.',
    rules: [
      'Chaque main se joue avec un jeu neuf de 52 cartes. Vous recevez 5 cartes, choisissez lesquelles garder, et les autres sont remplacées une seule fois. Choisissez 1, 5 ou 10 mains et la mise d’une main ; toutes les mains ensemble misent au plus 100.',
      'Avec plusieurs mains, les cartes gardées figurent dans chacune, et chaque main tire ses remplaçantes de ses propres 47 autres cartes, mélangées à part.',
      'Une main rend, mise comprise : quinte royale 800 fois sa mise, quinte flush 50, carré 25, full 9, couleur 6, suite 4, brelan 3, deux paires 2, une paire de valets, dames, rois ou as 1. Tout le reste perd. Seule la meilleure ligne compte.',
      'L’as est au-dessus du roi, et au-dessous du 2 dans la suite de l’as au 5. La quinte royale va du 10 à l’as dans une même couleur.',
      'Toutes les cartes de la manche, remplaçantes comprises, sont fixées par la graine engagée avant votre choix : ce que vous gardez n’en change aucune.',
      'Une manche ouverte vous attend sur tous vos appareils. Après 3 jours, le serveur tire à votre place et garde les cartes qui rendent le plus en moyenne.',
      'Avec les meilleures décisions, la machine rend 99,54 % à la longue.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Nove, seis e um neon',
    description:
      'Uma máquina de cartas num café de jazz acima da saída oeste. Valetes ou melhor com a tabela completa de nove e seis: cinco cartas, uma troca, e uma, cinco ou dez mãos da mesma distribuição.',
    rules: [
      'Cada mão é jogada com um baralho novo de 52 cartas. Você recebe 5 cartas, escolhe quais segurar, e as outras são trocadas uma única vez. Escolha 1, 5 ou 10 mãos e a aposta de uma mão; todas as mãos juntas podem apostar no máximo 100.',
      'Com mais de uma mão, as cartas seguradas ficam em todas elas, e cada mão recebe as novas cartas das próprias 47 cartas restantes, embaralhadas separadamente.',
      'Uma mão devolve, aposta incluída: royal flush 800 vezes a aposta, straight flush 50, quadra 25, full house 9, flush 6, sequência 4, trinca 3, dois pares 2, um par de valetes, damas, reis ou ases 1. O resto perde. Só vale a melhor linha.',
      'O ás fica acima do rei, e abaixo do 2 na sequência de ás a 5. O royal flush vai do 10 ao ás em um só naipe.',
      'Todas as cartas da rodada, inclusive as trocas, são decididas pela semente comprometida antes da sua escolha: o que você segura não muda nenhuma.',
      'Uma rodada aberta espera por você em qualquer aparelho. Depois de 3 dias, o servidor troca por você e segura as cartas que mais devolvem em média.',
      'Com as melhores decisões, a máquina devolve 99,54 % ao longo do tempo.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Dokuz, altı ve neon tabela',
    description:
      'Batı çıkışının üstündeki caz kahvesinde bir kart makinesi. Tam dokuz-altı tablosuyla vale veya üstü: beş kart, bir değişim ve aynı dağıtımdan bir, beş ya da on el.',
    rules: [
      'Her el, 52 kartlık yeni bir desteyle oynanır. Size 5 kart dağıtılır, hangilerini tutacağınızı seçersiniz, kalanlar bir kez değiştirilir. 1, 5 veya 10 el ve bir elin bahsini seçin; bütün ellerin toplam bahsi en çok 100 olabilir.',
      'Birden fazla elde tuttuğunuz kartlar her elde durur ve her el yeni kartlarını kendi kalan 47 kartından, ayrı karılmış olarak çeker.',
      'Bir el, bahis dahil şunu geri verir: royal flush bahsin 800 katı, straight flush 50, kare 25, full house 9, renk 6, kent 4, üçlü 3, iki çift 2, bir çift vale, kız, papaz veya as 1. Daha azı kaybeder. Yalnızca en iyi satır sayılır.',
      'As papazın üstündedir; astan 5’e kentte ise 2’nin altındadır. Royal flush, aynı renkte 10’dan asa kadardır.',
      'Turun bütün kartlarını, değişecek olanlar dahil, siz seçmeden önce taahhüt edilen tohum belirler: tuttuğunuz kartlar hiçbirini değiştirmez.',
      'Açık bir tur her cihazda sizi bekler. 3 gün sonra sunucu sizin yerinize çeker ve ortalamada en çok kazandıran kartları tutar.',
      'En iyi kararlarla makine uzun vadede %99,54 geri verir.',
    ],
    symbols,
  },
};
