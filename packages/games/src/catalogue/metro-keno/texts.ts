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
      'Then 20 different numbers are drawn from the 80, and each number is equally likely. Your ticket counts how many of your 10 numbers are drawn. The order of the draw does not matter.',
      'Ticket payouts, including the stake: 10 hits pay 10,000 times the stake, 9 hits 5,000 times, 8 hits 750 times, 7 hits 120 times, 6 hits 20 times and 5 hits 3 times. A ticket with 4, 3, 2 or 1 hits loses.',
      'A ticket with 0 of 10 hits pays 5 times the stake. This happens about once in 22 draws. All 10 numbers are hit about once in 8,911,711 draws.',
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
    tagline: 'Diez estaciones de ochenta, veinte bolas',
    description:
      'Las ochenta estaciones de una noche de Tokio en un solo tablero esmaltado. Marca diez, o deja que elija la máquina, y mira cómo llegan por la línea veinte bolas numeradas.',
    rules: [
      'Marca exactamente 10 de los 80 números o deja que se elijan al azar. Elige la apuesta del boleto y sortea.',
      'Después se sacan 20 números distintos de los 80, todos con la misma probabilidad. Tu boleto cuenta cuántos de tus 10 están entre ellos; el orden del sorteo no importa.',
      'El boleto devuelve, apuesta incluida: con 10 aciertos 10.000 apuestas, con 9 5.000, con 8 750, con 7 120, con 6 20, con 5 3. Con 4, 3, 2 o 1 aciertos pierde.',
      'No acertar ninguno, 0 de 10, devuelve 5 apuestas. Ocurre más o menos una vez de cada 22 sorteos; los 10 salen cerca de una vez de cada 8.911.711.',
      'Los números que marcas no cambian tus probabilidades, y los sorteos anteriores tampoco: cada sorteo empieza de nuevo con los 80 números y con su propio número de la semilla comprometida.',
    ],
    rulesOfFeature: {
      autoSpin:
        'En el juego automático se repite el mismo boleto hasta que se acaben las rondas que elegiste, se fuera a superar tu límite de pérdidas, una ronda gane lo que fijaste o lo pares tú.',
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
      'Ensuite, 20 numéros différents parmi les 80 sont tirés, tous avec la même chance. Votre billet compte combien de vos 10 sont parmi eux ; l’ordre du tirage est sans importance.',
      'Le billet rend, mise comprise : 10 numéros trouvés 10 000 mises, 9 trouvés 5 000, 8 trouvés 750, 7 trouvés 120, 6 trouvés 20, 5 trouvés 3. Avec 4, 3, 2 ou 1 trouvés, il perd.',
      'N’en trouver aucun, 0 sur 10, rend 5 mises. Cela arrive environ une fois sur 22 tirages ; les 10 sortent environ une fois sur 8 911 711.',
      'Les numéros que vous cochez ne changent rien à vos chances, les tirages précédents non plus : chaque tirage repart des 80 numéros et de son propre numéro de la graine engagée.',
    ],
    rulesOfFeature: {
      autoSpin:
        'En jeu automatique, le même billet est rejoué jusqu’à la fin des manches choisies, jusqu’à ce que votre limite de perte risque d’être dépassée, qu’une manche gagne ce que vous avez fixé, ou que vous arrêtiez.',
    },
    symbols,
  },
  pt: {
    name,
    tagline: 'Dez estações de oitenta, vinte bolas',
    description:
      'As oitenta estações de uma noite em Tóquio em um único painel esmaltado. Marque dez, ou deixe a máquina escolher, e veja vinte bolas numeradas chegarem pela linha.',
    rules: [
      'Marque exatamente 10 dos 80 números ou deixe que sejam escolhidos ao acaso. Escolha a aposta do bilhete e sorteie.',
      'Então são sorteados 20 números diferentes dos 80, todos com a mesma chance. Seu bilhete conta quantos dos seus 10 estão entre eles; a ordem do sorteio não importa.',
      'O bilhete devolve, aposta incluída: com 10 acertos 10.000 apostas, com 9 5.000, com 8 750, com 7 120, com 6 20, com 5 3. Com 4, 3, 2 ou 1 acertos ele perde.',
      'Não acertar nenhum, 0 de 10, devolve 5 apostas. Isso acontece mais ou menos uma vez em 22 sorteios; todos os 10 saem cerca de uma vez em 8.911.711.',
      'Os números que você marca não mudam suas chances, e os sorteios anteriores também não: cada sorteio recomeça com os 80 números e com o seu próprio número da semente comprometida.',
    ],
    rulesOfFeature: {
      autoSpin:
        'No jogo automático o mesmo bilhete é repetido até acabarem as rodadas escolhidas, até que o seu limite de perda fosse ultrapassado, uma rodada ganhe o que você definiu ou você pare.',
    },
    symbols,
  },
  tr: {
    name,
    tagline: 'Seksen istasyondan on, yirmi top',
    description:
      'Bir Tokyo gecesinin seksen istasyonu tek bir emaye panoda. On tanesini işaretleyin ya da seçimi makineye bırakın, yirmi numaralı topun hat boyunca gelişini izleyin.',
    rules: [
      '80 sayıdan tam 10 tanesini işaretleyin ya da rastgele seçtirin. Biletin bahsini belirleyip çekilişi başlatın.',
      'Ardından 80 sayıdan 20 farklı sayı çekilir; hepsinin şansı aynıdır. 10 sayınızdan kaçının çekildiğine bakılır; çekiliş sırası önemli değildir.',
      'Bilet, bahis dâhil şunları geri verir: 10 isabet 10.000 bahis, 9 isabet 5.000, 8 isabet 750, 7 isabet 120, 6 isabet 20, 5 isabet 3. 4, 3, 2 ya da 1 isabetle kaybeder.',
      'Hiçbirini bilememek, yani 10 sayıda 0 isabet, 5 bahis geri verir. Bu, yaklaşık 22 çekilişte bir olur; 10 sayının hepsi ise yaklaşık 8.911.711 çekilişte bir gelir.',
      'İşaretlediğiniz sayılar şansınızı değiştirmez, önceki çekilişler de: her çekiliş 80 sayının tamamıyla ve taahhüt edilen tohumun kendi sayısıyla yeniden başlar.',
    ],
    rulesOfFeature: {
      autoSpin:
        'Otomatik oyunda aynı bilet, seçtiğiniz turlar bitene, kayıp sınırınız aşılacak olana, bir tur belirlediğiniz kadar kazanana ya da siz durdurana kadar yeniden oynanır.',
    },
    symbols,
  },
};
