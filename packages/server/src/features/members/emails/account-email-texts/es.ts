import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const es: AccountEmailTexts = {
  greeting: 'Hola, {name}:',
  buttons: {
    password: 'Crear una contraseña nueva',
    settings: 'Abrir mis ajustes',
    limits: 'Fijar antes mis límites',
  },
  help: 'Si jugar ha dejado de ser divertido, aquí te escuchan gratis y de forma confidencial:',
  texts: {
    password_changed: {
      subject: '{brand}: se ha cambiado tu contraseña',
      body: 'La contraseña de tu cuenta se cambió el {when}. Se ha cerrado la sesión en los demás dispositivos.',
      note: 'Si no has sido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    new_device: {
      subject: '{brand}: inicio de sesión desde un dispositivo nuevo',
      body: 'El {when}, alguien inició sesión en tu cuenta desde un dispositivo nuevo: {device}, dirección IP {address}.',
      note: 'Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo en tus ajustes y cambia la contraseña.',
    },
    second_factor_on: {
      subject: '{brand}: la autenticación de dos factores está activada',
      body: 'La autenticación de dos factores está activada desde el {when}. Ahora necesitas un código de tu aplicación de autenticación para iniciar sesión. Guarda tus códigos de recuperación en un lugar al que puedas acceder sin el teléfono.',
      note: 'Si no has sido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    second_factor_off: {
      subject: '{brand}: la autenticación de dos factores está desactivada',
      body: 'La autenticación de dos factores se desactivó el {when}. Ahora solo necesitas tu contraseña para iniciar sesión.',
      note: 'Si no has sido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: hemos desactivado la autenticación de dos factores',
      body: 'El {when}, nuestro equipo desactivó la autenticación de dos factores de tu cuenta, tal como se había solicitado. Ahora solo necesitas tu contraseña para iniciar sesión. Se ha cerrado la sesión en todos los dispositivos.',
      note: 'Si no lo has pedido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: se ha usado un código de recuperación',
      body: 'El {when} se usó uno de tus códigos de recuperación. Códigos restantes: {left}.',
      note: 'Si no has sido tú, crea una contraseña nueva y genera códigos de recuperación nuevos. Si ya no tienes el teléfono, configura la aplicación de autenticación en otro.',
    },
    excluded_until: {
      subject: '{brand}: tu autoexclusión ha comenzado',
      body: 'Tu autoexclusión del juego dura hasta el {until}. Hasta entonces no puedes apostar ni recargar, y no te enviaremos ofertas. La autoexclusión no se puede terminar antes. Puedes retirar tu dinero cuando quieras.',
      note: 'No tienes que hacer nada. Si tienes preguntas, escribe a {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: tu autoexclusión ha comenzado',
      body: 'Tu autoexclusión del juego es por tiempo indefinido. No puedes apostar ni recargar, y no te enviaremos ofertas. A partir del {until} podrás solicitar volver a jugar; la autoexclusión no termina automáticamente. Puedes retirar tu dinero cuando quieras.',
      note: 'No tienes que hacer nada. Si tienes preguntas, escribe a {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: tu autoexclusión ha comenzado',
      body: 'Tu autoexclusión del juego es permanente. No puedes apostar ni recargar, y no te enviaremos ofertas. Nadie puede deshacer esta autoexclusión. Puedes retirar tu dinero cuando quieras.',
      note: 'No tienes que hacer nada. Si tienes preguntas, escribe a {support}.',
    },
    reopened: {
      subject: '{brand}: tu autoexclusión ha finalizado',
      body: 'Nos pediste que volviéramos a abrir tu cuenta y lo hicimos el {when}. Si ha sido demasiado pronto, puedes autoexcluirte de nuevo en cualquier momento, con efecto inmediato.',
      note: 'Si tienes preguntas, escribe a {support}.',
    },
    account_closed: {
      subject: '{brand}: tu cuenta está cerrada',
      body: 'Cerramos tu cuenta el {when}, como pediste. Ya nadie puede iniciar sesión en ella. Conservaremos tus registros de pagos, tu historial de juego y tus documentos de identidad hasta el {until}, como exige la ley, y después los borraremos. Todo lo demás lo borramos ahora.',
      note: 'Si no has sido tú, escribe a {support} ahora mismo.',
    },
    data_ready: {
      subject: '{brand}: tus datos están listos',
      body: 'Ya está lista la copia que pediste de tus datos. Puedes descargarla desde tus ajustes hasta el {until}.',
      note: 'Si no la has pedido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
  },
};
