import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const es: AccountEmailTexts = {
  greeting: 'Hola, {name}:',
  buttons: {
    password: 'Crear una contraseña nueva',
    settings: 'Ver mis ajustes',
    limits: 'Fijar límites primero',
  },
  help: 'Si jugar ha dejado de ser divertido, aquí te escuchan gratis y de forma confidencial:',
  texts: {
    password_changed: {
      subject: '{brand}: tu contraseña ha cambiado',
      body: 'La contraseña de tu cuenta se cambió el {when}. Se ha cerrado la sesión en los demás dispositivos.',
      note: 'Si no has sido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    new_device: {
      subject: '{brand}: inicio de sesión desde un dispositivo nuevo',
      body: 'El {when} alguien entró en tu cuenta desde un dispositivo que no conocíamos: {device}, dirección {address}.',
      note: 'Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo en tus ajustes y cambia la contraseña.',
    },
    second_factor_on: {
      subject: '{brand}: tu segundo factor está activo',
      body: 'Desde el {when}, para entrar se pide un código de tu aplicación de autenticación. Guarda los códigos de recuperación donde los encuentres sin el teléfono.',
      note: 'Si no has sido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    second_factor_off: {
      subject: '{brand}: tu segundo factor está desactivado',
      body: 'Tu segundo factor se desactivó el {when}. Para entrar basta tu contraseña.',
      note: 'Si no has sido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: hemos quitado tu segundo factor',
      body: 'El {when} nuestro equipo quitó el segundo factor de tu cuenta, tal como se nos pidió. Para entrar basta tu contraseña; se ha cerrado la sesión en todos los dispositivos.',
      note: 'Si no lo has pedido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: se ha usado un código de recuperación',
      body: 'El {when} se usó uno de tus códigos de recuperación. Te quedan {left}.',
      note: 'Si no has sido tú, crea una contraseña nueva y genera códigos nuevos. Si has perdido el teléfono, configura la aplicación en otro.',
    },
    excluded_until: {
      subject: '{brand}: tu exclusión ha comenzado',
      body: 'Estás excluido del juego hasta el {until}. Hasta entonces no puedes apostar ni recargar, no te enviamos ofertas y no se puede terminar antes. Puedes retirar tu dinero cuando quieras.',
      note: 'No tienes que hacer nada. Preguntas: {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: tu exclusión ha comenzado',
      body: 'Estás excluido del juego sin fecha de fin. No puedes apostar ni recargar y no te enviamos ofertas. A partir del {until} podrás pedir volver; la exclusión no termina automáticamente. Puedes retirar tu dinero cuando quieras.',
      note: 'No tienes que hacer nada. Preguntas: {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: tu exclusión ha comenzado',
      body: 'Estás excluido del juego para siempre. No puedes apostar ni recargar, no te enviamos ofertas y nadie puede deshacerlo. Puedes retirar tu dinero cuando quieras.',
      note: 'No tienes que hacer nada. Preguntas: {support}.',
    },
    reopened: {
      subject: '{brand}: tu exclusión ha terminado',
      body: 'Nos pediste volver a abrir tu cuenta y lo hicimos el {when}. Si era demasiado pronto, puedes excluirte de nuevo en cualquier momento, con efecto inmediato.',
      note: 'Preguntas: {support}.',
    },
    account_closed: {
      subject: '{brand}: tu cuenta está cerrada',
      body: 'Cerramos tu cuenta el {when}, como pediste. Ya nadie puede entrar en ella. Guardamos los pagos, el juego y las pruebas de identidad hasta el {until}, como exige la ley, y entonces los borramos. Todo lo demás lo borramos ahora.',
      note: 'Si no has sido tú, escribe a {support} ahora mismo.',
    },
    data_ready: {
      subject: '{brand}: tus datos están listos',
      body: 'La copia de tus datos que pediste está lista. Puedes descargarla desde tus ajustes hasta el {until}.',
      note: 'Si no la has pedido tú, crea una contraseña nueva ahora mismo y escribe a {support}.',
    },
  },
};
