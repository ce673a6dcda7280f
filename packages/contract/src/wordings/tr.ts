import type { ErrorCode } from '../errors.ts';
import { officeWordings } from './office/tr.ts';

export { fieldWordings } from './fields/tr.ts';

export const wordings: Readonly<Record<ErrorCode, string>> = {
  ...officeWordings,
  'request.invalid': 'Lütfen işaretli alanları düzeltin.',
  'request.not_found': 'Bu sayfa veya kayıt mevcut değil.',
  'request.csrf': 'Oturumunuz doğrulanamadı. Sayfayı yenileyip tekrar deneyin.',
  'request.origin': 'Bu istek başka bir siteden geldiği için reddedildi.',
  'request.too_many': 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
  'request.unexpected': 'Bir hata oluştu.',
  'request.maintenance': 'Bakım yapıyoruz, birazdan geri döneceğiz.',
  'request.overloaded':
    'Hizmetimiz şu anda çok yoğun. Sizden tahsilat yapılmadı. Lütfen tekrar deneyin.',
  'request.country_blocked': 'Hizmetimiz ülkenizde kullanılamıyor.',
  'auth.signed_out': 'Devam etmek için lütfen giriş yapın.',
  'auth.forbidden': 'Bunu yapma yetkiniz yok.',
  'auth.wrong_credentials': 'E-postanız veya şifreniz hatalı',
  'auth.wrong_password': 'Şifre hatalı',
  'auth.locked':
    'Çok fazla hatalı şifre girildiği için hesabınız kilitlendi. Şifrenizi sıfırlamanız için size bir e-posta gönderdik.',
  'auth.code_wrong': 'Kodunuz hatalı',
  'auth.code_expired': 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  'auth.code_asked_elsewhere':
    'Bu altı haneli kod yalnızca istendiği tarayıcıda geçerlidir. Kodu orada girin ya da buradan yenisini isteyin.',
  'auth.recoveries_spent':
    'Bugün çok fazla altı haneli kod istendi. {hours} saat sonra yeniden deneyin ya da daha önce giriş yaptığınız bir tarayıcı kullanın.',
  'auth.totp_required': 'Doğrulama uygulamanızdaki kodu girin.',
  'second_factor.already_on':
    'İki adımlı doğrulama zaten açık. Başka bir uygulama kurmak için önce onu kapatın.',
  'second_factor.not_begun': 'Kurulum süresi doldu. Lütfen baştan başlayın.',
  'second_factor.not_on':
    'İki adımlı doğrulama kurulu değil, bu yüzden değiştirilecek bir şey yok.',
  'personal_data.too_soon':
    'Son 24 saat içinde zaten bir kopya istediniz. Lütfen o kopyayı kullanın ya da yarın yeni bir kopya isteyin.',
  'member.email_taken': 'Bu e-posta zaten kayıtlı',
  'member.email_unverified': 'Lütfen önce e-posta adresinizi onaylayın.',
  'member.too_young': 'Oynamak için en az 20 yaşında olmalısınız',
  'member.too_young_there': 'Bu ülkede oynamak için en az {age} yaşında olmalısınız',
  'member.excluded': 'Kendinizi oyundan dışladınız.',
  'member.on_break': 'Şu anda oyun molasındasınız.',
  'member.balance_left':
    'Hesabınızda hâlâ {left} bakiye var. Önce bu tutarı çekin ve ödemenin tamamlanmasını bekleyin.',
  'member.top_up_open':
    'Para yatırma işlemlerinizden biri hâlâ beklemede. İşlemin sonuçlanmasını bekleyin. Yarım bırakılan işlemler bir saat içinde geçersiz olur.',
  'member.closed': 'Bu hesap kapatılmış.',
  'member.already_registered':
    'Bizde zaten bir hesabınız var. Giriş yapın veya destek ekibiyle iletişime geçin.',
  'member.postcode_unknown': 'Bu posta kodunu bulamadık. Lütfen şehrinizi girin.',
  'wallet.insufficient_funds': 'Yetersiz bakiye',
  'wallet.exceeds_cash': 'Tutar, kullanılabilir nakit bakiyenizi aşıyor.',
  'wallet.below_minimum': 'En düşük tutar {minimum}.',
  'wallet.above_transaction_limit': 'İşlem başına en yüksek tutar {maximum}.',
  'wallet.above_daily_limit': 'Bu tutar günlük limitinizi aşıyor. Bugün için {left} kaldı.',
  'wallet.above_monthly_limit': 'Bu tutar aylık limitinizi aşıyor. Bu ay için {left} kaldı.',
  'wallet.cash_out_limit_reached': 'Para çekme limitinize ulaştınız',
  'wallet.verification_required':
    'Para çekebilmeniz için önce pasaportunuzun doğrulanması gerekir.',
  'wallet.method_unused':
    'Yalnızca daha önce para yatırmak için kullandığınız bir yöntemle para çekebilirsiniz.',
  'wallet.ewallet_needs_deposit':
    'Bir e-cüzdana, ancak aynı e-cüzdanla başarılı bir para yatırma işleminden sonra para çekebilirsiniz.',
  'wallet.cash_out_not_pending': 'Bu para çekme talebi artık değiştirilemez.',
  'wallet.cash_out_failed': 'Para çekme işlemi başarısız oldu (ödeme bilgilerinizi kontrol edin)',
  'wallet.cash_outs_unavailable':
    'Para çekme şu anda kullanılamıyor, destek ekibiyle iletişime geçin',
  'wallet.provider_unavailable':
    'Ödeme sağlayıcısı yanıt vermiyor. Sizden tahsilat yapılmadı. Lütfen tekrar deneyin.',
  'wallet.key_reused':
    'Bu istek daha önce başka bilgilerle yapıldı. Yeniden denemeden önce sayfayı yenileyip sonucu kontrol edin.',
  'wallet.too_many_failed':
    'Çok fazla ödeme başarısız oldu. Lütfen {minutes} dakika sonra yeniden deneyin.',
  'wallet.top_ups_suspended':
    'Çok sayıda başarısız ödeme nedeniyle hesabınıza para yatırma işlemleri durduruldu. Lütfen destek ekibiyle iletişime geçin.',
  'wallet.same_clerk': 'Bu işlemi ikinci bir temsilcinin onaylaması gerekir.',
  'wallet.claimed': 'Bu dosya üzerinde başka bir temsilci çalışıyor.',
  'wallet.difference_closed': 'Bu fark zaten giderildi.',
  'wallet.correction_needs_member': 'Bu düzeltmenin hangi üyeye ait olduğunu belirtin.',
  'limits.deposit_reached': 'Bu tutar kendi para yatırma limitinizin üzerinde. Kalan: {left}.',
  'limits.wager_reached':
    'Bu bahis, belirlediğiniz bahis limitini aşıyor. Kalan limitiniz: {left}.',
  'limits.loss_reached': 'Bu bahis, belirlediğiniz kayıp limitini aşıyor. Kalan limitiniz: {left}.',
  'limits.session_time_reached':
    'Kendi belirlediğiniz günlük süre limitine ulaştınız. UTC’ye göre gece yarısından sonra yeniden oynayabilirsiniz.',
  'limits.reality_check_due':
    'Oturumunuzu gözden geçirme zamanı: bir sonraki turdan önce lütfen süre hatırlatmasını yanıtlayın.',
  'limits.too_early': 'Daha yüksek bir limiti, talebinizden 24 saat sonra onaylayabilirsiniz.',
  'limits.nothing_pending': 'Onay bekleyen bir değişiklik yok.',
  'exclusion.shorter': 'Daha uzun bir kendini dışlama süresi zaten geçerli. Bu süre kısaltılamaz.',
  'exclusion.too_early':
    'Süresiz kendini dışlamayı ancak başlangıcından en az yedi gün sonra sona erdirebilirsiniz.',
  'exclusion.not_reopenable': 'Bu kendini dışlama süresi sona erdirilemez.',
  'limits.unknown': 'Böyle bir limit yok.',
  'document.wrong_format': 'Yalnızca PNG, JPEG veya PDF dosyası kabul ediyoruz.',
  'document.too_large': 'Bu dosya çok büyük. 10 MB’tan küçük olmalı.',
  'document.damaged':
    'Bu dosyayı açamadık. Lütfen fotoğrafı yeniden çekin ya da belgeyi yeniden kaydedin.',
  'document.infected': 'Virüs tarayıcımız bu dosyayı reddetti. Başka bir dosya gönderin.',
  'document.encrypted': 'Bu PDF kilitli. Lütfen şifresiz kaydedin ya da bir fotoğraf gönderin.',
  'document.active':
    'Bu PDF betik veya gömülü dosya içeriyor. Lütfen yeni bir PDF olarak yazdırın ya da bir fotoğraf gönderin.',
  'document.too_many_pages':
    'Bir PDF en fazla on iki sayfa olabilir. Lütfen yalnızca gerekli sayfaları gönderin.',
  'document.no_file': 'Lütfen önce bir dosya seçin.',
  'document.too_many_files': 'Bir belgede en fazla dört dosya olabilir.',
  'document.too_old': 'Adres belgesi son 3 ay içinde düzenlenmiş olmalı.',
  'document.waiting': 'Bu türden bir belgeyi zaten inceliyoruz. Lütfen kararımızı bekleyin.',
  'document.key_reused':
    'Bu yükleme daha önce başka bir içerikle gönderildi. Aldığımız belgeleri görmek için sayfayı yenileyin.',
  'document.claimed': 'Bu belgeyi başka bir temsilci inceliyor.',
  'document.not_claimed': 'Karar vermeden önce bu belgeyi üstlenin.',
  'document.decided': 'Bu belge hakkında zaten karar verildi.',
  'details.nickname_taken': 'Bu takma ad zaten kullanılıyor. {suggestion} kullanılabilir.',
  'details.no_email_waiting':
    'Onay bekleyen yeni bir e-posta adresi yok. Değişikliği yeniden isteyin.',
  'document.details_changed':
    'Üye bu arada adresini değiştirdi. Yeni adresi kontrol edip baştan başlayın.',
  'override.waiting':
    'Bu pasaport için ikinci bir temsilcinin onayını bekleyen bir istisna talebi zaten var.',
  'override.same_clerk': 'Bu işlemi ikinci bir temsilcinin onaylaması gerekir.',
  'override.decided': 'Bu istisna hakkında zaten karar verildi.',
  'ticket.key_reused':
    'Bu mesaj daha önce farklı bir metinle gönderilmiş. Yeni bir mesaj yazmak için sayfayı yenileyin.',
  'ticket.too_many':
    'Bugün bize birkaç kez yazdınız. Lütfen yanıtımızı bekleyin ya da yarın yeniden yazın.',
  'ticket.no_review': 'Bu şikâyet artık yeniden incelenemez.',
  'ticket.claimed': 'Bu destek talebini başka bir temsilci yanıtlıyor.',
  'ticket.answered': 'Bu destek talebi zaten yanıtlandı.',
  'ticket.other_clerk':
    'İkinci incelemeyi, ilk incelemeyi yapan temsilciden başka biri yapmalıdır.',
  'ticket.id_reused':
    'Bu mesaj daha önce farklı bir metinle gönderilmiş. Yeni bir mesaj yazmak için sayfayı yenileyin.',
  'ticket.closed':
    'Bu destek talebi bir süre önce kapatıldı. Lütfen yeni bir talep açın ve bu talebin numarasını belirtin.',
  'ticket.too_many_messages':
    'Bugün bu destek talebine çok sayıda mesaj eklediniz. Lütfen yanıtımızı bekleyin.',
  'ticket.too_many_files':
    'Bir mesaja en fazla beş, bir destek talebine en fazla 30 dosya eklenebilir.',
  'ticket.not_rateable': 'Bu destek talebi artık değerlendirilemez.',
  'ticket.changed': 'Bu destek talebini başka biri değiştirdi. Kontrol edip yeniden deneyin.',
  'ticket.stays_complaint':
    'Şikâyet soruya dönüştürülemez, çünkü şikâyetler için öngörülen süreler geçerliliğini korur.',
  'ticket.no_colleague': 'Bu temsilci destek taleplerini yanıtlayamaz. Başka birini seçin.',
  'ticket.answer_first': 'Bir şikâyet ancak yanıtlandıktan sonra kapatılabilir.',
  'ticket.merged': 'Bu destek talebi başka bir taleple birleştirildi.',
  'ticket.unknown': 'Bu numaraya sahip başka bir destek talebi yok.',
  'ticket.other_requester': 'Yalnızca aynı kişinin destek talepleri birleştirilebilir.',
  'ticket.link_unknown': 'Bu üyeye ait bu numaralı bir tur veya ödeme yok.',
  'ticket.too_many_links': 'Bir destek talebinin en fazla 20 bağlantısı olabilir.',
  'ticket.calendar_changed':
    'Siz düzenlerken takvimi başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'chat.id_reused':
    'Bu mesaj daha önce farklı bir metinle gönderilmiş. Yeni bir mesaj yazmak için sayfayı yenileyin.',
  'chat.elsewhere': 'Sohbetimiz başka bir sağlayıcıya taşındı. Sohbeti kapatıp yeniden açın.',
  'chat.visitor_unknown':
    'Bu sohbetin süresi doldu. Yeni bir sohbet başlatmak için adınızı ve e-posta adresinizi girin.',
  'chat.address_unconfirmed':
    'Önce e-posta adresinizi onaylayın. Size gönderdiğimiz bağlantıyı açın.',
  'chat.link_over':
    'Bu bağlantı artık çalışmıyor. Hâlâ yardıma ihtiyacınız varsa bize sohbetten yeniden yazın.',
  'chat.not_rateable': 'Bu görüşme artık değerlendirilemez.',
  'chat.hours_changed':
    'Siz düzenlerken çalışma saatlerini başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'chat.ended': 'Bu görüşme sona erdi.',
  'chat.taken': 'Bu görüşmeyi başka bir temsilci üstlendi.',
  'chat.not_yours': 'Bu görüşme size atanmamış. Yanıtlamadan önce görüşmeyi üstlenin.',
  'chat.no_colleague': 'Bu temsilci görüşmeleri yanıtlayamaz. Başka bir temsilci seçin.',
  'play.game_unknown': 'Bu oyun casinomuzda yok.',
  'play.game_maintenance': 'Bu oyun bakımda.',
  'play.not_free': 'Bu oyun ücretsiz oynanamaz. Oynamak için pasaport alın veya giriş yapın.',
  'play.stake_off_ladder': 'Bu bahis tutarı kullanılamıyor. Listedeki tutarlardan birini seçin.',
  'play.unknown_bet': 'Bu oyunda böyle bir bahis yok.',
  'play.empty_bet': 'Önce bir bahis yapın.',
  'play.below_minimum': 'Bahsiniz bu oyunun alt sınırından düşük.',
  'play.above_maximum': 'Bahsiniz bu oyunun üst sınırının üzerinde.',
  'play.round_mismatch': 'Bu tur daha önce başka bir bahisle oynandı.',
  'play.too_many_open': 'Aynı anda çok fazla tur oynuyorsunuz. Son turun bitmesini bekleyin.',
  'play.too_fast': 'Çok hızlı oynuyorsunuz. Bir sonraki turdan önce biraz bekleyin.',
  'play.verification_required':
    'Bulunduğunuz ülkenin kuralları, oynamadan önce doğrulanmış bir pasaport gerektiriyor. Belgelerinizi Pasaportum sayfasından yükleyin.',
  'play.round_open': 'Bu oyunda açık bir turunuz var. Yenisine başlamadan önce onu bitirin.',
  'play.round_stuck':
    'Açık turunuza şu anda devam edilemiyor. Ekibimize haber verildi. Tur sürdürülemezse bahsiniz nakit bakiyenize iade edilir.',
  'play.action_illegal': 'Turun bu aşamasında bu işlem yapılamaz.',
  'play.action_late': 'Bu tura başka bir pencerede devam edildi; tur yeniden yüklendi.',
  'wagers.not_found': 'Böyle bir bahis yok.',
  'wagers.already_voided': 'Bu bahis zaten iptal edilmiş.',
  'wagers.not_settled': 'Bahis henüz sonuçlanmadı; iptal edilecek bir şey yok.',
  'fairness.round_open': 'Tohumlarınızı değiştirmeden önce açık turunuzu bitirin.',
  'bag.full': 'Seyahat çantanız dolu; satın alabilmek için ürünleri etkinleştirin veya silin.',
  'bag.purchase_failed': 'Üzgünüz! Bu seyahat çantası satın alınamadı',
  'bag.second_time': 'Üzgünüz! Bu seyahat çantasını ikinci kez satın alamazsınız',
  'bag.item_not_in_bag': 'Bu ürün artık çantanızda kullanıma hazır değil.',
  'bag.item_ended': 'Bu ürün zaten sona erdi.',
  'bag.item_changed': 'Bu ürün az önce değişti. Silmeden önce yeniden kontrol edin.',
  'bag.wagering_too_high':
    'Bu ülkenin kuralları, çevrim şartı bu kadar yüksek bir bonusa izin vermiyor.',
  'bag.another_waits':
    'Başka bir bonus zaten bir sonraki para yatırma işleminizi bekliyor. Önce onu kullanın veya silin.',
  'bag.another_watched':
    'Para yatırma işlemlerinizden biri zaten başka bir kayıp iadesi kapsamında izleniyor. Bu kayıp iadesini, diğeri sona erince etkinleştirebilirsiniz.',
  'bag.no_spins_left': 'Bu üründe ücretsiz dönüş veya kredi kalmadı.',
  'bag.grant_decided': 'Bu hediye hakkında zaten karar verildi.',
  'bag.member_may_not': 'Bu üye bonus alamaz.',
  'market.item_unknown': 'Bu ürün satışta değil.',
  'market.changed': 'Fiyat veya koşullar değişti. Satın almadan önce lütfen yeniden kontrol edin.',
  'market.not_open': 'Bu ürün satışta değil.',
  'market.sold_out': 'Bu ürün az önce tükendi.',
  'market.limit_reached': 'Bu ürünün {days} günlük satın alma limitine ulaştınız.',
  'market.not_enough_coins':
    'Bu satın alma için yeterli Coins’iniz yok (seviye atlayın veya görevleri tamamlayın).',
  'journey.skill_complete': 'Bu beceri zaten en yüksek seviyesinde.',
  'journey.skill_changed':
    'Bu beceri başka bir cihazda yükseltildi. Daha fazla puan harcamadan önce lütfen seviyesini kontrol edin.',
  'journey.not_enough_points':
    'Yeterli beceri puanınız yok. Seviye atlayarak daha fazla kazanabilirsiniz.',
  'tournaments.not_open': 'Bu turnuvaya artık katılamazsınız.',
  'tournaments.entered_already': 'Bu turnuvaya zaten katıldınız.',
  'tournaments.full': 'Bu turnuva dolu.',
  'tournaments.price_changed':
    'Bu turnuvanın ücreti değişti. Sizden tahsilat yapılmadı. Lütfen yeni ücreti kontrol edin.',
  'tournaments.terms_changed':
    'Bu turnuvanın koşulları değişti. Sizden tahsilat yapılmadı. Lütfen yeni koşulları kontrol edin.',
  'tournaments.not_enough_coins': 'Bu turnuva için yeterli Coins’iniz yok.',
  'tournaments.ticket_unusable': 'Bu bilet artık kullanılamıyor. Sizden tahsilat yapılmadı.',
  'tournaments.impossible':
    'Turnuva bu bilgilerle oluşturulamaz. Lütfen saatleri, slotları, bahsi ve ödülleri kontrol edin.',
  'tournaments.changed':
    'Bu turnuvayı az önce başka biri değiştirdi. Yeni sürümü kontrol edip tekrar deneyin.',
  'tournaments.started': 'Bu turnuva başladı. Artık düzenlenemez, yalnızca iptal edilebilir.',
  'tournaments.terms_fixed':
    'Bu turnuvaya katılmış üyeler var. Yalnızca adını ve kontenjanını değiştirebilir veya ödüllerini artırabilirsiniz.',
  'tournaments.start_fixed':
    'Bu turnuva, başlangıç saatini belirleyen bir serinin parçası. Başlangıç saati burada değiştirilemez.',
  'tournaments.ended': 'Bu turnuva sona erdi.',
  'travel.city_unknown': 'Bu şehre uçuşumuz yok.',
  'travel.already_there': 'Zaten bu şehirdesiniz.',
  'travel.not_verified': 'Seyahat edebilmeniz için pasaportunuzun doğrulanması gerekir.',
  'travel.not_enough_coins': 'Üzgünüz! Seyahat etmek için yeterli Coins’iniz yok',
  'travel.fare_changed':
    'Ücret değişti. Yeni ücret {fare} Coins; uçağa binmeden önce kontrol edin.',
  'travel.moved_meanwhile':
    'Bu şehirden zaten ayrıldınız. Şu an bulunduğunuz şehirden bir uçuş seçin.',
  'travel.ticket_unusable': 'Bu bilet artık kullanılamaz. Başka bir ödeme yöntemi seçin.',
  'wallet.cash_out_ends_bonuses':
    'Bazı bonuslarınız için, para çekmeden önce bonusu kazandıran para yatırma tutarını bir kez çevirmeniz gerekir. Bu para çekme işlemi o bonusları sona erdirir. Devam etmek için para çekme işlemini onaylayın.',
  'editions.edited':
    'Siz düzenlerken başka biri yeni bir sürüm yayımladı. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'editions.unchanged': 'Yayımlanacak bir değişiklik yok.',
  'editions.name_taken': 'Aynı dilde bu adı taşıyan başka bir kayıt var. Başka bir ad seçin.',
  'editions.city_closed':
    'Bu durumda şehirde, üyelerin damgayı kazanmasına yetecek kadar görev kalmaz.',
  'market.edited':
    'Başka biri bu ürünü değiştirdi; ürünün güncel hâlini yükledik. Ürünü kontrol edip yeniden deneyin.',
  'market.kind_fixed':
    'Bir ürünün türü değiştirilemez. Başka bir tür kullanmak için yeni bir ürün oluşturun.',
  'play.bonus_refused': 'Bonus parası bazı oyunlarda kullanılamaz (nakitle oynayın)',
  'fairness.client_seed_invalid': '1 ila 32 harf, rakam, tire veya alt çizgi kullanın.',
  'fairness.stale_pair': 'Tohum çiftiniz başka bir pencerede değiştirildi ve yeniden yüklendi.',
  'playlists.name_unfit': 'Bu ada izin verilmiyor. Lütfen başka bir ad seçin.',
  'playlists.too_many':
    'En fazla {most} oynatma listeniz olabilir ve bu sayıya ulaştınız. Yenisini oluşturmak için birini silin.',
  'playlists.full': 'Bu oynatma listesinde zaten {most} oyun var. Önce birini çıkarın.',
  'playlists.changed': 'Bu oynatma listesi başka bir pencerede değiştirildi ve yeniden yüklendi.',
  'lobby.update_failed': 'Filtre durumu güncellenemedi',
  'lobby.set_failed': 'Filtre uygulanamadı',
  'lobby.add_failed': 'Etkin filtre eklenemedi',
  'lobby.remove_failed': 'Etkin filtre kaldırılamadı',
  'lobby.clear_failed': 'Filtreler temizlenemedi',
  'floor.changed':
    'Casino salonunun düzenini bu arada başka biri değiştirdi. Değişiklikleriniz kaydedilmedi. Yeni sürümü kontrol edip yeniden kaydedin.',
  'floor.unknown': '“{name}” adında bir oyun veya kategori yok. Bu adı listeden çıkarın.',
  'floor.twice': '“{name}” aynı listede iki kez yer alıyor. Birini kaldırın.',
};
