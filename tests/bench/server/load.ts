import { Agent, request } from 'node:http';

/** A request of the load. `url` has no origin. */
export interface Call {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  /** Answers per second. */
  rate: number;
  /** Latencies in milliseconds. */
  p50: number;
  p99: number;
  /** Number of answers other than 2xx. */
  failures: number;
}

function send(port: number, agent: Agent, { method, url, headers, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path: url,
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Keeps `connections` requests in flight for `durationMs`, each after the previous one's answer. Time starts
 * when every connection has had an answer, as in other load tools. Node accepts one connection per turn of
 * its event loop, so p99 would otherwise only measure the wait of the last one.
 */
export async function load(
  port: number,
  next: () => Call,
  { connections, durationMs }: { connections: number; durationMs: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const workers = Array.from({ length: connections });
  await Promise.all(workers.map(() => send(port, agent, next())));
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const work = async () => {
    while (performance.now() - began < durationMs) {
      const sentAt = performance.now();
      const status = await send(port, agent, next());
      times.push(performance.now() - sentAt);
      if (status < 200 || status > 299) failures += 1;
    }
  };
  await Promise.all(workers.map(work));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), failures };
}
