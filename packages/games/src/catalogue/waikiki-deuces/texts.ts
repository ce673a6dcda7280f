import type { GameTexts } from '../texts.ts';

const name = 'Waikiki Deuces';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Four wild cards on the beach',
    description:
      'The surf shack’s own machine, where every 2 can be any card you need. Deuces Wild with four of a kind paying four times the stake: five cards, one draw, and one, five or ten hands from the same deal.',
    rules: [
      'Every hand is played with a fresh deck of 52 cards. You are dealt 5 cards and choose which of them to hold; the others are replaced once. Choose 1, 5 or 10 hands and the stake per hand. The total stake of all hands cannot exceed 100.',
      'Each 2 is wild: it counts as the card that makes the best hand.',
      'With more than one hand, every hand keeps the held cards and draws its replacements from its own 47 remaining cards, shuffled separately.',
      'Payouts in multiples of the stake per hand, including the stake: royal flush without a deuce 800, four deuces 200, royal flush with deuces 25, five of a kind 16, straight flush 10, four of a kind 4, full house 4, flush 3, straight 2 and three of a kind 1. Two pair and any lower hand lose. Only the highest-ranking combination is paid.',
      'The ace ranks above the king, but below the 2 in a straight from ace to 5. A royal flush is 10 to ace in one suit.',
      'The committed seed decides all cards of a round, including the replacements, before you choose. The cards you hold do not change any of them.',
      'You can continue an open round on any device. After 3 days, the server holds the cards with the highest average return and draws for you.',
      'With optimal play, the machine returns 99.73% in the long run.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Cuatro comodines en la playa',
    description:
      'La máquina de la caseta de surf, donde cada 2 vale lo que te haga falta. Doses comodín con el póquer a cuatro: cinco cartas, un descarte, y una, cinco o diez manos del mismo reparto.',
    rules: [
      'Cada mano se juega con una baraja nueva de 52 cartas. Recibes 5 cartas, eliges cuáles guardas y las demás se cambian una sola vez. Elige 1, 5 o 10 manos y la apuesta de una mano; todas las manos juntas pueden apostar como máximo 100.',
      'Cada 2 es comodín: cuenta como la carta que hace mejor la mano.',
      'Con más de una mano, las cartas guardadas están en todas, y cada mano toma sus cambios de sus propias 47 cartas restantes, barajadas aparte.',
      'Una mano devuelve, apuesta incluida: escalera real sin comodín 800 veces su apuesta, cuatro doses 200, escalera real con doses 25, repóquer 16, escalera de color 10, póquer 4, full 4, color 3, escalera 2, trío 1. Las parejas, la doble pareja y lo demás pierden. Solo cuenta la mejor línea.',
      'El as va por encima del rey, y por debajo del 2 en la escalera de as a 5. La escalera real va del 10 al as en un mismo palo.',
      'Todas las cartas de la ronda, también los cambios, las decide la semilla comprometida antes de que elijas: lo que guardas no cambia ninguna.',
      'Una ronda abierta te espera en cualquier dispositivo. Pasados 3 días, el servidor descarta por ti y guarda las cartas que más devuelven de media.',
      'Con las mejores decisiones, la máquina devuelve a la larga el 99,73 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Quatre jokers sur la plage',
    description:
      'La machine de la cabane de surf, où chaque 2 vaut ce qu’il vous faut. Les deux sont jokers et le carré paie quatre : cinq cartes, un tirage, et une, cinq ou dix mains de la même donne.',
    rules: [
      'Chaque main se joue avec un jeu neuf de 52 cartes. Vous recevez 5 cartes, choisissez lesquelles garder, et les autres sont remplacées une seule fois. Choisissez 1, 5 ou 10 mains et la mise d’une main ; toutes les mains ensemble misent au plus 100.',
      'Chaque 2 est joker : il compte pour la carte qui rend la main la meilleure.',
      'Avec plusieurs mains, les cartes gardées figurent dans chacune, et chaque main tire ses remplaçantes de ses propres 47 autres cartes, mélangées à part.',
      'Une main rend, mise comprise : quinte royale sans joker 800 fois sa mise, quatre deux 200, quinte royale avec jokers 25, cinq cartes de même rang 16, quinte flush 10, carré 4, full 4, couleur 3, suite 2, brelan 1. Paires, deux paires et tout le reste perdent. Seule la meilleure ligne compte.',
      'L’as est au-dessus du roi, et au-dessous du 2 dans la suite de l’as au 5. La quinte royale va du 10 à l’as dans une même couleur.',
      'Toutes les cartes de la manche, remplaçantes comprises, sont fixées par la graine engagée avant votre choix : ce que vous gardez n’en change aucune.',
      'Une manche ouverte vous attend sur tous vos appareils. Après 3 jours, le serveur tire à votre place et garde les cartes qui rendent le plus en moyenne.',
      'Avec les meilleures décisions, la machine rend 99,73 % à la longue.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Quatro curingas na praia',
    description:
      'A máquina da barraca de surfe, onde cada 2 vale o que você precisar. Doses curingas com quadra a quatro: cinco cartas, uma troca, e uma, cinco ou dez mãos da mesma distribuição.',
    rules: [
      'Cada mão é jogada com um baralho novo de 52 cartas. Você recebe 5 cartas, escolhe quais segurar, e as outras são trocadas uma única vez. Escolha 1, 5 ou 10 mãos e a aposta de uma mão; todas as mãos juntas podem apostar no máximo 100.',
      'Cada 2 é curinga: vale como a carta que forma a melhor mão.',
      'Com mais de uma mão, as cartas seguradas ficam em todas elas, e cada mão recebe as novas cartas das próprias 47 cartas restantes, embaralhadas separadamente.',
      'Uma mão devolve, aposta incluída: royal flush sem curinga 800 vezes a aposta, quatro doses 200, royal flush com curingas 25, cinco iguais 16, straight flush 10, quadra 4, full house 4, flush 3, sequência 2, trinca 1. Pares, dois pares e o resto perdem. Só vale a melhor linha.',
      'O ás fica acima do rei, e abaixo do 2 na sequência de ás a 5. O royal flush vai do 10 ao ás em um só naipe.',
      'Todas as cartas da rodada, inclusive as trocas, são decididas pela semente comprometida antes da sua escolha: o que você segura não muda nenhuma.',
      'Uma rodada aberta espera por você em qualquer aparelho. Depois de 3 dias, o servidor troca por você e segura as cartas que mais devolvem em média.',
      'Com as melhores decisões, a máquina devolve 99,73 % ao longo do tempo.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Kumsalda dört joker',
    description:
      'Sörf kulübesinin makinesi: her 2, ihtiyacınız olan kart yerine geçer. İkililerin joker olduğu, karenin dört ödediği poker: beş kart, bir değişim ve aynı dağıtımdan bir, beş ya da on el.',
    rules: [
      'Her el, 52 kartlık yeni bir desteyle oynanır. Size 5 kart dağıtılır, hangilerini tutacağınızı seçersiniz, kalanlar bir kez değiştirilir. 1, 5 veya 10 el ve bir elin bahsini seçin; bütün ellerin toplam bahsi en çok 100 olabilir.',
      'Her 2 jokerdir: eli en iyi yapan kart yerine sayılır.',
      'Birden fazla elde tuttuğunuz kartlar her elde durur ve her el yeni kartlarını kendi kalan 47 kartından, ayrı karılmış olarak çeker.',
      'Bir el, bahis dahil şunu geri verir: jokersiz royal flush bahsin 800 katı, dört ikili 200, jokerli royal flush 25, beşli 16, straight flush 10, kare 4, full house 4, renk 3, kent 2, üçlü 1. Çiftler, iki çift ve daha azı kaybeder. Yalnızca en iyi satır sayılır.',
      'As papazın üstündedir; astan 5’e kentte ise 2’nin altındadır. Royal flush, aynı renkte 10’dan asa kadardır.',
      'Turun bütün kartlarını, değişecek olanlar dahil, siz seçmeden önce taahhüt edilen tohum belirler: tuttuğunuz kartlar hiçbirini değiştirmez.',
      'Açık bir tur her cihazda sizi bekler. 3 gün sonra sunucu sizin yerinize çeker ve ortalamada en çok kazandıran kartları tutar.',
      'En iyi kararlarla makine uzun vadede %99,73 geri verir.',
    ],
    symbols,
  },
};
