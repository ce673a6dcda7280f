import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const tr: AccountEmailTexts = {
  greeting: 'Merhaba {name},',
  buttons: {
    password: 'Yeni şifre belirle',
    settings: 'Ayarlarımı aç',
    limits: 'Önce limit belirle',
  },
  help: 'Oyun eğlence olmaktan çıktıysa, şu kuruluşlarda sizi ücretsiz ve gizlilik içinde dinleyecek kişiler var:',
  texts: {
    password_changed: {
      subject: '{brand}: şifreniz değiştirildi',
      body: 'Hesabınızın şifresi {when} tarihinde değiştirildi. Diğer tüm cihazlardaki oturumlar kapatıldı.',
      note: 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    new_device: {
      subject: '{brand}: yeni bir cihazdan giriş yapıldı',
      body: '{when} tarihinde hesabınıza yeni bir cihazdan giriş yapıldı: {device}, IP adresi {address}.',
      note: 'Giriş yapan sizseniz bir şey yapmanıza gerek yok. Siz değilseniz ayarlarınızdan o cihazın oturumunu kapatın ve şifrenizi değiştirin.',
    },
    second_factor_on: {
      subject: '{brand}: iki adımlı doğrulama açıldı',
      body: 'İki adımlı doğrulama {when} tarihinden beri açık. Artık giriş yapmak için doğrulama uygulamanızdaki kod da gerekiyor. Kurtarma kodlarınızı telefonunuz olmadan da ulaşabileceğiniz bir yerde saklayın.',
      note: 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    second_factor_off: {
      subject: '{brand}: iki adımlı doğrulama kapatıldı',
      body: 'İki adımlı doğrulamanız {when} tarihinde kapatıldı. Artık giriş yapmak için yalnızca şifreniz yeterli.',
      note: 'Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    second_factor_removed: {
      subject: '{brand}: iki adımlı doğrulama kaldırıldı',
      body: 'Talebiniz üzerine ekibimiz {when} tarihinde hesabınızın iki adımlı doğrulamasını kaldırdı. Artık giriş yapmak için yalnızca şifreniz yeterli. Tüm cihazlardaki oturumlar kapatıldı.',
      note: 'Bunu siz istemediyseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    recovery_code_used: {
      subject: '{brand}: bir kurtarma kodu kullanıldı',
      body: 'Kurtarma kodlarınızdan biri {when} tarihinde kullanıldı. Kalan kod sayısı: {left}.',
      note: 'Kullanan siz değilseniz yeni bir şifre belirleyin ve yeni kurtarma kodları oluşturun. Telefonunuz artık sizde değilse doğrulama uygulamasını başka bir telefona kurun.',
    },
    excluded_until: {
      subject: '{brand}: kendini dışlama süreniz başladı',
      body: 'Hesabınız {until} tarihine kadar oyuna kapatıldı. O zamana kadar bahis yapamaz ve para yatıramazsınız; size teklif de göndermeyiz. Bu süre erken sona erdirilemez. Paranızı istediğiniz zaman çekebilirsiniz.',
      note: 'Bir şey yapmanıza gerek yok. Sorularınız varsa {support} adresine yazın.',
    },
    excluded_indefinitely: {
      subject: '{brand}: kendini dışlama süreniz başladı',
      body: 'Hesabınız oyuna süresiz olarak kapatıldı. Bahis yapamaz ve para yatıramazsınız; size teklif de göndermeyiz. {until} tarihinden itibaren geri dönüş talebinde bulunabilirsiniz. Dışlama kendiliğinden sona ermez. Paranızı istediğiniz zaman çekebilirsiniz.',
      note: 'Bir şey yapmanıza gerek yok. Sorularınız varsa {support} adresine yazın.',
    },
    excluded_for_good: {
      subject: '{brand}: kendini dışlama süreniz başladı',
      body: 'Hesabınız oyuna kalıcı olarak kapatıldı. Bahis yapamaz ve para yatıramazsınız; size teklif de göndermeyiz. Bu işlemi kimse geri alamaz. Paranızı istediğiniz zaman çekebilirsiniz.',
      note: 'Bir şey yapmanıza gerek yok. Sorularınız varsa {support} adresine yazın.',
    },
    reopened: {
      subject: '{brand}: kendini dışlama süreniz sona erdi',
      body: 'Hesabınızın yeniden açılmasını istediniz; biz de hesabınızı {when} tarihinde açtık. Bunun için erken olduğunu düşünürseniz dilediğiniz zaman kendinizi yeniden oyundan dışlayabilirsiniz; bu hemen geçerli olur.',
      note: 'Sorularınız varsa {support} adresine yazın.',
    },
    account_closed: {
      subject: '{brand}: hesabınız kapatıldı',
      body: 'İsteğiniz üzerine hesabınızı {when} tarihinde kapattık. Artık bu hesaba giriş yapamazsınız. Ödeme kayıtlarınızı, oyun geçmişinizi ve kimlik belgelerinizi yasa gereği {until} tarihine kadar saklayacak, sonra sileceğiz. Diğer her şeyi şimdi siliyoruz.',
      note: 'Bu işlemi siz yapmadıysanız hemen {support} adresine yazın.',
    },
    data_ready: {
      subject: '{brand}: verileriniz hazır',
      body: 'İstediğiniz veri kopyası hazır. {until} tarihine kadar ayarlarınızdan indirebilirsiniz.',
      note: 'Bunu siz istemediyseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
  },
};
