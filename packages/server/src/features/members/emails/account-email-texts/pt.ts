import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const pt: AccountEmailTexts = {
  greeting: 'Olá, {name}!',
  buttons: {
    password: 'Definir uma nova senha',
    settings: 'Abrir minhas configurações',
    limits: 'Definir limites primeiro',
  },
  help: 'Se jogar deixou de ser divertido, estas pessoas estão prontas para ouvir você, gratuitamente e em sigilo:',
  texts: {
    password_changed: {
      subject: '{brand}: a sua senha foi alterada',
      body: 'A senha da sua conta foi alterada em {when}. Todos os outros aparelhos foram desconectados.',
      note: 'Se não foi você, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    new_device: {
      subject: '{brand}: acesso à sua conta por um novo aparelho',
      body: 'Em {when}, alguém acessou a sua conta por um novo aparelho: {device}, endereço IP {address}.',
      note: 'Se foi você, não precisa fazer nada. Se não, desconecte esse aparelho nas configurações e mude a sua senha.',
    },
    second_factor_on: {
      subject: '{brand}: a autenticação em dois fatores está ativada',
      body: 'A autenticação em dois fatores está ativada desde {when}. Agora você precisa de um código do seu aplicativo autenticador para entrar. Guarde os códigos de recuperação em um lugar que você possa acessar sem o celular.',
      note: 'Se não foi você, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    second_factor_off: {
      subject: '{brand}: a autenticação em dois fatores está desativada',
      body: 'A autenticação em dois fatores foi desativada em {when}. Agora basta a sua senha para entrar.',
      note: 'Se não foi você, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: a autenticação em dois fatores foi removida',
      body: 'Em {when}, a nossa equipe removeu a autenticação em dois fatores da sua conta, conforme solicitado. Agora basta a sua senha para entrar. Todos os aparelhos foram desconectados.',
      note: 'Se não foi você quem pediu, defina uma nova senha agora mesmo e escreva para {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: um código de recuperação foi usado',
      body: 'Um dos seus códigos de recuperação foi usado em {when}. Códigos restantes: {left}.',
      note: 'Se não foi você, defina uma nova senha e gere novos códigos de recuperação. Se não tem mais o celular, configure o aplicativo autenticador em outro.',
    },
    excluded_until: {
      subject: '{brand}: a sua autoexclusão começou',
      body: 'Sua autoexclusão está em vigor até {until}. Até lá, você não pode apostar nem depositar, e não enviaremos ofertas. Ela não pode ser encerrada antes. Você pode sacar o seu dinheiro a qualquer momento.',
      note: 'Você não precisa fazer nada. Em caso de dúvidas, escreva para {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: a sua autoexclusão começou',
      body: 'Sua autoexclusão está em vigor por tempo indeterminado. Você não pode apostar nem depositar, e não enviaremos ofertas. A partir de {until}, você pode pedir para voltar; a autoexclusão não termina automaticamente. Você pode sacar o seu dinheiro a qualquer momento.',
      note: 'Você não precisa fazer nada. Em caso de dúvidas, escreva para {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: a sua autoexclusão começou',
      body: 'Sua autoexclusão é permanente. Você não pode apostar nem depositar, e não enviaremos ofertas. Ninguém pode desfazê-la. Você pode sacar o seu dinheiro a qualquer momento.',
      note: 'Você não precisa fazer nada. Em caso de dúvidas, escreva para {support}.',
    },
    reopened: {
      subject: '{brand}: a sua autoexclusão foi encerrada',
      body: 'Você pediu para reabrir a sua conta, e nós a reabrimos em {when}. Se foi cedo demais, você pode se autoexcluir de novo a qualquer momento, com efeito imediato.',
      note: 'Em caso de dúvidas, escreva para {support}.',
    },
    account_closed: {
      subject: '{brand}: a sua conta está encerrada',
      body: 'Encerramos a sua conta em {when}, como você pediu. Você não pode mais entrar nela. Guardamos os registros de pagamentos, o histórico de jogo e os documentos de identidade até {until}, como a lei exige, e depois os apagaremos. Todo o resto está sendo apagado agora.',
      note: 'Se não foi você, escreva agora mesmo para {support}.',
    },
    data_ready: {
      subject: '{brand}: os seus dados estão prontos',
      body: 'A cópia dos seus dados, que você solicitou, está pronta. Você pode baixá-la nas configurações até {until}.',
      note: 'Se não foi você quem pediu, defina uma nova senha agora mesmo e escreva para {support}.',
    },
  },
};
