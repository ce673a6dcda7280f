import { useQuery } from '@tanstack/react-query';
import { chatCasePicture, type ChatCaseMessage } from '@wl/contract/office/chat';
import { AttachedFile } from '@wl/ui/features/chat/attached-file';
import { useObjectUrl } from '@wl/ui/use-object-url';
import { request } from '../../../app/api.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import s from './chat.module.css';

/** Shows the file attached to a message. */
export function FileMessage(props: { conversation: string; message: ChatCaseMessage }) {
  return (
    <AttachedFile
      className={s.file}
      message={props.message}
      picture={(page, alt) => <Picture {...props} page={page} alt={alt} />}
    />
  );
}

interface PictureProps {
  conversation: string;
  message: ChatCaseMessage;
  page: number;
  alt: string;
}

/** Loads and shows one picture; the server logs each load as a view. A click opens the picture in another tab. */
function Picture({ conversation, message, page, alt }: PictureProps) {
  const params = { id: conversation, message: message.id, page };
  const query = useQuery({
    queryKey: ['chat-picture', message.id, page],
    queryFn: async () => (await request(chatCasePicture, { params })) as Blob,
    // The picture in a message never changes, so its cached copy never becomes stale.
    staleTime: Infinity,
  });
  const address = useObjectUrl(query.data);
  if (query.isError) return <Failed error={query.error} again={() => void query.refetch()} />;
  if (address === undefined) return <Waiting />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} />
    </a>
  );
}
