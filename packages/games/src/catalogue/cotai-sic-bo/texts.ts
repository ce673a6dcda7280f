import type { GameTexts } from '../texts.ts';

const name = 'Cotai Sic Bo';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Three dice under glass',
    description:
      'Red lacquer, jade and a glass dome on the brightest mile of Macau. Bet on any of 52 spots, from Small and Big to a specific triple, and watch the dice tumble.',
    rules: [
      'Three dice are thrown under a glass dome. Put chips on any of the 52 spots, then throw. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole round. A spot that wins also returns its stake.',
      'Small wins on totals from 4 to 10, Big on totals from 11 to 17, Odd on odd totals and Even on even totals. Each pays 1 to 1. All four bets lose on a triple, that is, when all three dice show the same number.',
      'A bet on an exact total pays 60 to 1 for 4 or 17, 30 to 1 for 5 or 16, 17 to 1 for 6 or 15, 12 to 1 for 7 or 14, 8 to 1 for 8 or 13, 7 to 1 for 9 or 12, and 6 to 1 for 10 or 11. A triple counts towards its total like any other throw.',
      'A single-number bet pays according to how many dice show the number: 1 to 1 for one die, 2 to 1 for two dice and 3 to 1 for three dice. The bet loses if no die shows the number.',
      'A bet on a combination of two different numbers pays 6 to 1 when both numbers show. A bet on a double pays 11 to 1 when at least two dice show its number. A bet on a specific triple pays 180 to 1 when all three dice show its number. A bet on any triple pays 30 to 1, whatever the number.',
      'The committed seed decides the throw before the dome shakes. The dome only shows the result. The trail of earlier throws predicts nothing: every throw uses its own separate number from the seed.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Tres dados bajo el cristal',
    description:
      'Laca roja, jade y una cúpula de cristal en la milla más brillante de Macao. Apuesta a cualquiera de las 52 posiciones, desde Pequeño y Grande hasta un triple exacto, y deja que salten los dados.',
    rules: [
      'Se lanzan tres dados bajo una cúpula de cristal. Pon fichas en cualquiera de las 52 posiciones y lanza los dados. Cada apuesta es un múltiplo de la ficha más pequeña. La mesa indica los límites de cada posición y de toda la ronda. Las posiciones ganadoras devuelven además su apuesta.',
      'Pequeño gana con totales de 4 a 10, Grande con totales de 11 a 17, Impar con totales impares y Par con totales pares. Cada apuesta paga 1 a 1. Las cuatro apuestas pierden con un triple, es decir, cuando los tres dados muestran el mismo número.',
      'Una apuesta a un total exacto paga 60 a 1 con 4 o 17, 30 a 1 con 5 o 16, 17 a 1 con 6 o 15, 12 a 1 con 7 o 14, 8 a 1 con 8 o 13, 7 a 1 con 9 o 12, y 6 a 1 con 10 u 11. Un triple cuenta para su total como cualquier otro lanzamiento.',
      'Una apuesta a un solo número paga según cuántos dados lo muestren: 1 a 1 con un dado, 2 a 1 con dos dados y 3 a 1 con tres dados. Pierde si ningún dado muestra el número.',
      'La apuesta a una combinación de dos números distintos paga 6 a 1 cuando salen ambos números. La apuesta a un doble paga 11 a 1 cuando al menos dos dados muestran su número. La apuesta a un triple concreto paga 180 a 1 cuando los tres dados muestran su número. La apuesta a cualquier triple paga 30 a 1, sea cual sea el número.',
      'La semilla fijada de antemano decide el resultado de los dados antes de que se agite la cúpula. La cúpula solo lo muestra. El historial de lanzamientos anteriores no predice nada: cada lanzamiento usa su propio número, obtenido de la semilla.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Trois dés sous cloche',
    description:
      'Laque rouge, jade et cloche de verre sur l’avenue la plus illuminée de Macao. Misez sur n’importe lequel des 52 emplacements, de Petit et Grand à un triple exact, et laissez sauter les dés.',
    rules: [
      'Trois dés sont lancés sous une cloche de verre. Posez des jetons sur n’importe lequel des 52 emplacements, puis lancez les dés. Chaque mise est un multiple du plus petit jeton. La table affiche les limites de chaque emplacement et de la manche entière. Un emplacement gagnant rend aussi sa mise.',
      'Petit gagne sur les totaux de 4 à 10, Grand sur les totaux de 11 à 17, Impair sur les totaux impairs et Pair sur les totaux pairs. Chacun paie 1 contre 1. Les quatre perdent sur un triple, quand les trois dés montrent le même chiffre.',
      'Une mise sur un total exact paie 60 contre 1 pour 4 ou 17, 30 contre 1 pour 5 ou 16, 17 contre 1 pour 6 ou 15, 12 contre 1 pour 7 ou 14, 8 contre 1 pour 8 ou 13, 7 contre 1 pour 9 ou 12 et 6 contre 1 pour 10 ou 11. Un triple compte pour son total comme tout autre lancer.',
      'Une mise sur un seul chiffre paie selon le nombre de dés qui le montrent : 1 contre 1 pour un dé, 2 contre 1 pour deux dés et 3 contre 1 pour trois dés. Elle est perdue si aucun dé ne montre ce chiffre.',
      'Une mise sur une combinaison de deux chiffres différents paie 6 contre 1 quand les deux sortent. Une mise sur un double paie 11 contre 1 quand au moins deux dés montrent son chiffre. Une mise sur un triple précis paie 180 contre 1 quand les trois dés montrent son chiffre. Une mise sur « Tout triple » paie 30 contre 1, quel que soit le chiffre.',
      'La graine fixée à l’avance détermine le résultat des dés avant que la cloche ne s’agite. La cloche ne fait que le montrer. La suite des lancers passés ne prédit rien : chaque lancer repose sur un nombre qui lui est propre, issu de la graine.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Três dados sob o vidro',
    description:
      'Laca vermelha, jade e uma redoma de vidro na avenida mais brilhante de Macau. Aposte em qualquer uma das 52 posições, de Pequeno e Grande a um triplo exato, e deixe os dados pularem.',
    rules: [
      'Três dados são lançados sob uma redoma de vidro. Coloque fichas em qualquer uma das 52 posições e lance os dados. Toda aposta é um múltiplo da menor ficha. A mesa mostra os limites de cada posição e da rodada inteira. Uma posição vencedora também devolve a aposta.',
      'Pequeno ganha com somas de 4 a 10, Grande com somas de 11 a 17, Ímpar com somas ímpares e Par com somas pares. Cada aposta paga 1 para 1. As quatro apostas perdem com um triplo, isto é, quando os três dados mostram o mesmo número.',
      'A aposta em uma soma exata paga 60 para 1 em 4 ou 17, 30 para 1 em 5 ou 16, 17 para 1 em 6 ou 15, 12 para 1 em 7 ou 14, 8 para 1 em 8 ou 13, 7 para 1 em 9 ou 12 e 6 para 1 em 10 ou 11. Um triplo conta para a respectiva soma como qualquer outro lançamento.',
      'A aposta em um único número paga de acordo com quantos dados o mostram: 1 para 1 com um dado, 2 para 1 com dois dados e 3 para 1 com três dados. A aposta perde se nenhum dado mostrar o número.',
      'Uma aposta em uma combinação de dois números diferentes paga 6 para 1 quando os dois números saem. Uma aposta em um duplo paga 11 para 1 quando pelo menos dois dados mostram o número escolhido. Uma aposta em um triplo específico paga 180 para 1 quando os três dados mostram o número escolhido. Uma aposta em qualquer triplo paga 30 para 1, seja qual for o número.',
      'A semente registrada previamente determina o resultado dos dados antes de a redoma vibrar. A redoma apenas o mostra. O histórico de lançamentos anteriores não prevê nada: cada lançamento usa um número próprio da semente.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Cam altında üç zar',
    description:
      'Makao’nun en parlak caddesinde kırmızı lake, yeşim ve cam bir fanus. Küçük ve Büyük’ten belirli bir üçlüye kadar 52 alandan dilediğinize oynayın ve zarları zıplatın.',
    rules: [
      'Cam fanusun altında üç zar atılır. 52 bahis alanından dilediğinize fiş koyup zarları atın. Her bahis en küçük fişin katıdır. Her bahis alanının ve turun tamamının limitleri masada gösterilir. Kazanan alanın bahsi de iade edilir.',
      'Küçük, 4 ile 10 arası toplamlarda; Büyük, 11 ile 17 arası toplamlarda; Tek, tek sayılı toplamlarda; Çift, çift sayılı toplamlarda kazanır. Her biri 1’e 1 öder. Üçlüde, yani üç zarda da aynı sayı geldiğinde dört bahis de kaybeder.',
      'Belirli bir toplama oynanan bahis 4 veya 17 için 60’a 1, 5 veya 16 için 30’a 1, 6 veya 15 için 17’ye 1, 7 veya 14 için 12’ye 1, 8 veya 13 için 8’e 1, 9 veya 12 için 7’ye 1, 10 veya 11 için 6’ya 1 öder. Üçlüler de diğer atışlar gibi kendi toplamına göre değerlendirilir.',
      'Tek bir sayıya oynanan bahis, o sayının kaç zarda geldiğine göre öder: bir zarda gelirse 1’e 1, iki zarda gelirse 2’ye 1, üç zarda gelirse 3’e 1. Sayı hiçbir zarda gelmezse bahis kaybeder.',
      'İki farklı sayının kombinasyonuna oynanan bahis, iki sayı da gelirse 6’ya 1 öder. İkili bahsi, oynanan sayı en az iki zarda gelirse 11’e 1 öder. Belirli bir üçlüye oynanan bahis, o sayı üç zarda da gelirse 180’e 1 öder. Herhangi bir üçlü bahsi, sayı ne olursa olsun 30’a 1 öder.',
      'Zarları, fanus sallanmadan önce sabitlenen tohum belirler; fanus yalnızca sonucu gösterir. Önceki atışların listesine bakarak sonraki atış tahmin edilemez: her atışta, tohumdan gelen ayrı bir sayı kullanılır.',
    ],
    symbols,
  },
};
