import type { EmailTexts } from '../email-kinds.ts';

export const tr: EmailTexts = {
  greeting: 'Merhaba {name},',
  help: 'Bir yanlışlık varsa {support} adresine yazın.',
  choice: 'Bu tür e-postaları ayarlarınızdaki “Bildirimler” bölümünden kapatabilirsiniz.',
  items: {
    deposit_bonus: 'yatırım bonusu',
    deposit_cashback: 'yatırım iadesi',
    free_spins: 'ücretsiz dönüşler',
    spin_credits: 'dönüş kredisi',
    tournament_ticket: 'turnuva bileti',
    destination_ticket: 'varış bileti',
  },
  byKind: {
    phone_changed: {
      subject: '{brand}: telefon numaranız değiştirildi',
      body: 'Hesabınızın telefon numarası {when} tarihinde değiştirildi. Bunu siz yaptıysanız bir şey yapmanıza gerek yok.',
      button: 'Pasaportuma bak',
    },
    top_up_arrived: {
      subject: '{brand}: {amount} tutarındaki para yatırmanız hesabınıza geçti',
      body: 'Ödeme biraz sürdü: {amount} şimdi nakit bakiyenize eklendi.',
      button: 'Cüzdanımı aç',
    },
    top_up_declined: {
      subject: '{brand}: {amount} tutarındaki para yatırmanız gerçekleşmedi',
      body: 'Ödeme biraz sürdü ve sonunda reddedildi; nakit bakiyenize bir şey eklenmedi. Sizden tahsilat yapılmadı. Ödemeyi cüzdanınızda görebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    top_up_returned: {
      subject: '{brand}: {amount} tutarındaki para yatırma geri alındı',
      body: 'Ödeme sağlayıcısı {amount} tutarındaki para yatırmayı geri aldı. Tutarı bakiyenizden düştük; hesap dökümünüz her kaydı gösterir.',
      button: 'Cüzdanımı aç',
    },
    cash_out_paid: {
      subject: '{brand}: {amount} tutarındaki çekiminiz ödendi',
      body: '{amount} tutarındaki çekiminiz gönderildi. Ne zaman görüneceği bankanıza veya e-cüzdanınıza bağlıdır.',
      button: 'Cüzdanımı aç',
    },
    cash_out_failed: {
      subject: '{brand}: {amount} tutarındaki çekiminiz gerçekleşmedi',
      body: 'Bankanız veya e-cüzdanınız ödemeyi kabul etmedi. {amount} yeniden nakit bakiyenizde; çekimi tekrar isteyebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    cash_out_returned: {
      subject: '{brand}: {amount} tutarındaki çekiminiz iptal edildi',
      body: 'Ödeme ekibimiz para çekmenizi iptal etti. {amount} yeniden nakit bakiyenizde; nedenini cüzdanınızda görebilirsiniz.',
      button: 'Cüzdanımı aç',
    },
    money_corrected: {
      subject: '{brand}: {amount} tutarında bir düzeltme yapıldı',
      body: 'Kayıtlarımızı ödeme sağlayıcısınınkilerle karşılaştırırken bir fark bulduk ve nakit bakiyenizi {amount} tutarında düzelttik. Kaydı hesap dökümünüzde görebilirsiniz.',
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
