import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A load balancer for several server processes. */
interface RoundRobin {
  /** Number of requests sent to each process, in the order of `ports`. */
  given: () => readonly number[];
  close: () => Promise<void>;
}

/**
 * Sends every request to the next process, so that state kept in a single process causes failures at once. A
 * socket stays with its process. A process that does not answer looks like an unreachable server.
 */
export async function startRoundRobin(port: number, ports: readonly number[]): Promise<RoundRobin> {
  const given = ports.map(() => 0);
  let turn = 0;
  const next = (): number => {
    turn = (turn + 1) % ports.length;
    given[turn] = (given[turn] ?? 0) + 1;
    return ports[turn] ?? 0;
  };

  const server = createServer((incoming, answer) => {
    const forwarded = request(
      {
        host: '127.0.0.1',
        port: next(),
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
      },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.rawHeaders);
        received.pipe(answer);
        received.once('error', () => answer.destroy());
      },
    );
    forwarded.once('error', () => incoming.socket.destroy());
    // Abort the forwarded request when the client disconnects.
    answer.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });

  server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const behind = connect(next(), '127.0.0.1', () => {
      const headers = [];
      for (let index = 0; index < incoming.rawHeaders.length; index += 2)
        headers.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
      behind.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    behind.once('error', () => socket.destroy());
    socket.once('error', () => behind.destroy());
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    given: () => given,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
