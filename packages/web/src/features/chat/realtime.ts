import { chatNews } from '@wl/contract/news/chat';
import { onNews } from '../../app/realtime/news.ts';
import { toChat } from './live.ts';

export const news = [
  onNews(chatNews.message_added, (data) => toChat(({ added }) => added?.(data))),
  onNews(chatNews.changed, (data) => toChat(({ changed }) => changed?.(data))),
  onNews(chatNews.clerk_typing, (data) => toChat(({ typing }) => typing?.(data))),
];

export const reconnected = (): void => toChat((listener) => listener.reconnected?.());
