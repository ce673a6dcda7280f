import type { ErrorCode } from '../errors.ts';
import { officeWordings } from './office/es.ts';

export { fieldWordings } from './fields/es.ts';

export const wordings: Readonly<Record<ErrorCode, string>> = {
  ...officeWordings,
  'request.invalid': 'Corrige los campos marcados.',
  'request.not_found': 'Esta página o este elemento no existe.',
  'request.csrf': 'No se ha podido verificar tu sesión. Recarga la página e inténtalo de nuevo.',
  'request.origin': 'Esta solicitud se ha rechazado porque procede de otro sitio web.',
  'request.too_many': 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  'request.unexpected': 'Se ha producido un error.',
  'request.maintenance': 'Estamos realizando tareas de mantenimiento y volveremos pronto.',
  'request.overloaded':
    'Nuestro servicio está saturado. No se te ha cobrado nada. Inténtalo de nuevo.',
  'request.country_blocked': 'Nuestro servicio no está disponible en tu país.',
  'auth.signed_out': 'Inicia sesión para continuar.',
  'auth.forbidden': 'No tienes permiso para hacer esto.',
  'auth.wrong_credentials': 'Tu correo electrónico o tu contraseña no son correctos',
  'auth.wrong_password': 'Contraseña incorrecta',
  'auth.locked':
    'Tu cuenta está bloqueada por demasiadas contraseñas incorrectas. Te hemos enviado un correo para restablecer tu contraseña.',
  'auth.code_wrong': 'Tu código no es correcto',
  'auth.code_expired': 'Este código ha caducado. Pide uno nuevo.',
  'auth.code_asked_elsewhere':
    'Este código de seis cifras solo es válido en el navegador que lo solicitó. Introdúcelo allí o solicita uno nuevo aquí.',
  'auth.recoveries_spent':
    'Hoy se han solicitado demasiados códigos de seis cifras. Inténtalo de nuevo dentro de {hours} h o usa un navegador en el que ya hayas iniciado sesión.',
  'auth.totp_required': 'Introduce el código de tu aplicación de autenticación.',
  'second_factor.already_on':
    'La autenticación de dos factores ya está activada. Para configurar otra aplicación de autenticación, desactívala primero.',
  'second_factor.not_begun': 'Ha pasado demasiado tiempo. Vuelve a empezar la configuración.',
  'second_factor.not_on':
    'La autenticación de dos factores no está configurada, así que no hay nada que cambiar.',
  'personal_data.too_soon':
    'Ya has solicitado una copia en las últimas 24 horas. Usa esa copia o solicita otra mañana.',
  'member.email_taken': 'Este correo ya está registrado',
  'member.email_unverified': 'Confirma primero tu correo electrónico.',
  'member.too_young': 'Debes tener al menos 20 años para jugar',
  'member.too_young_there': 'Debes tener al menos {age} años para jugar en este país',
  'member.excluded': 'Te has autoexcluido del juego.',
  'member.on_break': 'Estás haciendo una pausa en el juego.',
  'member.balance_left':
    'Aún tienes un saldo de {left}. Retíralo primero y espera a que se pague la retirada.',
  'member.top_up_open':
    'Una de tus recargas sigue pendiente. Espera a que se abone o falle. Una recarga abandonada caduca en el plazo de una hora.',
  'member.closed': 'Esta cuenta está cerrada.',
  'member.already_registered':
    'Ya tienes una cuenta con nosotros. Inicia sesión o contacta con soporte.',
  'member.postcode_unknown': 'No hemos encontrado este código postal. Introduce tu ciudad.',
  'wallet.insufficient_funds': 'Saldo insuficiente',
  'wallet.exceeds_cash': 'El importe supera tu efectivo disponible.',
  'wallet.below_minimum': 'El importe mínimo es de {minimum}.',
  'wallet.above_transaction_limit': 'El importe máximo por operación es de {maximum}.',
  'wallet.above_daily_limit': 'Este importe supera tu límite diario. Hoy te quedan {left}.',
  'wallet.above_monthly_limit': 'Este importe supera tu límite mensual. Este mes te quedan {left}.',
  'wallet.cash_out_limit_reached': 'Has alcanzado el límite de retirada',
  'wallet.verification_required':
    'Tu pasaporte debe estar verificado para que puedas retirar dinero.',
  'wallet.method_unused': 'Solo puedes retirar con un método que ya hayas usado para una recarga.',
  'wallet.ewallet_needs_deposit':
    'Solo puedes retirar a un monedero electrónico después de haber hecho una recarga con ese mismo monedero.',
  'wallet.cash_out_not_pending': 'Esta retirada ya no se puede modificar.',
  'wallet.cash_out_failed': 'La retirada ha fallado (revisa los datos de pago)',
  'wallet.cash_outs_unavailable':
    'Las retiradas no están disponibles en este momento. Contacta con soporte.',
  'wallet.provider_unavailable':
    'El proveedor de pagos no responde. No se te ha cobrado nada. Inténtalo de nuevo.',
  'wallet.key_reused':
    'Esta solicitud ya se hizo con otros datos. Recarga la página y comprueba el resultado antes de volver a intentarlo.',
  'wallet.too_many_failed':
    'Han fallado demasiados pagos. Inténtalo de nuevo dentro de {minutes} minutos.',
  'wallet.top_ups_suspended':
    'Las recargas de tu cuenta están suspendidas por demasiados pagos fallidos. Contacta con soporte.',
  'wallet.same_clerk': 'Un segundo agente debe aprobar esta acción.',
  'wallet.claimed': 'Otro agente está trabajando en este caso.',
  'wallet.difference_closed': 'Esta diferencia ya está resuelta.',
  'wallet.correction_needs_member': 'Indica a qué miembro se aplica esta corrección.',
  'limits.deposit_reached':
    'Este importe supera tu propio límite de depósito. De ese límite te quedan {left}.',
  'limits.wager_reached':
    'Esta apuesta supera tu propio límite de apuestas. De ese límite te quedan {left}.',
  'limits.loss_reached':
    'Esta apuesta supera tu propio límite de pérdidas. De ese límite te quedan {left}.',
  'limits.session_time_reached':
    'Has alcanzado el límite diario de tiempo que fijaste. Podrás volver a jugar después de la medianoche UTC.',
  'limits.reality_check_due':
    'Es hora de revisar tu sesión: responde al aviso de tiempo de juego antes de la próxima ronda.',
  'limits.too_early': 'Puedes confirmar un límite más alto 24 horas después de solicitarlo.',
  'limits.nothing_pending': 'No hay ningún cambio pendiente de confirmar.',
  'exclusion.shorter': 'Ya hay una autoexclusión más larga en vigor. No se puede acortar.',
  'exclusion.too_early':
    'Puedes poner fin a una autoexclusión indefinida, como muy pronto, siete días después de su inicio.',
  'exclusion.not_reopenable': 'No se puede poner fin a esta autoexclusión.',
  'limits.unknown': 'Este límite no existe.',
  'document.wrong_format': 'Solo aceptamos archivos PNG, JPEG o PDF.',
  'document.too_large': 'Este archivo es demasiado grande. Debe ocupar menos de 10 MB.',
  'document.damaged':
    'No hemos podido abrir este archivo. Vuelve a tomar la foto o guarda el documento de nuevo.',
  'document.infected': 'Nuestro antivirus ha rechazado este archivo. Envía otro.',
  'document.encrypted': 'Este PDF está protegido. Guárdalo sin contraseña o envía una foto.',
  'document.active':
    'Este PDF contiene scripts o archivos incrustados. Imprímelo como un PDF nuevo o envía una foto.',
  'document.too_many_pages':
    'Un PDF puede tener doce páginas como máximo. Envía solo las páginas que necesitamos.',
  'document.no_file': 'Elige primero un archivo.',
  'document.too_many_files': 'Un documento puede tener cuatro archivos como máximo.',
  'document.too_old': 'El comprobante de domicilio debe haberse emitido en los últimos 3 meses.',
  'document.waiting': 'Ya estamos revisando un documento de este tipo. Espera nuestra decisión.',
  'document.key_reused':
    'Este envío ya se hizo con otro contenido. Recarga la página para ver los documentos que hemos recibido.',
  'document.claimed': 'Otro agente está revisando este documento.',
  'document.not_claimed': 'Asígnate este documento antes de aprobarlo o rechazarlo.',
  'document.decided': 'Ya se ha tomado una decisión sobre este documento.',
  'details.nickname_taken': 'Este apodo ya está en uso. {suggestion} está disponible.',
  'details.no_email_waiting':
    'No hay ninguna dirección de correo nueva pendiente de confirmar. Vuelve a solicitar el cambio.',
  'document.details_changed':
    'El miembro ha cambiado su dirección. Comprueba la nueva y vuelve a empezar.',
  'override.waiting':
    'Este pasaporte ya tiene una excepción que espera la aprobación de un segundo agente.',
  'override.same_clerk': 'Un segundo agente debe confirmar esta acción.',
  'override.decided': 'Ya se ha tomado una decisión sobre esta excepción.',
  'ticket.key_reused':
    'Este mensaje ya se envió con otro texto. Recarga la página para escribir un mensaje nuevo.',
  'ticket.too_many':
    'Hoy ya nos has escrito varias veces. Espera nuestra respuesta o vuelve a escribirnos mañana.',
  'ticket.no_review': 'Esta reclamación ya no se puede revisar.',
  'ticket.claimed': 'Otro agente está respondiendo a este ticket.',
  'ticket.answered': 'Este ticket ya tiene respuesta.',
  'ticket.other_clerk':
    'La segunda revisión debe hacerla un agente distinto del que hizo la primera.',
  'ticket.id_reused':
    'Este mensaje ya se ha enviado con otro texto. Recarga la página para escribir uno nuevo.',
  'ticket.closed': 'Este ticket se cerró hace tiempo. Abre uno nuevo y menciona el número de este.',
  'ticket.too_many_messages':
    'Hoy has añadido muchos mensajes a este ticket. Espera nuestra respuesta.',
  'ticket.too_many_files':
    'Un mensaje admite como máximo cinco archivos y un ticket, como máximo 30.',
  'ticket.not_rateable': 'Este ticket ya no se puede valorar.',
  'ticket.changed': 'Otra persona ha modificado este ticket. Revísalo e inténtalo de nuevo.',
  'ticket.stays_complaint':
    'Una reclamación no se puede convertir en pregunta, porque se siguen aplicando los plazos de las reclamaciones.',
  'ticket.no_colleague': 'Este agente no puede responder a los tickets. Elige otro.',
  'ticket.answer_first': 'Una reclamación solo se puede cerrar después de responderla.',
  'ticket.merged': 'Este ticket se ha combinado con otro.',
  'ticket.unknown': 'No hay ningún otro ticket con este número.',
  'ticket.other_requester': 'Solo se pueden combinar tickets de la misma persona.',
  'ticket.link_unknown': 'Este miembro no tiene ninguna ronda ni pago con este número.',
  'ticket.too_many_links': 'Un ticket admite como máximo 20 enlaces.',
  'ticket.calendar_changed':
    'Otra persona ha cambiado el calendario. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'chat.id_reused':
    'Este mensaje ya se envió con otro texto. Vuelve a cargar la página para escribir uno nuevo.',
  'chat.elsewhere': 'Nuestro chat ha pasado a otro proveedor. Cierra el chat y vuelve a abrirlo.',
  'chat.visitor_unknown':
    'Este chat ha caducado. Indica tu nombre y tu correo para empezar uno nuevo.',
  'chat.address_unconfirmed':
    'Confirma primero tu correo electrónico. Abre el enlace que te hemos enviado.',
  'chat.link_over':
    'Este enlace ya no funciona. Si aún necesitas ayuda, vuelve a escribirnos por el chat.',
  'chat.not_rateable': 'Ya no se puede valorar esta conversación.',
  'chat.hours_changed':
    'Otra persona ha cambiado el horario de atención. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'chat.ended': 'Esta conversación ha finalizado.',
  'chat.taken': 'Otro agente se ha asignado esta conversación.',
  'chat.not_yours': 'No tienes asignada esta conversación. Asígnatela antes de responder.',
  'chat.no_colleague': 'Este agente no puede atender conversaciones. Elige otro.',
  'play.game_unknown': 'No ofrecemos este juego.',
  'play.game_maintenance': 'Este juego está en mantenimiento.',
  'play.not_free':
    'Este juego no está disponible en modo gratuito. Regístrate o inicia sesión para jugar.',
  'play.stake_off_ladder': 'Esta apuesta no está disponible. Elige una de la lista.',
  'play.unknown_bet': 'Esta apuesta no existe en este juego.',
  'play.empty_bet': 'Haz primero una apuesta.',
  'play.below_minimum': 'Tu apuesta está por debajo del mínimo de este juego.',
  'play.above_maximum': 'Tu apuesta supera el máximo de este juego.',
  'play.round_mismatch': 'Esta ronda ya se jugó con otra apuesta.',
  'play.too_many_open': 'Estás jugando demasiadas rondas a la vez. Espera a que termine la última.',
  'play.too_fast': 'Estás jugando demasiado rápido. Espera un momento antes de la próxima ronda.',
  'play.verification_required':
    'Tu jurisdicción exige un pasaporte verificado para poder jugar. Sube tus documentos en la página Mi pasaporte.',
  'play.round_open': 'Tienes una ronda abierta en este juego. Termínala antes de empezar otra.',
  'play.round_stuck':
    'Tu ronda abierta no puede continuar. Hemos avisado a nuestro equipo. Si la ronda no se puede reanudar, tu apuesta se devolverá a tu saldo en efectivo.',
  'play.action_illegal': 'Esta acción no está disponible en este momento de la ronda.',
  'play.action_late': 'Esta ronda ha continuado en otra ventana y se ha vuelto a cargar.',
  'wagers.not_found': 'Esta apuesta no existe.',
  'wagers.already_voided': 'Esta apuesta ya se anuló.',
  'wagers.not_settled': 'Esta apuesta aún no tiene resultado, así que no hay nada que anular.',
  'fairness.round_open': 'Termina tu ronda abierta antes de cambiar tus semillas.',
  'bag.full': 'Tu bolsa de viaje está llena. Activa o elimina artículos para completar tu compra.',
  'bag.purchase_failed': '¡Lo sentimos! No has podido comprar esta bolsa de viaje',
  'bag.second_time': '¡Lo sentimos! No puedes comprar esta bolsa de viaje por segunda vez',
  'bag.item_not_in_bag': 'Este artículo ya no está disponible en tu bolsa.',
  'bag.item_ended': 'Este artículo ya ha finalizado.',
  'bag.item_changed': 'Este artículo acaba de cambiar. Revísalo de nuevo antes de eliminarlo.',
  'bag.wagering_too_high':
    'Las normas de este país no permiten un bono con un requisito de apuesta tan alto.',
  'bag.another_waits':
    'Ya hay otro bono a la espera de tu próximo depósito. Úsalo o elimínalo primero.',
  'bag.another_watched':
    'Otro cashback ya está asociado a uno de tus depósitos. Podrás activar este cuando el otro haya finalizado.',
  'bag.no_spins_left': 'A este artículo no le quedan giros gratis ni crédito.',
  'bag.grant_decided': 'Ya se ha tomado una decisión sobre esta concesión.',
  'bag.member_may_not': 'Este miembro no puede recibir bonos.',
  'market.item_unknown': 'Este artículo no está a la venta.',
  'market.changed': 'El precio o las condiciones han cambiado. Revísalos antes de comprar.',
  'market.not_open': 'Este artículo no está a la venta.',
  'market.sold_out': 'Este artículo se acaba de agotar.',
  'market.limit_reached':
    'Has alcanzado el límite de compra de este artículo para un periodo de {days} días.',
  'market.not_enough_coins':
    'No tienes suficientes Coins para completar esta compra (sube de nivel o completa misiones).',
  'journey.skill_complete': 'Esta habilidad ya está en su nivel máximo.',
  'journey.skill_changed':
    'Esta habilidad se ha mejorado en otro dispositivo. Comprueba su nivel antes de gastar más puntos.',
  'journey.not_enough_points':
    'No tienes suficientes puntos de habilidad. Sube de nivel para conseguir más.',
  'tournaments.not_open': 'Ya no es posible inscribirse en este torneo.',
  'tournaments.entered_already': 'Ya te has inscrito en este torneo.',
  'tournaments.full': 'Este torneo está completo.',
  'tournaments.price_changed':
    'El precio de este torneo ha cambiado. No se te ha cobrado nada. Comprueba el precio nuevo.',
  'tournaments.terms_changed':
    'Las condiciones de este torneo han cambiado. No se te ha cobrado nada. Revisa las nuevas condiciones.',
  'tournaments.not_enough_coins': 'No tienes suficientes Coins para este torneo.',
  'tournaments.ticket_unusable': 'Esta entrada ya no se puede usar. No se te ha cobrado nada.',
  'tournaments.impossible':
    'Este torneo no se puede configurar con estos datos. Revisa las horas, las tragamonedas, la apuesta y los premios.',
  'tournaments.changed':
    'Otra persona acaba de cambiar este torneo. Revisa la nueva versión e inténtalo de nuevo.',
  'tournaments.started': 'Este torneo ha empezado. Ya no se puede modificar, solo cancelar.',
  'tournaments.terms_fixed':
    'Ya hay miembros inscritos en este torneo. Solo puedes cambiar su nombre y su número de plazas, o aumentar sus premios.',
  'tournaments.start_fixed':
    'Este torneo forma parte de una serie que fija su hora de inicio. La hora de inicio no se puede cambiar aquí.',
  'tournaments.ended': 'Este torneo ha finalizado.',
  'travel.city_unknown': 'No volamos a esta ciudad.',
  'travel.already_there': 'Ya estás en esta ciudad.',
  'travel.not_verified': 'Tu pasaporte debe estar verificado para que puedas viajar.',
  'travel.not_enough_coins': '¡Lo sentimos! No tienes suficientes Coins para viajar',
  'travel.fare_changed':
    'La tarifa ha cambiado. Ahora es de {fare} Coins. Comprueba la nueva tarifa antes de embarcar.',
  'travel.moved_meanwhile': 'Ya has salido de esta ciudad. Elige un vuelo desde tu ciudad actual.',
  'travel.ticket_unusable': 'Este pasaje ya no se puede usar. Elige otra forma de pagar.',
  'wallet.cash_out_ends_bonuses':
    'Algunos de tus bonos exigen que apuestes una vez el depósito correspondiente antes de retirar. Esta retirada pone fin a esos bonos. Confírmala para continuar.',
  'editions.edited':
    'Otra persona ha publicado una versión nueva. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'editions.unchanged': 'No hay cambios que publicar.',
  'editions.name_taken': 'Otra entrada ya tiene este nombre en el mismo idioma. Elige otro nombre.',
  'editions.city_closed':
    'No quedarían misiones suficientes para que los miembros consigan el sello de la ciudad.',
  'market.edited':
    'Otra persona ha cambiado este artículo y lo hemos vuelto a cargar. Revísalo e inténtalo de nuevo.',
  'market.kind_fixed':
    'El tipo de un artículo no se puede cambiar. Para usar otro tipo, crea un artículo nuevo.',
  'play.bonus_refused':
    'El dinero de bono no está disponible en algunos juegos (juega con efectivo)',
  'fairness.client_seed_invalid': 'Usa de 1 a 32 letras, cifras, guiones o guiones bajos.',
  'fairness.stale_pair': 'Tu par de semillas se cambió en otra ventana y se ha vuelto a cargar.',
  'playlists.name_unfit': 'Este nombre no está permitido. Elige otro.',
  'playlists.too_many': 'Ya tienes {most} listas, el máximo. Elimina una para crear otra.',
  'playlists.full': 'Esta lista ya tiene {most} juegos. Quita uno primero.',
  'playlists.changed': 'Esta lista ha cambiado en otra ventana y se ha vuelto a cargar.',
  'lobby.update_failed': 'No se ha podido actualizar el filtro',
  'lobby.set_failed': 'No se ha podido aplicar el filtro',
  'lobby.add_failed': 'No se ha podido añadir el filtro',
  'lobby.remove_failed': 'No se ha podido quitar el filtro',
  'lobby.clear_failed': 'No se han podido borrar los filtros',
  'floor.changed':
    'Otra persona ha cambiado la sala del casino. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'floor.unknown': 'Ningún juego ni categoría se llama «{name}». Quita ese nombre de la lista.',
  'floor.twice': '«{name}» aparece dos veces en la misma lista. Quita una de las dos.',
};
