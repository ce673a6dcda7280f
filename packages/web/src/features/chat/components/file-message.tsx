import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ChatMessage, chatPicture } from '@wl/contract/chat';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useObjectUrl } from '@wl/ui/use-object-url';
import { request } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import s from './messages.module.css';

interface FileProps {
  conversation: string;
  message: Pick<ChatMessage, 'id' | 'text' | 'pages'>;
}

/** Shows the name of an attached file and its pages as pictures. */
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

/** Loads one picture. Pressing it opens it in another tab. */
function Picture({ conversation, message: { id, text, pages = 1 }, page }: PictureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const params = { id: conversation, message: id, page };
  // An `<img>` cannot load the picture itself, because the call needs the session's token.
  const query = useQuery({
    queryKey: [chatPicture.path, params],
    queryFn: async ({ signal }) => (await request(chatPicture, { params, signal })) as Blob,
    // The picture of a message never changes.
    staleTime: Infinity,
  });
  const address = useObjectUrl(query.data);
  const number = page + 1;
  if (query.isError)
    return (
      <div className={s.trouble}>
        <span role="alert">{errorText(query.error)}</span>
        <button type="button" onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  if (address === undefined) return <Skeleton className={s.pictureBone ?? ''} />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={pages === 1 ? t`Open ${text}` : t`Open ${text}, page ${number} of ${pages}`}
      />
    </a>
  );
}

interface PictureProps extends FileProps {
  page: number;
}
