import { Trans, useLingui } from '@lingui/react/macro';
import type { OutsideChat } from '@wl/contract/chat-start';
import { useRef } from 'react';
import { useWidgetStart } from '../outside-chat.ts';
import s from './panel.module.css';

/** Shows another provider's page that replaces the chat, and names the provider. */
export function OutsideWidget({ widget }: { widget: OutsideChat }) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  useWidgetStart(frame, widget);
  const { host } = new URL(widget.url);
  return (
    <>
      <iframe
        ref={frame}
        src={widget.url}
        title={t`Live Chat`}
        className={s.outside}
        // The page's scripts cannot reach ours, because the page has another origin.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
      <p className={s.provider}>
        <Trans>This chat is provided by {host}.</Trans>
      </p>
    </>
  );
}
