import type { SlotPhrases } from './phrases.ts';

export const pt: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} rolos mostram ${rows} fileiras. As ${lines} linhas são sempre jogadas; a aposta é dividida igualmente entre elas.`,
  oneLine: (reels) => `${reels} rolos mostram uma única fileira, e ela é a única linha.`,
  linePays:
    'Uma linha paga por símbolos iguais seguidos desde o rolo da esquerda, tantos quantos a tabela de pagamentos indica. De cada linha só é paga a melhor sequência; os prêmios de linhas diferentes são somados.',
  ways: (reels, rows, ways) =>
    `${reels} rolos mostram ${rows} fileiras, o que dá ${ways} betways. Não há linhas.`,
  changingWays: (reels, least, most, ways) =>
    `Cada um dos ${reels} rolos mostra de ${least} a ${most} fileiras, sorteadas de novo a cada rodada: até ${ways} betways. Não há linhas.`,
  wayPays:
    'Um símbolo paga quando está em rolos vizinhos a partir do da esquerda; seus lugares em cada rolo são multiplicados entre si, e cada combinação é um caminho. Os prêmios de símbolos diferentes são somados.',
  cluster: (columns, rows, least) =>
    `A grade tem ${columns} por ${rows} casas. Pagam ${least} ou mais símbolos iguais que se tocam por um lado; os cantos não contam.`,
  anywhere: (reels, rows, least) =>
    `${reels} rolos mostram ${rows} fileiras. Pagam ${least} ou mais símbolos iguais, onde quer que estejam.`,
  wild: (wild) =>
    `${wild} substitui todos os símbolos da tabela de pagamentos, menos os que têm função própria.`,
  lineMultipliers: (factors) =>
    `Os curingas marcados ${factors} multiplicam o prêmio de que participam; dois no mesmo prêmio se multiplicam entre si.`,
  wayMultipliers: (factors) => `Um curinga marcado ${factors} conta como esse número de caminhos.`,
  scatterPays: (scatter) =>
    `${scatter} paga em qualquer posição, em múltiplos da aposta total, além de todos os outros prêmios.`,
  cascade:
    'Os símbolos premiados somem, os outros caem e novos chegam de cima, até que nada mais ganhe. Todos os prêmios dessa cadeia são somados.',
  ladder: (base) =>
    `Os prêmios de uma cadeia são multiplicados um após o outro por ${base}; o último número permanece.`,
  freeLadder: (fs) => `Nas rodadas grátis os multiplicadores são ${fs}.`,
  freeCount: (most) =>
    `Nas rodadas grátis o primeiro prêmio conta uma vez e cada prêmio seguinte uma vez a mais, até ${most} vezes.`,
  ladderStays: 'Entre as rodadas grátis a escada fica onde está.',
  parade: (base, fs) =>
    `Os multiplicadores ${base} desfilam em círculo: uma cadeia entra em um lugar sorteado, e cada prêmio avança uma posição. Nas rodadas grátis o círculo é ${fs} e segue desfilando de uma rodada para outra.`,
  orbs: (orb, least, most) =>
    `${orb} traz um multiplicador de ${least} a ${most}. Quando uma cadeia ganhou, sua soma é multiplicada por todos os que estão à vista, somados.`,
  freeOrbs:
    'Nas rodadas grátis os multiplicadores das cadeias premiadas são guardados, e cada cadeia premiada é multiplicada por tudo o que foi guardado até então.',
  growing: (wild, most) =>
    `${wild} começa com o valor 1. Quando seu grupo some, ele fica e cresce 1, até ter ganhado com o valor ${most}. Um grupo é multiplicado pela soma dos valores dos seus curingas.`,
  growingKept: (wild) =>
    `Nas rodadas grátis, ${wild} mantém seu lugar e seu valor de uma rodada para outra.`,
  freeSpins: (scatter, awards) =>
    `${scatter} inicia rodadas grátis com a mesma aposta (símbolos: rodadas): ${awards}.`,
  freeMultiplier: (factor) =>
    `Todos os prêmios das rodadas grátis são multiplicados por ${factor}.`,
  retrigger: (scatter, awards) =>
    `Durante as rodadas grátis, ${scatter} acrescenta outras: ${awards}.`,
  maxSpins: (most) => `No máximo ${most} rodadas grátis são jogadas em uma rodada.`,
  sticky: (wild) =>
    `Quando ${wild} cai nas rodadas grátis, fica no seu lugar até que elas terminem.`,
  expanding:
    'Antes das rodadas grátis um símbolo é sorteado. Sempre que estiver em rolos suficientes para pagar, ele cobre esses rolos e paga em todas as linhas, depois dos outros prêmios; os rolos não precisam ser vizinhos.',
  hold: (trigger, coin, respins) =>
    `Com ${trigger} ou mais símbolos ${coin}, eles ficam no lugar e começam ${respins} giros extras em que só eles podem cair. Cada novo devolve os giros a ${respins}.`,
  holdEnd: (least, most, full) =>
    `Cada um vale de ${least} a ${most} vezes a aposta. No fim todos são pagos, e uma tela cheia paga mais ${full} vezes a aposta.`,
  buy: (cost, spins) =>
    `Por ${cost} vezes a aposta você pode comprar ${spins} rodadas grátis, que começam na hora.`,
  cap: (times) =>
    `Uma rodada paga no máximo ${times} vezes a sua aposta. Ao atingir esse valor, ela termina e o que resta dela é perdido.`,
  seed: 'A semente comprometida decide o resultado antes que algo se mova. A velocidade do giro, ou parar antes, não muda nada.',
};
