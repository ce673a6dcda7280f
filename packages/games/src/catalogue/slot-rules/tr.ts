import type { SlotPhrases } from './phrases.ts';

export const tr: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} makara ve ${rows} sıra vardır. ${lines} çizginin tamamı her zaman oynanır; bahis çizgilere eşit bölünür.`,
  oneLine: (reels) => `${reels} makara ve tek bir sıra vardır; bu sıra aynı zamanda tek çizgidir.`,
  linePays:
    'Bir çizgi, en soldaki makaradan başlayarak art arda gelen makaralardaki aynı semboller için ödeme yapar. Kaç sembol gerektiği ödeme tablosunda gösterilir. Her çizgide yalnızca en iyi dizi ödenir; farklı çizgilerin kazançları toplanır.',
  ways: (reels, rows, ways) =>
    `${reels} makara ve ${rows} sıra, yani ${ways} kazanma yolu (betways) vardır. Çizgi yoktur.`,
  changingWays: (reels, least, most, ways) =>
    `${reels} makaranın her birinde ${least} ile ${most} arasında sıra vardır. Sıra sayısı her dönüşte rastgele belirlenir; böylece en fazla ${ways} kazanma yolu (betways) oluşur. Çizgi yoktur.`,
  wayPays:
    'Bir sembol, en soldaki makaradan başlayarak yan yana makaralara düştüğünde kazandırır. Yol sayısı, her makaradaki aynı sembollerin sayılarının çarpımıdır. Farklı sembollerin kazançları toplanır.',
  cluster: (columns, rows, least) =>
    `Izgara ${columns} × ${rows} gözden oluşur. Yatay veya dikey olarak birbirine değen ${least} veya daha fazla aynı sembol kazandırır. Yalnızca köşelerinden değen semboller sayılmaz.`,
  anywhere: (reels, rows, least) =>
    `${reels} makara ve ${rows} sıra vardır. Aynı sembolden ${least} veya daha fazlası, nereye düşerse düşsün kazandırır.`,
  wild: (wild) =>
    `${wild}, kendi özelliği olanlar dışında ödeme tablosundaki tüm sembollerin yerine geçer.`,
  lineMultipliers: (factors) =>
    `${factors} işaretli jokerler, oluşmasına katkıda bulundukları kazançları çarpar. Bir kazançta bu jokerlerden iki tane varsa çarpanları birbiriyle çarpılır.`,
  wayMultipliers: (factors) => `${factors} işaretli bir joker, üzerindeki sayı kadar yol sayılır.`,
  scatterPays: (scatter) =>
    `${scatter}, ekranın neresinde olursa olsun, diğer tüm kazançlara ek olarak toplam bahsin katları kadar ödeme yapar.`,
  cascade:
    'Kazanan semboller kaybolur, diğerleri düşer ve yukarıdan yeni semboller gelir; bu, başka kazanç kalmayana kadar sürer. Böyle bir zincirin tüm kazançları toplanır.',
  ladder: (base) =>
    `Bir zincirin art arda gelen kazançları ${base} ile çarpılır. Son çarpan, zincirin sonraki tüm kazançları için geçerlidir.`,
  freeLadder: (fs) => `Ücretsiz dönüşlerde çarpanlar ${fs} olur.`,
  freeCount: (most) =>
    `Ücretsiz dönüşlerde ilk kazancın çarpanı 1’dir. Sonraki her kazanç çarpanı 1 artırır; çarpan en fazla ${most} olur.`,
  ladderStays: 'Çarpan merdiveni ücretsiz dönüşler arasında sıfırlanmaz.',
  parade: (base, fs) =>
    `${base} çarpanları bir döngü hâlinde tekrarlanır. Bir zincir, döngünün rastgele bir yerinden başlar ve her kazançta bir sonraki çarpana geçilir. Ücretsiz dönüşlerde döngü ${fs} olur ve döngüdeki konum dönüşten dönüşe korunur.`,
  orbs: (orb, least, most) =>
    `${orb}, ${least} ile ${most} arasında bir çarpan taşır. Kazanan bir zincirin sonunda toplam kazanç, görünen tüm çarpanların toplamıyla çarpılır.`,
  freeOrbs:
    'Ücretsiz dönüşlerde kazanan zincirlerin çarpanları biriktirilir. Her zincirin kazancı, o ana kadar birikenlerin toplamıyla çarpılır.',
  growing: (wild, most) =>
    `${wild} 1 değeriyle başlar. Kümesi kaybolduğunda joker kalır ve değeri 1 artar. ${most} değeriyle kazandıran bir joker, kümesiyle birlikte kaybolur. Bir kümenin kazancı, içindeki jokerlerin değerlerinin toplamıyla çarpılır.`,
  growingKept: (wild) =>
    `Ücretsiz dönüşlerde her ${wild}, yerini ve değerini dönüşten dönüşe korur.`,
  freeSpins: (scatter, awards) =>
    `${scatter}, aynı bahisle ücretsiz dönüş başlatır. Dönüş sayısı sembol sayısına bağlıdır: ${awards}.`,
  freeMultiplier: (factor) => `Ücretsiz dönüşlerdeki tüm kazançlar ${factor} ile çarpılır.`,
  retrigger: (scatter, awards) =>
    `Ücretsiz dönüşler sırasında ${scatter} ek ücretsiz dönüş kazandırır: ${awards}.`,
  maxSpins: (most) => `Bir turda en çok ${most} ücretsiz dönüş oynanır.`,
  sticky: (wild) => `Ücretsiz dönüşlerde düşen ${wild}, dönüşler bitene kadar yerinde kalır.`,
  expanding:
    'Ücretsiz dönüşlerden önce rastgele bir sembol seçilir. Bu sembol, ödeme için yeterli sayıda makaraya düştüğünde genişleyip o makaraları kaplar. Diğer tüm kazançlar ödendikten sonra genişleyen sembol, makaraları yan yana olmasa bile tüm çizgilerde kazandırır.',
  hold: (trigger, coin, respins) =>
    `${trigger} veya daha fazla ${coin} yerinde kalır ve yalnızca bu sembollerin düşebildiği ${respins} yeniden dönüş başlar. Her yeni sembol, yeniden dönüş sayısını tekrar ${respins} yapar.`,
  holdEnd: (least, most, full) =>
    `Bu sembollerin her biri, bahsin ${least} ile ${most} katı arasında bir ödül taşır. Sonunda tüm ödüller ödenir; tamamen dolan ekran ayrıca bahsin ${full} katını öder.`,
  buy: (cost, spins) =>
    `Bahsin ${cost} katına, hemen başlayan ${spins} ücretsiz dönüş satın alabilirsiniz.`,
  cap: (times) =>
    `Bir tur en fazla bahsinin ${times} katını öder. Bu sınıra ulaşılınca tur biter; kalan dönüşler ve kazançlar geçersiz olur.`,
  seed: 'Sabitlenen tohum, sonucu daha hiçbir şey hareket etmeden belirler. Dönüş hızı da erken durdurma da sonucu değiştirmez.',
};
