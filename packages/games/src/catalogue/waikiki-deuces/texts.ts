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
      'La máquina de la caseta de surf, donde cada 2 puede ser la carta que necesites. Una variante de doses comodín en la que el póquer paga cuatro veces la apuesta: cinco cartas, un descarte, y una, cinco o diez manos del mismo reparto.',
    rules: [
      'Cada mano se juega con una baraja nueva de 52 cartas. Recibes 5 cartas y eliges cuáles retienes; las demás se cambian una sola vez. Elige 1, 5 o 10 manos y la apuesta por mano. La apuesta total de todas las manos no puede superar 100.',
      'Cada 2 es comodín: cuenta como la carta que forma la mejor mano.',
      'Si juegas varias manos, cada una conserva las cartas retenidas y recibe las nuevas de sus propias 47 cartas restantes, barajadas por separado.',
      'Pagos en múltiplos de la apuesta por mano, apuesta incluida: escalera real sin doses 800, cuatro doses 200, escalera real con doses 25, repóquer 16, escalera de color 10, póquer 4, full 4, color 3, escalera 2 y trío 1. La doble pareja y cualquier mano inferior pierden. Solo se paga la combinación más alta.',
      'El as va por encima del rey, pero por debajo del 2 en la escalera de as a 5. La escalera real va del 10 al as en un mismo palo.',
      'La semilla fijada de antemano determina todas las cartas de la ronda, incluidas las de reemplazo, antes de que elijas. Las cartas que retengas no influyen en las que recibirás.',
      'Puedes continuar una ronda abierta en cualquier dispositivo. Pasados 3 días, el servidor conserva por ti las cartas que ofrecen el mayor retorno medio y cambia las demás.',
      'Con una estrategia óptima, la máquina devuelve a largo plazo el 99,73 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Quatre jokers sur la plage',
    description:
      'La machine de la cabane de surf, où chaque 2 vaut la carte qu’il vous faut. Deuces Wild, où un carré paie quatre fois la mise : cinq cartes, un tirage, et une, cinq ou dix mains à partir de la même donne.',
    rules: [
      'Chaque main se joue avec un jeu neuf de 52 cartes. Vous recevez 5 cartes et choisissez lesquelles garder ; les autres sont remplacées une seule fois. Choisissez 1, 5 ou 10 mains et la mise par main. La mise totale de toutes les mains ne peut pas dépasser 100.',
      'Chaque 2 est un joker : il compte comme la carte qui donne la meilleure main.',
      'Si vous jouez plusieurs mains, chacune conserve les cartes gardées et tire ses cartes de remplacement parmi les 47 cartes restantes de son propre jeu, mélangées à part.',
      'Gains en multiples de la mise par main, mise comprise : quinte royale sans aucun deux 800, quatre deux 200, quinte royale avec au moins un deux 25, cinq cartes identiques 16, quinte flush 10, carré 4, full 4, couleur 3, suite 2 et brelan 1. Deux paires et toute main inférieure perdent. Seule la meilleure combinaison est payée.',
      'L’as est au-dessus du roi, mais au-dessous du 2 dans la suite de l’as au 5. La quinte royale va du 10 à l’as d’une même enseigne.',
      'La graine fixée à l’avance détermine toutes les cartes d’une manche, cartes de remplacement comprises, avant votre choix. Les cartes que vous gardez n’en changent aucune.',
      'Vous pouvez poursuivre une manche en cours sur n’importe quel appareil. Au bout de 3 jours, le serveur garde les cartes au meilleur rendement moyen et tire à votre place.',
      'Avec une stratégie optimale, la machine redistribue 99,73 % des mises à long terme.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Quatro curingas na praia',
    description:
      'A máquina da barraca de surfe, onde cada 2 pode ser qualquer carta de que você precisar. Deuces Wild com quadra pagando quatro vezes a aposta: cinco cartas, uma só troca e 1, 5 ou 10 mãos a partir da mesma distribuição.',
    rules: [
      'Cada mão é jogada com um baralho novo de 52 cartas. Você recebe 5 cartas e escolhe quais segurar; as outras são trocadas uma única vez. Escolha 1, 5 ou 10 mãos e a aposta por mão. A aposta total de todas as mãos não pode passar de 100.',
      'Cada 2 é curinga: vale como a carta que forma a melhor mão.',
      'Com mais de uma mão, todas mantêm as cartas que você segurou, e cada mão recebe as novas cartas das suas próprias 47 cartas restantes, embaralhadas separadamente.',
      'Pagamentos em múltiplos da aposta por mão, incluindo a aposta: royal flush sem curinga 800, quatro curingas 200, royal flush com curingas 25, cinco iguais 16, straight flush 10, quadra 4, full house 4, flush 3, sequência 2 e trinca 1. Dois pares e qualquer mão inferior perdem. Só a combinação mais alta é paga.',
      'O ás vale mais que o rei, mas menos que o 2 na sequência de ás a 5. O royal flush vai do 10 ao ás, todos do mesmo naipe.',
      'A semente registrada previamente determina todas as cartas da rodada, inclusive as de reposição, antes da sua escolha. As cartas que você decide segurar não alteram nenhuma das outras.',
      'Você pode continuar uma rodada aberta em qualquer aparelho. Depois de 3 dias, o servidor segura as cartas que dão o maior retorno médio e troca as outras por você.',
      'Com a estratégia ideal, a máquina devolve 99,73% a longo prazo.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Kumsalda dört joker',
    description:
      'Sörf kulübesinin kendi makinesi: her 2, ihtiyacınız olan kartın yerine geçer. Kareye bahsin dört katını ödeyen Deuces Wild: beş kart, bir değişim ve aynı dağıtımdan bir, beş ya da on el.',
    rules: [
      'Her el, 52 kartlık yeni bir desteyle oynanır. Size 5 kart dağıtılır, hangilerini tutacağınızı seçersiniz, kalanlar bir kez değiştirilir. 1, 5 veya 10 el ve bir elin bahsini seçin; bütün ellerin toplam bahsi en çok 100 olabilir.',
      'Her 2 jokerdir: en iyi eli oluşturan kartın yerine geçer.',
      'Birden fazla el oynarken tuttuğunuz kartlar her elde kalır; her el, yeni kartlarını geriye kalan ve o el için ayrıca karılan 47 karttan çeker.',
      'Bahis dâhil ödemeler, el başına bahsin katları olarak: jokersiz floş royal 800, dört ikili 200, jokerli floş royal 25, beşli 16, sıralı renk 10, kare 4, ful 4, renk 3, kent 2, üçlü 1. İki çift ve daha düşük her el kaybeder. Yalnızca en yüksek kombinasyon ödenir.',
      'As papazın üstündedir; astan 5’e giden kentte ise 2’nin altındadır. Floş royal, aynı takımın 10’dan asa kadar olan kartlarıdır.',
      'Turun bütün kartlarını, değişimde gelecek kartlar dâhil, siz seçim yapmadan önce sabitlenen tohum belirler. Tuttuğunuz kartlar bunların hiçbirini değiştirmez.',
      'Açık bir tura her cihazda devam edebilirsiniz. 3 gün sonra sunucu, ortalama getirisi en yüksek kartları tutar ve sizin yerinize kart çeker.',
      'En iyi stratejiyle makine uzun vadede bahislerin %99,73’ünü geri öder.',
    ],
    symbols,
  },
};
