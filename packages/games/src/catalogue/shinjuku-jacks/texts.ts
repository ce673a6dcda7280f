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
    tagline: 'Póker 9/6 bajo un letrero de neón',
    description:
      'Una máquina de videopóker en un café de jazz sobre la salida oeste. Jotas o mejor con la tabla de pagos completa 9/6: cinco cartas, un descarte, y una, cinco o diez manos del mismo reparto.',
    rules: [
      'Cada mano se juega con una baraja nueva de 52 cartas. Recibes 5 cartas y eliges cuáles retienes; las demás se cambian una sola vez. Elige 1, 5 o 10 manos y la apuesta por mano. La apuesta total de todas las manos no puede superar 100.',
      'Si juegas varias manos, cada una conserva las cartas retenidas y recibe las nuevas de sus propias 47 cartas restantes, barajadas por separado.',
      'Pagos en múltiplos de la apuesta por mano, apuesta incluida: escalera real 800, escalera de color 50, póquer 25, full 9, color 6, escalera 4, trío 3, doble pareja 2 y pareja de jotas, reinas, reyes o ases 1. Cualquier mano inferior pierde. Solo se paga la combinación más alta.',
      'El as va por encima del rey, pero por debajo del 2 en la escalera de as a 5. La escalera real va del 10 al as en un mismo palo.',
      'La semilla fijada de antemano decide todas las cartas de la ronda, también las de cambio, antes de que elijas. Las cartas que retienes no cambian ninguna de ellas.',
      'Puedes continuar una ronda abierta en cualquier dispositivo. Pasados 3 días, el servidor conserva por ti las cartas que ofrecen el mayor retorno medio y cambia las demás.',
      'Con una estrategia óptima, la máquina devuelve a largo plazo el 99,54 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Le poker neuf-six sous une enseigne au néon',
    description:
      'Une machine de vidéo poker dans un café de jazz, au-dessus de la sortie ouest. Valets ou mieux avec le tableau des gains 9/6 « full pay » : cinq cartes, un tirage, et une, cinq ou dix mains à partir de la même donne.',
    rules: [
      'Chaque main se joue avec un jeu neuf de 52 cartes. Vous recevez 5 cartes et choisissez lesquelles garder ; les autres sont remplacées une seule fois. Choisissez 1, 5 ou 10 mains et la mise par main. La mise totale de toutes les mains ne peut pas dépasser 100.',
      'Si vous jouez plusieurs mains, chacune conserve les cartes gardées et tire ses cartes de remplacement parmi les 47 cartes restantes de son propre jeu, mélangées à part.',
      'Gains en multiples de la mise par main, mise comprise : quinte royale 800, quinte flush 50, carré 25, full 9, couleur 6, suite 4, brelan 3, deux paires 2, une paire de valets, dames, rois ou as 1. Toute main inférieure perd. Seule la meilleure combinaison est payée.',
      'L’as est au-dessus du roi, mais au-dessous du 2 dans la suite de l’as au 5. La quinte royale va du 10 à l’as d’une même enseigne.',
      'La graine fixée à l’avance détermine toutes les cartes d’une manche, cartes de remplacement comprises, avant votre choix. Les cartes que vous gardez n’en changent aucune.',
      'Vous pouvez poursuivre une manche en cours sur n’importe quel appareil. Au bout de 3 jours, le serveur garde les cartes au meilleur rendement moyen et tire à votre place.',
      'Avec une stratégie optimale, la machine redistribue 99,54 % des mises à long terme.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Pôquer nove-seis sob um letreiro de neon',
    description:
      'Uma máquina de videopôquer em um café de jazz acima da saída oeste. Valetes ou Melhor com a tabela completa 9/6: cinco cartas, uma só troca e 1, 5 ou 10 mãos a partir da mesma distribuição.',
    rules: [
      'Cada mão é jogada com um baralho novo de 52 cartas. Você recebe 5 cartas e escolhe quais segurar; as outras são trocadas uma única vez. Escolha 1, 5 ou 10 mãos e a aposta por mão. A aposta total de todas as mãos não pode passar de 100.',
      'Com mais de uma mão, todas mantêm as cartas que você segurou, e cada mão recebe as novas cartas das suas próprias 47 cartas restantes, embaralhadas separadamente.',
      'Pagamentos em múltiplos da aposta por mão, incluindo a aposta: royal flush 800, straight flush 50, quadra 25, full house 9, flush 6, sequência 4, trinca 3, dois pares 2 e um par de valetes, damas, reis ou ases 1. Qualquer mão inferior perde. Só a combinação mais alta é paga.',
      'O ás vale mais que o rei, mas menos que o 2 na sequência de ás a 5. O royal flush vai do 10 ao ás, todos do mesmo naipe.',
      'A semente registrada previamente determina todas as cartas da rodada, inclusive as de reposição, antes da sua escolha. As cartas que você decide segurar não alteram nenhuma das outras.',
      'Você pode continuar uma rodada aberta em qualquer aparelho. Depois de 3 dias, o servidor segura as cartas que dão o maior retorno médio e troca as outras por você.',
      'Com a estratégia ideal, a máquina devolve 99,54% a longo prazo.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Neon tabelanın ışığında dokuz-altı poker',
    description:
      'Batı çıkışının üstündeki caz kafesinde bir video poker makinesi. Tam ödemeli 9/6 tablosuyla Vale veya Üstü: beş kart, bir değişim ve aynı dağıtımdan bir, beş ya da on el.',
    rules: [
      'Her el, 52 kartlık yeni bir desteyle oynanır. Size 5 kart dağıtılır; hangilerini tutacağınızı seçersiniz, kalanlar bir kez değiştirilir. Kaç el oynayacağınızı (1, 5 veya 10) ve el başına bahsi seçin; bütün ellerin toplam bahsi en çok 100 olabilir.',
      'Birden fazla elle oynarken tuttuğunuz kartlar her elde kalır. Her elin yeni kartları, geriye kalan ve o el için ayrıca karılan 47 karttan çekilir.',
      'Bahis dâhil ödemeler, el başına bahsin katları olarak: floş royal 800, sıralı renk 50, kare 25, ful 9, renk 6, kent 4, üçlü 3, iki çift 2, bir çift vale, kız, papaz veya as 1. Daha düşük her el kaybeder. Yalnızca en yüksek kombinasyon ödenir.',
      'As papazın üstündedir; astan 5’e giden kentte ise 2’nin altındadır. Floş royal, aynı takımın 10’dan asa kadar olan kartlarıdır.',
      'Turun bütün kartlarını, değişimde gelecek kartlar dâhil, siz seçim yapmadan önce sabitlenen tohum belirler. Tuttuğunuz kartlar bunların hiçbirini değiştirmez.',
      'Açık bir tura her cihazda devam edebilirsiniz. 3 gün sonra sunucu, ortalama getirisi en yüksek kartları tutar ve sizin yerinize kart çeker.',
      'En iyi stratejiyle makine uzun vadede bahislerin %99,54’ünü geri öder.',
    ],
    symbols,
  },
};
