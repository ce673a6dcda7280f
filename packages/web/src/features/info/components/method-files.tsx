import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

/** Files that let members check rounds without the casino's code (decision 75). */
const files: readonly { name: string; about: MessageDescriptor }[] = [
  { name: 'README.md', about: msg`The method: seeds, keys, numbers and cards` },
  { name: 'slots.md', about: msg`The rules of every slot, with each random draw explained` },
  { name: 'tables.md', about: msg`Roulette, baccarat, sic bo and keno` },
  { name: 'cards.md', about: msg`Blackjack, video poker and three-card poker` },
  { name: 'games.json', about: msg`Reels, weights and pay tables of every game` },
  { name: 'vectors.json', about: msg`One example round for every game` },
  { name: 'verify.py', about: msg`Program for checking rounds (Python 3)` },
  { name: 'verify.pl', about: msg`Second program for checking rounds (Perl 5)` },
  {
    name: 'verify_record.py',
    about: msg`Program for checking rounds dealt by a person (Python 3)`,
  },
  { name: 'record.json', about: msg`Example record of a round dealt by a person` },
];

/** Shows links to the files for checking rounds: a description of the method, its data, and two programs. */
export function MethodFiles() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="method-files">
      <h2 id="method-files">
        <Trans>Check rounds without our code</Trans>
      </h2>
      <p>
        <Trans>
          These files describe every game in full, so that you can write your own checker. They
          include two ready-to-run programs that share no code with the casino. Save all files in
          one folder.
        </Trans>
      </p>
      <ul>
        {files.map(({ name, about }) => (
          <li key={name}>
            <a href={`/api/fairness/files/${name}`} download={name}>
              {name}
            </a>
            <br />
            {i18n._(about)}
          </li>
        ))}
      </ul>
    </section>
  );
}
