import fastifyPlugin from 'fastify-plugin';
import { Client, Pool, type PoolClient } from 'pg';
import { Server } from 'socket.io';
import { createAdapter } from '@socket.io/postgres-adapter';
import { SOCKET_LISTENS, SOCKET_PATH } from '@/contract/chat';
import { serverEvents, type StoredMessage } from '../core/serverEvents';
import type { Database } from '../db/database';
import { userRoom, serveSocket, type PracticeServer, type PracticeSocket } from './serveSocket';

export interface RealtimeOptions {
  db: Database;
  /** PostgreSQL that connects several server processes. Without it, messages stay within one process. */
  databaseUrl?: string | undefined;
  /** How often connected sockets are checked for a valid sign-in session, in ms. */
  recheckMs?: number;
  /** Whether sockets come through a proxy: their address is then the proxy's. */
  isBehindProxy: boolean;
}

const RECHECK_MS = 30_000;
/**
 * Lock key, arbitrary but equal in every process, so that two starting processes create the table in turn.
 */
const TABLE_LOCK = 7_464_002;

/** Creates the adapter's table for messages too long for a PostgreSQL notification. */
async function createTable(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    const known = await client.query("select to_regclass('socket_io_attachments') as name");
    // Skip `create table` if the table exists: PostgreSQL refuses it to a role without that right
    // (db/serverRole.sql).
    if ((known.rows as { name: string | null }[])[0]?.name) return;
    await client.query(
      'create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea)',
    );
  } finally {
    // The lock ends with its connection.
    await client.end().catch(() => undefined);
  }
}

/**
 * Opens the pool of the Socket.IO adapter, which keeps one connection to listen, and takes another when that one breaks.
 */
export function openAdapterPool(databaseUrl: string): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 4, keepAlive: true });
  // Without a listener, the error of a broken connection would end the process: idle ones here, those in use below.
  pool.on('error', () => undefined);
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // The adapter does not give a broken connection back, and the pool would count it for ever.
    client.once('end', () => {
      if (inUse.has(client)) client.release(true);
    });
  });
  return pool;
}

/**
 * Optional realtime. Sends each message to both sides at once, again when it is withdrawn, and relays who is typing. A socket needs
 * a valid token to connect and to join, and the token is rechecked every half minute. A socket receives only
 * what its user may read.
 */
export const realtimePlugin = fastifyPlugin<RealtimeOptions>(
  async (app, { db, databaseUrl, recheckMs = RECHECK_MS, isBehindProxy }) => {
    const io: PracticeServer = new Server(app.server, {
      path: SOCKET_PATH,
      serveClient: false,
      // The longest message is 4,000 characters.
      maxHttpBufferSize: 64 * 1024,
      connectTimeout: 20_000,
    });
    if (databaseUrl) await createTable(databaseUrl);
    const pool = databaseUrl ? openAdapterPool(databaseUrl) : undefined;
    if (pool)
      io.adapter(createAdapter(pool, { errorHandler: () => app.log.error('realtime adapter failed') }));

    const authenticate = (token: unknown) =>
      typeof token === 'string' ? app.sessions.authenticate(token).catch(() => null) : Promise.resolve(null);

    const disconnectEnded = async (socket: PracticeSocket) => {
      if (!(await authenticate(socket.data.token))) socket.disconnect(true);
    };

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
      // The account may have lost its access between the check above and the room.
      void disconnectEnded(socket);
      const address = isBehindProxy ? null : socket.handshake.address;
      serveSocket(socket, { db, server: app.server, authenticate, now: () => app.clock.now(), address });
    });

    // Not to everybody who has joined: somebody may have lost the conversation since, for example to a colleague.
    const announce = ({ conversationId, message, userIds }: StoredMessage) =>
      io.to(userIds.map(userRoom)).emit(SOCKET_LISTENS.message, { conversationId, message });
    const events = serverEvents(app.server);
    events.on('stored', announce);
    // With several processes, the adapter closes the sockets of the others too.
    const shutOut = (userId: string) => io.in(userRoom(userId)).disconnectSockets(true);
    events.on('deactivated', shutOut);

    const recheck = setInterval(() => {
      for (const socket of io.of('/').sockets.values()) void disconnectEnded(socket);
    }, recheckMs);
    recheck.unref();

    app.addHook('preClose', async () => {
      clearInterval(recheck);
      events.off('stored', announce);
      events.off('deactivated', shutOut);
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
