import type { OfficeWordings } from '../index.ts';

/** Error texts for affiliates, news, campaigns, canned replies, staff accounts and shared tables. */
export const officeWordings: OfficeWordings = {
  'affiliates.token_taken': 'Bu bağlantı kodu zaten kullanılıyor. Başka bir kod seçin.',
  'affiliates.email_taken': 'Bu e-posta adresi başka bir iş ortağına ait.',
  'affiliates.changed':
    'Bu iş ortağının bilgilerini bu arada başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'affiliates.payout_waits':
    'Bu iş ortağına yapılacak bir ödeme zaten ikinci bir temsilcinin onayını bekliyor.',
  'affiliates.nothing_due': 'Bu iş ortağına şu anda ödenecek komisyon yok.',
  'affiliates.figures_changed':
    'Rakamlar değişti. Lütfen yeniden kontrol edin. Zaten bekleyen bir ödeme varsa bu ödeme reddedilip yeniden talep edilmelidir.',
  'affiliates.payout_decided': 'Bu ödeme hakkında zaten karar verildi.',
  'campaigns.not_open': 'Bu teklif kullanılamıyor.',
  'campaigns.taken_by_person':
    'Herkes bu tekliften yalnızca bir kez yararlanabilir. Siz başka bir hesapla zaten yararlandınız.',
  'campaigns.none_left': 'Bu teklif tükendi. Son ürün az önce alındı.',
  'campaigns.new_members_only':
    'Bu teklif yalnızca yeni üyeler içindir. Siz uzun süredir üyesiniz.',
  'campaigns.slug_taken': 'Bu URL zaten başka bir kampanyada kullanılıyor.',
  'campaigns.changed':
    'Siz düzenlerken kampanyayı başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'campaigns.gift_given': 'Üyeye bu kampanyadan zaten bir hediye verilmiş.',
  'campaigns.gift_too_large':
    'Bu hediyenin maliyeti, tek bir temsilcinin onaylayabileceği tutarı aşabilir. Hediyeyi üye dosyasından verin; orada ikinci bir temsilci onaylayabilir.',
  'campaigns.mail_sent': 'Bu kampanyanın e-postaları zaten gönderiliyor.',
  'articles.slug_taken': 'Bu URL zaten başka bir haberde kullanılıyor.',
  'articles.changed':
    'Haberi bu arada başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'articles.draft_changed':
    'Bu dilde başka biri daha yeni bir taslak kaydetti. Metninizle karşılaştırıp yeniden kaydedin.',
  'articles.incomplete':
    'Yayımlamak için başlık, özet ve metin zorunludur. Kapak görseline bir açıklama eklenmelidir.',
  'articles.text_refused': 'Metnin bu bölümüne izin verilmiyor: {piece}',
  'articles.picture_misplaced':
    'Görsel ayrı bir satırda olmalı, öncesinde ve sonrasında boş bir satır bulunmalıdır: {piece}',
  'articles.picture_outside': 'Metinde yalnızca buraya yüklenmiş görsellere izin verilir: {piece}',
  'articles.picture_undescribed':
    'Bu görselin açıklaması yok. Açıklamayı köşeli parantezlerin arasına yazın: {piece}',
  'articles.picture_unknown': 'Böyle bir görsel yok. Görseli yeniden yükleyin: {piece}',
  'articles.field_unknown': '{name} adında bir alan yok.',
  'articles.link_broken': 'Bu bağlantı hiçbir sayfaya yönlendirmiyor: {link}',
  'articles.guide_refused':
    'Bu sayfada, her biri bir başlık ve numaralı bir liste içeren üç bölüm bulunmalıdır: kılavuzun bölümleri.',
  'articles.date_past': 'İleri bir tarih ve saat seçin.',
  'articles.not_published': 'Bu metin yayında değil; yayını da zamanlanmamış.',
  'articles.not_scheduled': 'Bu dilde zamanlanmış bir metin yok.',
  'articles.picture_refused': 'Bu görseli açamadık. PNG, JPEG veya WebP dosyası gönderin.',
  'articles.picture_too_large': 'Görsel 10 MB’tan küçük olmalıdır.',
  'articles.picture_too_small': 'Görsel en az 960 piksel genişliğinde olmalıdır.',
  'replies.changed':
    'Bu hazır yanıtı başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'replies.variable_unknown': '{name} adında bir alan yok.',
  'replies.too_many':
    'En fazla 200 hazır yanıt olabilir. Mevcut yanıtlardan birini değiştirin veya kaldırın.',
  'staff.link_over': 'Bu bağlantı artık çalışmıyor. Yeni bir bağlantı isteyin.',
  'staff.email_taken':
    'Bu e-posta adresi zaten bir personel hesabına ait. Hesap devre dışı bırakılmış olabilir.',
  'staff.invitation_open':
    'Bu e-posta adresi için bekleyen bir davet var. Daveti yeniden gönderin ya da önce geri çekin.',
  'staff.invitation_over': 'Bu davet zaten kullanıldı veya geri çekildi.',
  'staff.own_account':
    'Bu kendi hesabınız olduğu için değişikliği sahip rolündeki başka bir yöneticinin yapması gerekir.',
  'staff.request_open':
    'Bu hesapla ilgili bir talep zaten sahip rolündeki ikinci bir yöneticinin onayını bekliyor.',
  'staff.same_owner': 'Bu talebi sahip rolündeki ikinci bir yöneticinin onaylaması gerekir.',
  'staff.request_decided': 'Bu talep hakkında zaten karar verildi.',
  'staff.request_outdated':
    'Bu talepten sonra personel hesapları değişti. Talebi reddedip yenisini oluşturun.',
  'staff.passkey_refused': 'Bu geçiş anahtarı doğrulanamadı. Yeniden deneyin.',
  'staff.passkeys_full': 'Bir hesapta en fazla on geçiş anahtarı olabilir. Önce birini kaldırın.',
  'staff.wrong_credentials': 'E-postanız, şifreniz veya kodunuz hatalı',
  'staff.member_unknown': 'Bu e-posta adresi kayıtlı değil',
  'tables.changed':
    'Bu masayı başka biri değiştirdi ya da masa çalışma saatlerine göre açıldı veya kapandı. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'tables.hours_changed':
    'Bu masanın çalışma saatlerini başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'tables.bad_hours': 'Tarihlerden biri 400 günden daha ileride. Daha yakın bir tarih seçin.',
  'tables.bad_limits':
    'Bu limitler birbiriyle çelişiyor. Alan başına alt ve üst sınır, en küçük fişin katı olmalıdır; alt sınır bu fişlerin en fazla 200 tanesi kadar olabilir. Alan başına alt sınır, alan başına üst sınır ve tur başına üst sınır küçükten büyüğe sıralanmalıdır. Bir bahis 1 ila 200 alanı kapsayabilir.',
  'tables.bad_pace':
    'Bahis süresi 5 ila 120 saniyedir, “son bahisler” aşaması bundan kısadır, sonuçtan önceki duraklama 0,5 ila 10 saniye sürer ve kazançlar 1 ila 30 saniye gösterilir.',
  'tables.unknown': 'Böyle bir masa yok.',
  'tables.closed': 'Bu masa kapalı olduğundan bahis kabul etmiyor.',
  'tables.late':
    'Bahsiniz, bahisler kapandıktan {ms} ms sonra ulaştı. Bu yüzden kabul edilmedi ve bakiyenizden bir tutar düşülmedi.',
  'tables.early': 'Bu tur henüz bahse açılmadı. Şu anki tura bahis yapın.',
  'tables.round_over':
    'Bu tur sona erdi. Bahsiniz kabul edilmedi ve bakiyenizden bir tutar düşülmedi.',
  'tables.round_void':
    'Bu tur iptal edildiğinden bahis kabul etmiyor. Kabul edilen bahisler iade edilir.',
  'tables.limit': 'Bu bahisle masanın tur başına üst sınırı olan {maximum} tutarını aşarsınız.',
  'tables.bonus_round':
    'Bu turda bonus parası kullanıyorsunuz. Bu nedenle bahislerinizin toplamı en fazla 5 $ olabilir ve sonuçların en fazla %60’ını kapsayabilir. Yeni bahis kabul edilmedi ve bakiyenizden bir tutar düşülmedi.',
  'tables.bonus_bets':
    'Nakit bakiyeniz bu bahse yetmiyor. Bonus parası yalnızca bu turdaki bahislerinizin toplamı en fazla 5 $ olduğunda, bahisleriniz sonuçların en fazla %60’ını kapsadığında ve her birinin kasa avantajı en az %1 olduğunda kullanılabilir. Yeni bahis kabul edilmedi ve bakiyenizden bir tutar düşülmedi.',
  'tables.bet_mismatch': 'Bu bahis daha önce başka tutarlarla yapıldı.',
  'tables.chain_unknown': 'Bu masada bu numaralı bir zincir yok.',
  'tables.salt_known': 'Bu zincirin tuzu zaten belli.',
  'tables.salt_of_server': 'Bu zincirin tuzunu sunucu çeker; imza gerekmez.',
  'tables.signature_wrong':
    'Bu, drand’ın {round} numaralı turunun imzası değil. Tam olarak bu turun “signature” alanını kopyalayın.',
  'tables.chat_insult': 'Mesajınız hakaret veya kaba bir söz içerdiği için gönderilmedi.',
  'tables.chat_phone': 'Mesajınız gönderilmedi. Masa sohbetinde telefon numarası paylaşılamaz.',
  'tables.chat_link':
    'Mesajınız gönderilmedi. Web adresi paylaşılamaz. Mesajınızda adres yoksa her noktadan sonra bir boşluk bırakın.',
  'tables.chat_contact':
    'Mesajınız gönderilmedi. E-posta adresleri ve başka hizmetlerdeki iletişim bilgileri paylaşılamaz.',
  'tables.chat_letters':
    'Mesajınız gönderilmedi, çünkü yalnızca Latin alfabesiyle yazılan mesajları denetleyebiliyoruz.',
  'tables.chat_slow': 'Bu masada bir sonraki mesajınızı {seconds} sn sonra gönderebilirsiniz.',
  'tables.chat_silenced':
    'Destek ekibi masa sohbetine yazmanızı engelledi. {minutes} dk sonra yeniden yazabilirsiniz.',
  'tables.chat_unknown': 'Bu mesaj artık yok.',
  'tables.chat_own': 'Kendi mesajınızı bildiremez, kendinizi engelleyemezsiniz.',
  'tables.chat_too_many_blocks':
    'Engelleyebileceğiniz gezgin sayısı doldu. Önce birinin engelini kaldırın.',
  'tables.chat_id_reused':
    'Bu mesaj başka bir metinle ya da başka bir masada zaten gönderildi. Yeni bir mesaj yazın.',
  'tables.round_unknown': 'Bu masada bu numaralı bir tur yok.',
  'tables.round_is_void': 'Bu tur zaten iptal edilmiş.',
  'tables.void_waiting': 'Başka bir temsilci bu turun iptalini zaten talep etti.',
  'tables.void_decided': 'Bu talep hakkında zaten karar verildi.',
  'tables.spot_taken':
    'Bu turda aynı bahis zaten yapılmış, örneğin başka bir pencerede. Yeni bahis kabul edilmedi ve bakiyenizden bir tutar düşülmedi.',
  'tables.bet_unknown': 'Bu masada böyle bir bahsiniz yok.',
  'tables.no_climb': 'Yükseliş henüz başlamadı, bu yüzden henüz kazancı alamazsınız.',
  'tables.cash_out_early': 'Kazancı 1,01× ve üzerinde alabilirsiniz. Yeniden deneyin.',
  'tables.bonus_cash_out':
    'Bu turda bonus parası kullandığınız için kazancı 1,65× ve üzerinde alabilirsiniz.',
  'tables.climb_ended': 'Yükseliş bitti, bu bahis için artık kazanç alınamaz.',
  'tables.already_out': 'Bu bahsin kazancı zaten otomatik olarak alındı.',
  'tables.favourites_full':
    'Bu oyunda {maximum} favori bahsiniz var. Yenisini kaydetmek için birini silin.',
  'tables.favourite_unknown': 'Bu favori bahis artık yok.',
  'tables.favourite_id_reused':
    'Bu favori bahis başka tutarlarla zaten kaydedildi. Bahsinizi yeni bir favori olarak kaydedin.',
  'tables.no_decision': 'Şu anda bu bahis için verilecek bir karar yok.',
  'tables.decision_early': 'Bu karar henüz verilemez. Biraz bekleyip tekrar deneyin.',
  'tables.decision_late':
    'Kararınız süre dolduktan sonra ulaştı; bu yüzden kart çekmeden kalıyorsunuz. Hesabınızdan hiçbir şey alınmadı.',
  'tables.decision_taken':
    'Zaten karar verdiniz, örneğin başka bir pencerede. İlk kararınız geçerlidir.',
  'tables.interrupted':
    'Bu masada şu anda video veya krupiye olmadığı için masa bahis kabul etmiyor. Bakiyenizden bir tutar düşülmedi. İkisi de geri geldiğinde yeniden bahis yapın.',
  'tables.record_secret':
    'Bir turun kaydı ancak tur sona erdikten sonra herkese açılır. Bu tur sona erdikten sonra yeniden deneyin.',
  'tables.not_dealt':
    'Bu masanın sonuçlarını bilgisayar çeker, bu yüzden masanın krupiyesi yoktur. Krupiyeli bir masa seçin.',
  'tables.shift_taken':
    'Bu masada başka bir krupiyenin açık vardiyası var. Vardiyanızın başlaması için önce o vardiya bitmelidir.',
  'tables.shift_elsewhere': 'Başka bir masada açık vardiyanız var. Önce o vardiyayı bitirin.',
  'tables.shift_unknown':
    'Bu masada böyle bir vardiya yok. Şu anki vardiyayı görmek için sayfayı yeniden yükleyin.',
  'tables.no_shift': 'Bu masada açık vardiya yok. Önce vardiyanızı başlatın.',
  'tables.not_your_shift':
    'Bu vardiya başka bir krupiyeye ait. Kendi vardiyanızı başlatabilmeniz için o krupiye veya bir salon şefi bu vardiyayı bitirmelidir.',
  'tables.entry_round':
    'Bu, masanın şu anki turu değil. Hiçbir şey kaydedilmedi; konsol şu anki turu gösterir.',
  'tables.entry_early':
    'Bahisler hâlâ kabul ediliyor veya tutarları çekiliyor. Sonucu, tur kapandığında girin.',
  'tables.entry_late':
    'Bu turun sonucu onaylandı veya tur iptal edildi. Bir sonucu yalnızca salon şefi düzeltebilir.',
  'tables.entry_attempt':
    'İki giriş birbirinden farklı olduğu için yeni bir deneme başladı. İkisini de yeniden girin.',
  'tables.entry_changed':
    'Bu giriş bu arada değişti, örneğin başka bir pencerede. Hiçbir şey kaydedilmedi; girişi kontrol edip devam edin.',
  'tables.entry_complete':
    'Oyun kurallarına göre başka kart veya sayı gelmez. Girişi kontrol edin.',
  'tables.entry_incomplete': 'Oyun kurallarına göre bir kart daha gelir. Girişi tamamlayın.',
  'tables.entry_source':
    'Bir girişteki tüm kartlar veya sayılar tek bir aygıttan gelmeli, ikinci giriş ise klavyeyle yapılmalıdır. Doğru aygıtla devam edin.',
  'tables.item_unknown': 'Bu oyunda böyle bir kart veya sayı yok. Yeniden girin.',
  'tables.entries_differ':
    'İki giriş eksik veya birbirinden farklı. Sonucu onaylamadan önce iki giriş de tamamlanmış ve aynı olmalıdır.',
  'tables.not_settled':
    'Bu turun ödemeleri tamamlanmadı, bu yüzden sonucu henüz düzeltilemez. Kazançlar ödendikten sonra yeniden deneyin.',
  'tables.correction_waiting':
    'Bu turun bir düzeltmesi karar bekliyor veya hesaplara işleniyor. Bu düzeltme tamamlandıktan sonra yeniden deneyin.',
  'tables.correction_decided':
    'Bu düzeltme hakkında zaten karar verildi. Kararı görmek için sayfayı yeniden yükleyin.',
  'tables.same_result':
    'Turun sonucu zaten bu, bu yüzden düzeltilecek bir şey yok. Girdiğiniz sonucu kontrol edin.',
  'recordings.not_recorded': 'Turun bu bölümünün görüntüsü kaydedilmedi.',
  'recordings.deleted': 'Bu görüntü kaydı, saklama süresinin sonunda silindi.',
  'recordings.changed':
    'Bu görüntü kaydının dosyası turdan sonra değiştirilmiş, bu yüzden hiçbir şey kanıtlamaz. Teknik ekibe haber verin.',
  'recordings.gone': 'Bu görüntü kaydının dosyası, kayıt klasöründe yok. Teknik ekibe haber verin.',
  'recordings.token': 'Bu görüntü kaydını oynatma izninin süresi doldu. Kaydı yeniden açın.',
};
