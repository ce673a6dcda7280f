import type { GameTexts } from '../texts.ts';

const name = 'Lisboa Baccarat';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Eight decks, two hands, your side',
    description:
      'Punto banco under blue and white tiles. Bet on Player, Banker or a tie, try pairs and the dragon bonus, and watch the roads of your own results.',
    rules: [
      'Each round is dealt from 8 freshly shuffled decks. Put chips on any of the 8 spots, then deal. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole round.',
      'Aces count as 1, cards from 2 to 9 at face value, and tens and face cards as 0. Only the last digit of the total counts. The hand closer to 9 wins. Both sides receive 2 cards. If either side has 8 or 9 (a natural), neither side draws another card.',
      'Without a natural, Player draws a third card on 0 to 5 and stands on 6 and 7. If Player stands, Banker draws on 0 to 5. If Player draws, Banker always draws on 0 to 2 and never on 7. In between, Player’s third card decides. Banker draws on 3 unless that card counts as 8, and on 4 if the card counts as 2 to 7. Banker draws on 5 if the card counts as 4 to 7, and on 6 if the card counts as 6 or 7.',
      'Player pays 1 to 1. Banker pays 0.95 to 1, which is 1 to 1 less 5% commission. On a tie, Player and Banker bets are returned. Tie pays 8 to 1.',
      'Pair bets depend only on the rank of a side’s first 2 cards. The Player pair and Banker pair bets pay 11 to 1. The Either pair bet pays 5 to 1 when at least one side has a pair. It pays only once when both sides have one.',
      'A dragon bonus pays when its side wins. A win with a natural pays 1 to 1. Otherwise the payout depends on the winning margin: 9 points pay 30 to 1, 8 pay 10 to 1, 7 pay 6 to 1, 6 pay 4 to 1, 5 pay 2 to 1 and 4 pay 1 to 1. The bet is returned if two naturals tie. In all other cases, the bet loses.',
      'The roads show the results of your visit in five ways. They predict nothing: every round is dealt from fresh decks and uses its own separate number from the committed seed.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Ocho barajas, dos manos y tú eliges',
    description:
      'Punto banco entre azulejos blancos y azules. Apuesta al Jugador, a la Banca o al empate, prueba las parejas y el bono del dragón, y sigue los caminos de tus propios resultados.',
    rules: [
      'Cada ronda se reparte con 8 barajas recién mezcladas. Pon fichas en cualquiera de las 8 posiciones e inicia el reparto. Cada apuesta es un múltiplo de la ficha más pequeña. La mesa indica los límites de cada posición y de toda la ronda.',
      'Los ases valen 1, las cartas del 2 al 9 valen su número y los dieces y las figuras valen 0. Solo cuenta la última cifra del total. Gana la mano más cercana a 9. Cada lado recibe 2 cartas. Si alguno tiene 8 o 9 (un natural), ningún lado pide otra carta.',
      'Si no hay natural, el Jugador pide una tercera carta con un total de 0 a 5 y se planta con 6 y 7. Si el Jugador se planta, la Banca pide con un total de 0 a 5. Si el Jugador pide, la Banca pide siempre con un total de 0 a 2 y nunca con 7. En los demás casos decide la tercera carta del Jugador: la Banca pide con 3 salvo que esa carta valga 8, con 4 si vale de 2 a 7, con 5 si vale de 4 a 7 y con 6 si vale 6 o 7.',
      'El Jugador paga 1 a 1. La Banca paga 0,95 a 1, es decir, 1 a 1 menos un 5 % de comisión. En caso de empate, se devuelven las apuestas al Jugador y a la Banca. El empate paga 8 a 1.',
      'En las apuestas a pareja solo cuenta el número o la figura de las 2 primeras cartas de un lado. La pareja del Jugador y la pareja de la Banca pagan 11 a 1. Cualquier pareja paga 5 a 1 cuando al menos un lado tiene pareja, pero solo una vez si la tienen los dos.',
      'El bono del dragón paga cuando gana su lado. Una victoria con natural paga 1 a 1. Si no, el pago depende de la diferencia: 9 puntos pagan 30 a 1, 8 pagan 10 a 1, 7 pagan 6 a 1, 6 pagan 4 a 1, 5 pagan 2 a 1 y 4 pagan 1 a 1. Si empatan dos naturales, se devuelve la apuesta. En los demás casos, la apuesta se pierde.',
      'Los caminos muestran de cinco maneras los resultados de tu visita. No predicen nada: cada ronda se reparte con barajas nuevas y usa su propio número, obtenido de la semilla fijada de antemano.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Huit jeux de cartes, deux mains, votre camp',
    description:
      'Le punto banco parmi les azulejos bleus et blancs. Misez sur le Joueur, la Banque ou l’égalité, essayez les paires et le bonus Dragon, et suivez vos propres résultats sur les tableaux des coups.',
    rules: [
      'Chaque manche se joue avec 8 jeux de cartes fraîchement mélangés. Posez des jetons sur n’importe lequel des 8 emplacements, puis distribuez. Chaque mise doit être un multiple du plus petit jeton. La table affiche les limites de chaque emplacement et de la manche entière.',
      'Les as valent 1, les cartes de 2 à 9 leur chiffre, les dix et les figures 0. Seul le dernier chiffre du total compte. La main la plus proche de 9 gagne. Chaque camp reçoit 2 cartes. Si l’un des camps a 8 ou 9 (un naturel), aucun ne tire d’autre carte.',
      'Sans naturel, le Joueur tire une troisième carte de 0 à 5 et reste à 6 et 7. Si le Joueur reste, la Banque tire de 0 à 5. Si le Joueur tire, la Banque tire toujours de 0 à 2 et jamais à 7. Entre les deux, la troisième carte du Joueur décide : la Banque tire à 3 sauf si cette carte vaut 8, à 4 si elle vaut de 2 à 7, à 5 si elle vaut de 4 à 7 et à 6 si elle vaut 6 ou 7.',
      'Joueur paie 1 contre 1. Banque paie 0,95 contre 1, soit 1 contre 1 moins 5 % de commission. En cas d’égalité, les mises sur Joueur et Banque sont rendues. L’égalité paie 8 contre 1.',
      'Les mises sur les paires ne dépendent que du rang des 2 premières cartes d’un camp. Paire Joueur et paire Banque paient 11 contre 1. « Une paire au moins » paie 5 contre 1 quand au moins un camp a une paire, mais une seule fois si les deux en ont une.',
      'Un bonus Dragon paie quand son camp gagne. Une victoire avec un naturel paie 1 contre 1. Sinon, le paiement dépend de l’écart de points : 9 points paient 30 contre 1, 8 paient 10 contre 1, 7 paient 6 contre 1, 6 paient 4 contre 1, 5 paient 2 contre 1 et 4 paient 1 contre 1. La mise est rendue si deux naturels sont à égalité. Dans tous les autres cas, elle est perdue.',
      'Les tableaux des coups présentent de cinq façons les résultats de votre session. Ils ne prédisent rien : chaque manche se joue avec des jeux de cartes neufs et repose sur un nombre qui lui est propre, issu de la graine fixée à l’avance.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Oito baralhos, duas mãos, o seu lado',
    description:
      'Punto banco entre azulejos azuis e brancos. Aposte em Jogador, Banca ou empate, experimente os pares e o bônus do dragão e acompanhe os seus próprios resultados no placar.',
    rules: [
      'Em cada rodada, as cartas vêm de 8 baralhos recém-embaralhados. Coloque fichas em qualquer uma das 8 posições e distribua as cartas. Toda aposta é um múltiplo da menor ficha. A mesa mostra os limites de cada posição e da rodada inteira.',
      'Os ases valem 1, as cartas de 2 a 9 valem o seu número, e os dez e as figuras valem 0. Só conta o último algarismo da soma. Vence a mão mais próxima de 9. Cada lado recebe 2 cartas. Se um dos lados tem 8 ou 9 (um natural), nenhum dos dois compra outra carta.',
      'Sem um natural, o Jogador compra uma terceira carta com 0 a 5 e para com 6 e 7. Se o Jogador para, a Banca compra com 0 a 5. Se o Jogador compra, a Banca sempre compra com 0 a 2 e nunca com 7. Nos outros casos, decide a terceira carta do Jogador: a Banca compra com 3, a não ser que essa carta valha 8; com 4, se ela valer de 2 a 7; com 5, se valer de 4 a 7; e com 6, se valer 6 ou 7.',
      'Jogador paga 1 para 1. Banca paga 0,95 para 1, ou seja, 1 para 1 menos 5% de comissão. Em caso de empate, as apostas em Jogador e Banca são devolvidas. Empate paga 8 para 1.',
      'Nas apostas de par, conta apenas o número ou a figura das 2 primeiras cartas de um lado. Par do Jogador e par da Banca pagam 11 para 1. Qualquer par paga 5 para 1 quando pelo menos um lado tem um par, mas paga só uma vez quando os dois têm.',
      'Cada bônus do dragão paga quando vence o lado correspondente. Uma vitória com um natural paga 1 para 1. Caso contrário, o pagamento depende da diferença de pontos: 9 pontos pagam 30 para 1, 8 pagam 10 para 1, 7 pagam 6 para 1, 6 pagam 4 para 1, 5 pagam 2 para 1 e 4 pagam 1 para 1. A aposta é devolvida se dois naturais empatam. Em todos os outros casos, a aposta perde.',
      'Os mapas de resultados mostram de cinco formas as rodadas da sua visita. Eles não preveem nada: em cada rodada, as cartas vêm de baralhos novos e a rodada usa um número próprio da semente registrada previamente.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Sekiz deste, iki el, seçim sizin',
    description:
      'Mavi beyaz çiniler altında punto banco. Oyuncu, Banka ya da beraberlik üzerine oynayın; çift bahislerini ve ejderha bonusunu deneyin, sonuçlarınızı yol haritasında izleyin.',
    rules: [
      'Kartlar her turda yeni karılmış 8 desteden dağıtılır. 8 bahis alanından dilediğinize fiş koyup dağıtımı başlatın. Her bahis en küçük fişin katıdır. Her bahis alanının ve turun tamamının limitleri masada gösterilir.',
      'As 1 sayılır. 2 ile 9 arasındaki kartlar kendi değeriyle, onlular ve resimli kartlar 0 olarak sayılır. Toplamın yalnızca son basamağı geçerlidir. 9’a daha yakın el kazanır. Her taraf 2 kart alır. Taraflardan birinde 8 ya da 9 (doğal el) varsa iki taraf da başka kart çekmez.',
      'Doğal el yoksa Oyuncu 0–5 ile üçüncü kartı çeker, 6 ve 7 ile durur. Oyuncu durursa Banka 0–5 ile çeker. Oyuncu çekerse Banka 0–2 ile her zaman çeker, 7 ile asla çekmez. Aradaki toplamlarda kararı Oyuncunun üçüncü kartı belirler: Banka, toplamı 3 iken bu kart 8 sayılmıyorsa, 4 iken 2–7 sayılıyorsa, 5 iken 4–7 sayılıyorsa, 6 iken 6 ya da 7 sayılıyorsa çeker.',
      'Oyuncu bahsi 1’e 1 öder. Banka bahsi 0,95’e 1 öder (1’e 1’lik ödemeden %5 komisyon düşülür). Beraberlikte Oyuncu ve Banka bahisleri iade edilir. Beraberlik bahsi 8’e 1 öder.',
      'Çift bahislerinde yalnızca ilgili tarafın ilk 2 kartının aynı (örneğin iki kız) olup olmadığına bakılır. Oyuncu çifti ve Banka çifti 11’e 1 öder. Herhangi bir çift, en az bir tarafta çift varsa 5’e 1 öder; iki tarafta da çift varsa yine yalnızca bir kez öder.',
      'Ejderha bonusu, oynandığı taraf kazanınca öder. Doğal elle kazanılırsa 1’e 1 öder. Diğer kazançlarda ödeme puan farkına bağlıdır: 9 puan 30’a 1, 8 puan 10’a 1, 7 puan 6’ya 1, 6 puan 4’e 1, 5 puan 2’ye 1, 4 puan 1’e 1 öder. İki doğal el berabere kalırsa bahis iade edilir. Diğer bütün durumlarda bahis kaybeder.',
      'Sonuç tabloları, oturumunuzda çıkan sonuçları beş farklı biçimde gösterir. Hiçbir şeyi öngörmezler: kartlar her turda yeni destelerden dağıtılır ve her tur için sabitlenen tohumdan gelen ayrı bir sayı kullanılır.',
    ],
    symbols,
  },
};
