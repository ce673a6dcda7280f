import type { EmailTexts } from '../email-kinds.ts';

export const pt: EmailTexts = {
  greeting: 'Olá, {name}!',
  help: 'Se algo não estiver certo, escreva para {support}.',
  choice: 'Você pode desativar mensagens como esta em “Notificações”, nas suas configurações.',
  byKind: {
    phone_changed: {
      subject: '{brand}: seu número de telefone foi alterado',
      body: 'O número de telefone da sua conta foi alterado em {when}. Se foi você, não é preciso fazer nada.',
      button: 'Abrir meu passaporte',
    },
    top_up_arrived: {
      subject: '{brand}: seu depósito de {amount} foi creditado',
      body: 'Seu pagamento demorou para ser processado. Já creditamos {amount} no seu saldo em dinheiro real.',
      button: 'Abrir minha carteira',
    },
    top_up_declined: {
      subject: '{brand}: seu depósito de {amount} não foi concluído',
      body: 'Seu pagamento demorou para ser processado e depois foi recusado. Nada foi cobrado, e nada entrou no seu saldo em dinheiro real. Você pode ver o pagamento na sua carteira.',
      button: 'Abrir minha carteira',
    },
    top_up_returned: {
      subject: '{brand}: um depósito de {amount} foi estornado',
      body: 'O provedor de pagamentos estornou um depósito de {amount}. Descontamos o valor do seu saldo; o extrato mostra cada lançamento.',
      button: 'Abrir minha carteira',
    },
    cash_out_paid: {
      subject: '{brand}: seu saque de {amount} foi pago',
      body: 'Enviamos seu saque de {amount}. O prazo para o dinheiro chegar depende do seu banco ou da sua carteira digital.',
      button: 'Abrir minha carteira',
    },
    cash_out_failed: {
      subject: '{brand}: seu saque de {amount} não foi concluído',
      body: 'Seu banco ou sua carteira digital não aceitou o pagamento. Devolvemos {amount} ao seu saldo em dinheiro real, e você pode pedir outro saque.',
      button: 'Abrir minha carteira',
    },
    cash_out_returned: {
      subject: '{brand}: seu saque de {amount} foi cancelado',
      body: 'Nossa equipe de pagamentos cancelou seu saque. Devolvemos {amount} ao seu saldo em dinheiro real. A carteira mostra o motivo.',
      button: 'Abrir minha carteira',
    },
    money_corrected: {
      subject: '{brand}: fizemos uma correção de {amount} no seu saldo',
      body: 'Nossos registros e os do provedor de pagamentos divergiam, por isso fizemos uma correção de {amount} no seu saldo em dinheiro real. O extrato mostra o lançamento.',
      button: 'Abrir minha carteira',
    },
    gift_waiting: {
      subject: '{brand}: um presente espera por você',
      body: 'Reservamos um presente para você ({item}). Você pode resgatá-lo até {until}.',
      button: 'Ver o presente',
    },
    item_expiring: {
      subject: '{brand}: um item da sua bolsa expira em breve',
      body: 'Um item da sua bolsa de bônus ({item}) expira em {until}. Se você não quiser usá-lo, não é preciso fazer nada.',
      button: 'Abrir minha bolsa',
    },
  },
};
