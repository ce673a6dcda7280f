import type { SlotPhrases } from './phrases.ts';

export const pt: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} rolos e ${rows} fileiras. Todas as ${lines} linhas estão sempre em jogo, e a aposta é dividida igualmente entre elas.`,
  oneLine: (reels) => `${reels} rolos e uma única fileira, que também é a única linha.`,
  linePays:
    'Uma linha paga quando há símbolos iguais em rolos consecutivos, a partir do primeiro à esquerda. A tabela de pagamentos indica quantos símbolos são necessários. Em cada linha, só a melhor sequência é paga, e os prêmios de linhas diferentes são somados.',
  ways: (reels, rows, ways) =>
    `${reels} rolos e ${rows} fileiras, o que dá ${ways} formas de ganhar. Não há linhas.`,
  changingWays: (reels, least, most, ways) =>
    `Cada um dos ${reels} rolos tem de ${least} a ${most} fileiras. O número de fileiras é sorteado a cada giro, com até ${ways} formas de ganhar. Não há linhas.`,
  wayPays:
    'Um símbolo paga quando aparece em rolos vizinhos, a partir do primeiro à esquerda. Para obter o número de formas de ganhar, multiplicam-se as quantidades de símbolos iguais em cada rolo. Os prêmios de símbolos diferentes são somados.',
  cluster: (columns, rows, least) =>
    `A grade tem ${columns} por ${rows} casas. ${least} ou mais símbolos iguais pagam quando se tocam na horizontal ou na vertical. Símbolos que se tocam só pelos cantos não contam.`,
  anywhere: (reels, rows, least) =>
    `${reels} rolos e ${rows} fileiras. ${least} ou mais símbolos iguais pagam em qualquer posição.`,
  wild: (wild) =>
    `${wild} substitui todos os símbolos da tabela de pagamentos, exceto os que têm função própria.`,
  lineMultipliers: (factors) =>
    `Os curingas marcados ${factors} multiplicam os prêmios que ajudam a completar. Se dois desses curingas estiverem no mesmo prêmio, seus multiplicadores serão multiplicados entre si.`,
  wayMultipliers: (factors) =>
    `Um curinga marcado com ${factors} conta como esse número de formas de ganhar.`,
  scatterPays: (scatter) =>
    `${scatter} paga em qualquer posição, em múltiplos da aposta total, além de todos os outros prêmios.`,
  cascade:
    'Os símbolos premiados somem, os outros caem e novos símbolos vêm de cima até que não haja mais prêmios. Todos os prêmios dessa cascata são somados.',
  ladder: (base) =>
    `Os prêmios sucessivos de uma cascata são multiplicados por ${base}. O último multiplicador vale para todos os prêmios seguintes da cascata.`,
  freeLadder: (fs) => `Nas rodadas grátis, os multiplicadores são ${fs}.`,
  freeCount: (most) =>
    `Nas rodadas grátis, o primeiro prêmio tem multiplicador 1. Cada prêmio seguinte aumenta o multiplicador em 1, até o máximo de ${most}.`,
  ladderStays: 'A escada de multiplicadores não é zerada entre as rodadas grátis.',
  parade: (base, fs) =>
    `Os multiplicadores ${base} se repetem em ciclo. Uma cascata começa em uma posição aleatória do ciclo e, a cada prêmio, passa para o multiplicador seguinte. Nas rodadas grátis, o ciclo é ${fs}, e a posição é mantida de uma rodada para outra.`,
  orbs: (orb, least, most) =>
    `${orb} traz um multiplicador de ${least} a ${most}. No fim de uma cascata premiada, o prêmio total dela é multiplicado pela soma de todos os multiplicadores visíveis.`,
  freeOrbs:
    'Nas rodadas grátis, os multiplicadores das cascatas premiadas são acumulados. O prêmio de cada cascata é multiplicado pelo total acumulado até então.',
  growing: (wild, most) =>
    `${wild} começa com o valor 1. Quando o grupo some, o curinga fica e o valor dele aumenta em 1. Um curinga premiado com o valor ${most} some junto com o grupo. O prêmio de um grupo é multiplicado pela soma dos valores dos seus curingas.`,
  growingKept: (wild) =>
    `Nas rodadas grátis, cada ${wild} mantém seu lugar e seu valor de uma rodada para outra.`,
  freeSpins: (scatter, awards) =>
    `${scatter} inicia rodadas grátis com a mesma aposta. O número de rodadas depende do número de símbolos: ${awards}.`,
  freeMultiplier: (factor) =>
    `Todos os prêmios das rodadas grátis são multiplicados por ${factor}.`,
  retrigger: (scatter, awards) =>
    `Durante as rodadas grátis, ${scatter} dá rodadas grátis extras: ${awards}.`,
  maxSpins: (most) => `Cada rodada do jogo pode incluir, no máximo, ${most} rodadas grátis.`,
  sticky: (wild) =>
    `Quando ${wild} aparece durante as rodadas grátis, fica no lugar até que elas terminem.`,
  expanding:
    'Antes das rodadas grátis, um símbolo é sorteado. Sempre que esse símbolo aparece em rolos suficientes para pagar, ele se expande e preenche esses rolos. Depois dos outros prêmios, ele paga em todas as linhas, mesmo que os rolos não sejam vizinhos.',
  hold: (trigger, coin, respins) =>
    `${trigger} ou mais ${coin} ficam no lugar e iniciam ${respins} giros extras em que só esses símbolos podem aparecer. A cada novo símbolo, o número de giros extras volta a ${respins}.`,
  holdEnd: (least, most, full) =>
    `Cada um destes símbolos traz um prêmio de ${least} a ${most} vezes a aposta. No fim, todos os prêmios são pagos, e uma tela cheia paga um extra de ${full} vezes a aposta.`,
  buy: (cost, spins) =>
    `Por ${cost} vezes a aposta, você pode comprar ${spins} rodadas grátis, que começam na hora.`,
  cap: (times) =>
    `Uma rodada paga no máximo ${times} vezes a sua aposta. Ao atingir esse limite, ela termina, e as rodadas grátis e os prêmios restantes são perdidos.`,
  seed: 'A semente registrada previamente determina o resultado antes que qualquer coisa se mova. Nem a velocidade do giro nem uma parada antecipada mudam o resultado.',
};
