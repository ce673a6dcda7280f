import type { GameTexts } from '../texts.ts';

const name = 'Strip Double Zero';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'The American wheel with 0 and 00',
    description:
      'Neon over the desert and a wheel with two zeros, as played on the Strip for decades. The table layout has a bet found nowhere else: the first five.',
    rules: [
      'The wheel has 38 pockets: 0, 00 and 1 to 36. Put chips on up to 60 spots, then spin. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole round.',
      'Payouts in multiples of the stake, including the stake: straight-up 36, split 18, street and trio 12, corner 9, first five 7, six line 6, dozen and column 3. Red, black, even, odd, 1–18 and 19–36 pay 2 times the stake.',
      'When the ball lands on 0 or 00, every bet that does not cover that pocket loses, including even-money bets. Nothing is returned.',
      'The first-five bet covers 0, 00, 1, 2 and 3. In the long run, this bet returns 92.1%, and every other bet returns 94.7%.',
      'Dozens and columns do not include 0 and 00. Neither 0 nor 00 counts as even, odd, red or black.',
      'The committed seed decides the number before the wheel turns; the wheel only shows it.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'La ruleta americana, con 0 y 00',
    description:
      'Neones sobre el desierto y una ruleta de dos ceros, como se juega en el Strip desde hace décadas. El tapete tiene una apuesta que no existe en ningún otro: los cinco primeros.',
    rules: [
      'La rueda tiene 38 casillas: 0, 00 y del 1 al 36. Coloca fichas en un máximo de 60 posiciones y gira la rueda. Cada apuesta es un múltiplo de la ficha más pequeña. La mesa indica los límites de cada posición y de toda la ronda.',
      'Pagos en múltiplos de la apuesta, apuesta incluida: pleno 36, caballo 18, transversal y trío 12, cuadro 9, cinco primeros 7, seisena 6, docena y columna 3. Rojo, negro, par, impar, 1–18 y 19–36 pagan 2 veces la apuesta.',
      'Cuando la bola cae en el 0 o el 00, pierden todas las apuestas que no cubren esa casilla, incluidas las apuestas sencillas. No se devuelve nada.',
      'La apuesta a los cinco primeros cubre 0, 00, 1, 2 y 3. A largo plazo, esta apuesta devuelve el 92,1 % y cualquier otra, el 94,7 %.',
      'Las docenas y columnas no incluyen el 0 ni el 00. Ni el 0 ni el 00 cuentan como par, impar, rojo ni negro.',
      'La semilla fijada de antemano decide el número antes de que gire la ruleta; la ruleta solo lo muestra.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'La roue américaine, avec 0 et 00',
    description:
      'Des néons sur le désert et une roue à deux zéros, comme le Strip la fait tourner depuis des décennies. Le tapis propose une mise introuvable ailleurs : les cinq premiers.',
    rules: [
      'La roue compte 38 cases : 0, 00 et de 1 à 36. Posez des jetons sur 60 emplacements au plus, puis lancez la roue. Chaque mise est un multiple du plus petit jeton. La table affiche les limites de chaque emplacement et de la manche entière.',
      'Gains en multiples de la mise, mise comprise : plein 36, cheval 18, transversale et trio 12, carré 9, cinq premiers 7, sixain 6, douzaine et colonne 3. Rouge, noir, pair, impair, manque (1–18) et passe (19–36) paient 2 fois la mise.',
      'Quand la bille tombe sur 0 ou 00, toute mise qui ne couvre pas cette case est perdue, chances simples comprises : rien n’est rendu.',
      'La mise sur les cinq premiers couvre 0, 00, 1, 2 et 3. À long terme, son taux de retour est de 92,1 %, contre 94,7 % pour toutes les autres mises.',
      'Les douzaines et les colonnes ne comprennent ni le 0 ni le 00. Ni le 0 ni le 00 ne comptent comme pair, impair, rouge ou noir.',
      'La graine fixée à l’avance décide du numéro avant que la roue ne tourne ; la roue ne fait que le montrer.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'A roleta americana, com 0 e 00',
    description:
      'Neon sobre o deserto e uma roleta com dois zeros, como se joga na Strip há décadas. A mesa tem uma aposta que não existe em nenhum outro lugar: os cinco primeiros.',
    rules: [
      'A roleta tem 38 casas: 0, 00 e de 1 a 36. Coloque fichas em até 60 posições e gire. Toda aposta é um múltiplo da menor ficha. A mesa mostra os limites de cada posição e da rodada inteira.',
      'Pagamentos em múltiplos da aposta, incluindo a aposta: pleno 36, semipleno 18, rua e trio 12, quadra 9, cinco primeiros 7, linha de seis 6, dúzia e coluna 3. Vermelho, preto, par, ímpar, 1–18 e 19–36 pagam 2 vezes a aposta.',
      'Quando a bola cai no 0 ou no 00, toda aposta que não cobre essa casa perde, inclusive as apostas simples, como vermelho ou preto. Nada é devolvido.',
      'A aposta nos cinco primeiros cobre 0, 00, 1, 2 e 3. A longo prazo, ela devolve 92,1%, e qualquer outra aposta devolve 94,7%.',
      'Dúzias e colunas não incluem o 0 nem o 00. Nem o 0 nem o 00 contam como par, ímpar, vermelho ou preto.',
      'A semente registrada previamente determina o número antes de a roleta girar; a roleta apenas o mostra.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: '0 ve 00’lı Amerikan ruleti',
    description:
      'Çölün üstünde neonlar ve Strip’te onlarca yıldır oynanan iki sıfırlı çark. Masada başka hiçbir yerde olmayan bir bahis var: ilk beşli.',
    rules: [
      'Çarkta 38 yuva vardır: 0, 00 ve 1’den 36’ya kadar sayılar. En fazla 60 bahis alanına fiş koyup çarkı çevirin. Her bahis en küçük fişin katıdır. Her bahis alanının ve turun tamamının limitleri masada gösterilir.',
      'Bahis dâhil ödemeler, bahsin katları olarak: tek numara 36, ikili 18, üçlü sıra ve üçlü 12, köşe 9, ilk beşli 7, altılı 6, düzine ve sütun 3. Kırmızı, siyah, çift, tek, 1–18 ve 19–36 bahsin 2 katını öder.',
      'Top 0’a ya da 00’a düşerse, bire bir ödeyen bahisler dâhil, o yuvayı kapsamayan her bahis kaybeder. Hiçbir şey iade edilmez.',
      'İlk beşli bahsi 0, 00, 1, 2 ve 3’ü kapsar. Uzun vadede bu bahsin %92,1’i, diğer bütün bahislerin ise %94,7’si geri ödenir.',
      'Düzineler ve sütunlar 0’ı ve 00’ı içermez. 0 ve 00; çift, tek, kırmızı ya da siyah sayılmaz.',
      'Sayıyı, çark dönmeden önce sabitlenen tohum belirler; çark yalnızca sonucu gösterir.',
    ],
    symbols,
  },
};
