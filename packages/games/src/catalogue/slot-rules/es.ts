import type { SlotPhrases } from './phrases.ts';

export const es: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `El juego tiene ${reels} rodillos y ${rows} filas. Siempre se juegan las ${lines} líneas; la apuesta se divide por igual entre ellas.`,
  oneLine: (reels) => `El juego tiene ${reels} rodillos y una sola fila, que es la única línea.`,
  linePays:
    'Una línea paga por símbolos iguales en rodillos consecutivos desde el primero de la izquierda. La tabla de pagos indica cuántos hacen falta. De cada línea solo se paga la mejor serie; los premios de líneas distintas se suman.',
  ways: (reels, rows, ways) =>
    `El juego tiene ${reels} rodillos y ${rows} filas, lo que da ${ways} formas de ganar. No hay líneas.`,
  changingWays: (reels, least, most, ways) =>
    `Cada uno de los ${reels} rodillos tiene de ${least} a ${most} filas. El número de filas se sortea en cada giro y da hasta ${ways} formas de ganar. No hay líneas.`,
  wayPays:
    'Un símbolo paga cuando cae en rodillos contiguos desde el primero de la izquierda. El número de formas de ganar se obtiene multiplicando la cantidad de símbolos iguales de cada rodillo. Los premios de símbolos distintos se suman.',
  cluster: (columns, rows, least) =>
    `La cuadrícula tiene ${columns} por ${rows} casillas. Pagan ${least} o más símbolos iguales que se tocan en horizontal o en vertical. Los símbolos que solo se tocan por las esquinas no cuentan.`,
  anywhere: (reels, rows, least) =>
    `El juego tiene ${reels} rodillos y ${rows} filas. Pagan ${least} o más símbolos iguales, caigan donde caigan.`,
  wild: (wild) =>
    `${wild} sustituye a todos los símbolos de la tabla de pagos, salvo a los que tienen su propia función.`,
  lineMultipliers: (factors) =>
    `Los comodines marcados con ${factors} multiplican los premios que ayudan a completar. Si dos de ellos forman parte del mismo premio, sus multiplicadores se multiplican entre sí.`,
  wayMultipliers: (factors) =>
    `Un comodín marcado con ${factors} cuenta como ese número de formas de ganar.`,
  scatterPays: (scatter) =>
    `${scatter} paga en cualquier posición de la pantalla, en múltiplos de la apuesta total y además de los demás premios.`,
  cascade:
    'Los símbolos premiados desaparecen, los demás caen y llegan otros nuevos desde arriba, hasta que ya no hay más premios. Todos los premios de una misma cadena se suman.',
  ladder: (base) =>
    `Los premios sucesivos de una cadena se multiplican por ${base}. El último multiplicador se aplica a todos los premios siguientes de la cadena.`,
  freeLadder: (fs) => `En los giros gratis los multiplicadores son ${fs}.`,
  freeCount: (most) =>
    `En los giros gratis, el primer premio tiene un multiplicador de 1. Cada premio siguiente aumenta el multiplicador en 1, hasta un máximo de ${most}.`,
  ladderStays: 'La escala de multiplicadores no se reinicia entre giros gratis.',
  parade: (base, fs) =>
    `Los multiplicadores ${base} se repiten en un ciclo. Una cadena empieza en una posición al azar del ciclo, y, con cada premio, se avanza al siguiente multiplicador. En los giros gratis, el ciclo es ${fs} y su posición se conserva de un giro a otro.`,
  orbs: (orb, least, most) =>
    `${orb} lleva un multiplicador de ${least} a ${most}. Al final de una cadena premiada, su premio total se multiplica por la suma de todos los multiplicadores visibles.`,
  freeOrbs:
    'En los giros gratis se acumulan los multiplicadores de las cadenas premiadas. El premio de cada cadena se multiplica por el total acumulado hasta entonces.',
  growing: (wild, most) =>
    `${wild} empieza con el valor 1. Cuando su grupo desaparece, el comodín se queda y su valor aumenta en 1. Un comodín que gana con el valor ${most} desaparece con su grupo. El premio de un grupo se multiplica por la suma de los valores de sus comodines.`,
  growingKept: (wild) =>
    `En los giros gratis, cada ${wild} conserva su lugar y su valor de un giro a otro.`,
  freeSpins: (scatter, awards) =>
    `${scatter} activa giros gratis con la misma apuesta. El número de giros depende del número de símbolos: ${awards}.`,
  freeMultiplier: (factor) => `Todos los premios de los giros gratis se multiplican por ${factor}.`,
  retrigger: (scatter, awards) =>
    `Durante los giros gratis, ${scatter} da giros gratis adicionales: ${awards}.`,
  maxSpins: (most) => `En una ronda se juegan como máximo ${most} giros gratis.`,
  sticky: (wild) =>
    `Cuando ${wild} cae durante los giros gratis, se queda en su lugar hasta que estos terminan.`,
  expanding:
    'Antes de los giros gratis se sortea un símbolo. Siempre que ese símbolo caiga en rodillos suficientes para pagar, se expande y los llena. Una vez pagados los demás premios, el símbolo expandido paga en todas las líneas, aunque sus rodillos no sean contiguos.',
  hold: (trigger, coin, respins) =>
    `Cuando aparecen ${trigger} o más símbolos ${coin}, se quedan en su lugar y empiezan ${respins} giros extra en los que solo pueden caer estos símbolos. Cada símbolo nuevo devuelve el número de giros extra a ${respins}.`,
  holdEnd: (least, most, full) =>
    `Cada uno de estos símbolos lleva un premio de ${least} a ${most} veces la apuesta. Al final se pagan todos los premios, y una pantalla llena paga además ${full} veces la apuesta.`,
  buy: (cost, spins) =>
    `Por ${cost} veces la apuesta puedes comprar ${spins} giros gratis, que empiezan de inmediato.`,
  cap: (times) =>
    `Una ronda paga como máximo ${times} veces su apuesta. Al alcanzar este límite, la ronda termina y se pierden los giros y los premios restantes.`,
  seed: 'La semilla fijada de antemano decide el resultado antes de que nada se mueva. Ni la velocidad del giro ni detenerlo antes de tiempo cambian el resultado.',
};
