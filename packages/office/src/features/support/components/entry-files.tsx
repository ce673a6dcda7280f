import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ticketCasePicture, type TicketEntry } from '@wl/contract/office/support';
import type { TicketFile } from '@wl/contract/support';
import { useObjectUrl } from '@wl/ui/use-object-url';
import { request, useCodeText } from '../../../app/api.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import s from './thread.module.css';

interface FilesProps {
  entry: TicketEntry;
  /** Id of the ticket. */
  ticket: string;
}

/** Shows a message's files as pictures, and lists the files that were not stored, each with the reason. */
export function EntryFiles({ entry, ticket }: FilesProps) {
  const codeText = useCodeText();
  return (
    <>
      {entry.files.map((file) => (
        <div key={file.number} className={s.file}>
          <p>{file.name}</p>
          {Array.from({ length: file.pages }, (_, page) => (
            <Picture key={page} ticket={ticket} message={entry.id} file={file} page={page} />
          ))}
        </div>
      ))}
      {entry.refused_files.length > 0 && (
        <ul className={s.refused}>
          {entry.refused_files.map(({ name, code }, at) => (
            <li key={at}>
              <b>
                <Trans>Not stored: {name}</Trans>
              </b>{' '}
              {codeText(code)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PictureProps {
  ticket: string;
  message: string;
  file: TicketFile;
  /** Zero-based index of the page. */
  page: number;
}

/** Loads and shows one picture; the server logs each load as a view. A click opens the picture in another tab. */
function Picture({ ticket, message, file, page }: PictureProps) {
  const { t } = useLingui();
  const params = { id: ticket, message, file: file.number, page };
  const query = useQuery({
    queryKey: ['ticket-picture', message, file.number, page],
    queryFn: async () => (await request(ticketCasePicture, { params })) as Blob,
    // Pictures in messages never change, so do not refetch them.
    staleTime: Infinity,
  });
  const address = useObjectUrl(query.data);
  const number = page + 1;
  const { name, pages } = file;
  if (query.isError) return <Failed error={query.error} again={() => void query.refetch()} />;
  if (address === undefined) return <Waiting />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={pages === 1 ? t`Open ${name}` : t`Open ${name}, page ${number} of ${pages}`}
      />
    </a>
  );
}
