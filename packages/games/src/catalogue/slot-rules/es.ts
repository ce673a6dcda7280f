import type { SlotPhrases } from './phrases.ts';

export const es: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} rodillos muestran ${rows} filas. Siempre se juegan las ${lines} líneas; la apuesta se reparte por igual entre ellas.`,
  oneLine: (reels) => `${reels} rodillos muestran una sola fila, y esa fila es la única línea.`,
  linePays:
    'Una línea paga por símbolos iguales seguidos desde el rodillo izquierdo, tantos como indica la tabla de pagos. De cada línea solo se paga la mejor serie; los premios de líneas distintas se suman.',
  ways: (reels, rows, ways) =>
    `${reels} rodillos muestran ${rows} filas, lo que da ${ways} betways. No hay líneas.`,
  changingWays: (reels, least, most, ways) =>
    `Cada uno de los ${reels} rodillos muestra de ${least} a ${most} filas, sorteadas de nuevo en cada giro: hasta ${ways} betways. No hay líneas.`,
  wayPays:
    'Un símbolo paga cuando aparece en rodillos contiguos desde el izquierdo; sus posiciones en cada rodillo se multiplican entre sí y cada combinación cuenta como una vía. Los premios de símbolos distintos se suman.',
  cluster: (columns, rows, least) =>
    `La cuadrícula tiene ${columns} por ${rows} casillas. Pagan ${least} o más símbolos iguales que se tocan por un lado; las esquinas no cuentan.`,
  anywhere: (reels, rows, least) =>
    `${reels} rodillos muestran ${rows} filas. Pagan ${least} o más símbolos iguales, estén donde estén.`,
  wild: (wild) =>
    `${wild} sustituye a todos los símbolos de la tabla de pagos, salvo a los que tienen función propia.`,
  lineMultipliers: (factors) =>
    `Los comodines marcados ${factors} multiplican el premio en el que participan; dos en el mismo premio se multiplican entre sí.`,
  wayMultipliers: (factors) => `Un comodín marcado ${factors} cuenta como ese número de vías.`,
  scatterPays: (scatter) =>
    `${scatter} paga en cualquier posición, en múltiplos de la apuesta total, además de los demás premios.`,
  cascade:
    'Los símbolos premiados desaparecen, los demás caen y llegan otros desde arriba, hasta que ya no haya premio. Todos los premios de la cadena se suman.',
  ladder: (base) =>
    `Los premios de una cadena se multiplican sucesivamente por ${base}; el último número se mantiene.`,
  freeLadder: (fs) => `En los giros gratis los multiplicadores son ${fs}.`,
  freeCount: (most) =>
    `En los giros gratis el primer premio cuenta una vez y cada premio siguiente una vez más, hasta ${most} veces.`,
  ladderStays: 'Entre giros gratis la escala se queda donde está.',
  parade: (base, fs) =>
    `Los multiplicadores ${base} desfilan en círculo: una cadena se une en un lugar al azar y cada premio avanza un puesto. En los giros gratis el círculo es ${fs} y sigue desfilando de un giro a otro.`,
  orbs: (orb, least, most) =>
    `${orb} lleva un multiplicador de ${least} a ${most}. Cuando una cadena ha ganado, su suma se multiplica por todos los que están a la vista, sumados.`,
  freeOrbs:
    'En los giros gratis se guardan los multiplicadores de las cadenas premiadas, y cada cadena premiada se multiplica por todo lo guardado hasta entonces.',
  growing: (wild, most) =>
    `${wild} empieza con el valor 1. Cuando su grupo desaparece, se queda y crece en 1, hasta que ha ganado con el valor ${most}. Un grupo se multiplica por la suma de los valores de sus comodines.`,
  growingKept: (wild) =>
    `En los giros gratis, ${wild} conserva su lugar y su valor de un giro a otro.`,
  freeSpins: (scatter, awards) =>
    `${scatter} inicia giros gratis con la misma apuesta (símbolos: giros): ${awards}.`,
  freeMultiplier: (factor) => `Todos los premios de los giros gratis se multiplican por ${factor}.`,
  retrigger: (scatter, awards) => `Durante los giros gratis, ${scatter} añade más: ${awards}.`,
  maxSpins: (most) => `En una ronda se juegan como máximo ${most} giros gratis.`,
  sticky: (wild) =>
    `Cuando ${wild} cae en los giros gratis, se queda en su lugar hasta que terminan.`,
  expanding:
    'Antes de los giros gratis se sortea un símbolo. Siempre que esté en rodillos suficientes para pagar, los cubre y paga en todas las líneas, después de los demás premios; los rodillos no tienen que ser contiguos.',
  hold: (trigger, coin, respins) =>
    `Con ${trigger} o más símbolos ${coin}, estos se quedan en su lugar y empiezan ${respins} giros extra en los que solo ellos pueden caer. Cada uno nuevo devuelve los giros a ${respins}.`,
  holdEnd: (least, most, full) =>
    `Cada uno vale de ${least} a ${most} veces la apuesta. Al final se pagan todos, y una pantalla llena paga además ${full} veces la apuesta.`,
  buy: (cost, spins) =>
    `Por ${cost} veces la apuesta puedes comprar ${spins} giros gratis, que empiezan enseguida.`,
  cap: (times) =>
    `Una ronda paga como máximo ${times} veces su apuesta. Al alcanzarlo, la ronda termina y lo que quede de ella se pierde.`,
  seed: 'La semilla comprometida decide el resultado antes de que nada se mueva. La velocidad del giro, o pararlo antes, no cambia nada.',
};
