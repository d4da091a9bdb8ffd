import type { UserSession } from '@/contract/authAnswers';

/** Two sign-in sessions of one user, on a computer and a phone; the first belongs to the current browser. */
export const SESSION_FIXTURES: UserSession[] = [
  {
    id: 's1',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-20T10:00:00.000Z',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    address: '88.1.2.3',
    current: true,
  },
  {
    id: 's2',
    createdAt: '2026-11-18T17:30:00.000Z',
    lastUsedAt: '2026-11-19T21:12:00.000Z',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    address: '2001:db8:1f40:77:a1b2:c3d4:e5f6:7081',
    current: false,
  },
];

/** Server answer that starts a second-factor set-up. The secret belongs to no account. */
export const SETUP_FIXTURE = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Andadura%3Aana%40clinica.es?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Andadura&algorithm=SHA1&digits=6&period=30',
};

export const RECOVERY_CODE_FIXTURES = Array.from(
  { length: 10 },
  (_none, index) => `AB${'CDEFGHIJKL'[index]}D-EFGH-2345-67MN`,
);
