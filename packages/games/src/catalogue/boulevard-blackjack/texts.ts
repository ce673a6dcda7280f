import type { GameTexts } from '../texts.ts';

const name = 'Boulevard Blackjack';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Five seats under the marquee',
    description:
      'Blackjack on the boulevard at dusk, dealt from eight fresh decks. Play up to five hands at once, split and double, insure against an ace, and try Perfect Pairs and 21+3.',
    rules: [
      'Each round is dealt from 8 freshly shuffled decks. Take 1 to 5 seats: you play a separate hand for every seat on which you place chips. Every stake is a multiple of the smallest chip, within the limits shown at the table.',
      'Cards from 2 to 10 count at face value, face cards count as 10, and the ace counts as 1 or 11. The hand closer to 21 wins; a win pays 1 to 1. A hand above 21 loses immediately. An ace and a card worth 10 as the first 2 cards make blackjack, which pays 3 to 2. Equal totals are a push: the stake is returned.',
      'The dealer draws to 16 and stands on every 17, hard or soft. If the dealer shows an ace or a card worth 10, the dealer checks for blackjack before you act. A dealer blackjack beats every hand except a blackjack and ends the round before you can increase your stake.',
      'You can double on your first 2 cards: you stake the same amount again and take exactly 1 more card. You can split 2 cards of the same value once into 2 hands, each with its own stake, and double after the split. Split aces receive 1 card each, and 21 after a split does not count as blackjack.',
      'When the dealer shows an ace, you can insure all your hands or none. Insurance costs half of their stakes and pays 2 to 1 if the dealer has blackjack.',
      'Perfect Pairs uses the first 2 cards of its hand. If these 2 cards have the same rank and suit, the bet pays 25 to 1, a pair of the same colour pays 12 to 1, and any other pair pays 6 to 1.',
      '21+3 combines the first 2 cards of its hand with the dealer’s face-up card. Suited three of a kind pays 100 to 1, a straight flush 40, three of a kind 30, a straight 10 and a flush 5 to 1. The ace counts high or low. Only the best combination is paid.',
      'A side bet belongs to a hand and cannot be larger than the bet on that hand. The side bet is settled right after the deal, whatever happens to the hand.',
      'The committed seed fixes the order of all cards before you bet. Your decisions only determine which hand receives the next card.',
      'You can continue an open round on any device. After 3 days, the server declines insurance and stands on every hand for you.',
      'With basic strategy, the long-term return to player is 99.51% of the initial stake. Perfect Pairs returns 95.90% and 21+3 returns 96.30%.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Cinco asientos bajo la marquesina',
    description:
      'Blackjack en el bulevar al anochecer, con ocho barajas nuevas en cada ronda. Juega hasta cinco manos a la vez, divide y dobla, asegúrate contra un as y prueba Perfect Pairs y 21+3.',
    rules: [
      'Cada ronda se reparte de 8 barajas recién mezcladas. Ocupa de 1 a 5 asientos: cada asiento en el que pones fichas es una mano tuya. Las apuestas suben en pasos de la ficha más pequeña, dentro de los límites que se indican en la mesa.',
      'Las cartas del 2 al 10 valen su número, las figuras 10, el as 1 u 11. Gana la mano más cercana a 21 y paga 1 a 1; por encima de 21 se pierde al momento. Un as y una carta de 10 como 2 primeras cartas son blackjack y pagan 3 a 2. Con el mismo total hay empate: la apuesta vuelve.',
      'El crupier pide hasta 16 y se planta con todo 17, con o sin as. Con un as o una carta de 10 a la vista, mira si tiene blackjack antes de que actúes. El blackjack gana a toda mano que no lo sea, y cierra la ronda antes de que hayas podido subir.',
      'Con cualquier par de cartas iniciales, es decir, las 2 primeras, puedes doblar: apuestas otra vez lo mismo y recibes exactamente 1 carta más. Si 2 cartas tienen el mismo valor, puedes dividirlas una vez en 2 manos, cada una con su apuesta, y después doblar. Los ases divididos reciben 1 carta cada uno, y un 21 tras dividir no es blackjack.',
      'Cuando el crupier muestra un as puedes asegurarte, con todas las manos o con ninguna: cuesta la mitad de sus apuestas y paga 2 a 1 si el crupier tiene blackjack.',
      'Perfect Pairs mira las 2 primeras cartas de su mano: 2 iguales en valor y palo pagan 25 a 1, una pareja del mismo color 12 a 1, cualquier otra pareja 6 a 1.',
      '21+3 toma las 2 primeras cartas de su mano y la carta abierta del crupier: un trío de un solo palo paga 100 a 1, una escalera de color 40, un trío 30, una escalera 10, un color 5 a 1. El as va alto o bajo. Solo cuenta la mejor.',
      'Una apuesta lateral pertenece a una mano, es como máximo igual que ella y se decide nada más repartir, pase lo que pase con la mano.',
      'El orden de todas las cartas lo fija la semilla comprometida antes de que apuestes: tus decisiones solo dicen quién toma la siguiente.',
      'Una ronda abierta te espera en cualquier dispositivo. Pasados 3 días, el servidor rechaza el seguro y se planta por ti en todas las manos.',
      'Con la estrategia básica, una mano devuelve a la larga el 99,51 % de su primera apuesta, Perfect Pairs el 95,90 % y 21+3 el 96,30 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Cinq places sous l’enseigne',
    description:
      'Le blackjack sur le boulevard à la tombée du jour, avec huit jeux neufs à chaque manche. Jouez jusqu’à cinq mains à la fois, séparez et doublez, assurez-vous contre un as et essayez Perfect Pairs et 21+3.',
    rules: [
      'Chaque manche est distribuée à partir de 8 jeux fraîchement mélangés. Prenez de 1 à 5 places : chaque place où vous posez des jetons est une main à vous. Les mises montent par pas du plus petit jeton, dans les limites affichées à la table.',
      'Les cartes de 2 à 10 valent leur chiffre, les figures 10, l’as 1 ou 11. La main la plus proche de 21 gagne et paie 1 contre 1 ; au-dessus de 21 elle est perdue aussitôt. Un as et une carte de 10 comme 2 premières cartes font blackjack et paient 3 contre 2. À total égal, la mise est rendue.',
      'Le croupier tire jusqu’à 16 et reste à tout 17, avec ou sans as. Avec un as ou une carte de 10 visible, il regarde s’il a blackjack avant que vous n’agissiez. Son blackjack bat toute main qui n’en est pas un, et clôt la manche avant que vous ayez pu relancer.',
      'Sur vos 2 premières cartes, quelles qu’elles soient, vous pouvez doubler : vous misez encore autant et recevez exactement 1 carte de plus. 2 cartes de même valeur peuvent être séparées une fois en 2 mains, chacune avec sa mise, puis doublées. Les as séparés reçoivent 1 carte chacun, et 21 après séparation n’est pas un blackjack.',
      'Quand le croupier montre un as, vous pouvez vous assurer, pour toutes les mains ou aucune : cela coûte la moitié de leurs mises et paie 2 contre 1 si le croupier a blackjack.',
      'Perfect Pairs regarde les 2 premières cartes de sa main : 2 cartes identiques par la valeur et l’enseigne paient 25 contre 1, une paire de même couleur 12 contre 1, toute autre paire 6 contre 1.',
      '21+3 prend les 2 premières cartes de sa main et la carte visible du croupier : un brelan d’une seule enseigne paie 100 contre 1, une quinte flush 40, un brelan 30, une suite 10, une couleur 5 contre 1. L’as est haut ou bas. Seule la meilleure compte.',
      'Une mise annexe appartient à une main, est au plus aussi élevée qu’elle et se règle juste après la donne, quoi qu’il advienne de la main.',
      'L’ordre de toutes les cartes est fixé par la graine engagée avant votre mise : vos décisions disent seulement qui prend la suivante.',
      'Une manche ouverte vous attend sur tous vos appareils. Après 3 jours, le serveur refuse l’assurance et reste pour vous sur chaque main.',
      'Avec la stratégie de base, une main rend à la longue 99,51 % de sa première mise, Perfect Pairs 95,90 % et 21+3 96,30 %.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Cinco lugares sob o letreiro',
    description:
      'Blackjack no bulevar ao entardecer, com oito baralhos novos a cada rodada. Jogue até cinco mãos ao mesmo tempo, divida e dobre, faça seguro contra um ás e experimente Perfect Pairs e 21+3.',
    rules: [
      'Cada rodada é distribuída de 8 baralhos recém-embaralhados. Ocupe de 1 a 5 lugares: cada lugar em que você põe fichas é uma mão sua. As apostas sobem em passos da menor ficha, dentro dos limites indicados na mesa.',
      'As cartas de 2 a 10 valem o seu número, as figuras 10, o ás 1 ou 11. Ganha a mão mais perto de 21 e paga 1 para 1; acima de 21 ela perde na hora. Um ás e uma carta de 10 como 2 primeiras cartas são blackjack e pagam 3 para 2. Com totais iguais há empate: a aposta volta.',
      'O crupiê compra até 16 e para em todo 17, com ou sem ás. Com um ás ou uma carta de 10 aberta, ele verifica se tem blackjack antes de você agir. O blackjack ganha de qualquer mão que não seja um, e encerra a rodada antes que você pudesse aumentar.',
      'Com quaisquer 2 primeiras cartas você pode dobrar: aposta o mesmo de novo e recebe exatamente mais 1 carta. 2 cartas do mesmo valor podem ser divididas uma vez em 2 mãos, cada uma com a sua aposta, e depois dobradas. Ases divididos recebem 1 carta cada um, e 21 depois de dividir não é blackjack.',
      'Quando o crupiê mostra um ás, você pode fazer o seguro, para todas as mãos ou nenhuma: custa metade das apostas delas e paga 2 para 1 se o crupiê tiver blackjack.',
      'Perfect Pairs olha as 2 primeiras cartas da sua mão: 2 iguais em valor e naipe pagam 25 para 1, um par da mesma cor 12 para 1, qualquer outro par 6 para 1.',
      '21+3 usa as 2 primeiras cartas da sua mão e a carta aberta do crupiê: uma trinca de um só naipe paga 100 para 1, um straight flush 40, uma trinca 30, uma sequência 10, um flush 5 para 1. O ás vale alto ou baixo. Só conta a melhor.',
      'Uma aposta lateral pertence a uma mão, é no máximo igual a ela e é decidida logo depois da distribuição, aconteça o que acontecer com a mão.',
      'A ordem de todas as cartas é fixada pela semente comprometida antes da sua aposta: as suas decisões só dizem quem recebe a próxima.',
      'Uma rodada aberta espera por você em qualquer aparelho. Depois de 3 dias, o servidor recusa o seguro e para por você em todas as mãos.',
      'Com a estratégia básica, uma mão devolve ao longo do tempo 99,51 % da primeira aposta, Perfect Pairs 95,90 % e 21+3 96,30 %.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Işıklı tabelanın altında beş koltuk',
    description:
      'Alacakaranlıkta bulvarda blackjack: her turda sekiz yeni deste. Aynı anda beş ele kadar oynayın, bölün, ikiye katlayın, asa karşı sigorta yaptırın, Perfect Pairs ve 21+3’ü deneyin.',
    rules: [
      'Her tur, yeni karılmış 8 desteden dağıtılır. 1 ile 5 arası koltuğa oturun: fiş koyduğunuz her koltuk sizin ayrı bir elinizdir. Bahisler masada gösterilen sınırlar içinde en küçük fişin katlarıyla artar.',
      '2’den 10’a kadar kartlar kendi sayısı, resimli kartlar 10, as 1 ya da 11 sayılır. 21’e daha yakın el kazanır ve 1’e 1 öder; 21’i aşan el hemen kaybeder. İlk 2 kartı as ve 10’luk olan el blackjack’tir ve 3’e 2 öder. Toplamlar eşitse bahis geri verilir.',
      'Krupiye 16’ya kadar çeker, as olsun olmasın her 17’de durur. Açık kartı as ya da 10’luksa siz oynamadan önce blackjack’e bakar. Krupiyenin blackjack’i, blackjack olmayan her eli yener ve siz bahsi artıramadan turu bitirir.',
      'Hangi kartlar gelirse gelsin ilk 2 kartla ikiye katlayabilirsiniz: aynı tutarda bir bahis daha koyar, tam olarak 1 kart daha alırsınız. Aynı değerde 2 kart, her biri kendi bahsiyle bir kez 2 ele bölünebilir, sonra ikiye katlanabilir. Bölünen aslar 1’er kart alır; bölmeden sonraki 21 blackjack değildir.',
      'Krupiye as gösterirse sigorta yaptırabilirsiniz, bütün eller için ya da hiçbiri için: bahislerinin yarısı kadardır ve krupiyede blackjack varsa 2’ye 1 öder.',
      'Perfect Pairs elin ilk 2 kartına bakar: değeri ve türü aynı 2 kart 25’e 1, aynı renkte çift 12’ye 1, diğer çiftler 6’ya 1 öder.',
      '21+3 elin ilk 2 kartını ve krupiyenin açık kartını alır: aynı türden üçlü 100’e 1, sıralı renk 40, üçlü 30, sıra 10, renk 5’e 1 öder. As büyük ya da küçük sayılır. Yalnızca en iyisi geçerlidir.',
      'Yan bahis bir ele bağlıdır, en çok o el kadar olabilir ve elin sonu ne olursa olsun dağıtımdan hemen sonra sonuçlanır.',
      'Bütün kartların sırasını, siz bahis yapmadan önce taahhüt edilen tohum belirler: kararlarınız yalnızca sıradaki kartı kimin alacağını söyler.',
      'Açık bir tur her cihazda sizi bekler. 3 gün sonra sunucu sizin yerinize sigortayı geri çevirir ve bütün ellerde durur.',
      'Temel stratejiyle oynanan bir el uzun vadede ilk bahsinin %99,51’ini, Perfect Pairs %95,90’ını, 21+3 ise %96,30’unu geri verir.',
    ],
    symbols,
  },
};
