import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const tr: AccountEmailTexts = {
  greeting: 'Merhaba {name},',
  buttons: {
    password: 'Yeni şifre belirle',
    settings: 'Ayarlarıma bak',
    limits: 'Önce limit koy',
  },
  help: 'Oyun eğlence olmaktan çıktıysa, burada sizi ücretsiz ve gizlilik içinde dinlerler:',
  texts: {
    password_changed: {
      subject: '{brand}: şifreniz değiştirildi',
      body: 'Hesabınızın şifresi {when} tarihinde değiştirildi. Diğer tüm cihazların oturumu kapatıldı.',
      note: 'Değiştiren siz değilseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    new_device: {
      subject: '{brand}: yeni bir cihazdan oturum açıldı',
      body: '{when} tarihinde hesabınızda daha önce görmediğimiz bir cihazdan oturum açıldı: {device}, adres {address}.',
      note: 'Siz açtıysanız bir şey yapmanıza gerek yok. Değilse ayarlarınızdan o cihazın oturumunu kapatın ve şifrenizi değiştirin.',
    },
    second_factor_on: {
      subject: '{brand}: iki adımlı doğrulama açıldı',
      body: '{when} tarihinden itibaren oturum açarken kimlik doğrulama uygulamanızın kodu isteniyor. Kurtarma kodlarınızı telefonunuz olmadan da bulabileceğiniz bir yerde saklayın.',
      note: 'Açan siz değilseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    second_factor_off: {
      subject: '{brand}: iki adımlı doğrulama kapatıldı',
      body: 'İki adımlı doğrulamanız {when} tarihinde kapatıldı. Oturum açmak için yalnızca şifreniz isteniyor.',
      note: 'Kapatan siz değilseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    second_factor_removed: {
      subject: '{brand}: iki adımlı doğrulamanızı kaldırdık',
      body: '{when} tarihinde ekibimiz, bizden istendiği üzere hesabınızın iki adımlı doğrulamasını kaldırdı. Oturum açmak için yalnızca şifreniz isteniyor; tüm cihazların oturumu kapatıldı.',
      note: 'Bunu siz istemediyseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
    recovery_code_used: {
      subject: '{brand}: bir kurtarma kodu kullanıldı',
      body: 'Kurtarma kodlarınızdan biri {when} tarihinde kullanıldı. Kalan kod sayısı: {left}.',
      note: 'Kullanan siz değilseniz yeni bir şifre belirleyin ve yeni kurtarma kodları oluşturun. Telefonunuz kaybolduysa uygulamayı başka bir telefona kurun.',
    },
    excluded_until: {
      subject: '{brand}: dışlamanız başladı',
      body: '{until} tarihine kadar oyundan dışlandınız. O zamana dek bahis yapamaz ve para yatıramazsınız, size teklif göndermeyiz ve bu daha erken bitirilemez. Paranızı istediğiniz zaman çekebilirsiniz.',
      note: 'Bir şey yapmanıza gerek yok. Sorularınız için: {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: dışlamanız başladı',
      body: 'Süresiz olarak oyundan dışlandınız. Bahis yapamaz ve para yatıramazsınız, size teklif göndermeyiz. En erken {until} tarihinde geri dönmeyi isteyebilirsiniz; dışlama kendiliğinden sona ermez. Paranızı istediğiniz zaman çekebilirsiniz.',
      note: 'Bir şey yapmanıza gerek yok. Sorularınız için: {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: dışlamanız başladı',
      body: 'Kalıcı olarak oyundan dışlandınız. Bahis yapamaz ve para yatıramazsınız, size teklif göndermeyiz ve bunu kimse geri alamaz. Paranızı istediğiniz zaman çekebilirsiniz.',
      note: 'Bir şey yapmanıza gerek yok. Sorularınız için: {support}.',
    },
    reopened: {
      subject: '{brand}: dışlamanız sona erdi',
      body: 'Hesabınızın yeniden açılmasını istediniz; {when} tarihinde açtık. Erken olduysa istediğiniz an kendinizi yeniden dışlayabilirsiniz, hemen geçerli olur.',
      note: 'Sorularınız için: {support}.',
    },
    account_closed: {
      subject: '{brand}: hesabınız kapatıldı',
      body: 'İsteğiniz üzerine hesabınızı {when} tarihinde kapattık. Artık kimse bu hesapta oturum açamaz. Ödemeleri, oyun kayıtlarını ve kimlik belgelerini yasa gereği {until} tarihine kadar saklar, sonra sileriz. Diğer her şeyi şimdi sileriz.',
      note: 'Kapatan siz değilseniz hemen {support} adresine yazın.',
    },
    data_ready: {
      subject: '{brand}: verileriniz hazır',
      body: 'İstediğiniz veri kopyası hazır. {until} tarihine kadar ayarlarınızdan indirebilirsiniz.',
      note: 'Bunu siz istemediyseniz hemen yeni bir şifre belirleyin ve {support} adresine yazın.',
    },
  },
};
