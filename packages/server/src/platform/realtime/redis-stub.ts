import net from 'node:net';

type Answer = string | number | null | Answer[] | { status: string } | { error: string };

/**
 * For tests: the dozen Redis commands that the broker uses, over the real protocol (RESP), so that the real client runs.
 * @returns its address and a way to cut all connections, as a restart would
 */
export async function startRedisStub() {
  const hashes = new Map<string, Map<string, string>>();
  const sets = new Map<string, Set<string>>();
  const texts = new Map<string, string>();
  const listeners = new Map<string, Set<net.Socket>>();
  const sockets = new Set<net.Socket>();
  const ok = { status: 'OK' };

  function run(socket: net.Socket, [name = '', ...args]: string[]): Answer[] {
    const [key = '', ...rest] = args;
    const hash = hashes.get(key) ?? new Map<string, string>();
    const set = sets.get(key) ?? new Set<string>();
    switch (name.toLowerCase()) {
      case 'set':
        texts.set(key, rest[0] ?? '');
        return [ok];
      case 'exists':
        return [texts.has(key) ? 1 : 0];
      case 'del':
        for (const each of args) for (const map of [texts, hashes, sets]) map.delete(each);
        return [args.length];
      case 'sadd':
        for (const each of rest) set.add(each);
        sets.set(key, set);
        return [rest.length];
      case 'srem':
        for (const each of rest) set.delete(each);
        return [rest.length];
      case 'smembers':
        return [[...set]];
      case 'hset':
        hash.set(rest[0] ?? '', rest[1] ?? '');
        hashes.set(key, hash);
        return [1];
      case 'hdel':
        return [hash.delete(rest[0] ?? '') ? 1 : 0];
      case 'hgetall':
        return [[...hash].flat()];
      case 'publish':
        for (const listener of listeners.get(key) ?? [])
          listener.write(encode(['message', key, rest[0] ?? '']));
        return [1];
      case 'subscribe':
        return args.map((channel) => {
          listeners.set(channel, (listeners.get(channel) ?? new Set()).add(socket));
          return ['subscribe', channel, 1];
        });
      case 'unsubscribe':
        return args.map((channel) => {
          listeners.get(channel)?.delete(socket);
          return ['unsubscribe', channel, 0];
        });
      case 'info':
        return ['loading:0\r\nredis_version:7.0.0'];
      case 'hello':
        // Older servers do not know RESP 3; the client then speaks RESP 2.
        return [{ error: 'NOPROTO unsupported protocol version' }];
      default:
        return [ok];
    }
  }

  const server = net.createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      for (;;) {
        const parsed = decode(text);
        if (!parsed) return;
        text = parsed.rest;
        const args = parsed.args.map((arg) => Buffer.from(arg, 'latin1').toString());
        for (const answer of run(socket, args)) socket.write(encode(answer));
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      for (const set of listeners.values()) set.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function encode(answer: Answer): string | Buffer {
  if (answer === null) return '$-1\r\n';
  if (typeof answer === 'number') return `:${answer}\r\n`;
  if (typeof answer === 'string') return `$${Buffer.byteLength(answer)}\r\n${answer}\r\n`;
  if ('error' in answer) return `-${answer.error}\r\n`;
  if ('status' in answer) return `+${answer.status}\r\n`;
  return `*${answer.length}\r\n${answer.map((item) => encode(item).toString()).join('')}`;
}

/** The first whole command of the text, if there is one. */
function decode(text: string): { args: string[]; rest: string } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const args: string[] = [];
  for (let n = 0; n < Number(head[1]); n += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    at += size[0].length;
    const end = at + Number(size[1]);
    if (text.length < end + 2) return undefined;
    args.push(text.slice(at, end));
    at = end + 2;
  }
  return { args, rest: text.slice(at) };
}
