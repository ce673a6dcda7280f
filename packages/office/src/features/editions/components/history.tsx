import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type EditedSubject, editionHistory, type EditionLine } from '@wl/contract/office/editions';
import { Icon } from '@wl/ui/icon';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { type Change, changesOf, draftOf } from '../draft.ts';
import { useWords } from '../use-words.ts';
import s from './journey.module.css';

/** Lists the differences between two drafts, field by field. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const words = useWords();
  return (
    <ul className={s.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span>{words.field(field)}</span>
          <span>
            <del>{words.value(field, before)}</del> <Icon name="arrow-right" size={14} />{' '}
            <ins>{words.value(field, after)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lists all editions of a mission, city, level or badge, newest first, each with its clerk, reason and changes. */
export function History({ thing, isMoney }: { thing: EditedSubject; isMoney: boolean }) {
  const query = useQuery({
    queryKey: ['editions', thing.subject, thing.version],
    queryFn: () => request(editionHistory, { params: { subject: thing.subject } }),
  });
  const lines = query.data?.data;
  return (
    <section className={paper.panel} aria-labelledby="history-title">
      <h2 id="history-title">
        <Trans>Editions</Trans>
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {lines && lines.length < 2 && (
        <p className={paper.sub}>
          <Trans>Original version: no changes have been made.</Trans>
        </p>
      )}
      {lines && lines.length > 1 && (
        <ol className={s.history}>
          {lines.slice(0, -1).map((line, place) => (
            <Line key={line.version} line={line} before={lines[place + 1]} isMoney={isMoney} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({
  line,
  before,
  isMoney,
}: {
  line: EditionLine;
  before: EditionLine | undefined;
  isMoney: boolean;
}) {
  const { clock, number } = useFormats();
  return (
    <li>
      <p className={s.lineHead}>
        <b>
          <Trans>Edition {number(line.version)}</Trans>
        </b>
        {line.is_original && (
          <span className={paper.badge}>
            <Trans>default restored</Trans>
          </span>
        )}
      </p>
      {before && (
        <Changes
          changes={changesOf(draftOf(before.content, isMoney), draftOf(line.content, isMoney))}
        />
      )}
      <p>
        <q>{line.reason}</q>
      </p>
      <p className={paper.sub}>
        {line.by}
        {line.at !== null && (
          <>
            {' · '}
            <time dateTime={line.at}>{clock(line.at)}</time>
          </>
        )}
      </p>
    </li>
  );
}
