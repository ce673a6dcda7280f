import type { ErrorCode } from '../errors.ts';
import { officeWordings } from './office/pt.ts';

export { fieldWordings } from './fields/pt.ts';

export const wordings: Readonly<Record<ErrorCode, string>> = {
  ...officeWordings,
  'request.invalid': 'Corrija os campos destacados.',
  'request.not_found': 'Esta página ou este item não existe.',
  'request.csrf': 'Não foi possível verificar a sua sessão. Recarregue a página e tente novamente.',
  'request.origin': 'Este pedido foi rejeitado porque veio de outro site.',
  'request.too_many': 'Muitas tentativas. Espere um momento e tente novamente.',
  'request.unexpected': 'Ocorreu um erro.',
  'request.maintenance': 'Estamos em manutenção e voltamos em breve.',
  'request.overloaded': 'Nosso serviço está sobrecarregado. Nada foi cobrado. Tente novamente.',
  'request.country_blocked': 'O nosso serviço não está disponível no seu país.',
  'auth.signed_out': 'Entre na sua conta para continuar.',
  'auth.forbidden': 'Você não tem permissão para fazer isso.',
  'auth.wrong_credentials': 'E-mail ou senha incorretos',
  'auth.wrong_password': 'Senha incorreta',
  'auth.locked':
    'A sua conta está bloqueada após muitas tentativas com senha incorreta. Enviamos um e-mail para você redefinir a senha.',
  'auth.code_wrong': 'O seu código está incorreto',
  'auth.code_expired': 'Este código expirou. Peça um novo.',
  'auth.code_asked_elsewhere':
    'Este código de seis dígitos só vale no navegador em que foi pedido. Digite o código lá ou peça um novo aqui.',
  'auth.recoveries_spent':
    'Muitos códigos de seis dígitos foram solicitados hoje. Tente de novo em {hours} h ou use um navegador em que você já tenha entrado na conta.',
  'auth.totp_required': 'Digite o código do seu aplicativo autenticador.',
  'second_factor.already_on':
    'A autenticação em dois fatores já está ativada. Para configurar outro aplicativo, desative-a primeiro.',
  'second_factor.not_begun': 'O tempo para a configuração se esgotou. Comece de novo.',
  'second_factor.not_on':
    'A autenticação em dois fatores não está configurada, portanto não há nada para alterar.',
  'personal_data.too_soon':
    'Você já pediu uma cópia nas últimas 24 horas. Use essa cópia ou peça outra amanhã.',
  'member.email_taken': 'Este e-mail já está cadastrado',
  'member.email_unverified': 'Confirme primeiro o seu e-mail.',
  'member.too_young': 'Você precisa ter 20 anos para jogar',
  'member.too_young_there': 'Você precisa ter pelo menos {age} anos para jogar neste país',
  'member.excluded': 'Você se autoexcluiu do jogo.',
  'member.on_break': 'Você está fazendo uma pausa no jogo.',
  'member.balance_left':
    'Você ainda tem um saldo de {left}. Saque-o primeiro e espere até que o saque seja pago.',
  'member.top_up_open':
    'Um dos seus depósitos ainda está pendente. Espere até que ele seja creditado ou falhe. Um depósito abandonado expira em até uma hora.',
  'member.closed': 'Esta conta está encerrada.',
  'member.already_registered': 'Você já tem uma conta conosco. Entre ou fale com o suporte.',
  'member.postcode_unknown': 'Não encontramos este CEP ou código postal. Digite a sua cidade.',
  'wallet.insufficient_funds': 'Saldo insuficiente',
  'wallet.exceeds_cash': 'O valor excede o seu saldo disponível em dinheiro real.',
  'wallet.below_minimum': 'O valor mínimo é {minimum}.',
  'wallet.above_transaction_limit': 'O valor máximo por transação é {maximum}.',
  'wallet.above_daily_limit': 'Este valor ultrapassa o seu limite diário. Restam {left} hoje.',
  'wallet.above_monthly_limit':
    'Este valor ultrapassa o seu limite mensal. Restam {left} neste mês.',
  'wallet.cash_out_limit_reached': 'Limite de saque atingido',
  'wallet.verification_required': 'Para sacar, o seu passaporte precisa estar verificado.',
  'wallet.method_unused':
    'Você só pode sacar para um meio de pagamento que já usou em um depósito.',
  'wallet.ewallet_needs_deposit':
    'Você só pode sacar para uma carteira digital depois de um depósito bem-sucedido com a mesma carteira.',
  'wallet.cash_out_not_pending': 'Este saque não pode mais ser alterado.',
  'wallet.cash_out_failed': 'O saque falhou (verifique os dados de pagamento)',
  'wallet.cash_outs_unavailable': 'Saques indisponíveis no momento. Fale com o suporte.',
  'wallet.provider_unavailable':
    'O provedor de pagamentos não está respondendo. Nada foi cobrado. Tente novamente.',
  'wallet.key_reused':
    'Este pedido já foi feito com outros dados. Recarregue a página e confira o resultado antes de tentar de novo.',
  'wallet.too_many_failed': 'Muitos pagamentos falharam. Tente de novo em {minutes} minutos.',
  'wallet.top_ups_suspended':
    'Os depósitos da sua conta estão suspensos após muitos pagamentos recusados. Fale com o suporte.',
  'wallet.same_clerk': 'Um segundo atendente precisa aprovar esta ação.',
  'wallet.claimed': 'Outro atendente está trabalhando neste caso.',
  'wallet.difference_closed': 'Esta diferença já foi resolvida.',
  'wallet.correction_needs_member': 'Informe a qual membro esta correção se aplica.',
  'limits.deposit_reached':
    'Este valor ultrapassa o limite de depósito que você definiu. Você ainda pode depositar {left}.',
  'limits.wager_reached':
    'Esta aposta ultrapassa o limite de apostas que você definiu. Você ainda pode apostar {left}.',
  'limits.loss_reached':
    'Esta aposta ultrapassa o limite de perdas que você definiu. Restam {left}.',
  'limits.session_time_reached':
    'Você atingiu o limite diário de tempo que definiu. Poderá jogar de novo depois da meia-noite (UTC).',
  'limits.reality_check_due':
    'É hora de rever a sua sessão: responda ao alerta de tempo de jogo antes da próxima rodada.',
  'limits.too_early': 'Você pode confirmar um limite maior 24 horas depois de solicitá-lo.',
  'limits.nothing_pending': 'Não há nenhuma alteração aguardando confirmação.',
  'exclusion.shorter': 'Já há uma autoexclusão mais longa em vigor. Ela não pode ser encurtada.',
  'exclusion.too_early':
    'Uma autoexclusão por tempo indeterminado só pode ser encerrada após pelo menos sete dias.',
  'exclusion.not_reopenable': 'Esta autoexclusão não pode ser encerrada.',
  'limits.unknown': 'Este limite não existe.',
  'document.wrong_format': 'Só aceitamos arquivos PNG, JPEG ou PDF.',
  'document.too_large': 'Este arquivo é grande demais. Ele precisa ter menos de 10 MB.',
  'document.damaged':
    'Não conseguimos abrir este arquivo. Tire a foto de novo ou salve o documento outra vez.',
  'document.infected': 'Nosso antivírus recusou este arquivo. Envie outro.',
  'document.encrypted': 'Este PDF está protegido. Salve-o sem senha ou envie uma foto.',
  'document.active':
    'Este PDF contém scripts ou arquivos incorporados. Imprima-o como um novo PDF ou envie uma foto.',
  'document.too_many_pages':
    'Um PDF pode ter no máximo doze páginas. Envie somente as páginas de que precisamos.',
  'document.no_file': 'Escolha um arquivo primeiro.',
  'document.too_many_files': 'Um documento pode ter no máximo quatro arquivos.',
  'document.too_old': 'O comprovante de endereço precisa ter sido emitido nos últimos 3 meses.',
  'document.waiting': 'Já estamos analisando um documento deste tipo. Aguarde a nossa decisão.',
  'document.key_reused':
    'Este envio já foi feito com outro conteúdo. Recarregue a página para ver os documentos que recebemos.',
  'document.claimed': 'Outro atendente está analisando este documento.',
  'document.not_claimed': 'Assuma este documento antes de aprová-lo ou recusá-lo.',
  'document.decided': 'Já foi tomada uma decisão sobre este documento.',
  'details.nickname_taken': 'Este apelido já está em uso. {suggestion} está disponível.',
  'details.no_email_waiting':
    'Nenhum novo endereço de e-mail aguarda confirmação. Peça a alteração outra vez.',
  'document.details_changed':
    'O membro alterou o endereço nesse meio-tempo. Confira o novo endereço e comece de novo.',
  'override.waiting':
    'Uma exceção para este passaporte já aguarda a confirmação de um segundo atendente.',
  'override.same_clerk': 'Um segundo atendente precisa confirmar esta ação.',
  'override.decided': 'Já foi tomada uma decisão sobre esta exceção.',
  'ticket.key_reused':
    'Esta mensagem já foi enviada com outro texto. Recarregue a página para escrever uma nova mensagem.',
  'ticket.too_many':
    'Você já nos escreveu várias vezes hoje. Aguarde a nossa resposta ou escreva amanhã.',
  'ticket.no_review': 'Esta reclamação não pode mais ser analisada.',
  'ticket.claimed': 'Outro atendente está respondendo a este ticket.',
  'ticket.answered': 'Este ticket já foi respondido.',
  'ticket.other_clerk': 'A segunda análise deve ser feita por um atendente que não fez a primeira.',
  'ticket.id_reused':
    'Esta mensagem já foi enviada com outro texto. Recarregue a página para escrever uma nova.',
  'ticket.closed':
    'Este ticket foi encerrado há algum tempo. Abra um novo ticket e mencione o número deste.',
  'ticket.too_many_messages':
    'Você já adicionou muitas mensagens a este ticket hoje. Aguarde a nossa resposta.',
  'ticket.too_many_files':
    'Uma mensagem pode ter no máximo cinco arquivos, e um ticket, no máximo 30.',
  'ticket.not_rateable': 'Este ticket não pode mais ser avaliado.',
  'ticket.changed': 'Outra pessoa alterou este ticket. Confira e tente de novo.',
  'ticket.stays_complaint':
    'Uma reclamação não pode ser convertida em pergunta, porque os prazos da reclamação continuam valendo.',
  'ticket.no_colleague': 'Este atendente não pode responder a tickets. Escolha outro.',
  'ticket.answer_first': 'Uma reclamação só pode ser encerrada depois de respondida.',
  'ticket.merged': 'Este ticket foi mesclado a outro.',
  'ticket.unknown': 'Não há outro ticket com este número.',
  'ticket.other_requester': 'Só é possível mesclar tickets da mesma pessoa.',
  'ticket.link_unknown': 'Este membro não tem rodada nem pagamento com este número.',
  'ticket.too_many_links': 'Um ticket pode ter no máximo 20 vínculos.',
  'ticket.calendar_changed':
    'Outra pessoa alterou o calendário. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'chat.id_reused':
    'Esta mensagem já foi enviada com outro texto. Recarregue a página para escrever uma nova.',
  'chat.elsewhere': 'Nosso chat mudou para outro provedor. Feche o chat e abra de novo.',
  'chat.visitor_unknown': 'Este chat expirou. Informe seu nome e seu e-mail para começar um novo.',
  'chat.address_unconfirmed': 'Confirme seu e-mail primeiro. Abra o link que enviamos a você.',
  'chat.link_over':
    'Este link não funciona mais. Se ainda precisar de ajuda, escreva para nós de novo pelo chat.',
  'chat.not_rateable': 'Esta conversa não pode mais ser avaliada.',
  'chat.hours_changed':
    'Outra pessoa alterou o horário de atendimento nesse meio-tempo. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'chat.ended': 'Esta conversa foi encerrada.',
  'chat.taken': 'Um colega assumiu esta conversa.',
  'chat.not_yours': 'Esta conversa não está atribuída a você. Assuma-a antes de responder.',
  'chat.no_colleague': 'Este colega não pode responder a conversas. Escolha outro.',
  'play.game_unknown': 'Não oferecemos este jogo.',
  'play.game_maintenance': 'Este jogo está em manutenção.',
  'play.not_free': 'Este jogo não está disponível no modo grátis. Cadastre-se ou entre para jogar.',
  'play.stake_off_ladder':
    'Este valor de aposta não está disponível. Escolha um dos valores da lista.',
  'play.unknown_bet': 'Esta aposta não existe neste jogo.',
  'play.empty_bet': 'Faça uma aposta primeiro.',
  'play.below_minimum': 'A sua aposta está abaixo do mínimo deste jogo.',
  'play.above_maximum': 'A sua aposta está acima do máximo deste jogo.',
  'play.round_mismatch': 'Esta rodada já foi jogada com outra aposta.',
  'play.too_many_open':
    'Você está jogando rodadas demais ao mesmo tempo. Espere a última terminar.',
  'play.too_fast': 'Você está jogando rápido demais. Espere um instante antes da próxima rodada.',
  'play.verification_required':
    'Na sua jurisdição, você precisa ter o passaporte verificado para jogar. Envie seus documentos na página “Meu passaporte”.',
  'play.round_open': 'Você tem uma rodada aberta neste jogo. Termine-a antes de começar outra.',
  'play.round_stuck':
    'Não é possível continuar sua rodada aberta. Nossa equipe foi avisada. Se não for possível retomar a rodada, sua aposta será devolvida ao seu saldo em dinheiro real.',
  'play.action_illegal': 'Esta ação não está disponível neste momento da rodada.',
  'play.action_late': 'Esta rodada foi continuada em outra janela e foi recarregada.',
  'wagers.not_found': 'Esta aposta não existe.',
  'wagers.already_voided': 'Esta aposta já foi anulada.',
  'wagers.not_settled': 'Esta aposta ainda não tem resultado, portanto não há o que anular.',
  'fairness.round_open': 'Termine sua rodada aberta antes de trocar suas sementes.',
  'bag.full': 'Sua bolsa de viagem está cheia; ative ou exclua itens para fazer a compra.',
  'bag.purchase_failed': 'Desculpe! Não foi possível comprar esta bolsa de viagem',
  'bag.second_time': 'Desculpe! Não é possível comprar esta bolsa de viagem mais de uma vez',
  'bag.item_not_in_bag': 'Este item não está mais disponível na sua bolsa.',
  'bag.item_ended': 'Este item já foi encerrado.',
  'bag.item_changed': 'Este item acabou de ser alterado. Confira-o de novo antes de excluí-lo.',
  'bag.wagering_too_high':
    'As regras deste país não permitem um bônus com um requisito de apostas tão alto.',
  'bag.another_waits':
    'Outro bônus já está aguardando o seu próximo depósito. Use-o ou exclua-o primeiro.',
  'bag.another_watched':
    'Outro cashback já está vinculado a um dos seus depósitos. Você poderá ativar este cashback quando o outro for encerrado.',
  'bag.no_spins_left': 'Este item não tem mais rodadas grátis nem crédito.',
  'bag.grant_decided': 'Já foi tomada uma decisão sobre esta concessão.',
  'bag.member_may_not': 'Este membro não pode receber bônus.',
  'market.item_unknown': 'Este item não está à venda.',
  'market.changed': 'O preço ou as condições mudaram. Confira-os antes de comprar.',
  'market.not_open': 'Este item não está à venda.',
  'market.sold_out': 'Este item acabou de se esgotar.',
  'market.limit_reached':
    'Você atingiu o limite de compras deste item para um período de {days} dias.',
  'market.not_enough_coins':
    'Você não tem Coins suficientes para concluir esta compra (suba de nível ou conclua missões).',
  'journey.skill_complete': 'Esta habilidade já está no nível máximo.',
  'journey.skill_changed':
    'Esta habilidade foi melhorada em outro aparelho. Confira o nível dela antes de gastar mais pontos.',
  'journey.not_enough_points':
    'Você não tem pontos de habilidade suficientes. Suba de nível para ganhar mais.',
  'tournaments.not_open': 'Não é mais possível se inscrever neste torneio.',
  'tournaments.entered_already': 'Você já está inscrito neste torneio.',
  'tournaments.full': 'Este torneio está lotado.',
  'tournaments.price_changed':
    'O preço deste torneio mudou. Nada foi cobrado. Confira o novo preço.',
  'tournaments.terms_changed':
    'As condições deste torneio mudaram. Nada foi cobrado. Confira as novas condições.',
  'tournaments.not_enough_coins': 'Você não tem Coins suficientes para este torneio.',
  'tournaments.ticket_unusable': 'Este ingresso não pode mais ser usado. Nada foi cobrado.',
  'tournaments.impossible':
    'Não é possível configurar este torneio com estes dados. Confira os horários, os slots, a aposta e os prêmios.',
  'tournaments.changed':
    'Outra pessoa acabou de alterar este torneio. Confira a nova versão e tente novamente.',
  'tournaments.started':
    'Este torneio já começou. Não é mais possível editá-lo, apenas cancelá-lo.',
  'tournaments.terms_fixed':
    'Já há membros inscritos neste torneio. Você só pode mudar o nome e o número de vagas ou aumentar os prêmios.',
  'tournaments.start_fixed':
    'Este torneio faz parte de uma série que define o horário de início. Não é possível alterá-lo aqui.',
  'tournaments.ended': 'Este torneio foi encerrado.',
  'travel.city_unknown': 'Não voamos para esta cidade.',
  'travel.already_there': 'Você já está nesta cidade.',
  'travel.not_verified': 'Seu passaporte precisa ser verificado antes de você viajar.',
  'travel.not_enough_coins': 'Desculpe! Você não tem Coins suficientes para viajar',
  'travel.fare_changed':
    'A tarifa mudou. Agora ela é de {fare} Coins. Confira a nova tarifa antes de embarcar.',
  'travel.moved_meanwhile':
    'Você já saiu desta cidade. Escolha um voo que parta da sua cidade atual.',
  'travel.ticket_unusable': 'Esta passagem não pode mais ser usada. Escolha outra forma de pagar.',
  'wallet.cash_out_ends_bonuses':
    'Alguns dos seus bônus exigem que você aposte uma vez o depósito que deu direito a eles antes de sacar. Este saque encerra esses bônus. Confirme o saque para continuar.',
  'editions.edited':
    'Outra pessoa publicou uma nova versão nesse meio-tempo. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'editions.unchanged': 'Não há alterações para publicar.',
  'editions.name_taken': 'Outro item já tem este nome no mesmo idioma. Escolha outro nome.',
  'editions.city_closed':
    'Com isso, a cidade ficaria sem missões suficientes para os membros ganharem o carimbo.',
  'market.edited':
    'Outra pessoa alterou este item nesse meio-tempo, e nós o recarregamos. Confira o item e tente novamente.',
  'market.kind_fixed':
    'Não é possível alterar o tipo de um item. Para usar outro tipo, crie um novo item.',
  'play.bonus_refused':
    'O dinheiro de bônus não está disponível em alguns jogos (jogue com dinheiro real)',
  'fairness.client_seed_invalid': 'Use de 1 a 32 letras, números, hifens ou sublinhados.',
  'fairness.stale_pair': 'O seu par de sementes foi alterado em outra janela e foi recarregado.',
  'playlists.name_unfit': 'Este nome não é permitido. Escolha outro.',
  'playlists.too_many':
    'Você já tem {most} playlists, o máximo permitido. Exclua uma para criar outra.',
  'playlists.full': 'Esta playlist já tem {most} jogos. Remova um jogo primeiro.',
  'playlists.changed': 'Esta playlist foi alterada em outra janela e foi recarregada.',
  'lobby.update_failed': 'Não foi possível atualizar o filtro',
  'lobby.set_failed': 'Não foi possível aplicar o filtro',
  'lobby.add_failed': 'Não foi possível adicionar o filtro',
  'lobby.remove_failed': 'Não foi possível remover o filtro',
  'lobby.clear_failed': 'Não foi possível limpar os filtros',
  'floor.changed':
    'Outra pessoa alterou o salão do cassino nesse meio-tempo. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'floor.unknown': 'Nenhum jogo ou categoria se chama “{name}”. Remova esse nome da lista.',
  'floor.twice': '“{name}” aparece duas vezes na mesma lista. Remova uma das ocorrências.',
};
