import type { OfficeWordings } from '../index.ts';

/** Error texts for affiliates, news, campaigns, canned replies, staff accounts and shared tables. */
export const officeWordings: OfficeWordings = {
  'affiliates.token_taken': 'Este código de enlace ya está en uso. Elige otro.',
  'affiliates.email_taken': 'Otro afiliado ya usa este correo electrónico.',
  'affiliates.changed':
    'Otra persona ha cambiado los datos de este afiliado. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'affiliates.payout_waits':
    'Ya hay un pago a este afiliado pendiente de la aprobación de un segundo agente.',
  'affiliates.nothing_due': 'En este momento no se debe ninguna comisión a este afiliado.',
  'affiliates.figures_changed':
    'Las cifras han cambiado. Revísalas de nuevo. Si ya hay un pago pendiente, hay que rechazarlo y solicitarlo otra vez.',
  'affiliates.payout_decided': 'Ya se ha tomado una decisión sobre este pago.',
  'campaigns.not_open': 'Esta oferta no está disponible.',
  'campaigns.taken_by_person':
    'Cada persona puede aprovechar esta oferta una sola vez. Ya la has aprovechado con otra cuenta.',
  'campaigns.none_left': 'Esta oferta se ha agotado. Alguien acaba de llevarse el último artículo.',
  'campaigns.new_members_only':
    'Esta oferta es solo para miembros nuevos. Te registraste hace demasiado tiempo.',
  'campaigns.slug_taken': 'Otra campaña ya usa esta URL.',
  'campaigns.changed':
    'Otra persona ha cambiado esta campaña. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'campaigns.gift_given': 'Este miembro ya tiene un regalo de esta campaña.',
  'campaigns.gift_too_large':
    'Esta concesión puede costar más de lo que un solo agente puede aprobar. Regístrala en la ficha del miembro, donde un segundo agente puede confirmarla.',
  'campaigns.mail_sent': 'Los correos de esta campaña ya se están enviando.',
  'articles.slug_taken': 'Otra noticia ya usa esta URL.',
  'articles.changed':
    'Otra persona ha cambiado esta noticia. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'articles.draft_changed':
    'Otra persona ha guardado un borrador más reciente en este idioma. Compáralo con tu texto y guarda de nuevo.',
  'articles.incomplete':
    'Para publicar hacen falta título, resumen y texto. Una imagen de portada necesita una descripción.',
  'articles.text_refused': 'Esta parte del texto no está permitida: {piece}',
  'articles.picture_misplaced':
    'Una imagen necesita su propia línea, con una línea en blanco antes y después: {piece}',
  'articles.picture_outside': 'En un texto solo se permiten imágenes subidas aquí: {piece}',
  'articles.picture_undescribed':
    'Esta imagen no tiene descripción. Escríbela entre los corchetes: {piece}',
  'articles.picture_unknown': 'Esta imagen no existe. Súbela de nuevo: {piece}',
  'articles.field_unknown': 'No hay ningún campo llamado {name}.',
  'articles.link_broken': 'Este enlace no lleva a ninguna página: {link}',
  'articles.guide_refused':
    'Esta página necesita tres secciones con un título y una lista numerada cada una: los capítulos de la guía.',
  'articles.date_past': 'Elige una fecha y una hora futuras.',
  'articles.not_published': 'Este texto no está publicado ni programado.',
  'articles.not_scheduled': 'No hay ningún texto programado en este idioma.',
  'articles.picture_refused':
    'No hemos podido abrir esta imagen. Envía un archivo PNG, JPEG o WebP.',
  'articles.picture_too_large': 'La imagen debe ocupar menos de 10 MB.',
  'articles.picture_too_small': 'La imagen debe medir al menos 960 píxeles de ancho.',
  'replies.changed':
    'Otra persona ha cambiado esta respuesta. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'replies.variable_unknown': 'No hay ningún campo llamado {name}.',
  'replies.too_many':
    'Puede haber como máximo 200 respuestas predefinidas. Cambia o elimina una existente.',
  'staff.link_over': 'Este enlace ya no funciona. Pide uno nuevo.',
  'staff.email_taken':
    'Ya existe una cuenta de agente con este correo electrónico. Puede que esté desactivada.',
  'staff.invitation_open':
    'Este correo electrónico ya tiene una invitación pendiente. Reenvíala o retírala primero.',
  'staff.invitation_over': 'Esta invitación ya se ha usado o se ha retirado.',
  'staff.own_account': 'Esta es tu propia cuenta, así que otro propietario debe hacer este cambio.',
  'staff.request_open':
    'Otra solicitud sobre esta cuenta ya está pendiente de la aprobación de un segundo propietario.',
  'staff.same_owner': 'Un segundo propietario debe aprobar esta solicitud.',
  'staff.request_decided': 'Ya se ha tomado una decisión sobre esta solicitud.',
  'staff.request_outdated':
    'Las cuentas han cambiado desde que se hizo esta solicitud. Recházala y haz una nueva.',
  'staff.passkey_refused': 'No se ha podido verificar esta clave de acceso. Inténtalo de nuevo.',
  'staff.passkeys_full':
    'Una cuenta puede tener como máximo diez claves de acceso. Elimina una primero.',
  'staff.wrong_credentials': 'Tu correo electrónico, tu contraseña o tu código no son correctos',
  'staff.member_unknown': 'Este correo electrónico no existe',
  'tables.changed':
    'Otra persona ha modificado esta mesa, o la mesa se ha abierto o cerrado según su horario. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'tables.hours_changed':
    'Otra persona ha modificado el horario de apertura de esta mesa. Tus cambios no se han guardado. Revisa la nueva versión y vuelve a guardar.',
  'tables.bad_hours': 'Hay una fecha a más de 400 días vista. Elige una fecha anterior.',
  'tables.bad_limits':
    'Estos límites se contradicen. El mínimo y el máximo por posición deben ser múltiplos de la ficha más pequeña, el mínimo debe equivaler como mucho a 200 de esas fichas, y el mínimo, el máximo por posición y el máximo por ronda deben ir de menor a mayor. Una apuesta puede cubrir de 1 a 200 posiciones.',
  'tables.bad_pace':
    'El tiempo para apostar dura de 5 a 120 segundos; el aviso de últimas apuestas, menos; la pausa antes del resultado, de 0,5 a 10 segundos, y las ganancias se muestran de 1 a 30 segundos.',
  'tables.unknown': 'Esta mesa no existe.',
  'tables.closed': 'Esta mesa está cerrada y no acepta apuestas.',
  'tables.late':
    'Tu apuesta llegó {ms} ms después del cierre. No se ha aceptado y no se te ha cobrado nada.',
  'tables.early': 'Esta ronda aún no acepta apuestas. Apuesta en la ronda actual.',
  'tables.round_over':
    'Esta ronda ha terminado. No se ha aceptado tu apuesta ni se te ha cobrado nada.',
  'tables.round_void':
    'Esta ronda se ha anulado y no acepta apuestas. Las apuestas aceptadas se devuelven.',
  'tables.limit': 'Con esta apuesta superarías {maximum}, el máximo por ronda de esta mesa.',
  'tables.bonus_round':
    'En esta ronda usas dinero de bono, así que tus apuestas pueden sumar como máximo 5 $ y cubrir como máximo el 60 % de los resultados. Esta apuesta no se ha aceptado y no se ha cobrado nada.',
  'tables.bonus_bets':
    'Tu efectivo no alcanza para esta apuesta. El dinero de bono solo sirve si tus apuestas de esta ronda suman como máximo 5 $, cubren como máximo el 60 % de los resultados y cada una tiene una ventaja del casino de al menos el 1 %. Esta apuesta no se ha aceptado y no se ha cobrado nada.',
  'tables.bet_mismatch': 'Esta apuesta ya se hizo con otros importes.',
  'tables.chain_unknown': 'Esta mesa no tiene ninguna cadena con ese número.',
  'tables.salt_known': 'Esta cadena ya tiene su sal criptográfica.',
  'tables.salt_of_server':
    'El servidor genera la sal criptográfica de esta cadena, así que no hace falta ninguna firma.',
  'tables.signature_wrong':
    'Esta no es la firma de drand para la ronda {round}. Copia el campo «signature» de exactamente esa ronda.',
  'tables.chat_insult':
    'Tu mensaje no se ha enviado porque contiene un insulto o una palabra vulgar.',
  'tables.chat_phone':
    'Tu mensaje no se ha enviado. En el chat de la mesa no se admiten números de teléfono.',
  'tables.chat_link':
    'Tu mensaje no se ha enviado. No se admiten direcciones web. Si no contiene ninguna, deja un espacio después de cada punto.',
  'tables.chat_contact':
    'Tu mensaje no se ha enviado. No puede incluir direcciones de correo electrónico ni datos de contacto de otros servicios.',
  'tables.chat_letters':
    'Tu mensaje no se ha enviado porque solo podemos revisar mensajes escritos en alfabeto latino.',
  'tables.chat_slow': 'Podrás enviar el próximo mensaje en esta mesa dentro de {seconds} s.',
  'tables.chat_silenced':
    'El equipo de soporte te ha silenciado en el chat de las mesas. Podrás volver a escribir dentro de {minutes} min.',
  'tables.chat_unknown': 'Este mensaje ya no existe.',
  'tables.chat_own': 'No puedes denunciar tu propio mensaje ni bloquearte.',
  'tables.chat_too_many_blocks':
    'Has alcanzado el máximo de viajeros bloqueados. Desbloquea antes a uno.',
  'tables.chat_id_reused':
    'Este mensaje ya se ha enviado con otro texto o en otra mesa. Escribe un mensaje nuevo.',
  'tables.round_unknown': 'Esta mesa no tiene ninguna ronda con ese número.',
  'tables.round_is_void': 'Esta ronda ya está anulada.',
  'tables.void_waiting': 'Otro agente ya ha solicitado la anulación de esta ronda.',
  'tables.void_decided': 'Ya se ha tomado una decisión sobre esta solicitud.',
  'tables.spot_taken':
    'Ya tienes esta apuesta en esta ronda, por ejemplo desde otra ventana. Esta otra apuesta no se ha aceptado y no se ha cobrado nada.',
  'tables.bet_unknown': 'No tienes esta apuesta en esta mesa.',
  'tables.no_climb': 'El ascenso aún no ha empezado, así que todavía no puedes cobrar.',
  'tables.cash_out_early': 'Puedes cobrar a partir de 1,01×. Inténtalo de nuevo.',
  'tables.bonus_cash_out':
    'En esta ronda usas dinero de bono, así que puedes cobrar a partir de 1,65×.',
  'tables.climb_ended': 'El ascenso ha terminado, así que esta apuesta ya no se puede cobrar.',
  'tables.already_out': 'Esta apuesta ya se ha cobrado automáticamente.',
  'tables.favourites_full':
    'Tienes {maximum} apuestas favoritas en este juego. Elimina una para guardar otra.',
  'tables.favourite_unknown': 'Esta apuesta favorita ya no existe.',
  'tables.favourite_id_reused':
    'Esta apuesta favorita ya se ha guardado con otros importes. Guarda tu apuesta como una favorita nueva.',
  'tables.no_decision': 'No hay nada que decidir en esta apuesta ahora.',
  'tables.decision_early':
    'Todavía no puedes tomar esta decisión. Espera un momento e inténtalo de nuevo.',
  'tables.decision_late':
    'Tu decisión ha llegado fuera de plazo, así que te plantas. No se ha cobrado nada.',
  'tables.decision_taken':
    'Ya has decidido, por ejemplo en otra ventana. Cuenta tu primera decisión.',
  'tables.interrupted':
    'Esta mesa no tiene vídeo o no tiene crupier en este momento, así que no acepta apuestas. No se ha cobrado nada. Vuelve a apostar cuando la mesa tenga ambos.',
  'tables.record_secret':
    'El registro de una ronda es público solo cuando la ronda ha terminado. Inténtalo de nuevo cuando termine esta ronda.',
  'tables.not_dealt':
    'Los resultados de esta mesa se sortean por ordenador, sin crupier. Elige una mesa con crupier.',
  'tables.shift_taken':
    'Otro crupier tiene un turno abierto en esta mesa. Ese turno debe terminar antes de que empiece el tuyo.',
  'tables.shift_elsewhere': 'Tienes un turno abierto en otra mesa. Termínalo primero.',
  'tables.shift_unknown':
    'Esta mesa no tiene ese turno. Recarga la página para ver el turno actual.',
  'tables.no_shift': 'Esta mesa no tiene ningún turno abierto. Empieza primero tu turno.',
  'tables.not_your_shift':
    'Este turno es de otro crupier. Ese crupier o un jefe de sala debe terminarlo antes de que puedas empezar el tuyo.',
  'tables.entry_round':
    'Esta no es la ronda actual de la mesa. No se ha registrado nada; la consola muestra la ronda actual.',
  'tables.entry_early':
    'Todavía se aceptan o se cobran apuestas. Introduce el resultado cuando la ronda esté cerrada.',
  'tables.entry_late':
    'El resultado de esta ronda ya está confirmado, o la ronda está anulada. Solo un jefe de sala puede corregir un resultado.',
  'tables.entry_attempt':
    'Ha empezado un nuevo intento porque las dos entradas eran distintas. Introduce ambas de nuevo.',
  'tables.entry_changed':
    'Esta entrada ha cambiado mientras tanto, por ejemplo en otra ventana. No se ha registrado nada; revisa la entrada y continúa.',
  'tables.entry_complete':
    'Según las reglas del juego, no sigue ninguna carta ni ningún número. Revisa la entrada.',
  'tables.entry_incomplete':
    'Según las reglas del juego, corresponde otra carta. Completa el registro.',
  'tables.entry_source':
    'Todas las cartas o números de una entrada deben proceder de un solo dispositivo, y la segunda entrada debe hacerse con el teclado. Continúa en el dispositivo correcto.',
  'tables.item_unknown': 'Este juego no tiene esa carta ni ese número. Introdúcelo de nuevo.',
  'tables.entries_differ':
    'Las dos entradas están incompletas o son distintas. Antes de confirmar el resultado, ambas deben estar completas y coincidir.',
  'tables.not_settled':
    'Esta ronda no está liquidada, así que todavía no se puede corregir su resultado. Inténtalo de nuevo cuando se hayan pagado las apuestas.',
  'tables.correction_waiting':
    'Una corrección de esta ronda espera una decisión o se está contabilizando. Inténtalo de nuevo cuando esa corrección haya terminado.',
  'tables.correction_decided':
    'Ya se ha tomado una decisión sobre esta corrección. Recarga la página para ver la decisión.',
  'tables.same_result':
    'La ronda ya tiene este resultado, así que no hay nada que corregir. Revisa el resultado que has introducido.',
  'recordings.not_recorded': 'El vídeo de esta parte de la ronda no se grabó.',
  'recordings.deleted': 'Esta grabación se eliminó al terminar el plazo de conservación.',
  'recordings.changed':
    'El archivo de esta grabación se modificó después de la ronda, así que no prueba nada. Avisa al equipo técnico.',
  'recordings.gone':
    'El archivo de esta grabación no está en la carpeta de grabaciones. Avisa al equipo técnico.',
  'recordings.token':
    'El permiso para reproducir esta grabación ha caducado. Vuelve a abrir la grabación.',
};
