import type { GameTexts } from '../texts.ts';

const name = 'Westminster Roulette';
const symbols = {};

export const texts: GameTexts = {
  en: {
    name,
    tagline: 'Single zero, half back on even-money bets',
    description:
      'The bell strikes, the croupier calls and the ball spins. A European wheel with a single zero and la partage: when the ball lands on zero, half the stake on even-money bets is returned.',
    rules: [
      'The wheel has 37 pockets: 0 to 36. Put chips on up to 60 spots, then spin. Every stake is a multiple of the smallest chip. The table shows the limits for each spot and for the whole round.',
      'Payouts in multiples of the stake, including the stake: straight-up 36, split 18, street and trio 12, corner and first four 9, six line 6, dozen and column 3. Red, black, even, odd, 1–18 and 19–36 pay 2 times the stake.',
      'La partage: when the ball lands on 0, bets on red, black, even, odd, 1–18 and 19–36 return half of the stake. All other bets that do not cover 0 lose.',
      'Dozens and columns do not include 0. Zero does not count as even, odd, red or black.',
      'The committed seed decides the number before the wheel turns; the wheel only shows it.',
    ],
    symbols,
  },
  es: {
    name,
    tagline: 'Un solo cero y devolución de la mitad en las apuestas sencillas',
    description:
      'Suena la campana, canta el crupier y corre la bola. Una ruleta europea con un solo cero y la partage: cuando sale el cero, se devuelve la mitad del importe de las apuestas sencillas.',
    rules: [
      'La rueda tiene 37 casillas: del 0 al 36. Coloca fichas en un máximo de 60 posiciones y gira la rueda. Cada apuesta es un múltiplo de la ficha más pequeña. La mesa indica los límites de cada posición y de toda la ronda.',
      'Pagos en múltiplos de la apuesta, apuesta incluida: pleno 36, caballo 18, transversal y trío 12, cuadro y cuatro primeros 9, seisena 6, docena y columna 3. Rojo, negro, par, impar, 1–18 y 19–36 pagan 2 veces la apuesta.',
      'La partage: cuando la bola cae en el 0, las apuestas a rojo, negro, par, impar, 1–18 y 19–36 devuelven la mitad de la apuesta. Las demás apuestas que no cubren el 0 pierden.',
      'Las docenas y columnas no incluyen el 0. El cero no cuenta como par, impar, rojo ni negro.',
      'La semilla fijada de antemano decide el número antes de que gire la ruleta; la ruleta solo lo muestra.',
    ],
    symbols,
  },
  fr: {
    name,
    tagline: 'Un seul zéro, le partage sur les chances simples',
    description:
      'La cloche sonne, le croupier annonce, la bille court. Une roue européenne à zéro unique avec la règle du partage : quand le zéro sort, les chances simples récupèrent la moitié de leur mise.',
    rules: [
      'La roue compte 37 cases, de 0 à 36. Posez des jetons sur 60 emplacements au plus, puis lancez la roue. Chaque mise est un multiple du plus petit jeton. La table affiche les limites de chaque emplacement et de la manche entière.',
      'Gains en multiples de la mise, mise comprise : plein 36, cheval 18, transversale et trio 12, carré et quatre premiers 9, sixain 6, douzaine et colonne 3. Rouge, noir, pair, impair, manque (1–18) et passe (19–36) paient 2 fois la mise.',
      'Règle du partage : quand la bille tombe sur 0, les mises sur rouge, noir, pair, impair, manque (1–18) et passe (19–36) sont rendues pour moitié. Les autres mises qui ne couvrent pas le 0 sont perdues.',
      'Les douzaines et les colonnes ne comprennent pas le 0. Le zéro n’est ni pair ni impair, ni rouge ni noir.',
      'La graine fixée à l’avance décide du numéro avant que la roue ne tourne ; la roue ne fait que le montrer.',
    ],
    symbols,
  },
  pt: {
    name,
    tagline: 'Zero único, metade de volta nas apostas 1:1',
    description:
      'O sino toca, o crupiê anuncia e a bola gira. Uma roleta europeia de zero único com la partage: quando a bola cai no zero, metade do valor das apostas que pagam 1 para 1 é devolvida.',
    rules: [
      'A roleta tem 37 casas: de 0 a 36. Coloque fichas em até 60 posições e gire. Toda aposta é um múltiplo da menor ficha. A mesa mostra os limites de cada posição e da rodada inteira.',
      'Pagamentos em múltiplos da aposta, incluindo a aposta: pleno 36, semipleno 18, rua e trio 12, quadra e quatro primeiros 9, linha de seis 6, dúzia e coluna 3. Vermelho, preto, par, ímpar, 1–18 e 19–36 pagam 2 vezes a aposta.',
      'La partage: quando a bola cai no 0, as apostas em vermelho, preto, par, ímpar, 1–18 e 19–36 devolvem metade da aposta. Todas as outras apostas que não cobrem o 0 perdem.',
      'Dúzias e colunas não incluem o 0. O zero não conta como par, ímpar, vermelho ou preto.',
      'A semente registrada previamente determina o número antes de a roleta girar; a roleta apenas o mostra.',
    ],
    symbols,
  },
  tr: {
    name,
    tagline: 'Tek sıfır, bire bir bahislerde yarı iade',
    description:
      'Çan çalar, krupiye seslenir, top döner. La partage kurallı, tek sıfırlı Avrupa ruleti: sıfır gelirse bire bir ödeyen her bahsin yarısı geri verilir.',
    rules: [
      'Çarkta 0’dan 36’ya kadar 37 yuva vardır. En fazla 60 bahis alanına fiş koyup çarkı çevirin. Her bahis en küçük fişin katıdır. Her bahis alanının ve turun tamamının limitleri masada gösterilir.',
      'Bahis dâhil ödemeler, bahsin katları olarak: tek numara 36, ikili 18, üçlü sıra ve üçlü 12, köşe ve ilk dörtlü 9, altılı 6, düzine ve sütun 3. Kırmızı, siyah, çift, tek, 1–18 ve 19–36 bahsin 2 katını öder.',
      'La partage: top 0’a düşerse kırmızı, siyah, çift, tek, 1–18 ve 19–36 bahislerinin yarısı geri verilir. 0’ı kapsamayan diğer bahisler kaybeder.',
      'Düzineler ve sütunlar 0’ı içermez. Sıfır; çift, tek, kırmızı ya da siyah sayılmaz.',
      'Sayıyı, çark dönmeden önce sabitlenen tohum belirler; çark yalnızca sonucu gösterir.',
    ],
    symbols,
  },
};
