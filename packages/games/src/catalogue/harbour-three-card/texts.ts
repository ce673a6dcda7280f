import type { GameTexts } from '../texts.ts';

const name = 'Harbour Three Card';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Three cards, one decision',
    description:
      'Poker at its shortest, under the shells of the Opera House. See your three cards, then play against the dealer or fold. Pair Plus is a bet on your own hand alone.',
    rules: [
      'Each round is dealt from one freshly shuffled deck of 52 cards: three cards face up for you and three face down for the dealer. The ante is required; Pair Plus is optional. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole deal.',
      'Look at your cards, then decide. If you fold, you lose the ante. If you play, you place a play bet equal to the ante. The play bet does not count towards the limit for the deal. Then the dealer’s cards are turned over.',
      'Hands from highest to lowest: straight flush, three of a kind, straight, flush, pair, high card. With three cards, a straight is rarer than a flush and beats it. The ace ranks above the king, but below the 2 in the lowest straight: ace, 2, 3. If both hands are of the same type, the higher cards decide. Suits do not count.',
      'The dealer qualifies with queen high or better. Otherwise, the ante pays 1 to 1 and the play bet is returned. If the dealer qualifies and your hand is higher, the ante and the play bet pay 1 to 1 each. If the hands are equal, both bets are returned. If your hand is lower, both bets are lost.',
      'The ante bonus is paid on the ante whenever you play, whatever cards the dealer has and even if you lose. It pays 5 to 1 for a straight flush, 4 to 1 for three of a kind and 1 to 1 for a straight.',
      'Pair Plus depends only on your own three cards, even if you fold. A straight flush pays 40 to 1, three of a kind 30 to 1, a straight 6 to 1, a flush 4 to 1 and a pair 1 to 1. Pair Plus loses on a high card.',
      'The committed seed fixes all six cards before you choose. Your decision does not change any of them.',
      'You can continue an open round on any device. After 3 days, the server decides for you: it plays queen-6-4 or better and folds anything lower. The server also folds if your cash balance does not cover the play bet or you are not allowed to place it.',
      'The best strategy is to play every hand of queen-6-4 or better and fold all others. With this strategy, you play 67.42% of your hands. In the long run, the ante and play bets together return 96.63% of the ante, and Pair Plus returns 97.68%.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Tres cartas, una decisión',
    description:
      'El póker más breve, bajo las conchas de la Ópera. Mira tus tres cartas y luego juega contra el crupier o retírate. Pareja Plus es una apuesta solo a tu propia mano.',
    rules: [
      'Cada ronda se reparte con una baraja de 52 cartas recién mezclada: tres cartas descubiertas para ti y tres tapadas para el crupier. El ante es obligatorio; Pareja Plus es opcional. Cada apuesta es un múltiplo de la ficha más pequeña. La mesa indica los límites de cada posición y de todo el reparto.',
      'Mira tus cartas y decide. Si te retiras, pierdes el ante. Si juegas, haces una apuesta de juego igual al ante. La apuesta de juego no cuenta para el límite de apuesta por mano. Después se descubren las cartas del crupier.',
      'Manos de mayor a menor: escalera de color, trío, escalera, color, pareja y carta alta. Con tres cartas, la escalera es más rara que el color y lo supera. El as va por encima del rey, pero por debajo del 2 en la escalera más baja: as, 2, 3. Si ambas manos son del mismo tipo, deciden las cartas más altas. Los palos no cuentan.',
      'El crupier califica con carta alta reina o mejor. Si no califica, el ante paga 1 a 1 y la apuesta de juego se devuelve. Si el crupier califica y tu mano es más alta, el ante y la apuesta de juego pagan 1 a 1 cada uno. Si las manos son iguales, se devuelven ambas apuestas. Si tu mano es más baja, se pierden ambas.',
      'El bono del ante se paga sobre el ante siempre que juegues, sean cuales sean las cartas del crupier y aunque pierdas. Paga 5 a 1 por escalera de color, 4 a 1 por trío y 1 a 1 por escalera.',
      'Pareja Plus depende solo de tus tres cartas, aunque te retires. La escalera de color paga 40 a 1, el trío 30 a 1, la escalera 6 a 1, el color 4 a 1 y la pareja 1 a 1. Pareja Plus pierde con carta alta.',
      'La semilla fijada de antemano determina las seis cartas antes de que elijas. Tu decisión no cambia ninguna.',
      'Puedes continuar una ronda abierta en cualquier dispositivo. Pasados 3 días, el servidor decide por ti: juega con reina-6-4 o mejor y se retira con cualquier mano inferior. También se retira si tu saldo en efectivo no cubre la apuesta de juego o si no se te permite hacerla.',
      'La mejor estrategia es jugar todas las manos de reina-6-4 o mejores y retirarse con las demás. Con ella juegas el 67,42 % de tus manos. A largo plazo, el ante y la apuesta de juego devuelven juntos el 96,63 % del ante, y Pareja Plus, el 97,68 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Trois cartes, une décision',
    description:
      'Le poker dans sa version la plus courte, sous les voiles de l’Opéra. Regardez vos trois cartes, puis jouez contre le croupier ou couchez-vous. La mise Paire Plus porte uniquement sur votre main.',
    rules: [
      'Chaque manche se joue avec un jeu de 52 cartes fraîchement mélangé : trois cartes découvertes pour vous et trois cachées pour le croupier. L’ante est obligatoire ; Paire Plus est facultative. Chaque mise est un multiple du plus petit jeton. La table affiche les limites de chaque emplacement et de la donne entière.',
      'Regardez vos cartes, puis décidez. Si vous vous couchez, vous perdez l’ante. Si vous jouez, vous placez une mise de jeu égale à l’ante. Cette mise de jeu n’entre pas dans la limite de la donne. Les cartes du croupier sont alors retournées.',
      'De la main la plus forte à la plus faible : quinte flush, brelan, suite, couleur, paire, carte haute. Avec trois cartes, la suite est plus rare que la couleur et la bat. L’as est au-dessus du roi, mais au-dessous du 2 dans la plus petite suite : as, 2, 3. Si les deux mains sont du même type, les cartes les plus hautes décident. Les enseignes ne comptent pas.',
      'Le croupier se qualifie avec une dame ou mieux. Sinon, l’ante est payée 1 contre 1 et la mise de jeu est rendue. Si le croupier se qualifie et que votre main est plus forte, l’ante est payée 1 contre 1, tout comme la mise de jeu. Si les mains sont égales, les deux mises sont rendues. Si votre main est plus faible, les deux mises sont perdues.',
      'Le bonus d’ante est payé sur l’ante chaque fois que vous jouez, quelle que soit la main du croupier et même si vous perdez : 5 contre 1 pour une quinte flush, 4 contre 1 pour un brelan, 1 contre 1 pour une suite.',
      'Paire Plus ne dépend que de vos trois cartes, même si vous vous couchez. Une quinte flush paie 40 contre 1, un brelan 30 contre 1, une suite 6 contre 1, une couleur 4 contre 1 et une paire 1 contre 1. Avec une simple carte haute, Paire Plus est perdue.',
      'La graine fixée à l’avance détermine les six cartes avant votre choix : votre décision n’en change aucune.',
      'Vous pouvez poursuivre une manche en cours sur n’importe quel appareil. Après 3 jours, le serveur décide à votre place : il joue avec dame-6-4 ou mieux et se couche avec toute main inférieure. Il se couche aussi si votre solde en argent réel ne couvre pas la mise de jeu ou si vous n’avez pas le droit de la placer.',
      'La meilleure stratégie consiste à jouer toutes les mains valant dame-6-4 ou mieux et à coucher toutes les autres. En la suivant, vous jouez 67,42 % de vos mains. À long terme, l’ante et la mise de jeu redistribuent ensemble 96,63 % de l’ante, et Paire Plus 97,68 % de la mise.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Três cartas, uma decisão',
    description:
      'O pôquer mais curto que existe, sob as conchas da Ópera. Veja suas três cartas e jogue contra o crupiê ou desista. Pair Plus é uma aposta apenas na sua própria mão.',
    rules: [
      'Em cada rodada, as cartas vêm de um baralho de 52 cartas recém-embaralhado: três abertas para você e três fechadas para o crupiê. O ante é obrigatório; Pair Plus é opcional. Toda aposta é um múltiplo da menor ficha. A mesa mostra os limites de cada posição e da rodada inteira.',
      'Olhe suas cartas e decida. Se desistir, você perde o ante. Se jogar, faz uma aposta Play igual ao ante. A aposta Play não conta para o limite da rodada. Depois, as cartas do crupiê são viradas.',
      'Da mão mais alta para a mais baixa: straight flush, trinca, sequência, flush, par, carta alta. Com três cartas, a sequência é mais rara que o flush e ganha dele. O ás vale mais que o rei, mas menos que o 2 na menor sequência: ás, 2, 3. Se as duas mãos forem do mesmo tipo, decidem as cartas mais altas. Os naipes não contam.',
      'O crupiê se qualifica com dama alta ou melhor. Se não se qualificar, o ante paga 1 para 1 e a aposta Play é devolvida. Se o crupiê se qualificar e a sua mão for mais alta, o ante e a aposta Play pagam 1 para 1 cada. Se as mãos forem iguais, as duas apostas serão devolvidas. Se a sua mão for mais baixa, as duas serão perdidas.',
      'O bônus do ante é pago sobre o ante sempre que você joga, sejam quais forem as cartas do crupiê e mesmo que você perca. Ele paga 5 para 1 por um straight flush, 4 para 1 por uma trinca e 1 para 1 por uma sequência.',
      'Pair Plus depende apenas das suas próprias três cartas, mesmo que você desista. Um straight flush paga 40 para 1; uma trinca, 30 para 1; uma sequência, 6 para 1; um flush, 4 para 1; e um par, 1 para 1. Pair Plus perde com carta alta.',
      'A semente registrada previamente fixa as seis cartas antes da sua escolha. A sua decisão não muda nenhuma delas.',
      'Você pode continuar uma rodada aberta em qualquer aparelho. Depois de 3 dias, o servidor decide por você: joga com dama-6-4 ou melhor e desiste com qualquer mão inferior. O servidor também desiste se o seu saldo em dinheiro real não cobrir a aposta Play ou se você não tiver permissão para fazê-la.',
      'A melhor estratégia é jogar todas as mãos de dama-6-4 ou melhores e desistir das demais. Com essa estratégia, você joga 67,42% das suas mãos. A longo prazo, o ante e a aposta Play devolvem juntos 96,63% do ante, e Pair Plus devolve 97,68%.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Üç kart, tek karar',
    description:
      'Opera Binası’nın kabukları altında pokerin en kısa hâli. Üç kartınızı görün, sonra krupiyeye karşı oynayın ya da çekilin. Çift Artı yalnızca kendi elinize oynanır.',
    rules: [
      'Her tur, yeni karılmış 52 kartlık tek desteden dağıtılır: size açık üç kart, krupiyeye kapalı üç kart. Ante zorunludur, Çift Artı isteğe bağlıdır. Her bahis en küçük fişin katıdır. Her bahis alanının ve dağıtımın tamamının limitleri masada gösterilir.',
      'Kartlarınıza bakın, sonra karar verin. Çekilirseniz anteyi kaybedersiniz. Oynarsanız anteye eşit bir oyun bahsi koyarsınız. Oyun bahsi, dağıtımın limitine dâhil değildir. Ardından krupiyenin kartları açılır.',
      'En yüksekten en düşüğe eller: sıralı renk, üçlü, kent, renk, çift, yüksek kart. Üç kartla kent, renkten daha nadirdir ve onu yener. As papazın üstündedir; en düşük kent olan as, 2, 3’te ise 2’nin altındadır. İki el aynı türdeyse sonucu daha yüksek kartlar belirler. Kartların kupa, karo, sinek veya maça olması önemli değildir.',
      'Krupiyenin eli, en yüksek kartı en az kızsa ya da daha iyi bir kombinasyon içeriyorsa yeterli sayılır. Aksi hâlde ante 1’e 1 öder ve oyun bahsi iade edilir. Krupiyenin eli yeterliyse ve sizin eliniz daha yüksekse ante ve oyun bahsi ayrı ayrı 1’e 1 öder. Eller eşitse iki bahis de iade edilir. Sizin eliniz daha düşükse iki bahis de kaybedilir.',
      'Ante bonusu, oynadığınız her elde, krupiyenin kartları ne olursa olsun ve kaybetseniz bile ante üzerinden ödenir: sıralı renk 5’e 1, üçlü 4’e 1, kent 1’e 1.',
      'Çift Artı, çekilseniz bile yalnızca kendi üç kartınıza bağlıdır. Sıralı renk 40’a 1, üçlü 30’a 1, kent 6’ya 1, renk 4’e 1, çift 1’e 1 öder. Çift Artı yüksek kartla kaybeder.',
      'Altı kartın tamamını, siz seçmeden önce sabitlenen tohum belirler. Kararınız hiçbirini değiştirmez.',
      'Açık bir tura her cihazda devam edebilirsiniz. 3 gün sonra sunucu sizin yerinize karar verir: kız-6-4 veya daha iyi bir elle oynar, daha düşük bir elde çekilir. Nakit bakiyeniz oyun bahsine yetmiyorsa ya da bu bahsi yapmanıza izin verilmiyorsa sunucu yine çekilir.',
      'En iyi strateji, kız-6-4 veya daha iyi her eli oynamak, diğer ellerde çekilmektir. Bu stratejiyle ellerinizin %67,42’sini oynarsınız. Uzun vadede ante ve oyun bahsi birlikte ante bahsinin %96,63’ünü, Çift Artı ise %97,68’ini geri öder.',
    ],
    symbols,
  },
};
