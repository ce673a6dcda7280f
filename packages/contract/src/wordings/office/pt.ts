import type { OfficeWordings } from '../index.ts';

/** Error texts for affiliates, news, campaigns, canned replies, staff accounts and shared tables. */
export const officeWordings: OfficeWordings = {
  'affiliates.token_taken': 'Este código de link já está em uso. Escolha outro.',
  'affiliates.email_taken': 'Outro afiliado já usa este e-mail.',
  'affiliates.changed':
    'Outra pessoa alterou este afiliado nesse meio-tempo. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'affiliates.payout_waits':
    'Um pagamento a este afiliado já aguarda a aprovação de um segundo atendente.',
  'affiliates.nothing_due': 'No momento, não há comissão devida a este afiliado.',
  'affiliates.figures_changed':
    'Os números mudaram nesse meio-tempo. Confira-os de novo. Se já houver um pagamento pendente, ele precisa ser recusado e solicitado outra vez.',
  'affiliates.payout_decided': 'Já foi tomada uma decisão sobre este pagamento.',
  'campaigns.not_open': 'Esta oferta não está disponível.',
  'campaigns.taken_by_person':
    'Cada pessoa pode resgatar esta oferta apenas uma vez. Você já a resgatou com outra conta.',
  'campaigns.none_left': 'Esta oferta se esgotou. A última unidade acabou de ser resgatada.',
  'campaigns.new_members_only':
    'Esta oferta é só para novos membros. Você se cadastrou há muito tempo.',
  'campaigns.slug_taken': 'Outra campanha já usa esta URL.',
  'campaigns.changed':
    'Outra pessoa alterou esta campanha nesse meio-tempo. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'campaigns.gift_given': 'Este membro já tem um presente desta campanha.',
  'campaigns.gift_too_large':
    'Esta concessão pode custar mais do que um atendente sozinho pode aprovar. Faça a concessão na ficha do membro, onde um segundo atendente pode confirmá-la.',
  'campaigns.mail_sent': 'Os e-mails desta campanha já estão sendo enviados.',
  'articles.slug_taken': 'Outra notícia já usa esta URL.',
  'articles.changed':
    'Outra pessoa alterou esta notícia nesse meio-tempo. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'articles.draft_changed':
    'Outra pessoa salvou um rascunho mais recente neste idioma. Compare-o com o seu texto e salve novamente.',
  'articles.incomplete':
    'Para publicar, é preciso ter título, resumo e texto. Uma imagem de capa precisa de uma descrição.',
  'articles.text_refused': 'Esta parte do texto não é permitida: {piece}',
  'articles.picture_misplaced':
    'A imagem precisa ficar em uma linha só para ela, com uma linha em branco antes e depois: {piece}',
  'articles.picture_outside': 'Um texto só pode conter imagens enviadas aqui: {piece}',
  'articles.picture_undescribed':
    'Esta imagem não tem descrição. Escreva-a entre os colchetes: {piece}',
  'articles.picture_unknown': 'Esta imagem não existe. Envie-a novamente: {piece}',
  'articles.field_unknown': 'Não há nenhum campo chamado {name}.',
  'articles.link_broken': 'Este link não leva a nenhuma página: {link}',
  'articles.guide_refused':
    'Esta página precisa de três seções com um título e uma lista numerada cada: os capítulos do guia.',
  'articles.date_past': 'Escolha um horário no futuro.',
  'articles.not_published': 'Este texto não está no ar nem agendado.',
  'articles.not_scheduled': 'Nenhum texto está agendado neste idioma.',
  'articles.picture_refused':
    'Não conseguimos abrir esta imagem. Envie um arquivo PNG, JPEG ou WebP.',
  'articles.picture_too_large': 'A imagem deve ter menos de 10 MB.',
  'articles.picture_too_small': 'A imagem deve ter pelo menos 960 pixels de largura.',
  'replies.changed':
    'Outra pessoa alterou esta resposta. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'replies.variable_unknown': 'Não há nenhum campo chamado {name}.',
  'replies.too_many': 'Pode haver no máximo 200 respostas prontas. Altere ou remova uma existente.',
  'staff.link_over': 'Este link não funciona mais. Peça um novo.',
  'staff.email_taken': 'Já existe uma conta da equipe com este e-mail. Ela pode estar desativada.',
  'staff.invitation_open':
    'Este e-mail já tem um convite pendente. Reenvie o convite ou revogue-o primeiro.',
  'staff.invitation_over': 'Este convite já foi usado ou revogado.',
  'staff.own_account':
    'Esta é a sua própria conta, por isso outro proprietário precisa fazer esta alteração.',
  'staff.request_open':
    'Uma solicitação sobre esta conta já aguarda a aprovação de um segundo proprietário.',
  'staff.same_owner': 'Um segundo proprietário precisa aprovar esta solicitação.',
  'staff.request_decided': 'Já foi tomada uma decisão sobre esta solicitação.',
  'staff.request_outdated':
    'As contas mudaram desde que esta solicitação foi feita. Recuse-a e faça uma nova.',
  'staff.passkey_refused': 'Não foi possível verificar esta chave de acesso. Tente de novo.',
  'staff.passkeys_full': 'Uma conta pode ter no máximo dez chaves de acesso. Remova uma primeiro.',
  'staff.wrong_credentials': 'E-mail, senha ou código incorretos',
  'staff.member_unknown': 'Este e-mail não está cadastrado',
  'tables.changed':
    'Outra pessoa alterou esta mesa, ou a mesa abriu ou fechou conforme o horário. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'tables.hours_changed':
    'Outra pessoa alterou o horário de funcionamento desta mesa. Suas alterações não foram salvas. Confira a nova versão e salve novamente.',
  'tables.bad_hours':
    'Há uma data a mais de 400 dias a partir de hoje. Escolha uma data mais próxima.',
  'tables.bad_limits':
    'Estes limites se contradizem. O mínimo e o máximo por posição devem ser múltiplos da menor ficha, o mínimo não pode passar de 200 dessas fichas, e o mínimo, o máximo por posição e o máximo por rodada devem estar em ordem crescente. Uma aposta pode cobrir de 1 a 200 posições.',
  'tables.bad_pace':
    'O tempo de apostas é de 5 a 120 segundos, o das últimas apostas é menor, a pausa antes do resultado é de 0,5 a 10 segundos e os ganhos ficam visíveis de 1 a 30 segundos.',
  'tables.unknown': 'Esta mesa não existe.',
  'tables.closed': 'Esta mesa está fechada e não aceita apostas.',
  'tables.late':
    'Sua aposta chegou {ms} ms depois do encerramento das apostas. Ela não foi aceita e nada foi debitado.',
  'tables.early': 'Esta rodada ainda não aceita apostas. Aposte na rodada atual.',
  'tables.round_over': 'Esta rodada terminou. Sua aposta não foi aceita e nada foi debitado.',
  'tables.round_void':
    'Esta rodada foi anulada e não aceita apostas. As apostas aceitas são devolvidas.',
  'tables.limit': 'Com esta aposta, você passaria de {maximum}, o máximo por rodada desta mesa.',
  'tables.bonus_round':
    'Você usa dinheiro de bônus nesta rodada, então suas apostas podem somar no máximo US$ 5 e cobrir no máximo 60% dos resultados. Esta aposta não foi aceita e nada foi debitado.',
  'tables.bonus_bets':
    'Seu dinheiro real não cobre esta aposta. O dinheiro de bônus só é aceito se suas apostas nesta rodada somarem no máximo US$ 5, cobrirem no máximo 60% dos resultados e cada uma tiver uma vantagem da casa de pelo menos 1%. Esta aposta não foi aceita e nada foi debitado.',
  'tables.bet_mismatch': 'Esta aposta já foi feita com outros valores.',
  'tables.chain_unknown': 'Esta mesa não tem nenhuma cadeia com esse número.',
  'tables.salt_known': 'Esta cadeia já tem o seu sal.',
  'tables.salt_of_server':
    'O servidor sorteia o sal desta cadeia, portanto não é preciso nenhuma assinatura.',
  'tables.signature_wrong':
    'Esta não é a assinatura do drand para a rodada {round}. Copie o campo “signature” exatamente dessa rodada.',
  'tables.chat_insult':
    'Sua mensagem não foi enviada porque contém um insulto ou uma palavra vulgar.',
  'tables.chat_phone':
    'Sua mensagem não foi enviada. Números de telefone não são permitidos no chat da mesa.',
  'tables.chat_link':
    'Sua mensagem não foi enviada. Endereços da web não são permitidos. Se ela não tem nenhum, deixe um espaço depois de cada ponto.',
  'tables.chat_contact':
    'Sua mensagem não foi enviada. Endereços de e-mail e contatos de outros serviços não são permitidos.',
  'tables.chat_letters':
    'Sua mensagem não foi enviada porque só podemos verificar mensagens no alfabeto latino.',
  'tables.chat_slow': 'Você poderá enviar a próxima mensagem nesta mesa em {seconds} s.',
  'tables.chat_silenced':
    'O suporte silenciou você no chat das mesas. Você poderá escrever de novo em {minutes} min.',
  'tables.chat_unknown': 'Esta mensagem não existe mais.',
  'tables.chat_own': 'Você não pode denunciar sua própria mensagem nem se bloquear.',
  'tables.chat_too_many_blocks':
    'Você já bloqueou o máximo de viajantes. Desbloqueie um deles primeiro.',
  'tables.chat_id_reused':
    'Esta mensagem já foi enviada com outro texto ou em outra mesa. Escreva uma nova mensagem.',
  'tables.round_unknown': 'Esta mesa não tem nenhuma rodada com esse número.',
  'tables.round_is_void': 'Esta rodada já está anulada.',
  'tables.void_waiting': 'Outro atendente já solicitou a anulação desta rodada.',
  'tables.void_decided': 'Já houve uma decisão sobre esta solicitação.',
  'tables.spot_taken':
    'Você já tem esta aposta nesta rodada, por exemplo em outra janela. A nova aposta não foi aceita e nada foi debitado.',
  'tables.bet_unknown': 'Você não tem esta aposta nesta mesa.',
  'tables.no_climb': 'A subida ainda não começou, então ainda não é possível retirar.',
  'tables.cash_out_early': 'Você pode retirar a partir de 1,01×. Tente de novo.',
  'tables.bonus_cash_out':
    'Você usa dinheiro de bônus nesta rodada, então pode retirar a partir de 1,65×.',
  'tables.climb_ended': 'A subida terminou, então esta aposta não pode mais ser retirada.',
  'tables.already_out': 'Esta aposta já foi retirada automaticamente.',
  'tables.favourites_full':
    'Você tem {maximum} apostas favoritas neste jogo. Exclua uma para salvar outra.',
  'tables.favourite_unknown': 'Esta aposta favorita não existe mais.',
  'tables.favourite_id_reused':
    'Esta aposta favorita já foi salva com outros valores. Salve sua aposta como uma nova favorita.',
  'tables.no_decision': 'Não há nada a decidir nesta aposta agora.',
  'tables.decision_early':
    'Ainda não é possível tomar esta decisão. Espere um momento e tente novamente.',
  'tables.decision_late': 'Sua decisão chegou fora do prazo, então você para. Nada foi debitado.',
  'tables.decision_taken':
    'Você já decidiu, por exemplo em outra janela. Vale a sua primeira decisão.',
  'tables.interrupted':
    'Esta mesa está sem vídeo ou sem crupiê no momento, então não aceita apostas. Nada foi debitado. Aposte de novo quando ambos voltarem.',
  'tables.record_secret':
    'O registro de uma rodada só é público depois que a rodada termina. Tente de novo depois do fim desta rodada.',
  'tables.not_dealt':
    'Os resultados desta mesa são sorteados por computador, então a mesa não tem crupiê. Escolha uma mesa com crupiê.',
  'tables.shift_taken':
    'Outro crupiê tem um turno aberto nesta mesa. Esse turno precisa terminar antes que o seu comece.',
  'tables.shift_elsewhere': 'Você tem um turno aberto em outra mesa. Encerre-o primeiro.',
  'tables.shift_unknown':
    'Esta mesa não tem esse turno. Recarregue a página para ver o turno atual.',
  'tables.no_shift': 'Esta mesa não tem nenhum turno aberto. Comece primeiro o seu turno.',
  'tables.not_your_shift':
    'Este turno é de outro crupiê. Esse crupiê ou um chefe de sala precisa encerrá-lo antes que você comece o seu.',
  'tables.entry_round':
    'Esta não é a rodada atual da mesa. Nada foi registrado; o console mostra a rodada atual.',
  'tables.entry_early':
    'Ainda há apostas sendo aceitas ou debitadas. Insira o resultado quando a rodada estiver fechada.',
  'tables.entry_late':
    'O resultado desta rodada já foi confirmado, ou a rodada foi anulada. Só um chefe de sala pode corrigir um resultado.',
  'tables.entry_attempt':
    'Uma nova tentativa começou porque os dois lançamentos eram diferentes. Faça os dois de novo.',
  'tables.entry_changed':
    'Este lançamento mudou nesse meio-tempo, por exemplo em outra janela. Nada foi registrado; confira o lançamento e continue.',
  'tables.entry_complete':
    'Pelas regras do jogo, não há mais nenhuma carta nem número. Confira o lançamento.',
  'tables.entry_incomplete': 'Pelas regras do jogo, ainda falta uma carta. Complete o lançamento.',
  'tables.entry_source':
    'Todas as cartas ou números de um lançamento devem vir de um só dispositivo, e o segundo lançamento deve ser feito pelo teclado. Continue no dispositivo certo.',
  'tables.item_unknown': 'Este jogo não tem essa carta nem esse número. Insira de novo.',
  'tables.entries_differ':
    'Os dois lançamentos estão incompletos ou são diferentes. Antes de confirmar o resultado, ambos devem estar completos e coincidir.',
  'tables.not_settled':
    'Esta rodada não foi liquidada, então seu resultado ainda não pode ser corrigido. Tente de novo quando as apostas forem pagas.',
  'tables.correction_waiting':
    'Uma correção desta rodada aguarda decisão ou está sendo contabilizada. Tente de novo quando essa correção terminar.',
  'tables.correction_decided':
    'Já houve uma decisão sobre esta correção. Recarregue a página para ver a decisão.',
  'tables.same_result':
    'A rodada já tem este resultado, então não há nada a corrigir. Confira o resultado que você inseriu.',
  'recordings.not_recorded': 'O vídeo desta parte da rodada não foi gravado.',
  'recordings.deleted': 'Esta gravação foi excluída ao fim do prazo de retenção.',
  'recordings.changed':
    'O arquivo desta gravação foi alterado depois da rodada e, por isso, não prova nada. Avise a equipe técnica.',
  'recordings.gone':
    'O arquivo desta gravação não está na pasta das gravações. Avise a equipe técnica.',
  'recordings.token': 'A permissão para reproduzir esta gravação expirou. Abra a gravação de novo.',
};
