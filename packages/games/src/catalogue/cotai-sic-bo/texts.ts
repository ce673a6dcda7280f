import type { GameTexts } from '../texts.ts';

const name = 'Cotai Sic Bo';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Three dice under glass',
    description:
      'Red lacquer, jade and a glass dome on the brightest mile of Macau. Bet on any of 52 spots, from Small and Big to one exact triple, and let the dice jump.',
    rules: [
      'Three dice are thrown under a glass dome. Put chips on any of the 52 spots, then throw. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole round. A spot that wins also returns its stake.',
      'Small wins on totals from 4 to 10, Big on totals from 11 to 17, Odd on odd totals and Even on even totals. Each pays 1 to 1. All four lose on a triple, when all three dice show the same number.',
      'A bet on an exact total pays 60 to 1 for 4 or 17, 30 to 1 for 5 or 16, 17 to 1 for 6 or 15, 12 to 1 for 7 or 14, 8 to 1 for 8 or 13, 7 to 1 for 9 or 12, and 6 to 1 for 10 or 11. A triple counts towards its total like any other throw.',
      'A single-number bet pays according to how many dice show the number: 1 to 1 for one die, 2 to 1 for two dice and 3 to 1 for three dice. The bet loses if no die shows the number.',
      'A combination of two different numbers pays 6 to 1 when both of them show. A double pays 11 to 1 when at least two dice show its number. A triple pays 180 to 1 when all three dice show its number. Any triple pays 30 to 1, whatever the number.',
      'The committed seed decides the dice before the dome shakes. The dome only shows the result. The trail of earlier throws predicts nothing: every throw uses its own separate number from the seed.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Tres dados bajo el cristal',
    description:
      'Laca roja, jade y una cúpula de cristal en la milla más brillante de Macao. Cubre lo que quieras de 52 posiciones, de pequeño y grande a un triple exacto, y deja saltar los dados.',
    rules: [
      'Se lanzan tres dados bajo una cúpula de cristal. Pon fichas en cualquiera de las 52 posiciones y lanza. La ficha más pequeña marca el paso de cada apuesta; cada posición y la ronda entera tienen los límites que se indican en la mesa. Una posición que gana devuelve además su apuesta.',
      'Pequeño gana con sumas de 4 a 10, Grande con sumas de 11 a 17, Impar con sumas impares y Par con sumas pares. Cada una paga 1 a 1. Las cuatro pierden si sale un triple, tres veces el mismo número.',
      'Una suma exacta paga: 4 y 17 60 a 1, 5 y 16 30 a 1, 6 y 15 17 a 1, 7 y 14 12 a 1, 8 y 13 8 a 1, 9 y 12 7 a 1, 10 y 11 6 a 1. Un triple cuenta para su suma como cualquier otro lanzamiento.',
      'Un número suelto paga según los dados que lo muestran: un dado 1 a 1, dos dados 2 a 1, tres dados 3 a 1. Pierde si no sale en ninguno.',
      'Una combinación de dos números distintos paga 6 a 1 si salen los dos. Un doble paga 11 a 1 si al menos dos dados muestran su número. Un triple paga 180 a 1 si los tres muestran su número; Cualquier triple paga 30 a 1 sea cual sea el número.',
      'La semilla comprometida decide los dados antes de que la cúpula se agite; la cúpula solo los muestra. El rastro de lanzamientos anteriores no predice nada: cada lanzamiento sale de su propio número de la semilla.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Trois dés sous verre',
    description:
      'Laque rouge, jade et cloche de verre sur le mile le plus brillant de Macao. Couvrez ce que vous voulez des 52 emplacements, de petit et grand à un triple exact, et laissez sauter les dés.',
    rules: [
      'Trois dés sont lancés sous une cloche de verre. Posez des jetons sur n’importe lequel des 52 emplacements, puis lancez. Le plus petit jeton donne le pas de chaque mise ; chaque emplacement et la manche entière ont les limites affichées à la table. Un emplacement gagnant rend aussi sa mise.',
      'Petit gagne sur les totaux de 4 à 10, Grand sur les totaux de 11 à 17, Impair sur les totaux impairs, Pair sur les totaux pairs. Chacun paie 1 contre 1. Tous les quatre perdent sur un triple, trois fois le même chiffre.',
      'Un total exact paie : 4 et 17 60 contre 1, 5 et 16 30 contre 1, 6 et 15 17 contre 1, 7 et 14 12 contre 1, 8 et 13 8 contre 1, 9 et 12 7 contre 1, 10 et 11 6 contre 1. Un triple compte pour son total comme tout autre lancer.',
      'Un chiffre seul paie selon les dés qui le montrent : un dé 1 contre 1, deux dés 2 contre 1, trois dés 3 contre 1. Il perd quand aucun dé ne le montre.',
      'Une combinaison de deux chiffres différents paie 6 contre 1 quand les deux sortent. Un double paie 11 contre 1 quand au moins deux dés montrent son chiffre. Un triple paie 180 contre 1 quand les trois montrent son chiffre ; Tout triple paie 30 contre 1 quel que soit le chiffre.',
      'La graine engagée décide des dés avant que la cloche ne vibre ; la cloche ne fait que les montrer. La suite des lancers passés ne prédit rien : chaque lancer vient de son propre numéro de la graine.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Três dados sob o vidro',
    description:
      'Laca vermelha, jade e uma redoma de vidro na milha mais brilhante de Macau. Cubra o que quiser das 52 posições, de pequeno e grande a um triplo exato, e deixe os dados pularem.',
    rules: [
      'Três dados são lançados sob uma redoma de vidro. Coloque fichas em qualquer uma das 52 posições e lance. A menor ficha é o passo de cada aposta; cada posição e a rodada inteira têm os limites indicados na mesa. Uma posição que ganha devolve também a sua aposta.',
      'Pequeno ganha com somas de 4 a 10, Grande com somas de 11 a 17, Ímpar com somas ímpares e Par com somas pares. Cada uma paga 1 para 1. As quatro perdem quando sai um triplo, três vezes o mesmo número.',
      'Uma soma exata paga: 4 e 17 60 para 1, 5 e 16 30 para 1, 6 e 15 17 para 1, 7 e 14 12 para 1, 8 e 13 8 para 1, 9 e 12 7 para 1, 10 e 11 6 para 1. Um triplo conta para a sua soma como qualquer outro lançamento.',
      'Um número simples paga pelos dados que o mostram: um dado 1 para 1, dois dados 2 para 1, três dados 3 para 1. Perde quando nenhum dado o mostra.',
      'Uma combinação de dois números diferentes paga 6 para 1 quando saem os dois. Um duplo paga 11 para 1 quando pelo menos dois dados mostram o seu número. Um triplo paga 180 para 1 quando os três mostram o seu número; Qualquer triplo paga 30 para 1 seja qual for o número.',
      'A semente comprometida decide os dados antes de a redoma vibrar; a redoma apenas os mostra. A trilha de lançamentos anteriores não prevê nada: cada lançamento vem do seu próprio número da semente.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Cam altında üç zar',
    description:
      'Makao’nun en parlak caddesinde kırmızı lake, yeşim ve cam bir fanus. Küçük ve büyükten tam bir üçlüye, 52 yerden dilediğinizi kapatın ve zarları zıplatın.',
    rules: [
      'Cam fanusun altında üç zar atılır. 52 yerden dilediğinize fiş koyup zarları atın. Her bahis en küçük fişin katıdır; her bahis alanının ve turun tamamının limitleri masada gösterilir. Kazanan yer, bahsini de geri verir.',
      'Küçük 4 ile 10 arası, Büyük 11 ile 17 arası toplamlarda, Tek tek toplamlarda, Çift çift toplamlarda kazanır. Her biri 1’e 1 öder. Zarlar üçlü, yani üç kez aynı sayıyı gösterirse dördü de kaybeder.',
      'Tam toplam şöyle öder: 4 ve 17 60’a 1, 5 ve 16 30’a 1, 6 ve 15 17’ye 1, 7 ve 14 12’ye 1, 8 ve 13 8’e 1, 9 ve 12 7’ye 1, 10 ve 11 6’ya 1. Üçlü de her atış gibi kendi toplamına sayılır.',
      'Bir sayı, onu gösteren zarlara göre öder: bir zar 1’e 1, iki zar 2’ye 1, üç zar 3’e 1. Hiçbir zar göstermezse kaybeder.',
      'İki farklı sayının kombinasyonu, ikisi de gelirse 6’ya 1 öder. İkili, en az iki zar kendi sayısını gösterirse 11’e 1 öder. Üçlü, üç zar da kendi sayısını gösterirse 180’e 1; Herhangi bir üçlü, sayı ne olursa olsun 30’a 1 öder.',
      'Zarları, fanus sallanmadan önce taahhüt edilen tohum belirler; fanus yalnızca gösterir. Önceki atışların izi hiçbir şeyi öngörmez: her atış tohumun kendi sayısından gelir.',
    ],
    symbols,
  },
};
