import { ConfigError, readConfig, warningsOf } from './config';

test('needs nothing: the embedded database, this machine only', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    timeZone: 'Europe/Madrid',
  });
});

test('names every wrong variable at once, in Spanish', () => {
  const read = () =>
    readConfig({
      PORT: 'tres',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'correo',
      PUBLIC_URL: 'consulta',
      AUTH_SECRET: 'corta',
      LOG_LEVEL: 'mucho',
      TIME_ZONE: 'Marte',
      TRUST_PROXY: 'true',
      REQUESTS_PER_MINUTE: '0',
      MAIL_FROM: 'Consulta Teide',
    });
  expect(read).toThrow(ConfigError);
  try {
    read();
  } catch (error) {
    expect((error as ConfigError).problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'AUTH_SECRET',
      'LOG_LEVEL',
      'TIME_ZONE',
      'REQUESTS_PER_MINUTE',
      'TRUST_PROXY',
      'MAIL_FROM',
    ]);
  }
});

test.each(['caddy', '*', '10.0.0.0/33', '10.0.0.0/8/8', '127.0.0.1, proxy'])(
  'refuses %s as a proxy',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY');
  },
);

test.each(['loopback', '127.0.0.1, 10.0.0.0/8', '::1', 'fd00::/8'])('knows %s as proxies', (TRUST_PROXY) => {
  expect(readConfig({ TRUST_PROXY, MAIL_FROM: 'Consulta <a@b.es>' })).toMatchObject({
    trustProxy: TRUST_PROXY,
    mailFrom: 'Consulta <a@b.es>',
  });
});

test.each(['cla#ve', 'cla/ve', 'cla?ve', 'cla%ve'])('says how signs of a key are written: %s', (key) => {
  const at = (written: string) => ({
    DATABASE_URL: `postgresql://ana:${written}@servidor:5432/base`,
    SMTP_URL: `smtp://ana@correo.es:${written}@correo.es:587`,
  });
  const wrong = /DATABASE_URL debe .* # es %23[^]*SMTP_URL debe .* # es %23/;
  expect(() => readConfig(at(key))).toThrow(wrong);
  const encoded = at(encodeURIComponent(key));
  const { databaseUrl, smtpUrl } = readConfig(encoded);
  expect({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl }).toEqual(encoded);
});

test('takes what is given, without the slash at the end of the address', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://consulta.example.es/',
    TRUST_PROXY: '10.0.0.0/8',
    DATABASE_URL: ' ',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://consulta.example.es',
    trustProxy: '10.0.0.0/8',
    databaseUrl: undefined,
  });
});

test('says at the start what will probably go wrong', () => {
  const said = (env: Record<string, string>) =>
    warningsOf(readConfig(env)).map((text) => /[A-Z_]{5,}(?=\.)/.exec(text)?.[0]);
  const smtp = { SMTP_URL: 'smtp://consulta%40correo.es:clave@correo.es:587' };
  expect(said({})).toEqual([]);
  expect(said({ PUBLIC_URL: 'https://consulta.es' })).toEqual(['TRUST_PROXY']);
  expect(said({ ...smtp, PUBLIC_URL: 'https://consulta.es', TRUST_PROXY: '127.0.0.1' })).toEqual([]);
  expect(said({ SMTP_URL: 'smtp://correo.es' })).toEqual(['MAIL_FROM', 'PUBLIC_URL']);
  expect(readConfig(smtp).mailFrom).toBe('Andadura <consulta@correo.es>');
});
