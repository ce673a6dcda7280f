import { expect, test } from 'vitest';
import { readChatWidget } from './config-chat.ts';

const OWN = 'https://casino.example';
const secret = 'a-secret-of-the-widget-with-32-characters';
const read = (url: string, key = secret) =>
  readChatWidget({ CHAT_WIDGET_URL: url, CHAT_WIDGET_SECRET: key }, OWN);

test('without settings, members use the own chat', () => {
  expect(readChatWidget({}, OWN)).toBeUndefined();
});

test('the address is accepted with its origin', () => {
  expect(read('https://support.example/chat?brand=1')).toEqual({
    url: 'https://support.example/chat?brand=1',
    origin: 'https://support.example',
    secret,
  });
  expect(read('http://127.0.0.1:4000/')?.origin).toBe('http://127.0.0.1:4000');
});

test.each([
  ['no address', 'support'],
  ['another scheme', 'javascript:alert(1)'],
  ['no encryption', 'http://support.example/'],
  ['the origin of the casino', 'https://casino.example/chat'],
  ['no address and only a key', ''],
])('%s is refused', (_, url) => {
  expect(() => read(url)).toThrow('CHAT_WIDGET_URL');
});

test('a short or missing key is refused', () => {
  expect(() => read('https://support.example/', 'short')).toThrow('CHAT_WIDGET_SECRET');
  expect(() => read('https://support.example/', '')).toThrow('CHAT_WIDGET_SECRET');
});
