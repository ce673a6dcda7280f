import { ApiError } from '@wl/contract/client';
import { uploadArticlePicture } from '@wl/contract/office/articles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onForbidden } from './session.ts';
import { sendForm } from './upload.ts';

type Listener = (event: object) => void;

/** Stub that replaces the browser's `XMLHttpRequest`. Tests respond to the most recent request, `Request.last`. */
class Request {
  static last: Request;
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: unknown;
  readonly #listeners = new Map<string, Listener>();
  readonly upload = {
    addEventListener: (name: string, listener: Listener) =>
      this.addEventListener(`upload ${name}`, listener),
  };
  constructor() {
    Request.last = this;
  }
  open(method: string, url: string) {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  addEventListener(name: string, listener: Listener) {
    this.#listeners.set(name, listener);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.emit('abort');
  }
  emit(name: string, event = {}) {
    this.#listeners.get(name)?.(event);
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.emit('load');
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('sessionStorage', { getItem: () => 'the token' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x%3D' });
});
afterEach(() => vi.unstubAllGlobals());

const fractions: number[] = [];
const cancelling = () => new AbortController();

function send(signal = cancelling().signal) {
  fractions.length = 0;
  const onProgress = (fraction: number) => fractions.push(fraction);
  return sendForm(uploadArticlePicture, new FormData(), { signal, onProgress });
}

test('a form is sent with the session of the clerk, and its progress is reported', async () => {
  const reply = send();
  const request = Request.last;
  request.emit('upload progress', { lengthComputable: true, loaded: 1, total: 4 });
  request.emit('upload progress', { lengthComputable: false, loaded: 2, total: 0 });
  request.answer(200, { data: { id: 'one' } });
  expect(await reply).toEqual({ data: { id: 'one' } });
  expect(fractions).toEqual([0.25]);
  expect(request.opened).toEqual(['POST', '/api/staff/articles/pictures']);
  expect(request.headers).toMatchObject({
    Authorization: 'Bearer the token',
    'X-XSRF-TOKEN': 'x=',
  });
  expect(request.sent).toBeInstanceOf(FormData);
});

test.each([
  [422, { code: 'articles.picture_too_small' }, 'articles.picture_too_small'],
  [502, '<html>', 'request.unexpected'],
  [200, '<html>', 'request.unexpected'],
])('the answer %i %j is an error', async (status, body, code) => {
  const reply = send();
  Request.last.answer(status, body);
  await expect(reply).rejects.toMatchObject({ code, status });
});

test('a lost connection and a cancelled upload are different errors', async () => {
  const lost = send();
  Request.last.emit('error');
  await expect(lost).rejects.toMatchObject({ code: 'network', status: 0 });
  const controller = cancelling();
  const cancelled = send(controller.signal);
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
});

test('a missing permission is reported to the page', async () => {
  const forbidden = vi.fn();
  const stop = onForbidden(forbidden);
  const reply = send();
  Request.last.answer(403, { code: 'auth.forbidden' });
  await expect(reply).rejects.toBeInstanceOf(ApiError);
  expect(forbidden).toHaveBeenCalledTimes(1);
  stop();
});
