import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_EMITS, SOCKET_LISTENS } from '@/contract/chat';
import { type Figure, median } from '../figures';
import { startChild } from '../server/child';
import type { SocketsReady } from '../server/socketProcess';

const SOCKETS = 1_000;
/** Number of sockets that connect at once. */
const BATCH = 50;
/** The first messages run uncompiled code and take three times as long. */
const WARM_UP_MESSAGES = 10;
const MESSAGES = 50;

interface Measured {
  /** Milliseconds from sending until 99 of 100 sockets have received the message. */
  p99: number;
  /** KB of the server's memory per socket. */
  memory: number;
  /** The last message received. */
  heard: unknown;
}

/** `body` is the message that the first socket sends. */
async function measure(kind: 'ours' | 'plain', body?: unknown): Promise<Measured> {
  const server = startChild(join(__dirname, '../server/socketProcess.ts'), [kind]);
  const sockets: Socket[] = [];
  try {
    const { port, token, conversationId } = JSON.parse(await server.line()) as SocketsReady;
    const memory = async () => {
      server.tell('memory');
      return Number(await server.line());
    };
    const connect = () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = io(`http://127.0.0.1:${port}`, {
          auth: { token },
          forceNew: true,
          transports: ['websocket'],
          reconnection: false,
        });
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', reject);
      });
    const first = await connect();
    sockets.push(first);
    const before = await memory();
    while (sockets.length < SOCKETS)
      sockets.push(
        ...(await Promise.all(Array.from({ length: Math.min(BATCH, SOCKETS - sockets.length) }, connect))),
      );
    const after = await memory();
    let times: number[] = [];
    let heard: unknown;
    for (let count = 0; count < WARM_UP_MESSAGES + MESSAGES; count += 1) {
      if (count === WARM_UP_MESSAGES) times = [];
      let arrived = 0;
      const all = new Promise<void>((resolve) => {
        for (const socket of sockets)
          socket.once(SOCKET_LISTENS.message, (event: unknown) => {
            times.push(performance.now() - sentAt);
            heard = event;
            arrived += 1;
            if (arrived === sockets.length) resolve();
          });
      });
      const sentAt = performance.now();
      first.emit(
        SOCKET_EMITS.message,
        body ?? { conversationId, message: { content: 'Hola', type: 'TEXT', clientId: randomUUID() } },
        () => undefined,
      );
      await all;
    }
    times.sort((one, other) => one - other);
    return {
      p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
      memory: ((after - before) * 1000) / (SOCKETS - 1),
      heard,
    };
  } finally {
    for (const socket of sockets) socket.disconnect();
    await server.end();
  }
}

/** Delivery of a message to 1,000 sockets, compared with plain socket.io, which does not store it. */
export async function sockets(): Promise<Figure[]> {
  const ours: Measured[] = [];
  const plain: Measured[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const stored = await measure('ours');
    ours.push(stored);
    // Both servers get the same payload, so that only their processing differs.
    plain.push(await measure('plain', stored.heard));
  }
  const of = (results: Measured[], name: 'p99' | 'memory') => median(results.map((result) => result[name]));
  const row = (what: string, name: 'p99' | 'memory', unit: string, max: number): Figure => {
    const ratio = of(ours, name) / of(plain, name);
    return {
      what,
      ours: `${of(ours, name).toFixed(1)} ${unit}`,
      floor: `${of(plain, name).toFixed(1)} ${unit}`,
      ratio: ratio.toFixed(2),
      budget: `≤ ${max} ×`,
      passed: of(plain, name) > 0 && ratio <= max,
    };
  };
  return [
    row('1,000 connections: p99 until the message has reached all (ours stores it first)', 'p99', 'ms', 1.5),
    row('1,000 connections: memory of the server for each', 'memory', 'KB', 1.5),
  ];
}
