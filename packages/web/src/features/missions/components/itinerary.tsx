import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Errand, Itinerary as Plan } from '@wl/contract/missions';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useState } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useMissionWords } from '../use-mission-words.ts';
import { ErrandRow } from './errand-row.tsx';
import { FactsSheet } from './facts-sheet.tsx';
import s from './itinerary.module.css';

/** Shows the three daily errands and the weekly errand. */
export function Itinerary({ itinerary }: { itinerary: Plan }) {
  const words = useMissionWords();
  const { errands, weekly } = itinerary;
  const [askedId, setAsked] = useState<string | null>(null);
  const asked = [...errands, weekly].find(({ id }) => id === askedId);
  const row = (errand: Errand) => (
    <ErrandRow key={errand.id} errand={errand}>
      {errand.progress > 0 && (
        <button type="button" className={s.facts} onClick={() => setAsked(errand.id)}>
          <Trans>Progress</Trans>
          <span className="sr-only">: {words.errand(errand)}</span>
        </button>
      )}
    </ErrandRow>
  );
  return (
    <section aria-labelledby="itinerary-title" className={s.section}>
      <header className={s.head}>
        <h2 id="itinerary-title">
          <Trans>Itinerary</Trans>
        </h2>
        <p>
          <Trans>
            You get new errands every day, wherever you are. You lose nothing if you skip a day,
            because errands do not accumulate.
          </Trans>
        </p>
      </header>
      <div className={s.columns}>
        <PaperCard>
          <h3 className={s.when}>
            <Trans>Today</Trans>
            <Until at={itinerary.day_ends_at} />
          </h3>
          <ol>{errands.map(row)}</ol>
        </PaperCard>
        <PaperCard className={s.week ?? ''}>
          <h3 className={s.when}>
            <Trans>This week</Trans>
            <Until at={itinerary.week_ends_at} />
          </h3>
          <ol>{row(weekly)}</ol>
          <p className={s.note}>
            <Trans>
              Only cash stakes count, weighted by contribution: slots contribute 100%, and video
              poker and table games contribute 10%. Bonus money does not count.
            </Trans>{' '}
            <Trans>In each district of a city, a round counts towards one mission at a time.</Trans>{' '}
            <Link to="/marketplace/coins">
              <Trans>All ways to earn Coins</Trans>
            </Link>
          </p>
        </PaperCard>
      </div>
      {asked && <ErrandFacts errand={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Until({ at }: { at: string }) {
  const { dateTime } = useFormats();
  const moment = dateTime(at);
  return (
    <small>
      <Trans>until {moment}</Trans>
    </small>
  );
}

function ErrandFacts({ errand, onClose }: { errand: Errand; onClose: () => void }) {
  const { t } = useLingui();
  const words = useMissionWords();
  return (
    <FactsSheet
      counting={{
        of: 'errand',
        id: errand.id,
        name: t`Progress`,
        asks: words.errand(errand),
        progress: words.errandProgress(errand),
        isSum: true,
        icon: 'dice',
      }}
      onClose={onClose}
    />
  );
}
