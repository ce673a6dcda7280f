import { useLingui } from '@lingui/react/macro';
import { type ChatMessage, chatPicture } from '@wl/contract/chat';
import { request } from '../../../app/api.ts';
import { StoredPicture } from '../../../app/stored-picture.tsx';
import { asVisitor } from '../visitor.ts';
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

/** Shows one page of the file. */
function Picture({ conversation, message: { id, text, pages = 1 }, page }: PictureProps) {
  const { t } = useLingui();
  const params = { id: conversation, message: id, page };
  const number = page + 1;
  return (
    <StoredPicture
      queryKey={[chatPicture.path, params]}
      load={(signal) => request(chatPicture, { params, signal, ...asVisitor() })}
      alt={pages === 1 ? t`Open ${text}` : t`Open ${text}, page ${number} of ${pages}`}
      retryLabel={t`Try again`}
    />
  );
}

interface PictureProps extends FileProps {
  page: number;
}
