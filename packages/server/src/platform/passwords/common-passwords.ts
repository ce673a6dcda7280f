import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Words that occur in common passwords, including casino terms and words from other languages. They supplement the
 * published list, which contains the 49,000 most common passwords from the leaks on which zxcvbn is based (MIT, shipped
 * with the product).
 *
 * Because of the password rules, members choose `Password1!` instead of `password`. The check therefore normalises case
 * and spellings such as `p@ssw0rd`, and removes digits and special characters at both ends. Then it looks for the
 * remaining word in `WORDS` and in the published list, whose entries are also reduced to the characters a to z.
 */
const WORDS = `
password passwort contrasena motdepasse senha sifre parola pass passw passwd passcode pw pwd secret secreto topsecret geheim
qwerty qwertz azerty qwertyuiop qwertyui qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc wasd
asd qwe zxc zaq xsw cde vfr qaz wsx edc rfv tgb poiuyt lkjhgf mnbvcxz
admin administrator administrador administrateur root toor user guest default login welcome welcomeback hello hallo hola
bonjour merhaba ola letmein trustno changeme changeit test tester testing temp temppass demo sample example master manager
system server computer internet google facebook instagram twitter linkedin yahoo hotmail gmail microsoft windows apple
samsung iphone android youtube netflix amazon adobe photoshop minecraft pokemon nintendo playstation xbox fortnite roblox
abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa aaaaa aaaaaa aaaaaaaa zzz xxx
iloveyou ilovey iloveu loveyou loveme lovely love lover lovers teamo tequiero jetaime seniseviyorum askim amor amour amore
sunshine princess princesa princesse prenses monkey dragon shadow superman batman spiderman ironman wolverine hulk flash
football futbol futebol fussball soccer baseball basketball hockey tennis golf rugby cricket
charlie michael jordan jennifer jessica ashley daniel thomas robert matthew andrew joshua hunter george william anthony
christian david john james richard joseph charles paul mark donald steven kevin brian edward ronald nicole michelle amanda
melissa sarah stephanie heather elizabeth samantha maria anna sophie laura emma julia lisa sandra carlos jose juan luis
miguel pedro antonio francisco alejandro diego pablo javier fernando manuel joao ana beatriz gabriel lucas mateus rafael
mehmet mustafa ahmet ali huseyin hasan ibrahim ismail yusuf fatma ayse emine hatice zeynep elif merve
alex alexander alexandra max sam chris nick mike steve dave bob tom jerry tim jack harry oliver noah liam ethan mason logan
summer winter spring autumn sommer fruehling herbst verano invierno primavera printemps ete automne hiver verao inverno yaz
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
freedom liberty america american canada london paris berlin madrid barcelona lisbon istanbul ankara izmir brasil brazil
mexico espana france turkiye turkey germany england china japan tokyo sydney honolulu lasvegas vegas macau rio riodejaneiro
chelsea arsenal liverpool manchester manutd realmadrid atletico juventus milan inter bayern benfica sporting porto flamengo
corinthians palmeiras santos galatasaray fenerbahce besiktas trabzonspor yankees redsox lakers cowboys steelers eagles
cheese banana orange apple peach cherry strawberry chocolate cookie cookies candy sugar honey pepper ginger coffee pizza
butter pumpkin potato tomato lemon
flower rose lily daisy jasmine violet butterfly rainbow unicorn angel angels angelo heaven star stars starwars startrek
sky moon sun ocean river mountain forest tiger lion eagle wolf bear horse kitty cat dog doggy puppy bunny turtle dolphin
snoopy mickey minnie donald garfield tigger scooby simba nemo bambi barbie elsa
buster bailey ginger maggie molly lucky lucy max bella rocky toby jake buddy coco lola luna charly tyson
mustang corvette ferrari porsche mercedes bmw audi honda toyota yamaha harley kawasaki suzuki nissan camaro
access matrix ninja samurai pirate wizard warrior gandalf frodo hobbit merlin phoenix vampire zombie killer hacker hacked
thunder lightning storm fire ice silver gold golden diamond crystal ruby pearl platinum
money dollar dollars euro cash rich million millions billion bitcoin casino poker jackpot lucky luckyseven seven blackjack
roulette slots bingo winner winning win gambler bet betting wanderluck
baby babygirl babyboy babe sweet sweetie sweetheart darling honey sexy hottie hot cutie cute beautiful pretty gorgeous
mother father mommy daddy mom dad sister brother family familia famille aile friend friends bestfriend forever together
happy smile lol haha hahaha whatever nothing something anything everything nobody someone
jesus christ jesuschrist god godisgood bible faith hope grace blessed allah bismillah muhammed
music guitar piano drummer metal metallica slipknot nirvana beatles eminem tupac hiphop rock rockstar rocknroll dance dancer
school student teacher college university work office business company home house garden kitchen
blue red green black white purple yellow orange pink brown
biteme fuckyou fuckoff fuck bitch asshole shit pussy dick cunt bastard puta mierda merde caralho orospu
soldier army navy marine military police fireman doctor nurse pilot captain sniper ranger
secure security private public mobile phone telephone number one two three four five
player gamer games game playboy pro noob newbie boss king queen prince kingkong legend champion
letme in open opensesame sesame please thanks thankyou bye goodbye goodluck yes no okay ok
`;

const words = new Set(WORDS.trim().split(/\s+/));

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Minimum length of a list entry that is treated as a word. Good passwords can contain shorter entries by chance, and
 * would then be rejected.
 */
const MIN_LISTED_LETTERS = 4;

let listed: { whole: ReadonlySet<string>; cores: ReadonlySet<string> } | undefined;

/**
 * Returns the published common passwords, and the same passwords reduced to the letters a to z. The first call builds
 * both sets, which takes 50 ms.
 */
function list() {
  if (!listed) {
    const whole = dictionary['passwords-common'] as readonly string[];
    const letters = whole.map((entry) => fold(entry).replace(/[^a-z]/g, ''));
    listed = {
      whole: new Set(whole),
      cores: new Set(letters.filter(({ length }) => length >= MIN_LISTED_LETTERS)),
    };
  }
  return listed;
}

/**
 * Builds the list of common passwords. Called before the first request, so that no member waits for it.
 * @returns the number of passwords in the list
 */
export const loadCommonPasswords = (): number => list().whole.size;

/** Characters commonly used in place of the letters a to z. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
};

/** Keyboard rows and columns, and the alphabet. A password must not consist mostly of one of these sequences. */
const WALKS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!qaz@wsx#edc$rfv%tgb',
  '!@#$%^&*()',
  'abcdefghijklmnopqrstuvwxyz',
];

/**
 * Returns the possible base words of a password: without surrounding digits and special characters, and with
 * substitutions such as `0` for `o` undone.
 */
function cores(password: string): string[] {
  const folded = fold(password);
  const bare = folded.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const unleet = (text: string) =>
    [...text].map((character) => LEET[character] ?? character).join('');
  // Remove digits and special characters only at the start and the end. Inside a word, they often replace other
  // characters, as in "p4ssw0rd".
  const trimmed = folded.replace(/^[\W_\d]+(?=.*[a-z])|[\d]*[\W_]*[\d]*$/g, '');
  const letters = (text: string) => text.replace(/[^a-z]/g, '');
  return [
    ...new Set([
      letters(bare),
      letters(folded),
      letters(unleet(trimmed)),
      letters(unleet(folded)),
      letters(unleet(bare)),
    ]),
  ].filter((core) => core !== '');
}

/** Returns true if the text is a known word, a known word written twice, or a repetition of one to four characters. */
function isWorn(core: string, known: (word: string) => boolean): boolean {
  return (
    known(core) ||
    /^(.{1,4})\1+$/.test(core) ||
    (/^(.{3,})\1$/.test(core) && known(core.slice(0, core.length / 2)))
  );
}

function isWalk(password: string): boolean {
  const text = fold(password);
  let longest = 0;
  for (const walk of WALKS)
    for (const path of [walk, [...walk].reverse().join('')])
      for (let from = 0; from < text.length; from += 1)
        while (from + longest < text.length && path.includes(text.slice(from, from + longest + 1)))
          longest += 1;
  // True if one keyboard sequence of at least five characters makes up at least two thirds of the password.
  return longest >= 5 && longest * 3 >= text.length * 2;
}

/**
 * Returns true if a password is common, even if digits, special characters or spellings such as `p@ssw0rd` disguise it.
 * @param personal words such as the member's names and e-mail address; these are treated like common passwords
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const own = new Set(
    personal
      .flatMap((text) => [fold(text).replace(/[^a-z]/g, ''), ...fold(text).split(/[^a-z]+/)])
      .filter((word) => word.length >= 3),
  );
  const { whole, cores: listedCores } = list();
  // An entry of `listedCores` makes a password common only if the entry is at least half as long as the password.
  const isMostOfIt = (word: string) => word.length * 2 >= password.length;
  const known = (word: string) =>
    words.has(word) || own.has(word) || (isMostOfIt(word) && listedCores.has(word));
  const folded = fold(password);
  if (new Set(folded).size <= 3) return true;
  // Reject a password that equals a list entry, either directly or without its leading and trailing special characters,
  // as in `ncc1701d!!`.
  if (whole.has(folded) || whole.has(folded.replace(/^[\W_]+|[\W_]+$/g, ''))) return true;
  return isWalk(password) || cores(password).some((core) => isWorn(core, known));
}
