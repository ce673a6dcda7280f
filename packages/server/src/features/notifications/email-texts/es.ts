import type { EmailTexts } from '../email-kinds.ts';

export const es: EmailTexts = {
  greeting: 'Hola, {name}:',
  help: 'Si algo no te parece correcto, escribe a {support}.',
  choice: 'Puedes desactivar mensajes como este en «Notificaciones», dentro de tus ajustes.',
  byKind: {
    phone_changed: {
      subject: '{brand}: se ha cambiado tu número de teléfono',
      body: 'El número de teléfono de tu cuenta se cambió el {when}. Si has sido tú, no tienes que hacer nada.',
      button: 'Abrir mi pasaporte',
    },
    top_up_arrived: {
      subject: '{brand}: se ha abonado tu recarga de {amount}',
      body: 'Tu pago se ha retrasado. Ya hemos añadido {amount} a tu saldo en efectivo.',
      button: 'Abrir mi cartera',
    },
    top_up_declined: {
      subject: '{brand}: tu recarga de {amount} no se ha completado',
      body: 'Tu pago se ha retrasado y después se ha rechazado. No se te ha cobrado nada ni se ha añadido nada a tu saldo en efectivo. Puedes ver el pago en tu cartera.',
      button: 'Abrir mi cartera',
    },
    top_up_returned: {
      subject: '{brand}: se ha anulado una recarga de {amount}',
      body: 'El proveedor de pagos ha anulado una recarga de {amount}. Hemos descontado el importe de tu saldo; tu extracto muestra cada movimiento.',
      button: 'Abrir mi cartera',
    },
    cash_out_paid: {
      subject: '{brand}: se ha pagado tu retirada de {amount}',
      body: 'Hemos enviado tu retirada de {amount}. Lo que tarda en llegar el dinero depende de tu banco o monedero electrónico.',
      button: 'Abrir mi cartera',
    },
    cash_out_failed: {
      subject: '{brand}: tu retirada de {amount} no se ha completado',
      body: 'Tu banco o monedero electrónico no ha aceptado el pago. Hemos devuelto {amount} a tu saldo en efectivo y puedes solicitar otra retirada.',
      button: 'Abrir mi cartera',
    },
    cash_out_returned: {
      subject: '{brand}: tu retirada de {amount} se ha cancelado',
      body: 'Nuestro equipo de pagos ha cancelado tu retirada. Hemos devuelto {amount} a tu saldo en efectivo. Puedes ver el motivo en tu cartera.',
      button: 'Abrir mi cartera',
    },
    money_corrected: {
      subject: '{brand}: hemos corregido tu saldo en {amount}',
      body: 'Nuestra contabilidad y los registros del proveedor de pagos no coincidían, así que hemos corregido tu saldo en efectivo en {amount}. Tu extracto muestra el movimiento.',
      button: 'Abrir mi cartera',
    },
    gift_waiting: {
      subject: '{brand}: te espera un regalo',
      body: 'Hemos reservado un regalo para ti ({item}). Puedes recogerlo hasta el {until}.',
      button: 'Ver el regalo',
    },
    item_expiring: {
      subject: '{brand}: un artículo de tu bolsa caduca pronto',
      body: 'Un artículo de tu bolsa de bonos ({item}) caduca el {until}. Si no lo quieres, no tienes que hacer nada.',
      button: 'Abrir mi bolsa',
    },
  },
};
