import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message as received. */
  source: string;
}

/** Where a mail server stands with a mail: before its content, after it, and after the answer that it took it. */
export type SmtpPoint = 'address' | 'content' | 'answer';

/**
 * A real mail server in this process that keeps received messages. `refuse(true)` makes it reject every
 * message. It waits for `at` at each point of each mail; `from` is the sender's address.
 */
export async function smtpServer(
  at: (point: SmtpPoint, from: string) => Promise<void> = () => Promise.resolve(),
): Promise<{
  url: string;
  received: ReceivedMail[];
  refuse(isRefusing: boolean): void;
  /** Lets these addresses wait, as a full mailbox does; the others' mail is taken. */
  defer(...addresses: string[]): void;
  close(): Promise<void>;
}> {
  const received: ReceivedMail[] = [];
  let isRefusing = false;
  let deferred: readonly string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, { envelope }, done) =>
      deferred.includes(address)
        ? done(Object.assign(new Error('Inténtalo más tarde'), { responseCode: 450 }))
        : void at('address', envelope.mailFrom ? envelope.mailFrom.address : '').then(() => done()),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefusing) return done(Object.assign(new Error('Buzón lleno'), { responseCode: 452 }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({
          from,
          to: rcptTo.map((one) => one.address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        return void at('content', from)
          .then(() => done())
          .then(() => at('answer', from));
      });
    },
  });
  // A sender that was killed leaves its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (value) => {
      isRefusing = value;
    },
    defer: (...addresses) => {
      deferred = addresses;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
