import fastifyPlugin from 'fastify-plugin';
import { Pool } from 'pg';
import { Server } from 'socket.io';
import { createAdapter } from '@socket.io/postgres-adapter';
import { SOCKET_LISTENS, SOCKET_PATH } from '@/contract/chat/events';
import { chatEvents, type StoredMessage } from '../chat/events';
import type { Database } from '../db/database';
import { conversationRoom, userRoom } from './rooms';
import { serveSocket, type PracticeServer } from './serveSocket';

export interface RealtimeOptions {
  db: Database;
  /** PostgreSQL through which several processes meet; without it there is one process. */
  databaseUrl?: string | undefined;
  /** How often standing sockets must still have a valid session, in milliseconds. */
  recheckMs?: number;
}

const RECHECK_MS = 30_000;
/** Arbitrary, but the same in every process: two that start together make the table in turn. */
const TABLE_LOCK = 7_464_002;

/** The adapter's table for messages too long for a notification. */
async function openAdapterPool(databaseUrl: string): Promise<Pool> {
  const pool = new Pool({ connectionString: databaseUrl, max: 4, keepAlive: true });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    const known = await client.query("select to_regclass('socket_io_attachments') as name");
    // A role that may not make tables is refused even where the table stands (see db/serverRole.sql).
    if ((known.rows as { name: string | null }[])[0]?.name) return pool;
    await client.query(
      'create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)',
    );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TABLE_LOCK]).catch(() => undefined);
    client.release();
  }
  return pool;
}

/**
 * Realtime by explicit opt-in: tells both sides of a stored message at once and relays who is typing. A
 * socket needs a valid token to connect, to join, and every half minute; it hears only what its person may read.
 */
export const realtimePlugin = fastifyPlugin<RealtimeOptions>(
  async (app, { db, databaseUrl, recheckMs = RECHECK_MS }) => {
    const io: PracticeServer = new Server(app.server, {
      path: SOCKET_PATH,
      serveClient: false,
      // The longest message is 4,000 characters.
      maxHttpBufferSize: 64 * 1024,
      connectTimeout: 20_000,
    });
    const pool = databaseUrl ? await openAdapterPool(databaseUrl) : undefined;
    if (pool)
      io.adapter(createAdapter(pool, { errorHandler: () => app.log.error('realtime adapter failed') }));

    const authenticate = (token: unknown) =>
      typeof token === 'string' ? app.sessions.authenticate(token).catch(() => null) : Promise.resolve(null);

    io.use((socket, next) => {
      const { token } = socket.handshake.auth as { token?: unknown };
      void authenticate(token).then((user) => {
        if (!user || user.role === 'ADMIN') return next(new Error('Debes iniciar sesión'));
        socket.data.user = user;
        socket.data.token = String(token);
        return next();
      });
    });
    io.on('connection', (socket) => {
      void socket.join(userRoom(socket.data.user.id));
      serveSocket(socket, { db, server: app.server, authenticate, now: () => app.clock.now() });
    });

    const announce = ({ conversationId, message, userIds }: StoredMessage) => {
      // One emission to all rooms: a socket in several of them hears it once.
      io.to([conversationRoom(conversationId), ...userIds.map(userRoom)]).emit(SOCKET_LISTENS.message, {
        conversationId,
        message,
      });
    };
    chatEvents(app.server).on('stored', announce);

    const recheck = setInterval(() => {
      for (const socket of io.of('/').sockets.values()) {
        void authenticate(socket.data.token).then((user) => {
          if (!user) socket.disconnect(true);
        });
      }
    }, recheckMs);
    recheck.unref();

    app.addHook('preClose', async () => {
      clearInterval(recheck);
      chatEvents(app.server).off('stored', announce);
      io.disconnectSockets(true);
      io.engine.close();
      await io.of('/').adapter.close();
    });
    app.addHook('onClose', async () => {
      await pool?.end();
    });
  },
  { name: 'realtime', dependencies: ['database'] },
);
