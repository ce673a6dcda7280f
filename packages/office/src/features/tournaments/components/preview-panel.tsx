import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewTournament, type TournamentPreview } from '@wl/contract/office/tournaments';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { cityBySlug, cityTexts } from '@wl/world/cities/index';
import { type Language, languageNames, languages } from '@wl/world/languages';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { textsOf } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import { Failed } from '../../../app/states.tsx';
import { bodyOf, type Draft, isComplete } from '../draft.ts';
import { useTournamentNames } from '../names.ts';
import s from './tournaments.module.css';

/** Delay between the clerk's last input and the preview request, in ms. */
const SETTLED_MS = 400;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Previews the tournament as members see it, in any supported language, and shows the expected cost of the prizes. */
export function PreviewPanel({ draft }: { draft: Draft }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const settled = useSettled(draft);
  const query = useQuery({
    queryKey: ['tournament-preview', settled],
    queryFn: () => request(previewTournament, { body: bodyOf(settled) }),
    enabled: isComplete(settled),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={paper.panel} aria-labelledby="preview">
      <h2 id="preview">
        <Trans>Member preview</Trans>
      </h2>
      <div className={s.tongues} role="group" aria-label={t`Preview language`}>
        {languages.map((one) => (
          <Button
            key={one}
            variant="plain"
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      </div>
      <InLanguage language={language}>
        <Ticket draft={draft} language={language} />
      </InLanguage>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && isComplete(draft) ? (
        <Costs preview={query.data.data} />
      ) : (
        <p className={paper.sub}>
          <Trans>Enter a name, slots, a stake and prizes to see the expected cost.</Trans>
        </p>
      )}
    </section>
  );
}

/** Renders `children` in the given language instead of the clerk's. */
function InLanguage({ language, children }: { language: Language; children: React.ReactNode }) {
  const [texts, setTexts] = useState<I18n>();
  useEffect(() => {
    let isGone = false;
    void textsOf(language, ['tournaments']).then((found) => {
      if (!isGone) setTexts(found);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  if (!texts) return null;
  return (
    <I18nProvider i18n={texts}>
      <div lang={texts.locale}>{children}</div>
    </I18nProvider>
  );
}

function Ticket({ draft, language }: { draft: Draft; language: Language }) {
  const { money, number, clock } = useFormats();
  const names = useTournamentNames();
  const rounds = Number(draft.maxRounds) || 0;
  const sum = draft.prizes.reduce(
    (all, { places, coins }) => all + (Number(places) || 0) * (Number(coins) || 0),
    0,
  );
  const starts = Date.parse(draft.starts);
  return (
    <div className={s.ticket}>
      <div className={s.scene}>
        <img src={`/art/cities/${draft.city}/postcard-800.avif`} width={800} height={533} alt="" />
        <p>
          <span className={paper.mono}>{cityBySlug(draft.city)?.airport}</span>{' '}
          {cityTexts(draft.city)?.name[language]}
        </p>
        <p className={s.ticketName}>{draft.name[language] || draft.name.en || '…'}</p>
      </div>
      <p>
        <b>{names.scorings[draft.scoring]}</b> · {money(draft.stake)} · {names.rounds(rounds)}
      </p>
      <dl className={s.ticketFacts}>
        <div>
          <dt>
            <Trans>Prizes</Trans>
          </dt>
          <dd>
            {number(sum)} <Icon name="coin" size={16} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Entry</Trans>
          </dt>
          <dd>{names.entry(Number(draft.entryCoins) || 0)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Begins</Trans>
          </dt>
          <dd>{Number.isNaN(starts) ? '–' : clock(new Date(starts).toISOString())}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Shows expected prizes, expected income from entries, and the resulting cost to the casino. */
function Costs({ preview }: { preview: TournamentPreview }) {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const names = useTournamentNames();
  const rows: [string, string][] = [
    [t`Total prizes`, number(preview.prize_coins)],
    [
      t`Expected entrants`,
      preview.expected_entrants === null ? '–' : number(preview.expected_entrants),
    ],
    [t`Expected prizes (Coins)`, number(preview.expected_prize_coins)],
    [t`Expected entry income (Coins)`, number(preview.expected_entry_coins)],
    [t`Cost to the casino`, money(preview.expected_cost_cents)],
  ];
  return (
    <div role="status">
      {preview.problems.map((problem) => (
        <p key={problem} className={`${paper.alert ?? ''} ${s.problem ?? ''}`}>
          {names.problem(problem)}
        </p>
      ))}
      <dl className={paper.rows}>
        {rows.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {preview.expected_entrants === null && (
        <p className={paper.sub}>
          <Trans>
            No tournament like this has ended yet, so this estimate assumes that every prize is
            paid.
          </Trans>
        </p>
      )}
    </div>
  );
}
