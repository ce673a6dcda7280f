import { useLingui } from '@lingui/react/macro';
import { type ChatMessage, chatPicture } from '@wl/contract/chat';
import { AttachedFile } from '@wl/ui/features/chat/attached-file';
import { request } from '../../../app/api.ts';
import { StoredPicture } from '../../../app/stored-picture.tsx';
import { asVisitor } from '../visitor.ts';
import s from './messages.module.css';

/** Shows an attached file. Requests for its pages are authorised by the member's session or the visitor's token. */
export function FileMessage({
  conversation,
  message,
}: {
  conversation: string;
  message: Pick<ChatMessage, 'id' | 'text' | 'pages'>;
}) {
  const { t } = useLingui();
  return (
    <AttachedFile
      className={s.file}
      message={message}
      picture={(page, alt) => {
        const params = { id: conversation, message: message.id, page };
        return (
          <StoredPicture
            queryKey={[chatPicture.path, params]}
            load={(signal) => request(chatPicture, { params, signal, ...asVisitor() })}
            alt={alt}
            retryLabel={t`Try again`}
          />
        );
      }}
    />
  );
}
