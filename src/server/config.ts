import { isIP } from 'node:net';
import path from 'node:path';
import { BRAND, DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { isEmail, isTimeZone } from '@/contract/common/formats';

export interface ServerConfig {
  host: string;
  port: number;
  /** Folder of everything that the practice stores: embedded database, key, outbox. */
  dataDir: string;
  /** Connection URL of PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string;
  /** Secret that signs tokens. Processes that share a database must share it. */
  authSecret?: string;
  smtpUrl?: string;
  mailFrom: string;
  /** Public URL of the application, without a trailing slash. */
  publicUrl: string;
  trustProxy: false | string;
  logLevel: string;
  /** Time zone that counts until the practice has one of its own. */
  timeZone: string;
  /** Requests to the API per address and minute. */
  requestsPerMinute: number;
  /** Realtime sockets (`REALTIME=on`); must also be set at build time. */
  realtime: boolean;
  /** When the clock starts (`CLOCK`), for tests and demonstrations; without it the machine's time counts. */
  startsAt?: Date;
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`La configuración no es válida:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Whether Fastify knows it as a proxy: an address, a network, or one of its names for the own networks. */
function isProxy(one: string): boolean {
  const [address = '', ...sizes] = one.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(one.trim())) return true;
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && sizes.length < 2 && sizes.every((size) => isInteger(size, 0, bits));
}

/** Sender of the mails where the settings name none. */
const NO_SENDER = 'no-responder@localhost';

/** The user of the mail server if that is an address: the server accepts it as the sender. */
const addressIn = (smtpUrl: string | undefined): string | undefined => {
  const name = smtpUrl && decodeURIComponent(new URL(smtpUrl).username);
  return name?.includes('@') ? name : undefined;
};

/** What will probably go wrong with these settings, in Spanish, to be said at the start. */
export function warningsOf({ publicUrl, trustProxy, smtpUrl, mailFrom }: ServerConfig): string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const warnings: [boolean, string][] = [
    [
      protocol === 'https:' && trustProxy === false,
      'PUBLIC_URL empieza por https, así que hay un proxy delante: pon su dirección en TRUST_PROXY. Sin ella, todas las personas cuentan como una en los límites de intentos.',
    ],
    [
      smtpUrl !== undefined && mailFrom.includes(NO_SENDER),
      `Los correos salen de ${NO_SENDER}, que muchos servidores rechazan: pon el remitente en MAIL_FROM.`,
    ],
    [
      smtpUrl !== undefined && hostname === 'localhost',
      'Los enlaces de los correos llevan a localhost: pon la dirección de la consulta en PUBLIC_URL.',
    ],
  ];
  return warnings.filter(([isWrong]) => isWrong).map(([, text]) => text);
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_LENGTH = 32;

/** Whether a text is an address of one of these protocols, of which user and key can be read. */
const isUrl = (text: string, protocols: string[]): boolean => {
  try {
    const { protocol, username, password } = new URL(text);
    decodeURIComponent(username + password);
    return protocols.includes(protocol);
  } catch {
    return false;
  }
};

/** Keys often hold signs that mean something in an address. */
const ENCODED = 'Los signos de la clave se escriben codificados: # es %23, / es %2F, ? es %3F y % es %25';

const isInteger = (text: string, min: number, max: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

/**
 * Reads the server's settings from environment variables. Empty values count as absent.
 * @throws ConfigError that names every wrong variable, in Spanish.
 */
export function readConfig(env: Record<string, string | undefined>): ServerConfig {
  const problems: string[] = [];
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const check = (isFine: boolean, problem: string) => {
    if (!isFine) problems.push(problem);
  };

  const portText = read('PORT') ?? '3000';
  check(isInteger(portText, 0, 65_535), 'PORT debe ser un número de puerto entre 0 y 65535');
  const databaseUrl = read('DATABASE_URL');
  check(
    !databaseUrl || isUrl(databaseUrl, ['postgres:', 'postgresql:']),
    `DATABASE_URL debe tener la forma postgresql://usuario:clave@servidor:5432/base. ${ENCODED}`,
  );
  const smtpUrl = read('SMTP_URL');
  check(
    !smtpUrl || isUrl(smtpUrl, ['smtp:', 'smtps:']),
    `SMTP_URL debe tener la forma smtp://usuario:clave@servidor:587 o smtps://… ${ENCODED}`,
  );
  const publicUrl = (read('PUBLIC_URL') ?? `http://localhost:${portText}`).replace(/\/+$/, '');
  check(
    !read('PUBLIC_URL') || isUrl(publicUrl, ['http:', 'https:']),
    'PUBLIC_URL debe ser la dirección http(s) de la aplicación',
  );
  const authSecret = read('AUTH_SECRET');
  check(
    !authSecret || authSecret.length >= SECRET_LENGTH,
    `AUTH_SECRET debe tener al menos ${SECRET_LENGTH} caracteres`,
  );
  const logLevel = read('LOG_LEVEL') ?? 'info';
  check(LOG_LEVELS.includes(logLevel), `LOG_LEVEL debe ser uno de: ${LOG_LEVELS.join(', ')}`);
  const timeZone = read('TIME_ZONE') ?? DEFAULT_TIME_ZONE;
  check(isTimeZone(timeZone), 'TIME_ZONE debe ser una zona horaria, por ejemplo Europe/Madrid');
  // Forty people at work behind one address can send 1,200 requests a minute.
  const rate = read('REQUESTS_PER_MINUTE') ?? '6000';
  check(isInteger(rate, 1, 10_000_000), 'REQUESTS_PER_MINUTE debe ser un número mayor que 0');
  const realtime = read('REALTIME') ?? 'off';
  check(['on', 'off'].includes(realtime), 'REALTIME debe ser on u off');
  const startsAt = read('CLOCK');
  check(
    !startsAt || !Number.isNaN(Date.parse(startsAt)),
    'CLOCK debe ser un instante, por ejemplo 2027-03-28T02:30:00+02:00',
  );
  const trustProxy = read('TRUST_PROXY') ?? false;
  // `true` would trust any address that a client writes into the header.
  check(
    trustProxy === false || trustProxy.split(',').every(isProxy),
    'TRUST_PROXY debe contener las direcciones de los proxies, por ejemplo 127.0.0.1 o 10.0.0.0/8',
  );
  const mailFrom = read('MAIL_FROM');
  check(
    !mailFrom || isEmail(/<([^<>]*)>$/.exec(mailFrom)?.[1] ?? mailFrom),
    'MAIL_FROM debe llevar una dirección, por ejemplo Consulta <hola@consulta.es>',
  );
  if (problems.length > 0) throw new ConfigError(problems);

  return {
    host: read('HOST') ?? '127.0.0.1',
    port: Number(portText),
    dataDir: path.resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl,
    authSecret,
    smtpUrl,
    mailFrom: mailFrom ?? `${BRAND.name} <${addressIn(smtpUrl) ?? NO_SENDER}>`,
    publicUrl,
    trustProxy,
    logLevel,
    timeZone,
    requestsPerMinute: Number(rate),
    realtime: realtime === 'on',
    startsAt: startsAt === undefined ? undefined : new Date(startsAt),
  };
}
