import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const pt: AccountEmailTexts = {
  greeting: 'Olá, {name},',
  buttons: {
    password: 'Definir uma nova senha',
    settings: 'Ver as minhas configurações',
    limits: 'Definir limites primeiro',
  },
  help: 'Se jogar deixou de ser divertido, aqui você é ouvido de graça e com sigilo:',
  texts: {
    password_changed: {
      subject: '{brand}: a sua senha foi alterada',
      body: 'A senha da sua conta foi alterada em {when}. Todos os outros dispositivos foram desconectados.',
      note: 'Se não foi você, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    new_device: {
      subject: '{brand}: um novo dispositivo entrou na sua conta',
      body: 'Em {when} alguém entrou na sua conta de um dispositivo que não conhecíamos: {device}, endereço {address}.',
      note: 'Se foi você, não precisa fazer nada. Se não, desconecte esse dispositivo nas configurações e mude a sua senha.',
    },
    second_factor_on: {
      subject: '{brand}: o seu segundo fator está ativo',
      body: 'Desde {when}, para entrar é pedido um código do seu aplicativo autenticador. Guarde os códigos de recuperação onde possa encontrá-los sem o celular.',
      note: 'Se não foi você, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    second_factor_off: {
      subject: '{brand}: o seu segundo fator está desativado',
      body: 'O seu segundo fator foi desativado em {when}. Para entrar basta a sua senha.',
      note: 'Se não foi você, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: retiramos o seu segundo fator',
      body: 'Em {when} a nossa equipe retirou o segundo fator da sua conta, como nos foi pedido. Para entrar basta a sua senha; todos os dispositivos foram desconectados.',
      note: 'Se não foi você quem pediu, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: um código de recuperação foi usado',
      body: 'Um dos seus códigos de recuperação foi usado em {when}. Restam {left}.',
      note: 'Se não foi você, defina uma nova senha e gere novos códigos de recuperação. Se perdeu o celular, configure o aplicativo em outro.',
    },
    excluded_until: {
      subject: '{brand}: a sua exclusão começou',
      body: 'Você está excluído do jogo até {until}. Até lá você não pode apostar nem depositar, não enviamos ofertas, e não é possível terminar antes. Você pode sacar o seu dinheiro a qualquer momento.',
      note: 'Não precisa fazer nada. Dúvidas: {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: a sua exclusão começou',
      body: 'Você está excluído do jogo sem data de término. Você não pode apostar nem depositar, e não enviamos ofertas. A partir de {until} você pode pedir para voltar; a exclusão não termina automaticamente. Você pode sacar o seu dinheiro a qualquer momento.',
      note: 'Não precisa fazer nada. Dúvidas: {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: a sua exclusão começou',
      body: 'Você está excluído do jogo para sempre. Você não pode apostar nem depositar, não enviamos ofertas, e ninguém pode desfazer isso. Você pode sacar o seu dinheiro a qualquer momento.',
      note: 'Não precisa fazer nada. Dúvidas: {support}.',
    },
    reopened: {
      subject: '{brand}: a sua exclusão terminou',
      body: 'Você pediu para reabrir a sua conta e nós o fizemos em {when}. Se foi cedo demais, você pode se excluir de novo a qualquer momento, com efeito imediato.',
      note: 'Dúvidas: {support}.',
    },
    account_closed: {
      subject: '{brand}: a sua conta está encerrada',
      body: 'Encerramos a sua conta em {when}, como você pediu. Ninguém mais pode entrar nela. Guardamos pagamentos, jogo e provas de identidade até {until}, como a lei exige, e então os apagamos. Todo o resto apagamos agora.',
      note: 'Se não foi você, escreva agora mesmo para {support}.',
    },
    data_ready: {
      subject: '{brand}: os seus dados estão prontos',
      body: 'A cópia dos seus dados que você pediu está pronta. Você pode baixá-la nas configurações até {until}.',
      note: 'Se não foi você quem pediu, defina uma nova senha agora mesmo e escreva para {support}.',
    },
  },
};
