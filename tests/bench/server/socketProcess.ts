/**
 * A socket server in its own process: ours with realtime, or plain socket.io that forwards a text to a room.
 * Prints port, token and conversation as one line of JSON. For each line of input it prints its memory in MB.
 */
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Server } from 'socket.io';
import { SOCKET_LISTENS } from '@/contract/chat';
import { conversations } from '@/server/db/schema';
import { testServer } from '@/server/testing/testServer';

export interface SocketsReady {
  port: number;
  token: string;
  conversationId: string;
}

async function ours(): Promise<SocketsReady> {
  const server = await testServer({ settings: { realtime: {} } });
  const therapist = await server.signIn('THERAPIST');
  const patient = await server.addPatient(therapist);
  const [conversation] = await server.db
    .insert(conversations)
    .values({ therapistId: therapist.id, patientId: patient.id })
    .returning({ id: conversations.id });
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: Number(new URL(address).port),
    token: therapist.token,
    conversationId: conversation?.id ?? '',
  };
}

async function plain(): Promise<SocketsReady> {
  const http = createServer();
  const io = new Server(http, { serveClient: false });
  io.on('connection', (socket) => {
    void socket.join('room');
    socket.on('new_message', (body: unknown, done: (answer: unknown) => void) => {
      io.to('room').emit(SOCKET_LISTENS.message, body);
      done({});
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return { port: typeof address === 'object' && address ? address.port : 0, token: '', conversationId: '' };
}

void (process.argv[2] === 'ours' ? ours() : plain()).then(
  (ready) => {
    process.stdout.write(`${JSON.stringify(ready)}\n`);
    createInterface(process.stdin).on('line', () => {
      // Collect twice, because the first run may release more. Not RSS, which the system reclaims at any
      // time.
      global.gc?.();
      global.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      process.stdout.write(`${(heapUsed + external) / 1e6}\n`);
    });
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
