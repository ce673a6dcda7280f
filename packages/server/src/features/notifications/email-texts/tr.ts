import type { EmailTexts } from '../email-kinds.ts';

export const tr: EmailTexts = {
  greeting: 'Merhaba {name},',
  help: 'Bir yanlışlık varsa {support} adresine yazın.',
  choice: 'Bu tür e-postaları ayarlarınızdaki “Bildirimler” bölümünden kapatabilirsiniz.',
  byKind: {
    phone_changed: {
      subject: '{brand}: telefon numaranız değiştirildi',
      body: 'Hesabınızın telefon numarası {when} tarihinde değiştirildi. Bunu siz yaptıysanız bir şey yapmanıza gerek yok.',
      button: 'Pasaportumu aç',
    },
    top_up_arrived: {
      subject: '{brand}: yatırdığınız {amount} hesabınıza geçti',
      body: 'Para yatırma işleminiz gecikmeli olarak tamamlandı. {amount} nakit bakiyenize eklendi.',
      button: 'Cüzdanımı aç',
    },
    top_up_declined: {
      subject: '{brand}: {amount} tutarındaki para yatırma işleminiz gerçekleşmedi',
      body: 'Para yatırma işleminiz gecikti ve ardından reddedildi. Sizden tahsilat yapılmadı, nakit bakiyenize de bir tutar eklenmedi. Ödemeyi cüzdanınızda görebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    top_up_returned: {
      subject: '{brand}: {amount} tutarındaki para yatırma işlemi geri alındı',
      body: 'Ödeme sağlayıcısı {amount} tutarındaki para yatırma işlemini geri aldı. Tutarı bakiyenizden düştük. Tüm kayıtları hesap özetinizde görebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    cash_out_paid: {
      subject: '{brand}: {amount} tutarındaki para çekme talebiniz ödendi',
      body: 'Çektiğiniz {amount} tutarını gönderdik. Paranın hesabınıza ne zaman geçeceği bankanıza veya e-cüzdanınıza bağlıdır.',
      button: 'Cüzdanımı aç',
    },
    cash_out_failed: {
      subject: '{brand}: {amount} tutarındaki para çekme işleminiz gerçekleşmedi',
      body: 'Bankanız veya e-cüzdanınız ödemeyi kabul etmedi. {amount} tutarını nakit bakiyenize iade ettik; yeniden para çekme talebinde bulunabilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    cash_out_returned: {
      subject: '{brand}: {amount} tutarındaki para çekme işleminiz iptal edildi',
      body: 'Ödeme ekibimiz para çekme işleminizi iptal etti. {amount} tutarını nakit bakiyenize iade ettik. Nedenini cüzdanınızda görebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    money_corrected: {
      subject: '{brand}: bakiyenizde {amount} tutarında düzeltme yapıldı',
      body: 'Kayıtlarımız ile ödeme sağlayıcısının kayıtları arasında fark olduğu için nakit bakiyenizde {amount} tutarında düzeltme yaptık. Kaydı hesap özetinizde görebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    gift_waiting: {
      subject: '{brand}: sizi bir hediye bekliyor',
      body: 'Sizin için bir hediye ayırdık ({item}). {until} tarihine kadar alabilirsiniz.',
      button: 'Hediyeyi gör',
    },
    item_expiring: {
      subject: '{brand}: çantanızdaki bir ürünün süresi yakında doluyor',
      body: 'Bonus çantanızdaki bir ürünün ({item}) süresi {until} tarihinde doluyor. İstemiyorsanız bir şey yapmanıza gerek yok.',
      button: 'Çantamı aç',
    },
  },
};
