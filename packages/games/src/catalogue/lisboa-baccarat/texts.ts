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
      'Without a natural, Player draws a third card on 0 to 5 and stands on 6 and 7. If Player stands, Banker draws on 0 to 5. If Player draws, Banker always draws on 0 to 2 and never on 7. In between, Player’s third card decides: Banker draws on 3 unless that card counts as 8, on 4 if the card counts as 2 to 7, on 5 if it counts as 4 to 7, and on 6 if it counts as 6 or 7.',
      'Player pays 1 to 1. Banker pays 0.95 to 1, which is 1 to 1 less 5% commission. On a tie, Player and Banker bets are returned. Tie pays 8 to 1.',
      'Pair bets depend only on the rank of a side’s first 2 cards. Player pair and Banker pair pay 11 to 1. Either pair pays 5 to 1 when at least one side has a pair, but pays only once when both sides have one.',
      'A dragon bonus pays when its side wins. A win with a natural pays 1 to 1. Otherwise the payout depends on the winning margin: 9 points pay 30 to 1, 8 pay 10, 7 pay 6, 6 pay 4, 5 pay 2 and 4 pay 1 to 1. The bet is returned if two naturals tie. In all other cases, the bet loses.',
      'The roads show the results of your visit in five ways. They predict nothing: every round is dealt from fresh decks and uses its own separate number from the committed seed.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Ocho barajas, dos manos, tu lado',
    description:
      'Punto banco entre azulejos blancos y azules. Apuesta a Jugador, Banca o empate, prueba las parejas y el bono del dragón, y sigue los caminos de tus propios resultados.',
    rules: [
      'Cada ronda se reparte de 8 barajas recién mezcladas. Pon fichas en cualquiera de las 8 posiciones y reparte. La ficha más pequeña marca el paso de cada apuesta; cada posición y la ronda entera tienen los límites que se indican en la mesa.',
      'Los ases valen 1, las cartas del 2 al 9 su número, los dieces y las figuras 0. Solo cuenta la última cifra de la suma; gana la mano más cercana a 9. Cada lado recibe 2 cartas. Con 8 o 9 en cualquier lado, un natural, nadie pide.',
      'Si no, Jugador pide una tercera carta con 0 a 5 y se planta con 6 y 7. Si Jugador se plantó, Banca pide con 0 a 5. Si Jugador pidió, Banca pide siempre con 0 a 2; con 3 salvo que esa carta valga 8; con 4 si vale de 2 a 7; con 5 si vale de 4 a 7; con 6 si vale 6 o 7; nunca con 7.',
      'Jugador paga 1 a 1. Banca paga 0,95 a 1, es decir, 1 a 1 menos un 5 % de comisión. En un empate se devuelven ambas. El empate paga 8 a 1.',
      'Las parejas miran las 2 primeras cartas de un lado, solo por su valor: pareja de Jugador y pareja de Banca pagan 11 a 1. Cualquier pareja paga 5 a 1 cuando al menos un lado tiene pareja, y una sola vez si la tienen los dos.',
      'Un bono del dragón paga cuando gana su lado: con un natural, 1 a 1; si no, según la diferencia de puntos, 9 paga 30 a 1, 8 paga 10, 7 paga 6, 6 paga 4, 5 paga 2 y 4 paga 1 a 1. Se devuelve si empatan dos naturales. Todo lo demás pierde.',
      'Los caminos muestran los resultados de tu visita de cinco maneras. No predicen nada: cada ronda sale de barajas nuevas y de su propio número de la semilla comprometida.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Huit jeux, deux mains, votre camp',
    description:
      'Le punto banco parmi les azulejos bleus et blancs. Misez sur Joueur, Banque ou l’égalité, essayez les paires et le bonus du dragon, et suivez les routes de vos propres résultats.',
    rules: [
      'Chaque manche est distribuée à partir de 8 jeux fraîchement mélangés. Posez des jetons sur n’importe lequel des 8 emplacements, puis distribuez. Le plus petit jeton donne le pas de chaque mise ; chaque emplacement et la manche entière ont les limites affichées à la table.',
      'Les as valent 1, les cartes de 2 à 9 leur chiffre, les dix et les figures 0. Seul compte le dernier chiffre de la somme ; la main la plus proche de 9 gagne. Chaque camp reçoit 2 cartes. Avec 8 ou 9 d’un côté, un naturel, personne ne tire.',
      'Sinon, Joueur tire une troisième carte de 0 à 5 et reste à 6 et 7. Si Joueur est resté, Banque tire de 0 à 5. Si Joueur a tiré, Banque tire toujours de 0 à 2 ; à 3 sauf si cette carte vaut 8 ; à 4 si elle vaut de 2 à 7 ; à 5 si elle vaut de 4 à 7 ; à 6 si elle vaut 6 ou 7 ; jamais à 7.',
      'Joueur paie 1 contre 1. Banque paie 0,95 contre 1, soit 1 contre 1 moins 5 % de commission. En cas d’égalité, les deux sont rendues. L’égalité paie 8 contre 1.',
      'Les paires regardent les 2 premières cartes d’un camp, par leur seule valeur : paire Joueur et paire Banque paient 11 contre 1. Une paire au moins paie 5 contre 1 quand un camp au moins a une paire, et une seule fois si les deux en ont.',
      'Un bonus du dragon paie quand son camp gagne : avec un naturel, 1 contre 1 ; sinon selon l’écart de points, 9 paie 30 contre 1, 8 paie 10, 7 paie 6, 6 paie 4, 5 paie 2 et 4 paie 1 contre 1. Il est rendu quand deux naturels sont à égalité. Tout le reste est perdu.',
      'Les routes montrent les résultats de votre visite de cinq façons. Elles ne prédisent rien : chaque manche vient de jeux neufs et de son propre numéro de la graine engagée.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Oito baralhos, duas mãos, o seu lado',
    description:
      'Punto banco entre azulejos azuis e brancos. Aposte em Jogador, Banca ou empate, experimente os pares e o bônus do dragão, e acompanhe as estradas dos seus próprios resultados.',
    rules: [
      'Cada rodada é distribuída de 8 baralhos recém-embaralhados. Coloque fichas em qualquer uma das 8 posições e distribua. A menor ficha é o passo de cada aposta; cada posição e a rodada inteira têm os limites indicados na mesa.',
      'Os ases valem 1, as cartas de 2 a 9 o seu número, os dez e as figuras 0. Só conta o último algarismo da soma; ganha a mão mais perto de 9. Cada lado recebe 2 cartas. Com 8 ou 9 em qualquer lado, um natural, ninguém compra.',
      'Caso contrário, Jogador compra a terceira carta com 0 a 5 e para com 6 e 7. Se Jogador parou, Banca compra com 0 a 5. Se Jogador comprou, Banca compra sempre com 0 a 2; com 3, a não ser que essa carta valha 8; com 4, se valer de 2 a 7; com 5, se valer de 4 a 7; com 6, se valer 6 ou 7; nunca com 7.',
      'Jogador paga 1 para 1. Banca paga 0,95 para 1, ou seja, 1 para 1 menos 5 % de comissão. No empate as duas são devolvidas. Empate paga 8 para 1.',
      'Os pares olham as 2 primeiras cartas de um lado, só pelo valor: par do Jogador e par da Banca pagam 11 para 1. Qualquer par paga 5 para 1 quando pelo menos um lado tem par, e uma vez só quando os dois têm.',
      'Um bônus do dragão paga quando o seu lado ganha: com um natural, 1 para 1; senão, pela diferença de pontos, 9 paga 30 para 1, 8 paga 10, 7 paga 6, 6 paga 4, 5 paga 2 e 4 paga 1 para 1. É devolvido quando dois naturais empatam. Todo o resto perde.',
      'As estradas mostram os resultados da sua visita de cinco formas. Não preveem nada: cada rodada vem de baralhos novos e do seu próprio número da semente comprometida.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Sekiz deste, iki el, senin tarafın',
    description:
      'Mavi beyaz çiniler altında punto banco. Oyuncuya, bankaya ya da beraberliğe oynayın, çiftleri ve ejderha bonusunu deneyin, kendi sonuçlarınızın yollarını izleyin.',
    rules: [
      'Her tur, yeni karılmış 8 desteden dağıtılır. 8 yerden dilediğinize fiş koyup dağıtın. Her bahis en küçük fişin katıdır; her bahis alanının ve turun tamamının limitleri masada gösterilir.',
      'As 1, 2’den 9’a kadar kartlar kendi sayısı, onlu ve resimli kartlar 0 sayılır. Toplamın yalnızca son basamağı geçerlidir; 9’a daha yakın el kazanır. Her taraf 2 kart alır. Taraflardan birinde 8 ya da 9, yani doğal el varsa kimse kart çekmez.',
      'Değilse Oyuncu 0–5 ile üçüncü kartı çeker, 6 ve 7 ile durur. Oyuncu durduysa Banka 0–5 ile çeker. Oyuncu çektiyse Banka 0–2 ile her zaman çeker; 3 ile, o kart 8 sayılmıyorsa; 4 ile, kart 2–7 sayılıyorsa; 5 ile, 4–7 sayılıyorsa; 6 ile, 6 ya da 7 sayılıyorsa; 7 ile asla.',
      'Oyuncu 1’e 1 öder. Banka 0,95’e 1 öder, yani 1’e 1’den %5 komisyon düşülür. Beraberlikte ikisi de geri verilir. Beraberlik 8’e 1 öder.',
      'Çiftlerde bir tarafın ilk 2 kartına, yalnızca değerine bakılır: Oyuncu çifti ve Banka çifti 11’e 1 öder. Herhangi bir çift, en az bir tarafta çift varsa 5’e 1 öder; ikisinde de varsa yine bir kez.',
      'Ejderha bonusu kendi tarafı kazanınca öder: doğal elle 1’e 1; değilse puan farkına göre 9 fark 30’a 1, 8 fark 10, 7 fark 6, 6 fark 4, 5 fark 2, 4 fark 1’e 1. İki doğal el berabere kalırsa geri verilir. Geri kalan her şey kaybeder.',
      'Yollar ziyaretinizin sonuçlarını beş biçimde gösterir. Hiçbir şeyi öngörmezler: her tur yeni destelerden ve taahhüt edilen tohumun kendi sayısından gelir.',
    ],
    symbols,
  },
};
