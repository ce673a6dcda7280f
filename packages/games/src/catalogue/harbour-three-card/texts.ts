import type { GameTexts } from '../texts.ts';

const name = 'Harbour Three Card';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Three cards, one decision',
    description:
      'Poker at its shortest, under the shells of the Opera House. See your three cards, then play against the dealer or fold. Pair Plus bets on your own hand alone.',
    rules: [
      'Each round is dealt from one freshly shuffled deck of 52 cards: three cards face up for you and three face down for the dealer. The ante is required; Pair Plus is optional. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole deal.',
      'Look at your cards, then decide. If you fold, you lose the ante. If you play, you place a play bet equal to the ante. The play bet does not count towards the limit for the deal. Then the dealer’s cards are turned over.',
      'Hands from highest to lowest: straight flush, three of a kind, straight, flush, pair, high card. With three cards, a straight is rarer than a flush and beats it. The ace ranks above the king, but below the 2 in the lowest straight: ace, 2, 3. If both hands are of the same type, the higher cards decide. Suits do not count.',
      'The dealer plays with queen high or better. Otherwise, the ante pays 1 to 1 and the play bet is returned. If the dealer plays and your hand is higher, the ante and the play bet pay 1 to 1 each. If the hands are equal, both bets are returned. If your hand is lower, both bets are lost.',
      'The ante bonus is paid on the ante whenever you play, whatever cards the dealer has and even if you lose. It pays 5 to 1 for a straight flush, 4 to 1 for three of a kind and 1 to 1 for a straight.',
      'Pair Plus depends only on your own three cards, even if you fold. A straight flush pays 40 to 1, three of a kind 30, a straight 6, a flush 4 and a pair 1 to 1. Pair Plus loses on a high card.',
      'The committed seed fixes all six cards before you choose. Your decision does not change any of them.',
      'You can continue an open round on any device. After 3 days, the server decides for you: it plays with queen, 6, 4 or better and folds anything lower. The server also folds if your cash balance does not cover the play bet or you are not allowed to place it.',
      'Playing with queen, 6, 4 or better is the best strategy. With this strategy, you play 67.42% of your hands. In the long run, the ante and play bets together return 96.63% of the ante, and Pair Plus returns 97.68%.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Tres cartas, una decisión',
    description:
      'El póquer más corto, bajo las conchas de la Ópera. Mira tus tres cartas y luego juega contra el crupier o retírate. Pareja Plus apuesta solo por tu propia mano.',
    rules: [
      'Cada ronda se reparte de una baraja de 52 cartas recién mezclada: tres cartas descubiertas para ti y tres tapadas para el crupier. El ante siempre hace falta; Pareja Plus es opcional. La ficha más pequeña marca el paso de cada apuesta; cada posición y el reparto entero tienen los límites que se indican en la mesa.',
      'Mira tus cartas y decide. Si te retiras, pierdes el ante. Si juegas, apuestas otra vez el importe del ante; esta apuesta de juego se suma por encima del límite del reparto. Entonces se descubren las cartas del crupier.',
      'De la mano más alta a la más baja: escalera de color, trío, escalera, color, pareja, carta alta. Con tres cartas, la escalera es más rara que el color y lo supera. El as va por encima del rey, y por debajo del 2 en la escalera más baja, as, 2, 3. Entre manos iguales deciden las cartas más altas; los palos no cuentan.',
      'El crupier juega con una reina o mejor. Si no la tiene, el ante paga 1 a 1 y la apuesta de juego se devuelve. Si el crupier juega y tu mano es más alta, ante y juego pagan 1 a 1 cada uno; si las manos son iguales, se devuelven ambos; si la tuya es más baja, se pierden los dos.',
      'El bono del ante se paga sobre el ante siempre que juegues, tenga lo que tenga el crupier y aunque pierdas: 5 a 1 por escalera de color, 4 a 1 por trío, 1 a 1 por escalera.',
      'Pareja Plus solo mira tus tres cartas, también cuando te retiras: la escalera de color paga 40 a 1, el trío 30, la escalera 6, el color 4 y la pareja 1 a 1. Con carta alta pierde.',
      'Las seis cartas las decide la semilla comprometida antes de que elijas: tu decisión no cambia ninguna.',
      'Una ronda abierta te espera en cualquier dispositivo. Pasados 3 días, el servidor decide por ti: juega con reina, 6, 4 o mejor y se retira con menos. Si tu efectivo no cubre la apuesta de juego, o no puedes apostarla, se retira.',
      'Esa regla es la mejor decisión con cada mano. Con ella juegas el 67,42 % de tus manos; ante y juego devuelven juntos a la larga el 96,63 % del ante, y Pareja Plus el 97,68 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Trois cartes, une décision',
    description:
      'Le poker le plus court, sous les voiles de l’Opéra. Regardez vos trois cartes, puis jouez contre le croupier ou couchez-vous. Paire Plus ne mise que sur votre propre main.',
    rules: [
      'Chaque manche est distribuée à partir d’un jeu de 52 cartes fraîchement mélangé : trois cartes découvertes pour vous, trois cachées pour le croupier. L’ante est toujours nécessaire ; Paire Plus est facultative. Le plus petit jeton donne le pas de chaque mise ; chaque emplacement et la donne entière ont les limites affichées à la table.',
      'Regardez vos cartes, puis décidez. Si vous vous couchez, l’ante est perdue. Si vous jouez, vous misez une fois de plus le montant de l’ante ; cette mise de jeu s’ajoute à la limite de la donne. Les cartes du croupier sont alors retournées.',
      'De la main la plus haute à la plus basse : quinte flush, brelan, suite, couleur, paire, carte haute. Avec trois cartes, la suite est plus rare que la couleur et la bat. L’as est au-dessus du roi, et au-dessous du 2 dans la plus petite suite, as, 2, 3. Entre mains égales, les cartes les plus hautes décident ; les couleurs des cartes ne comptent pas.',
      'Le croupier joue avec une dame ou mieux. Sinon, l’ante paie 1 contre 1 et la mise de jeu est rendue. Si le croupier joue et que votre main est plus haute, ante et jeu paient chacun 1 contre 1 ; si les mains sont égales, les deux sont rendus ; si la vôtre est plus basse, les deux sont perdus.',
      'Le bonus d’ante est payé sur l’ante chaque fois que vous jouez, quelle que soit la main du croupier et même si vous perdez : 5 contre 1 pour une quinte flush, 4 contre 1 pour un brelan, 1 contre 1 pour une suite.',
      'Paire Plus ne regarde que vos trois cartes, même si vous vous couchez : la quinte flush paie 40 contre 1, le brelan 30, la suite 6, la couleur 4, la paire 1 contre 1. Avec une carte haute, elle est perdue.',
      'Les six cartes sont fixées par la graine engagée avant votre choix : votre décision n’en change aucune.',
      'Une manche ouverte vous attend sur tous vos appareils. Après 3 jours, le serveur décide à votre place : il joue avec dame, 6, 4 ou mieux et se couche avec moins. Si votre argent ne couvre pas la mise de jeu, ou si vous ne pouvez pas la miser, il se couche.',
      'Cette règle est la meilleure décision pour chaque main. En la suivant, vous jouez 67,42 % de vos mains ; ante et jeu rendent ensemble 96,63 % de l’ante à la longue, et Paire Plus 97,68 %.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Três cartas, uma decisão',
    description:
      'O pôquer mais curto que existe, sob as conchas da Ópera. Veja suas três cartas e jogue contra o crupiê ou desista. Par Plus aposta só na sua própria mão.',
    rules: [
      'Cada rodada é distribuída de um baralho de 52 cartas recém-embaralhado: três cartas abertas para você e três fechadas para o crupiê. O ante é sempre necessário; Par Plus é opcional. A menor ficha é o passo de cada aposta; cada posição e a distribuição inteira têm os limites indicados na mesa.',
      'Olhe suas cartas e decida. Se desistir, perde o ante. Se jogar, aposta mais uma vez o valor do ante; essa aposta de jogo vem por cima do limite da distribuição. Então as cartas do crupiê são viradas.',
      'Da mão mais alta para a mais baixa: straight flush, trinca, sequência, flush, par, carta alta. Com três cartas, a sequência é mais rara que o flush e ganha dele. O ás fica acima do rei, e abaixo do 2 na menor sequência, ás, 2, 3. Entre mãos iguais decidem as cartas mais altas; os naipes não contam.',
      'O crupiê joga com uma dama ou melhor. Se não tiver, o ante paga 1 para 1 e a aposta de jogo é devolvida. Se o crupiê joga e a sua mão é mais alta, ante e jogo pagam 1 para 1 cada um; se as mãos são iguais, os dois são devolvidos; se a sua é mais baixa, os dois se perdem.',
      'O bônus do ante é pago sobre o ante sempre que você joga, tenha o crupiê o que tiver e mesmo que você perca: 5 para 1 no straight flush, 4 para 1 na trinca, 1 para 1 na sequência.',
      'Par Plus olha só as suas três cartas, também quando você desiste: straight flush paga 40 para 1, trinca 30, sequência 6, flush 4 e par 1 para 1. Com carta alta, perde.',
      'As seis cartas são decididas pela semente comprometida antes da sua escolha: a sua decisão não muda nenhuma.',
      'Uma rodada aberta espera por você em qualquer aparelho. Depois de 3 dias, o servidor decide por você: joga com dama, 6, 4 ou melhor e desiste com menos. Se o seu dinheiro não cobrir a aposta de jogo, ou se você não puder apostá-la, ele desiste.',
      'Essa regra é a melhor decisão para cada mão. Com ela você joga 67,42 % das suas mãos; ante e jogo devolvem juntos 96,63 % do ante ao longo do tempo, e Par Plus 97,68 %.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Üç kart, tek karar',
    description:
      'Opera Binası’nın kabukları altında pokerin en kısası. Üç kartınızı görün, sonra krupiyeye karşı oynayın ya da çekilin. Çift Artı yalnızca kendi elinize oynanır.',
    rules: [
      'Her tur, yeni karılmış 52 kartlık tek desteden dağıtılır: size açık üç kart, krupiyeye kapalı üç kart. Ante her zaman gerekir; Çift Artı isteğe bağlıdır. Her bahis en küçük fişin katıdır; her bahis alanının ve dağıtımın tamamının limitleri masada gösterilir.',
      'Kartlarınıza bakın, sonra karar verin. Çekilirseniz ante kaybedilir. Oynarsanız ante kadar bir kez daha bahis koyarsınız; bu oyun bahsi, dağıtımın sınırına eklenir. Ardından krupiyenin kartları açılır.',
      'Yüksekten alçağa eller: straight flush, üçlü, kent, renk, çift, yüksek kart. Üç kartla kent renkten daha nadirdir ve onu yener. As papazın üstündedir; en küçük kent olan as, 2, 3’te ise 2’nin altındadır. Eşit ellerde yüksek kartlar belirler; kartların türü sayılmaz.',
      'Krupiye en az kız yüksek bir elle oynar. Değilse ante 1’e 1 öder, oyun bahsi geri verilir. Krupiye oynar ve sizin eliniz yüksekse ante ve oyun ayrı ayrı 1’e 1 öder; eller eşitse ikisi de geri verilir; sizinki alçaksa ikisi de kaybedilir.',
      'Ante bonusu, oynadığınız her elde, krupiyede ne olursa olsun ve kaybetseniz bile ante üzerinden ödenir: straight flush 5’e 1, üçlü 4’e 1, kent 1’e 1.',
      'Çift Artı yalnızca sizin üç kartınıza bakar, çekilseniz de: straight flush 40’a 1, üçlü 30, kent 6, renk 4, çift 1’e 1 öder. Yüksek kartla kaybeder.',
      'Altı kartın tamamını, siz seçmeden önce taahhüt edilen tohum belirler: kararınız hiçbirini değiştirmez.',
      'Açık bir tur her cihazda sizi bekler. 3 gün sonra sunucu sizin yerinize karar verir: kız, 6, 4 veya daha iyisiyle oynar, daha azıyla çekilir. Nakdiniz oyun bahsine yetmiyorsa ya da bu bahsi koyamıyorsanız çekilir.',
      'Bu kural her el için en iyi karardır. Buna göre ellerinizin %67,42’sini oynarsınız; ante ve oyun birlikte uzun vadede antenin %96,63’ünü, Çift Artı ise %97,68’ini geri verir.',
    ],
    symbols,
  },
};
