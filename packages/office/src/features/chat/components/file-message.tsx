import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { chatCasePicture, type ChatCaseMessage } from '@wl/contract/office/chat';
import { request } from '../../../app/api.ts';
import { useObjectUrl } from '@wl/ui/use-object-url';
import { Failed, Waiting } from '../../../app/states.tsx';
import s from './chat.module.css';

interface FileProps {
  conversation: string;
  message: ChatCaseMessage;
}

/** Shows the name of an attached file, and its pages as pictures. */
export function FileMessage({ conversation, message }: FileProps) {
  return (
    <div className={s.file}>
      <p>{message.text}</p>
      {Array.from({ length: message.pages ?? 0 }, (_, page) => (
        <Picture key={page} conversation={conversation} message={message} page={page} />
      ))}
    </div>
  );
}

/** Loads and shows one picture; the server logs each load as a view. A click opens the picture in another tab. */
function Picture({ conversation, message, page }: FileProps & { page: number }) {
  const { t } = useLingui();
  const params = { id: conversation, message: message.id, page };
  const query = useQuery({
    queryKey: ['chat-picture', message.id, page],
    queryFn: async () => (await request(chatCasePicture, { params })) as Blob,
    // The picture of a message never changes, so the cached one never becomes stale.
    staleTime: Infinity,
  });
  const address = useObjectUrl(query.data);
  const number = page + 1;
  const { text, pages = 1 } = message;
  if (query.isError) return <Failed error={query.error} again={() => void query.refetch()} />;
  if (address === undefined) return <Waiting />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={pages === 1 ? t`Open ${text}` : t`Open ${text}, page ${number} of ${pages}`}
      />
    </a>
  );
}
