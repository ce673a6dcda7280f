import type { GameTexts } from '../texts.ts';

const name = 'Metro Keno';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Ten of eighty stations, twenty draws',
    description:
      'The eighty stations of a Tokyo night on one enamel board. Mark ten of them, or let the machine pick, and watch twenty numbered balls roll in along the line.',
    rules: [
      'Mark exactly 10 of the 80 numbers, or have them picked at random. Choose a stake for the ticket, then start the draw.',
      'Each draw picks 20 different numbers from the 80, and every number is equally likely. Your ticket counts how many of your 10 numbers are drawn. The order of the draw does not matter.',
      'Ticket payouts, including the stake: 10 hits pay 10,000 times the stake, 9 hits 5,000 times, 8 hits 750 times, 7 hits 120 times, 6 hits 20 times and 5 hits 3 times. A ticket with 4, 3, 2 or 1 hits loses.',
      'A ticket with 0 hits out of 10 pays 5 times the stake. This happens about once in 22 draws. All 10 numbers are hit about once in 8,911,711 draws.',
      'Neither the numbers you mark nor earlier draws affect your chances. Every draw starts with all 80 numbers and uses its own separate number from the committed seed.',
    ],
    rulesOfFeature: {
      autoSpin:
        'Autoplay repeats the same ticket until you stop it or all chosen rounds are played. Autoplay also stops when a round wins the amount you set or the next round could exceed your loss limit.',
    },
    symbols,
  },
  es: {
    name,
    tagline: 'Diez de ochenta estaciones, veinte extracciones',
    description:
      'Las ochenta estaciones de una noche de Tokio en un solo tablero esmaltado. Marca diez, o deja que elija la máquina, y mira cómo llegan por la línea veinte bolas numeradas.',
    rules: [
      'Marca exactamente 10 de los 80 números o deja que se elijan al azar. Elige la apuesta del boleto e inicia el sorteo.',
      'En cada sorteo se sacan 20 números distintos de los 80, todos con la misma probabilidad. Tu boleto cuenta cuántos de tus 10 números han salido. El orden del sorteo no importa.',
      'Pagos del boleto, apuesta incluida: 10 aciertos pagan 10.000 veces la apuesta, 9 aciertos 5.000 veces, 8 aciertos 750 veces, 7 aciertos 120 veces, 6 aciertos 20 veces y 5 aciertos 3 veces. Un boleto con 4, 3, 2 o 1 aciertos pierde.',
      'Un boleto con 0 aciertos de 10 paga 5 veces la apuesta. Ocurre aproximadamente una vez cada 22 sorteos. Los 10 números se aciertan aproximadamente una vez cada 8.911.711 sorteos.',
      'Ni los números que marcas ni los sorteos anteriores cambian tus probabilidades. Cada sorteo empieza con los 80 números y usa su propio número, obtenido de la semilla fijada de antemano.',
    ],
    rulesOfFeature: {
      autoSpin:
        'El juego automático repite el mismo boleto hasta que lo detengas o se jueguen todas las rondas elegidas. También se detiene cuando una ronda gana el importe que fijaste o cuando la siguiente podría superar tu límite de pérdidas.',
    },
    symbols,
  },
  fr: {
    name,
    tagline: 'Dix stations sur quatre-vingts, vingt boules',
    description:
      'Les quatre-vingts stations d’une nuit à Tokyo sur un seul tableau émaillé. Cochez-en dix, ou laissez la machine choisir, et regardez vingt boules numérotées arriver le long de la ligne.',
    rules: [
      'Cochez exactement 10 des 80 numéros, ou laissez le hasard les choisir. Choisissez la mise du billet, puis lancez le tirage.',
      'Ensuite, 20 numéros différents sont tirés parmi les 80, tous avec la même probabilité. Seul compte le nombre de vos 10 numéros qui sont sortis. L’ordre du tirage n’a pas d’importance.',
      'Gains du billet, mise comprise : 10 bons numéros paient 10 000 fois la mise, 9 bons numéros 5 000 fois, 8 bons numéros 750 fois, 7 bons numéros 120 fois, 6 bons numéros 20 fois et 5 bons numéros 3 fois. Avec 4, 3, 2 ou 1 bon numéro, le billet est perdant.',
      'Un billet avec 0 bon numéro sur 10 rapporte 5 fois la mise. Cela arrive environ une fois sur 22 tirages. Les 10 numéros sortent environ une fois sur 8 911 711 tirages.',
      'Ni les numéros que vous cochez ni les tirages précédents ne changent vos chances. Chaque tirage repart des 80 numéros et utilise son propre nombre, issu de la graine fixée à l’avance.',
    ],
    rulesOfFeature: {
      autoSpin:
        'Le jeu automatique rejoue le même billet jusqu’à ce que vous l’arrêtiez ou que le nombre de manches choisi soit atteint. Il s’arrête aussi quand une manche rapporte le montant que vous avez fixé ou que la suivante risque de dépasser votre limite de pertes.',
    },
    symbols,
  },
  pt: {
    name,
    tagline: 'Dez de oitenta estações, vinte sorteadas',
    description:
      'As oitenta estações de uma noite em Tóquio em um único painel esmaltado. Marque dez, ou deixe a máquina escolher, e veja vinte bolas numeradas chegarem pela linha.',
    rules: [
      'Marque exatamente 10 dos 80 números ou deixe que sejam escolhidos ao acaso. Escolha a aposta do bilhete e inicie o sorteio.',
      'Em cada sorteio, saem 20 números diferentes entre os 80, todos com a mesma chance. Seu bilhete conta quantos dos seus 10 números foram sorteados. A ordem do sorteio não importa.',
      'Pagamentos do bilhete, incluindo a aposta: 10 acertos pagam 10.000 vezes a aposta, 9 acertos 5.000 vezes, 8 acertos 750 vezes, 7 acertos 120 vezes, 6 acertos 20 vezes e 5 acertos 3 vezes. Um bilhete com 4, 3, 2 ou 1 acerto perde.',
      'Um bilhete com 0 acertos em 10 paga 5 vezes a aposta. Isso acontece cerca de uma vez em 22 sorteios. Acertar todos os 10 números acontece cerca de uma vez em 8.911.711 sorteios.',
      'Nem os números que você marca nem os sorteios anteriores afetam suas chances. Cada sorteio começa com todos os 80 números e usa um número próprio da semente registrada previamente.',
    ],
    rulesOfFeature: {
      autoSpin:
        'O jogo automático repete o mesmo bilhete até você parar ou até todas as rodadas escolhidas serem jogadas. Ele também para quando uma rodada paga o valor que você definiu ou quando a próxima rodada pode ultrapassar o seu limite de perdas.',
    },
    symbols,
  },
  tr: {
    name,
    tagline: 'Seksen istasyon, on seçim, yirmi top',
    description:
      'Bir Tokyo gecesinin seksen istasyonu tek bir emaye panoda. On tanesini işaretleyin ya da seçimi makineye bırakın, numaralı yirmi topun hat boyunca yuvarlanıp gelişini izleyin.',
    rules: [
      '80 sayıdan tam 10 tanesini işaretleyin ya da rastgele seçtirin. Biletin bahsini belirleyip çekilişi başlatın.',
      'Her çekilişte 80 sayıdan 20 farklı sayı çekilir; her sayının çekilme olasılığı aynıdır. 10 sayınızdan kaçının çekildiğine bakılır; çekiliş sırası önemli değildir.',
      'Bilet ödemeleri, bahis dâhil: 10 isabet bahsin 10.000 katını, 9 isabet 5.000 katını, 8 isabet 750 katını, 7 isabet 120 katını, 6 isabet 20 katını, 5 isabet 3 katını öder. 4, 3, 2 ya da 1 isabetli bilet kaybeder.',
      '10 sayının hiçbiri tutmazsa (0 isabet) bilet bahsin 5 katını öder. Bu, yaklaşık 22 çekilişte bir olur. 10 sayının tamamı ise yaklaşık 8.911.711 çekilişte bir tutar.',
      'Ne işaretlediğiniz sayılar ne de önceki çekilişler şansınızı etkiler. Her çekiliş 80 sayının tamamıyla başlar ve sabitlenen tohumdan gelen ayrı bir sayı kullanır.',
    ],
    rulesOfFeature: {
      autoSpin:
        'Otomatik oyun, siz durdurana veya seçilen turların tamamı oynanana kadar aynı biletle oynamaya devam eder. Ayrıca bir tur belirlediğiniz tutarı kazandırırsa ya da bir sonraki tur kayıp limitinizi aşabilecekse otomatik oyun durur.',
    },
    symbols,
  },
};
