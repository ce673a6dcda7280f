import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { type EditedSubject, officeEditions } from '@wl/contract/editions';
import { cities } from '@wl/world/cities/index';
import { cityOfMission, missionById } from '@wl/world/cities/missions';
import { withTarget } from '@wl/world/editions/book';
import { type ContentKind, contentKinds, partsOf } from '@wl/world/editions/content';
import { levelCoins, MEAN_MISSION_COINS, meanMissionCoins } from '@wl/world/editions/problems';
import { languages } from '@wl/world/languages';
import { useEffect, useRef } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { Editor } from '../components/editor.tsx';
import s from '../components/journey.module.css';
import { useObjectiveWords } from '../use-objective-words.ts';
import { useWords } from '../use-words.ts';

const QUERY_KEY = ['editions'];

/**
 * Shows the journey page of the back office: missions by city, city texts, level rewards and badges, each with its
 * editions.
 */
export function Journey() {
  const { clerk } = useRouteContext({ from: '/office' });
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: () => request(officeEditions, {}) });
  return (
    <div className={`${paper.page ?? ''} ${s.page ?? ''}`}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && <Editions all={query.data.data} allowed={may(clerk, 'journey.edit')} />}
    </div>
  );
}

interface Choice {
  kind: ContentKind;
  subject: string | undefined;
  search: string;
}

function useChoice(): Choice & { go: (next: Partial<Choice>) => void } {
  const { kind = 'mission', subject, search = '' } = useSearch({ from: '/office/journey' });
  const navigate = useNavigate();
  const now = { kind, subject, search };
  return {
    ...now,
    go: (next) => {
      const wanted = { ...now, ...next };
      void navigate({
        to: '/journey',
        search: {
          ...(wanted.kind === 'mission' ? {} : { kind: wanted.kind }),
          ...(wanted.subject === undefined ? {} : { subject: wanted.subject }),
          ...(wanted.search === '' ? {} : { search: wanted.search }),
        },
        replace: true,
        resetScroll: false,
      });
    },
  };
}

function Editions({ all, allowed }: { all: readonly EditedSubject[]; allowed: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const words = useWords();
  const { kind, subject, search, go } = useChoice();
  const editor = useRef<HTMLDivElement>(null);
  const contents = new Map(all.map((one) => [one.subject, one.content]));
  const shown = all.filter((one) => one.content.kind === kind && isFound(one, search, words));
  const chosen = all.find((one) => one.subject === subject);
  useEffect(() => {
    if (subject !== undefined) editor.current?.scrollIntoView({ block: 'nearest' });
  }, [subject]);
  return (
    <>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Journey</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Missions, cities, levels and badges as members see them</Trans>
          </p>
        </div>
        <input
          type="search"
          className={s.search}
          value={search}
          placeholder={t`Find by name or place`}
          aria-label={t`Find by name or place`}
          onChange={(event) => go({ search: event.target.value })}
        />
      </header>
      <Figures all={all} contents={contents} />
      <div className={paper.actions} role="group" aria-label={t`Part of the journey`}>
        {contentKinds.map((one) => (
          <button
            key={one}
            type="button"
            className={paper.plainButton}
            aria-pressed={one === kind}
            onClick={() => go({ kind: one, subject: undefined })}
          >
            {words.kinds[one]}
          </button>
        ))}
      </div>
      <div ref={editor}>
        {chosen ? (
          <Editor
            key={chosen.subject}
            thing={chosen}
            contents={contents}
            allowed={allowed}
            onStale={() => queries.invalidateQueries({ queryKey: QUERY_KEY })}
          />
        ) : (
          <section className={paper.panel}>
            <Nothing>
              <Trans>Choose an entry below to see it as members do.</Trans>
            </Nothing>
          </section>
        )}
      </div>
      <div className={paper.panel}>
        {shown.length === 0 ? (
          <Nothing>
            <Trans>No names match this text.</Trans>
          </Nothing>
        ) : (
          <Things
            kind={kind}
            shown={shown}
            chosen={subject}
            choose={(one) => go({ subject: one })}
          />
        )}
      </div>
    </>
  );
}

function isFound(
  { subject, content }: EditedSubject,
  search: string,
  words: ReturnType<typeof useWords>,
): boolean {
  const names = 'names' in content ? languages.map((language) => content.names[language]) : [];
  return [subject, words.name(subject, content), words.place(subject), ...names].some((text) =>
    text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );
}

function Figures({
  all,
  contents,
}: {
  all: readonly EditedSubject[];
  contents: ReadonlyMap<string, EditedSubject['content']>;
}) {
  const { t } = useLingui();
  const { number } = useFormats();
  const mean = meanMissionCoins(contents);
  const withdrawn = all.filter(({ content }) => content.kind === 'mission' && content.withdrawn);
  const figures: [name: string, value: string, tone?: 'bad' | undefined][] = [
    [
      t`Average mission reward (Coins)`,
      number(Math.round(mean * 100) / 100),
      mean > MEAN_MISSION_COINS ? 'bad' : undefined,
    ],
    [t`All levels (Coins)`, number(levelCoins(contents))],
    [t`Changed from the default`, number(all.filter(({ original }) => original).length)],
    [t`Missions withdrawn`, number(withdrawn.length)],
  ];
  return (
    <dl className={paper.figures}>
      {figures.map(([name, value, tone]) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ThingsProps {
  shown: readonly EditedSubject[];
  chosen: string | undefined;
  choose: (subject: string) => void;
}

function Things({ kind, ...props }: ThingsProps & { kind: ContentKind }) {
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
          <button type="button" className={s.choose} onClick={() => choose(subject)}>
            {words.name(subject, content)}
          </button>
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
    { id: 'state', head: t`State`, cell: (one) => <State one={one} /> },
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

/** Shows whether members see the default or an edition, and whether the mission is withdrawn. */
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

/** Returns a function that returns a one-line summary of the content that members see. */
function useSummary(): (subject: string, content: EditedSubject['content']) => string {
  const { i18n, t } = useLingui();
  const objective = useObjectiveWords();
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
        return t`${points} skill points`;
      }
      case 'badge':
        return content.targets
          .map((one) => new Intl.NumberFormat(i18n.locale).format(one))
          .join(' · ');
    }
  };
}
