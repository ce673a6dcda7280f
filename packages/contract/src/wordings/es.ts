import type { ErrorCode } from '../errors.ts';
import type { FieldCode } from '../field-texts.ts';

export const wordings: Readonly<Record<ErrorCode, string>> = {
  'request.invalid': 'Revisa los campos marcados.',
  'request.not_found': 'Esta página o este elemento no existe.',
  'request.csrf': 'No hemos podido comprobar tu sesión. Recarga la página e inténtalo de nuevo.',
  'request.origin': 'Esta petición procede de otro sitio.',
  'request.too_many': 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  'request.unexpected': 'Se ha producido un error.',
  'request.maintenance': 'Estamos en mantenimiento y volvemos enseguida.',
  'request.overloaded': 'Hay mucho movimiento. No se ha registrado nada; inténtalo de nuevo.',
  'request.country_blocked': 'Nuestro servicio no está disponible en tu país.',
  'auth.signed_out': 'Inicia sesión para continuar.',
  'auth.forbidden': 'No tienes permiso para hacer esto.',
  'auth.wrong_credentials': 'Tu correo o tu contraseña no son correctos',
  'auth.wrong_password': 'Contraseña incorrecta',
  'auth.locked':
    'Tu cuenta está bloqueada por demasiadas contraseñas incorrectas. Te hemos enviado un correo para restablecerla.',
  'auth.code_wrong': 'Tu código no es correcto',
  'auth.code_expired': 'Este código ha caducado. Pide uno nuevo.',
  'auth.code_asked_elsewhere':
    'Estas seis cifras valen en el navegador que las pidió. Escríbelas allí o pide otras aquí.',
  'auth.recoveries_spent':
    'Hoy ya se han pedido las seis cifras demasiadas veces. Inténtalo de nuevo en {hours} h o desde un navegador en el que ya hayas iniciado sesión.',
  'auth.totp_required': 'Introduce el código de tu aplicación de autenticación.',
  'second_factor.already_on':
    'Tu segundo factor ya está activo. Desactívalo antes de configurar otra aplicación.',
  'second_factor.not_begun': 'Ha pasado demasiado tiempo. Vuelve a empezar la configuración.',
  'second_factor.not_on': 'No hay ningún segundo factor que cambiar.',
  'personal_data.too_soon':
    'Ya has pedido una copia en el último día. Usa esa o vuelve a pedirla mañana.',
  'member.email_taken': 'Este correo ya está registrado',
  'member.email_unverified': 'Confirma primero tu correo electrónico.',
  'member.too_young': 'Debes tener 20 años para jugar',
  'member.too_young_there': 'Debes tener {age} años para jugar en este país',
  'member.excluded': 'Te has autoexcluido del juego.',
  'member.on_break': 'Te estás tomando un descanso del juego.',
  'member.balance_left':
    'Aún tienes {left} con nosotros. Retíralo primero; el retiro tiene que llegar.',
  'member.top_up_open':
    'Tienes una recarga sin terminar. Espera a que llegue o falle; una que se dejó a medias termina en una hora.',
  'member.closed': 'Esta cuenta está cerrada.',
  'member.already_registered':
    'Ya tienes una cuenta con nosotros. Inicia sesión o contacta con soporte.',
  'member.postcode_unknown': 'No conocemos este código postal. Escribe tu ciudad.',
  'wallet.insufficient_funds': 'Saldo insuficiente',
  'wallet.exceeds_cash': 'El importe supera tu efectivo disponible.',
  'wallet.below_minimum': 'El importe mínimo es {minimum}.',
  'wallet.above_transaction_limit': 'El importe máximo por operación es {maximum}.',
  'wallet.above_daily_limit': 'Este importe supera tu límite diario. Hoy te quedan {left}.',
  'wallet.above_monthly_limit': 'Este importe supera tu límite mensual. Este mes te quedan {left}.',
  'wallet.cash_out_limit_reached': 'Has alcanzado el límite de retiro',
  'wallet.verification_required': 'Tu pasaporte debe estar verificado antes de retirar dinero.',
  'wallet.method_unused': 'Solo puedes retirar a un método con el que ya hayas hecho un ingreso.',
  'wallet.ewallet_needs_deposit':
    'Para retirar a un monedero electrónico se necesita un ingreso previo con ese método.',
  'wallet.cash_out_not_pending': 'Este retiro ya no se puede modificar.',
  'wallet.cash_out_failed': 'El retiro ha fallado (revisa los datos de pago)',
  'wallet.cash_outs_unavailable': 'Los retiros no están disponibles ahora, contacta con soporte',
  'wallet.provider_unavailable':
    'El proveedor de pagos no responde. No se ha registrado nada; inténtalo de nuevo.',
  'wallet.key_reused': 'Esta petición ya se hizo con otros datos.',
  'wallet.too_many_failed':
    'Han fallado demasiados pagos. Inténtalo de nuevo dentro de {minutes} minutos.',
  'wallet.top_ups_suspended':
    'Los ingresos de tu cuenta están suspendidos tras muchos pagos fallidos. Contacta con soporte.',
  'wallet.same_clerk': 'Una segunda persona del equipo debe aprobarlo.',
  'wallet.claimed': 'Otra persona del equipo está trabajando en este caso.',
  'wallet.difference_closed': 'Esta diferencia ya está resuelta.',
  'wallet.correction_needs_member': 'Indica a qué miembro pertenece esta corrección.',
  'limits.deposit_reached': 'Este importe supera tu propio límite de ingresos. Te quedan {left}.',
  'limits.wager_reached': 'Esta apuesta supera tu propio límite de apuestas. Te quedan {left}.',
  'limits.loss_reached': 'Esta apuesta supera tu propio límite de pérdidas. Te quedan {left}.',
  'limits.session_time_reached':
    'Has alcanzado tu propio límite de tiempo de hoy. Podrás volver a jugar a medianoche UTC.',
  'limits.reality_check_due':
    'Es hora de mirar tu sesión: responde al control de realidad antes de la próxima ronda.',
  'limits.too_early': 'Un límite más alto se puede confirmar 24 horas después de pedirlo.',
  'limits.nothing_pending': 'No hay ningún cambio pendiente de confirmar.',
  'exclusion.shorter': 'Ya hay una más larga en vigor. No se puede acortar.',
  'exclusion.too_early':
    'Una autoexclusión indefinida puede reabrirse como pronto siete días después de su inicio.',
  'exclusion.not_reopenable': 'Esta autoexclusión no se puede reabrir.',
  'limits.unknown': 'Ese límite no existe.',
  'document.wrong_format': 'Solo podemos aceptar archivos PNG, JPEG o PDF.',
  'document.too_large': 'Este archivo es demasiado grande. Debe ocupar menos de 10 MB.',
  'document.damaged':
    'No hemos podido abrir este archivo. Haz la foto otra vez o guarda el documento de nuevo.',
  'document.infected': 'Nuestro antivirus ha rechazado este archivo.',
  'document.encrypted': 'Este PDF está protegido. Guárdalo sin contraseña o envía una foto.',
  'document.active':
    'Este PDF contiene programas u otros archivos. Imprímelo en un PDF nuevo o envía una foto.',
  'document.too_many_pages':
    'Un PDF puede tener doce páginas como máximo. Envía solo las páginas necesarias.',
  'document.no_file': 'Elige primero un archivo.',
  'document.too_many_files': 'Un documento puede tener cuatro archivos como máximo.',
  'document.too_old': 'El comprobante de domicilio debe tener menos de 3 meses.',
  'document.waiting': 'Ya estamos revisando un documento de este tipo. Espera la respuesta.',
  'document.key_reused': 'Este envío ya se hizo con otro contenido.',
  'document.claimed': 'Otro empleado está revisando este documento.',
  'document.not_claimed': 'Asigna este documento antes de decidir.',
  'document.decided': 'Este documento ya se ha decidido.',
  'details.nickname_taken': 'Este apodo ya está en uso. {suggestion} está libre.',
  'details.no_email_waiting':
    'No hay ningún correo nuevo a la espera de su código. Pídelo otra vez.',
  'document.details_changed':
    'El miembro ha indicado otra dirección desde entonces. Mírala y empieza de nuevo.',
  'override.waiting': 'Ya hay una excepción de este pasaporte a la espera de otro empleado.',
  'override.same_clerk': 'Debe confirmarlo otro empleado.',
  'override.decided': 'Esta excepción ya se ha decidido.',
  'enquiry.key_reused': 'Este mensaje ya se envió con otras palabras.',
  'enquiry.too_many':
    'Hoy ya nos has escrito varias veces. Espera nuestra respuesta o escribe mañana.',
  'enquiry.no_review': 'Esta reclamación ya no se puede revisar.',
  'enquiry.claimed': 'Otro empleado está respondiendo a este mensaje.',
  'enquiry.answered': 'Este mensaje ya tiene respuesta.',
  'enquiry.other_clerk':
    'La segunda revisión la hace un empleado distinto del que respondió primero.',
  'play.game_unknown': 'No tenemos este juego.',
  'play.game_maintenance': 'Este juego está en mantenimiento.',
  'play.not_free':
    'Este juego no está disponible en modo gratuito. Regístrate o inicia sesión para jugar.',
  'play.stake_off_ladder': 'Esta apuesta no se ofrece. Elige una de la lista.',
  'play.unknown_bet': 'Esta apuesta no existe en este juego.',
  'play.empty_bet': 'Haz primero una apuesta.',
  'play.below_minimum': 'Tu apuesta está por debajo del mínimo de este juego.',
  'play.above_maximum': 'Tu apuesta supera el máximo de este juego.',
  'play.round_mismatch': 'Esta ronda ya se jugó con otra apuesta.',
  'play.too_many_open': 'Demasiadas rondas a la vez. Espera a que termine la última.',
  'play.too_fast': 'Demasiado rápido. Podrás jugar la próxima ronda en un momento.',
  'play.verification_required':
    'Las normas que se te aplican exigen un pasaporte verificado antes de jugar. Envía tus documentos en la página Mi pasaporte.',
  'play.round_open': 'Tienes una ronda abierta en este juego. Termínala antes de empezar otra.',
  'play.round_stuck':
    'Tu ronda abierta no puede continuar. Nuestro equipo está avisado; si no se puede continuar, tu apuesta vuelve a tu efectivo.',
  'play.action_illegal': 'Ahora no se puede tomar esta decisión.',
  'play.action_late': 'Esta ronda ha seguido en otra ventana. La hemos vuelto a cargar.',
  'fairness.round_open': 'Termina tu ronda abierta antes de cambiar tus semillas.',
  'bag.full': 'Tu bolsa de viaje está llena; activa o elimina artículos para hacer tu compra.',
  'bag.purchase_failed': '¡Lo sentimos! No se pudo comprar esta bolsa de viaje',
  'bag.second_time': '¡Lo sentimos! No puedes comprar esta bolsa de viaje por segunda vez',
  'bag.operation_failed': '¡Lo sentimos! La operación ha fallado.',
  'bag.item_not_in_bag': 'Este artículo ya no espera en tu bolsa.',
  'bag.item_ended': 'Este artículo ya ha terminado.',
  'bag.item_changed': 'Este artículo ha cambiado entretanto. Míralo de nuevo antes de eliminarlo.',
  'bag.wagering_too_high':
    'Las normas de este país no permiten un bono con un requisito de apuesta tan alto.',
  'bag.another_waits': 'Otro bono ya espera tu próximo depósito. Úsalo o elimínalo primero.',
  'bag.another_watched':
    'Otro cashback ya sigue un depósito tuyo. Podrás activar este cuando aquel termine.',
  'bag.no_spins_left': 'A este artículo no le quedan giros gratis ni crédito.',
  'bag.grant_decided': 'Este regalo ya se ha decidido.',
  'bag.member_may_not': 'Este miembro no puede recibir bonos ahora.',
  'market.item_unknown': 'Este artículo no está a la venta.',
  'market.changed': 'El precio o las condiciones han cambiado. Míralos de nuevo antes de comprar.',
  'market.not_open': 'Este artículo no embarca en este momento.',
  'market.sold_out': 'Se acaba de vender el último.',
  'market.limit_reached': 'Ya has tenido tantos como un miembro puede tener en {days} días.',
  'market.not_enough_coins':
    'No tienes suficientes Coins para completar esta compra (sube de nivel o completa misiones).',
  'journey.skill_complete': 'Esta habilidad está en su último nivel.',
  'journey.skill_changed':
    'Esta habilidad se ha mejorado en otro dispositivo. Mírala de nuevo antes de gastar más puntos.',
  'journey.not_enough_points': 'No tienes suficientes puntos de habilidad. Los niveles traen más.',
  'tournaments.not_open': 'Ya no se puede entrar en este torneo.',
  'tournaments.entered_already': 'Ya estás en este torneo.',
  'tournaments.full': 'Este torneo está completo.',
  'tournaments.price_changed':
    'El precio de este torneo ha cambiado. No se ha cobrado nada; vuelve a mirarlo.',
  'tournaments.terms_changed':
    'Las condiciones de este torneo han cambiado. No se ha cobrado nada; vuelve a mirarlas.',
  'tournaments.not_enough_coins': 'No tienes suficientes Coins para este torneo.',
  'tournaments.ticket_unusable': 'Este billete ya no se puede usar. No se ha cobrado nada.',
  'tournaments.impossible':
    'Este torneo no puede celebrarse tal como está escrito. Revisa horarios, tragaperras, apuesta y premios.',
  'tournaments.changed': 'Alguien ha cambiado este torneo mientras tanto. Míralo de nuevo.',
  'tournaments.started': 'Este torneo ya ha empezado. Solo se puede cancelar.',
  'tournaments.terms_fixed':
    'Hay miembros inscritos en este torneo. Solo pueden cambiar el nombre y las plazas, y los premios pueden subir.',
  'tournaments.start_fixed':
    'Este torneo forma parte de una serie, que fija su inicio. Deja el inicio como está.',
  'tournaments.ended': 'Este torneo ha terminado.',
  'travel.city_unknown': 'No volamos a esta ciudad.',
  'travel.already_there': 'Ya estás en esta ciudad.',
  'travel.not_verified': 'Tu pasaporte debe estar verificado antes de que puedas viajar.',
  'travel.not_enough_coins': '¡Lo sentimos! No tienes suficientes Coins para viajar',
  'travel.fare_changed':
    'La tarifa ha cambiado. Ahora son {fare} Coins; mírala de nuevo antes de embarcar.',
  'travel.moved_meanwhile':
    'Entretanto has dejado esta ciudad. Elige un vuelo desde donde estás ahora.',
  'travel.ticket_unusable': 'Este billete ya no se puede usar. Elige otra forma de pagar.',
  'wallet.cash_out_ends_bonuses':
    'Este retiro termina bonos cuyo depósito no se ha apostado una vez. Confírmalo para seguir.',
  'editions.edited':
    'Entretanto alguien ha publicado una edición de esto. No se ha guardado nada tuyo.',
  'editions.unchanged': 'No hay ninguna diferencia con lo que ya vale.',
  'editions.name_taken': 'Otro elemento lleva este nombre en el mismo idioma.',
  'editions.city_closed': 'Quedarían muy pocas misiones en esta ciudad para ganar su sello.',
  'market.edited': 'Alguien ha cambiado este artículo entretanto. Se ha cargado de nuevo.',
  'market.kind_fixed': 'Un artículo conserva su tipo. Crea un artículo nuevo para otro tipo.',
  'play.bonus_refused':
    'El dinero de bono no está disponible en algunos juegos (juega con efectivo)',
  'fairness.client_seed_invalid': 'Usa de 1 a 32 letras, cifras, guiones o guiones bajos.',
  'fairness.stale_pair': 'Tu par de semillas ha cambiado en otra ventana. Se ha vuelto a cargar.',
  'playlists.name_unfit': 'Los demás no pueden ver este nombre. Elige otro, por favor.',
  'playlists.too_many': 'Ya tienes {most} listas. Borra una para crear otra.',
  'playlists.full': 'Esta lista ya tiene {most} juegos. Quita uno primero.',
  'playlists.changed': 'Esta lista ha cambiado en otra ventana. La hemos vuelto a cargar.',
  'lobby.update_failed': 'No se ha podido actualizar el filtro',
  'lobby.set_failed': 'No se ha podido aplicar el filtro',
  'lobby.add_failed': 'No se ha podido añadir el filtro',
  'lobby.remove_failed': 'No se ha podido quitar el filtro',
  'lobby.clear_failed': 'No se han podido borrar los filtros',
  'floor.changed': 'Otra persona ha ordenado la sala mientras tanto. No se ha guardado nada tuyo.',
  'floor.unknown': 'La casa no tiene nada llamado «{name}».',
  'floor.twice': '«{name}» está dos veces en una lista.',
  'affiliates.token_taken': 'Este token ya está ocupado. Elige otro.',
  'affiliates.email_taken': 'Otro afiliado tiene este correo electrónico.',
  'affiliates.changed':
    'Otra persona ha cambiado este afiliado mientras tanto. No se ha guardado nada tuyo.',
  'affiliates.payout_waits': 'Un pago de este afiliado ya espera a un segundo empleado.',
  'affiliates.nothing_due': 'Ahora no se debe nada a este afiliado.',
  'affiliates.figures_changed':
    'Las cifras han cambiado desde entonces. Míralas otra vez; un pago que espera debe rechazarse y pedirse de nuevo.',
  'affiliates.payout_decided': 'Este pago ya se ha decidido.',
  'campaigns.not_open': 'Esta oferta no está abierta en este momento.',
  'campaigns.taken_by_person': 'Uno por persona: otra cuenta tuya ya lo ha tomado.',
  'campaigns.none_left': 'Acaban de llevarse el último.',
  'campaigns.new_members_only':
    'Esta oferta es de bienvenida para miembros nuevos. Tu pasaporte es anterior.',
  'campaigns.slug_taken': 'Otra campaña tiene esta dirección.',
  'campaigns.changed':
    'Otra persona ha cambiado esta campaña mientras tanto. No se ha guardado nada tuyo.',
  'campaigns.gift_given': 'Este miembro ya tiene un regalo de esta campaña.',
  'campaigns.gift_too_large':
    'Esto puede costar más de lo que un empleado da por sí solo. Concédelo en la ficha del miembro, donde confirma un segundo empleado.',
  'campaigns.mail_sent': 'Las cartas de esta campaña ya están en camino.',
  'staff.link_over': 'Este enlace ya no funciona. Pide uno nuevo.',
  'staff.email_taken':
    'Este correo electrónico ya pertenece a una cuenta del equipo. Puede que esté desactivada.',
  'staff.invitation_open':
    'Este correo electrónico ya tiene una invitación pendiente. Reenvíala o retírala primero.',
  'staff.invitation_over': 'Esta invitación ya se ha usado o retirado.',
  'staff.own_account': 'Debe hacerlo otro propietario: es tu propia cuenta.',
  'staff.request_open':
    'Ya hay una solicitud sobre esta cuenta a la espera de un segundo propietario.',
  'staff.same_owner': 'Un segundo propietario debe aprobar esta solicitud.',
  'staff.request_decided': 'Ya se ha decidido sobre esta solicitud.',
  'staff.request_outdated':
    'Las cuentas han cambiado desde que se hizo esta solicitud. Recházala y haz una nueva.',
  'staff.passkey_refused': 'No se ha podido comprobar esta clave de acceso. Inténtalo de nuevo.',
  'staff.passkeys_full':
    'Una cuenta puede tener como máximo diez claves de acceso. Elimina una primero.',
  'staff.wrong_credentials': 'Tu correo, tu contraseña o tu código no son correctos',
  'staff.member_unknown': 'El correo no existe',
};

export const fieldWordings: Readonly<Record<FieldCode, string>> = {
  'field.required': 'Este campo es obligatorio',
  'field.fill_out': 'Rellena este campo',
  'field.wrong_type': 'Este valor no es del tipo correcto',
  'field.invalid': 'Este valor no es válido',
  'field.unreadable': 'Este texto contiene caracteres que no se pueden guardar',
  'field.too_long': 'Este texto es demasiado largo',
  'field.too_little': 'Escribe un poco más, por favor',
  'field.too_short': 'Usa 3 o más caracteres.',
  'field.email_missing': 'Introduce tu correo electrónico',
  'field.email_invalid': 'Correo electrónico no válido',
  'field.email_taken': 'Este correo ya está registrado',
  'field.email_same': 'Ya es tu correo electrónico',
  'field.nickname_length': 'Usa de 5 a 28 letras y cifras',
  'field.nickname_letters': 'Solo letras y cifras',
  'field.nickname_profane': 'Los demás no pueden ver este apodo',
  'field.nickname_taken': 'Este apodo ya está en uso',
  'field.password_missing': 'Introduce tu contraseña',
  'field.password_weak':
    'Usa al menos 8 caracteres con un número, un carácter especial y una mayúscula',
  'field.password_too_long': 'Usa como máximo 128 caracteres',
  'field.password_common': 'Esta contraseña es demasiado común. Elige otra',
  'field.password_mismatch': 'Tu contraseña y su confirmación no coinciden',
  'field.password_same': 'Es la misma contraseña que la actual',
  'field.new_passwords_differ': 'Las dos contraseñas nuevas deben coincidir',
  'field.phone_invalid': 'Introduce un número de teléfono válido',
  'field.date_missing': 'Introduce tu fecha de nacimiento',
  'field.date_invalid': 'Introduce una fecha válida',
  'field.date_parts_invalid': 'Año, mes y día no válidos',
  'field.year_invalid': 'Año no válido',
  'field.month_invalid': 'Mes no válido',
  'field.day_invalid': 'Día no válido',
  'field.too_young': 'Debes tener 20 años para jugar',
  'field.too_young_there': 'Todavía no tienes la edad para jugar en este país',
  'field.playlist_name_taken': 'Ya existe una lista con ese nombre, prueba con otro',
};
