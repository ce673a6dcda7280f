import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedSubject } from '@wl/contract/office/editions';
import { RowButton } from '@wl/ui/controls/row-button';
import { cities } from '@wl/world/cities/index';
import { cityOfMission, missionById } from '@wl/world/cities/missions';
import { withTarget } from '@wl/world/editions/book';
import { type ContentKind, partsOf } from '@wl/world/editions/content';
import type { languages } from '@wl/world/languages';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { useObjective } from '../use-objective.ts';
import { useWords } from '../use-words.ts';
import s from './journey.module.css';

interface ThingsProps {
  shown: readonly EditedSubject[];
  chosen: string | undefined;
  choose: (subject: string) => void;
}

/** Lists the editable content of one kind, with missions grouped by city. */
export function Things({ kind, ...props }: ThingsProps & { kind: ContentKind }) {
  const words = useWords();
  if (kind !== 'mission') return <ThingsTable {...props} label={words.kinds[kind]} />;
  return cities.map(({ slug }) => {
    const own = props.shown.filter(({ subject }) => cityOfMission(partsOf(subject).id) === slug);
    return own.length === 0 ? null : (
      <div key={slug} className={s.city}>
        <h2>
          <img src={`/art/cities/${slug}/postcard-480.avif`} width={60} height={40} alt="" />
          {words.city(slug)}
        </h2>
        <ThingsTable {...props} shown={own} label={words.city(slug)} />
      </div>
    );
  });
}

function ThingsTable({ shown, chosen, choose, label }: ThingsProps & { label: string }) {
  const { t } = useLingui();
  const words = useWords();
  const { number } = useFormats();
  const summary = useSummary();
  const columns: DataColumn<EditedSubject>[] = [
    {
      id: 'name',
      head: t`Name`,
      isRowHead: true,
      sortBy: ({ subject, content }) => words.name(subject, content),
      cell: ({ subject, content }) => (
        <>
          <RowButton link className={s.choose} onClick={() => choose(subject)}>
            {words.name(subject, content)}
          </RowButton>
          <small>{words.place(subject)}</small>
        </>
      ),
    },
    {
      id: 'summary',
      head: t`Text`,
      isPlain: true,
      cell: ({ subject, content }) => summary(subject, content),
    },
    {
      id: 'coins',
      head: t`Coins`,
      as: 'number',
      sortBy: ({ content }) => ('coins' in content ? content.coins : null),
      cell: ({ content }) => ('coins' in content ? number(content.coins) : '–'),
    },
    { id: 'state', head: t`Status`, cell: (one) => <State one={one} /> },
  ];
  return (
    <OfficeTable
      label={label}
      rows={shown}
      columns={columns}
      rowId={({ subject }) => subject}
      chosen={chosen}
    />
  );
}

/** Shows whether the default content or an edited version applies, and whether a mission is withdrawn. */
function State({ one: { content, original, version } }: { one: EditedSubject }) {
  const { number } = useFormats();
  return (
    <>
      {content.kind === 'mission' && content.withdrawn && (
        <span className={paper.badge} data-tone="bad">
          <Trans>withdrawn</Trans>
        </span>
      )}{' '}
      {original ? (
        <span className={paper.badge} data-tone="warn">
          <Trans>edition {number(version)}</Trans>
        </span>
      ) : (
        <span className={paper.sub}>
          <Trans>default</Trans>
        </span>
      )}
    </>
  );
}

/**
 * Returns a function that summarises the content of one part of the journey in a single line, in the clerk's language.
 */
function useSummary(): (subject: string, content: EditedSubject['content']) => string {
  const { i18n, t } = useLingui();
  const objective = useObjective();
  return (subject, content) => {
    switch (content.kind) {
      case 'mission': {
        const mission = missionById(partsOf(subject).id);
        return mission ? objective(withTarget(mission.objective, content.target)) : '';
      }
      case 'city':
        return content.tagline[i18n.locale as (typeof languages)[number]];
      case 'level': {
        const points = content.skillPoints;
        return t`Skill points: ${points}`;
      }
      case 'badge':
        return content.targets
          .map((one) => new Intl.NumberFormat(i18n.locale).format(one))
          .join(' · ');
    }
  };
}
