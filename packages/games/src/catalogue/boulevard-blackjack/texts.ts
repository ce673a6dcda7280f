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
      'You can double on your first 2 cards: you stake the same amount again and take exactly 1 more card. If your first 2 cards have the same value, you can split them once into 2 hands, each with its own stake, and double after the split. Split aces receive 1 card each, and 21 after a split does not count as blackjack.',
      'When the dealer shows an ace, you can insure all your hands or none. Insurance costs half of the stake on each hand and pays 2 to 1 if the dealer has blackjack.',
      'Perfect Pairs uses the first 2 cards of your hand. Two cards of the same rank and suit pay 25 to 1. A pair of the same colour pays 12 to 1, and any other pair pays 6 to 1.',
      '21+3 combines the first 2 cards of your hand with the dealer’s face-up card. Suited three of a kind pays 100 to 1, a straight flush 40 to 1, three of a kind 30 to 1, a straight 10 to 1 and a flush 5 to 1. The ace counts high or low. Only the best combination is paid.',
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
      'Blackjack en el bulevar al anochecer, con ocho barajas nuevas. Juega hasta cinco manos a la vez, divide y dobla, contrata el seguro contra un as y prueba Perfect Pairs y 21+3.',
    rules: [
      'Cada ronda se reparte con 8 barajas recién mezcladas. Ocupa de 1 a 5 asientos: juegas una mano distinta por cada asiento en el que pones fichas. Cada apuesta es un múltiplo de la ficha más pequeña, dentro de los límites que se indican en la mesa.',
      'Las cartas del 2 al 10 valen su número, las figuras valen 10 y el as vale 1 u 11. Gana la mano más cercana a 21 y paga 1 a 1. Una mano que pasa de 21 pierde de inmediato. Un as y una carta de valor 10 como 2 primeras cartas forman blackjack, que paga 3 a 2. Con totales iguales hay empate y la apuesta se devuelve.',
      'El crupier pide hasta 16 y se planta con cualquier 17, duro o blando. Si muestra un as o una carta de valor 10, comprueba si tiene blackjack antes de que actúes. El blackjack del crupier gana a cualquier mano que no sea blackjack y pone fin a la ronda antes de que puedas aumentar tu apuesta.',
      'Puedes doblar con tus 2 primeras cartas: apuestas otra vez lo mismo y recibes exactamente 1 carta más. Si tus 2 primeras cartas tienen el mismo valor, puedes dividirlas una vez en 2 manos, cada una con su propia apuesta, y doblar después de dividir. Los ases divididos reciben 1 carta cada uno, y un 21 tras dividir no cuenta como blackjack.',
      'Cuando el crupier muestra un as, puedes asegurar todas tus manos o ninguna. El seguro cuesta la mitad de la apuesta de cada mano y paga 2 a 1 si el crupier tiene blackjack.',
      'Perfect Pairs usa las 2 primeras cartas de la mano. Dos cartas del mismo valor y palo pagan 25 a 1, una pareja del mismo color paga 12 a 1 y cualquier otra pareja paga 6 a 1.',
      '21+3 combina las 2 primeras cartas de la mano con la carta descubierta del crupier. Un trío del mismo palo paga 100 a 1; una escalera de color, 40 a 1; un trío, 30 a 1; una escalera, 10 a 1, y un color, 5 a 1. El as cuenta como carta alta o baja. Solo se paga la mejor combinación.',
      'Una apuesta lateral pertenece a una mano y no puede ser mayor que la apuesta de esa mano. Se liquida justo después del reparto, pase lo que pase con la mano.',
      'La semilla fijada de antemano determina el orden de todas las cartas antes de que apuestes. Tus decisiones solo determinan qué mano recibe la siguiente carta.',
      'Puedes continuar una ronda abierta en cualquier dispositivo. Pasados 3 días, el servidor rechaza el seguro y se planta por ti en todas las manos.',
      'Con la estrategia básica, el retorno al jugador a largo plazo es del 99,51 % de la apuesta inicial. Perfect Pairs devuelve el 95,90 % y 21+3, el 96,30 %.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Cinq places sous l’enseigne',
    description:
      'Le blackjack sur le boulevard à la tombée du jour, avec huit jeux de cartes neufs. Jouez jusqu’à cinq mains à la fois, séparez et doublez, assurez-vous contre un as et essayez Perfect Pairs et 21+3.',
    rules: [
      'Chaque manche se joue avec 8 jeux de cartes fraîchement mélangés. Prenez de 1 à 5 places : vous jouez une main distincte pour chaque place où vous posez des jetons. Chaque mise est un multiple du plus petit jeton, dans les limites affichées à la table.',
      'Les cartes de 2 à 10 comptent pour leur valeur, les figures pour 10 et l’as pour 1 ou 11. La main la plus proche de 21 gagne ; une main gagnante paie 1 contre 1. Une main au-dessus de 21 perd aussitôt. Un as et une carte valant 10 comme 2 premières cartes forment un blackjack, qui paie 3 contre 2. À total égal, la mise est rendue.',
      'Le croupier tire jusqu’à 16 et reste sur tout 17, souple ou dur. S’il montre un as ou une carte valant 10, il vérifie s’il a un blackjack avant que vous ne jouiez. Un blackjack du croupier bat toute main sauf un blackjack et met fin à la manche avant que vous puissiez augmenter votre mise.',
      'Vous pouvez doubler sur vos 2 premières cartes : vous misez à nouveau le même montant et recevez exactement 1 carte de plus. Vous pouvez séparer une fois 2 cartes de même valeur en 2 mains, chacune avec sa propre mise, et doubler après la séparation. Les as séparés reçoivent 1 carte chacun, et 21 après une séparation ne compte pas comme un blackjack.',
      'Quand le croupier montre un as, vous pouvez assurer toutes vos mains ou aucune. L’assurance coûte la moitié de leurs mises et paie 2 contre 1 si le croupier a un blackjack.',
      'La mise Perfect Pairs porte sur les 2 premières cartes de la main. Deux cartes de même valeur et de même enseigne paient 25 contre 1, une paire de même couleur 12 contre 1 et toute autre paire 6 contre 1.',
      '21+3 combine les 2 premières cartes de sa main et la carte visible du croupier. Un brelan d’une même enseigne paie 100 contre 1, une quinte flush 40 contre 1, un brelan 30 contre 1, une suite 10 contre 1 et une couleur 5 contre 1. L’as peut être haut ou bas. Seule la meilleure combinaison est payée.',
      'Une mise annexe est liée à une main et ne peut pas dépasser la mise de cette main. La mise annexe est réglée juste après la donne, quoi qu’il advienne de la main.',
      'La graine fixée à l’avance établit l’ordre de toutes les cartes avant votre mise. Vos décisions déterminent seulement quelle main reçoit la carte suivante.',
      'Vous pouvez poursuivre une manche en cours sur n’importe quel appareil. Après 3 jours, le serveur décline l’assurance à votre place et reste sur toutes vos mains.',
      'Avec la stratégie de base, le taux de retour au joueur à long terme est de 99,51 % de la mise initiale. Il est de 95,90 % pour Perfect Pairs et de 96,30 % pour 21+3.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Cinco lugares sob o letreiro',
    description:
      'Blackjack no bulevar ao entardecer, com oito baralhos novos. Jogue até cinco mãos ao mesmo tempo, divida e dobre, faça seguro contra um ás e experimente Perfect Pairs e 21+3.',
    rules: [
      'Em cada rodada, as cartas vêm de 8 baralhos recém-embaralhados. Ocupe de 1 a 5 lugares: você joga uma mão separada em cada lugar em que coloca fichas. Toda aposta é um múltiplo da menor ficha, dentro dos limites indicados na mesa.',
      'As cartas de 2 a 10 valem o seu número, as figuras valem 10 e o ás vale 1 ou 11. Vence a mão mais próxima de 21; uma vitória paga 1 para 1. Uma mão acima de 21 perde na hora. Um ás e uma carta que vale 10 nas 2 primeiras cartas formam blackjack, que paga 3 para 2. Totais iguais são empate: a aposta é devolvida.',
      'O crupiê compra até 16 e para em qualquer 17, duro ou suave (com ás). Se mostrar um ás ou uma carta que vale 10, o crupiê verifica se tem blackjack antes de você agir. O blackjack do crupiê vence qualquer mão que não seja blackjack e encerra a rodada antes que você possa aumentar a aposta.',
      'Você pode dobrar com as suas 2 primeiras cartas: aposta o mesmo valor de novo e recebe exatamente mais 1 carta. Você pode dividir 2 cartas do mesmo valor uma vez em 2 mãos, cada uma com a própria aposta, e dobrar depois da divisão. Ases divididos recebem 1 carta cada um, e 21 depois de uma divisão não conta como blackjack.',
      'Quando o crupiê mostra um ás, você pode fazer seguro para todas as suas mãos ou para nenhuma. O seguro custa metade das apostas delas e paga 2 para 1 se o crupiê tiver blackjack.',
      'Perfect Pairs usa as 2 primeiras cartas da mão correspondente. Duas cartas iguais e do mesmo naipe pagam 25 para 1, um par da mesma cor paga 12 para 1 e qualquer outro par paga 6 para 1.',
      '21+3 combina as 2 primeiras cartas da mão correspondente com a carta aberta do crupiê. Uma trinca do mesmo naipe paga 100 para 1; um straight flush, 40 para 1; uma trinca, 30 para 1; uma sequência, 10 para 1; e um flush, 5 para 1. O ás vale alto ou baixo. Só a melhor combinação é paga.',
      'Uma aposta lateral pertence a uma mão e não pode ser maior que a aposta nessa mão. Ela é paga ou perdida logo depois da distribuição, aconteça o que acontecer com a mão.',
      'A semente registrada previamente fixa a ordem de todas as cartas antes da sua aposta. As suas decisões só determinam qual mão recebe a próxima carta.',
      'Você pode continuar uma rodada aberta em qualquer aparelho. Depois de 3 dias, o servidor recusa o seguro por você e mantém todas as suas mãos como estão, sem pedir mais cartas.',
      'Com a estratégia básica, o retorno ao jogador a longo prazo é de 99,51% da aposta inicial. Perfect Pairs devolve 95,90% e 21+3 devolve 96,30%.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Işıklı tabelanın altında beş koltuk',
    description:
      'Alacakaranlıktaki bulvarda blackjack: her turda sekiz yeni deste. Aynı anda beş ele kadar oynayın, bölün, ikiye katlayın, krupiyenin asına karşı sigorta alın, Perfect Pairs ve 21+3’ü deneyin.',
    rules: [
      'Her tur, yeni karılmış 8 desteden dağıtılır. En az 1, en çok 5 koltuğa oturun: fiş koyduğunuz her koltuk için ayrı bir el oynarsınız. Her bahis, masada gösterilen limitler içinde en küçük fişin katıdır.',
      '2’den 10’a kadar kartlar kendi değeriyle, resimli kartlar 10, as 1 ya da 11 sayılır. 21’e daha yakın el kazanır ve 1’e 1 öder. 21’i aşan el hemen kaybeder. İlk 2 kartı as ve 10 değerinde bir kart olan el blackjack’tir ve 3’e 2 öder. Toplamlar eşitse el berabere biter ve bahis iade edilir.',
      'Krupiye 16’ya kadar kart çeker; sert ya da yumuşak, her 17’de durur. Açık kartı as ya da 10 değerindeyse siz oynamadan önce blackjack olup olmadığına bakar. Krupiyenin blackjack’i, blackjack dışındaki her eli yener ve siz bahsinizi artıramadan turu bitirir.',
      'İlk 2 kartınızla bahsinizi ikiye katlayabilirsiniz: aynı tutarda bir bahis daha koyar ve yalnızca 1 kart daha alırsınız. İlk 2 kartınız aynı değerdeyse bunları bir kez, her biri kendi bahsiyle 2 ele bölebilir, bölmeden sonra da ikiye katlayabilirsiniz. Bölünen aslar 1’er kart alır; bölmeden sonraki 21 blackjack sayılmaz.',
      'Krupiyenin açık kartı as olduğunda ellerinizin tümünü ya da hiçbirini sigortalayabilirsiniz. Sigortanın bedeli ellerin bahislerinin yarısıdır; krupiyede blackjack varsa sigorta 2’ye 1 öder.',
      'Perfect Pairs elin ilk 2 kartına bakar. Değeri ve takımı aynı iki kart 25’e 1 öder. Aynı renkte çift 12’ye 1, diğer çiftler 6’ya 1 öder.',
      '21+3, elin ilk 2 kartını krupiyenin açık kartıyla birleştirir. Aynı takımdan üçlü 100’e 1, sıralı renk 40’a 1, üçlü 30’a 1, kent 10’a 1, renk 5’e 1 öder. As büyük ya da küçük sayılır. Yalnızca en iyi kombinasyon ödenir.',
      'Yan bahis bir ele aittir ve o elin bahsinden büyük olamaz. El nasıl biterse bitsin, yan bahis dağıtımdan hemen sonra sonuçlanır.',
      'Bütün kartların sırasını, siz bahis yapmadan önce sabitlenen tohum belirler. Kararlarınız yalnızca sıradaki kartı hangi elin alacağını belirler.',
      'Açık bir tura her cihazda devam edebilirsiniz. 3 gün sonra sunucu sizin yerinize sigortayı reddeder ve bütün ellerde durur.',
      'Temel stratejiyle uzun vadede oyuncuya geri ödeme oranı, ilk bahsin %99,51’idir. Bu oran Perfect Pairs’te %95,90, 21+3’te ise %96,30’dur.',
    ],
    symbols,
  },
};
