import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '@wl/contract/chat';
import { apiBase } from '../../../app/request.ts';
import s from './messages.module.css';

interface FileProps {
  conversation: string;
  message: Pick<ChatMessage, 'id' | 'text' | 'pages'>;
}

/** Shows the name of an attached file and its pages as pictures. Pressing a picture opens it in another tab. */
export function FileMessage({ conversation, message: { id, text, pages = 0 } }: FileProps) {
  const { t } = useLingui();
  return (
    <div className={s.file}>
      <p>{text}</p>
      {Array.from({ length: pages }, (_, page) => {
        const address = `${apiBase}/chat/${conversation}/files/${id}/${String(page)}`;
        const number = page + 1;
        return (
          <a key={page} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              loading="lazy"
              alt={pages === 1 ? t`Open ${text}` : t`Open ${text}, page ${number} of ${pages}`}
            />
          </a>
        );
      })}
    </div>
  );
}
