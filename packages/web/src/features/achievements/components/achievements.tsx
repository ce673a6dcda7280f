import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { achievements, type Achievements as Achieved } from '@wl/contract/achievements';
import { badgeNames, gradeNames, recordKinds, recordNames } from '@wl/world/achievements/texts';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useState } from 'react';
import { queryOf } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { keptAnswer } from '../../../app/session/kept-answers.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useEditions } from '../../editions/index.ts';
import { BadgeFamily } from './badge-family.tsx';
import { RecordCard } from './record-card.tsx';
import { ShareDialog } from './share-dialog.tsx';
import s from './achievements.module.css';

/** Shows the Achievements tab of My Journey: three records as postcards, and the board of pins. */
export default function Achievements() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery({
    ...queryOf(achievements, {}),
    placeholderData: () => keptAnswer<Achieved>('playerAchievements'),
  });
  if (query.isPending)
    return (
      <div className={s.waiting} aria-busy="true">
        <Skeleton className={s.bone ?? ''} />
        <Skeleton className={s.board ?? ''} />
      </div>
    );
  if (query.isError)
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t`Your achievements could not be loaded`}
          action={
            <Button icon="repeat" onClick={() => void query.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(query.error)}
        </EmptyState>
      </div>
    );
  return <Board {...query.data.data} />;
}

function Board({ records, badges }: Achieved) {
  const language = currentLanguage();
  const editions = useEditions();
  const [shared, setShared] = useState<{ what: string; name: string }>();
  const earned = badges.filter(({ earned_at }) => earned_at !== null).length;
  const figures = [...new Set(badges.map(({ figure }) => figure))];
  return (
    <>
      <section aria-labelledby="records-title" className={s.part}>
        <h2 id="records-title">
          <Trans>Records</Trans>
        </h2>
        <ul className={s.records}>
          {recordKinds.map((kind) => (
            <RecordCard
              key={kind}
              kind={kind}
              record={records.find((record) => record.kind === kind)}
              onShare={() => setShared({ what: kind, name: recordNames[kind][language] })}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="pins-title" className={s.part}>
        <header className={s.head}>
          <h2 id="pins-title">
            <Trans>Pins</Trans>
          </h2>
          <p>
            <Trans>
              {earned} of {badges.length} pins earned
            </Trans>
          </p>
        </header>
        <ul className={s.pins}>
          {figures.map((figure) => (
            <BadgeFamily
              key={figure}
              badges={badges.filter((badge) => badge.figure === figure)}
              onShare={({ id, grade }) =>
                setShared({
                  what: id,
                  name: `${(editions.badges[figure] ?? badgeNames[figure])[language]} · ${gradeNames[grade][language]}`,
                })
              }
            />
          ))}
        </ul>
      </section>
      {shared && <ShareDialog {...shared} onClose={() => setShared(undefined)} />}
    </>
  );
}
