import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { type EditedSubject, officeEditions } from '@wl/contract/office/editions';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { type ContentKind, contentKinds } from '@wl/world/editions/content';
import { levelCoins, MEAN_MISSION_COINS, meanMissionCoins } from '@wl/world/editions/problems';
import { languages } from '@wl/world/languages';
import { useEffect, useRef } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { Editor } from '../components/editor.tsx';
import s from '../components/journey.module.css';
import { Things } from '../components/things.tsx';
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
      <Head search={search} onSearch={(text) => go({ search: text })} />
      <Figures all={all} contents={contents} />
      <KindButtons kind={kind} onKind={(one) => go({ kind: one, subject: undefined })} />
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
            <Trans>No names match your search.</Trans>
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

function Head({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <header className={paper.head}>
      <div>
        <h1>
          <Trans>Journey</Trans>
        </h1>
        <p className={paper.sub}>
          <Trans>Missions, cities, levels and pins as members see them</Trans>
        </p>
      </div>
      <Field
        label={t`Find by name or place`}
        isLabelHidden
        type="search"
        className={s.search}
        value={search}
        placeholder={t`Find by name or place`}
        onChange={(event) => onSearch(event.target.value)}
      />
    </header>
  );
}

/** Shows the buttons that select missions, cities, levels or badges. */
function KindButtons({ kind, onKind }: { kind: ContentKind; onKind: (kind: ContentKind) => void }) {
  const { t } = useLingui();
  const words = useWords();
  return (
    <div className={paper.actions} role="group" aria-label={t`Journey section`}>
      {contentKinds.map((one) => (
        <Button key={one} variant="plain" aria-pressed={one === kind} onClick={() => onKind(one)}>
          {words.kinds[one]}
        </Button>
      ))}
    </div>
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
    [t`Coins for all levels`, number(levelCoins(contents))],
    [t`Changed from the default`, number(all.filter(({ original }) => original).length)],
    [t`Withdrawn missions`, number(withdrawn.length)],
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
