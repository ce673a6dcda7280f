import type { SlotPhrases } from './phrases.ts';

export const tr: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} makara ${rows} sıra gösterir. ${lines} çizginin tamamı her zaman oynanır; bahis çizgilere eşit bölünür.`,
  oneLine: (reels) => `${reels} makara tek bir sıra gösterir ve o sıra tek çizgidir.`,
  linePays:
    'Bir çizgi, en soldaki makaradan başlayarak aralıksız gelen aynı sembollere, ödeme tablosundaki sayıya göre öder. Her çizgide yalnızca en iyi dizi ödenir; farklı çizgilerin kazançları toplanır.',
  ways: (reels, rows, ways) =>
    `${reels} makara ${rows} sıra gösterir; bu ${ways} betways eder. Çizgi yoktur.`,
  changingWays: (reels, least, most, ways) =>
    `${reels} makaranın her biri ${least} ile ${most} arasında sıra gösterir, sayısı her dönüşte yeniden çekilir: en çok ${ways} betways. Çizgi yoktur.`,
  wayPays:
    'Bir sembol, en soldaki makaradan başlayarak yan yana makaralarda bulunduğunda öder; her makaradaki yerleri birbiriyle çarpılır ve her bileşim bir yol sayılır. Farklı sembollerin kazançları toplanır.',
  cluster: (columns, rows, least) =>
    `Izgara ${columns} çarpı ${rows} gözden oluşur. Kenarlarından birbirine değen ${least} veya daha fazla aynı sembol öder; köşeler sayılmaz.`,
  anywhere: (reels, rows, least) =>
    `${reels} makara ${rows} sıra gösterir. ${least} veya daha fazla aynı sembol, nerede olursa olsun öder.`,
  wild: (wild) =>
    `${wild}, kendi özelliği olanlar dışında ödeme tablosundaki tüm sembollerin yerine geçer.`,
  lineMultipliers: (factors) =>
    `${factors} işaretli jokerler katıldıkları kazancı çarpar; aynı kazançtaki ikisi birbirini çarpar.`,
  wayMultipliers: (factors) => `${factors} işaretli bir joker o kadar yol sayılır.`,
  scatterPays: (scatter) =>
    `${scatter}, ekranın neresinde olursa olsun, diğer tüm kazançlara ek olarak toplam bahsin katlarıyla öder.`,
  cascade:
    'Kazanan semboller kaybolur, diğerleri düşer ve yukarıdan yenileri gelir; artık hiçbir şey kazanmayana kadar böyle sürer. Böyle bir zincirin tüm kazançları toplanır.',
  ladder: (base) => `Bir zincirin kazançları sırayla ${base} ile çarpılır; son sayı kalıcıdır.`,
  freeLadder: (fs) => `Ücretsiz dönüşlerde çarpanlar ${fs} olur.`,
  freeCount: (most) =>
    `Ücretsiz dönüşlerde ilk kazanç bir kat, sonraki her kazanç bir kat daha fazla sayılır; en çok ${most} kat.`,
  ladderStays: 'Ücretsiz dönüşler arasında merdiven olduğu yerde kalır.',
  parade: (base, fs) =>
    `${base} çarpanları bir çember içinde geçit yapar: zincir çembere rastgele bir yerden katılır, her kazanç bir adım ilerletir. Ücretsiz dönüşlerde çember ${fs} olur ve dönüşten dönüşe ilerlemeyi sürdürür.`,
  orbs: (orb, least, most) =>
    `${orb}, ${least} ile ${most} arasında bir çarpan taşır. Bir zincir kazandığında toplamı, görünen tüm çarpanların toplamıyla çarpılır.`,
  freeOrbs:
    'Ücretsiz dönüşlerde kazanan zincirlerin çarpanları biriktirilir ve kazanan her zincir o ana kadar birikenlerin tamamıyla çarpılır.',
  growing: (wild, most) =>
    `${wild} 1 değeriyle başlar. Kümesi kaybolunca kalır ve 1 büyür; ${most} değeriyle kazanana kadar sürer. Bir küme, içindeki jokerlerin değerlerinin toplamıyla çarpılır.`,
  growingKept: (wild) => `Ücretsiz dönüşlerde ${wild} yerini ve değerini dönüşten dönüşe korur.`,
  freeSpins: (scatter, awards) =>
    `${scatter}, aynı bahisle ücretsiz dönüş başlatır (sembol: dönüş): ${awards}.`,
  freeMultiplier: (factor) => `Ücretsiz dönüşlerdeki tüm kazançlar ${factor} ile çarpılır.`,
  retrigger: (scatter, awards) => `Ücretsiz dönüşlerde ${scatter} yenilerini ekler: ${awards}.`,
  maxSpins: (most) => `Bir turda en çok ${most} ücretsiz dönüş oynanır.`,
  sticky: (wild) => `Ücretsiz dönüşlerde düşen ${wild}, dönüşler bitene kadar yerinde kalır.`,
  expanding:
    'Ücretsiz dönüşlerden önce bir sembol çekilir. Ödeme için yeterli makarada bulunduğunda o makaraları kaplar ve diğer kazançlardan sonra tüm çizgilerde öder; makaraların yan yana olması gerekmez.',
  hold: (trigger, coin, respins) =>
    `${trigger} veya daha fazla ${coin} yerinde kalır ve yalnızca onların düşebildiği ${respins} yeniden dönüş başlar. Her yeni gelen, sayıyı yeniden ${respins} yapar.`,
  holdEnd: (least, most, full) =>
    `Her biri bahsin ${least} ile ${most} katı arasında taşır. Sonunda hepsi ödenir; dolu ekran ayrıca bahsin ${full} katını öder.`,
  buy: (cost, spins) =>
    `Bahsin ${cost} katına ${spins} ücretsiz dönüş satın alabilirsiniz; hemen başlarlar.`,
  cap: (times) =>
    `Bir tur en fazla bahsinin ${times} katını öder. Bu tutara ulaşılınca tur biter ve kalanı geçersiz olur.`,
  seed: 'Sonuç, hiçbir şey kıpırdamadan önce taahhüt edilen tohumla belirlenir. Dönüşün hızı veya erken durdurulması hiçbir şeyi değiştirmez.',
};
