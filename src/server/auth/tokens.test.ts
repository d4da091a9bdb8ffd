import { createTokens } from './tokens';

const CLAIMS = {
  userId: '11111111-1111-4111-8111-111111111111',
  sessionId: '22222222-2222-4222-8222-222222222222',
};
const ISSUED = new Date('2026-11-20T10:00:00Z');
const EXPIRES = new Date('2026-11-20T11:00:00Z');
const tokens = createTokens(new Uint8Array(32).fill(7));

const after = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

describe('a token', () => {
  it('holds until it expires and not a moment longer', async () => {
    const token = await tokens.sign(CLAIMS, ISSUED, EXPIRES);
    expect(await tokens.verify(token, ISSUED)).toEqual(CLAIMS);
    for (const seconds of [0, 4]) expect(await tokens.verify(token, after(EXPIRES, seconds))).toEqual(CLAIMS);
    for (const seconds of [5, 3600]) expect(await tokens.verify(token, after(EXPIRES, seconds))).toBeNull();
  });

  it('does not hold before it begins', async () => {
    const token = await tokens.sign(CLAIMS, ISSUED, EXPIRES);
    expect(await tokens.verify(token, ISSUED)).toEqual(CLAIMS);
    expect(await tokens.verify(token, after(ISSUED, -5))).toEqual(CLAIMS);
    expect(await tokens.verify(token, after(ISSUED, -6))).toBeNull();
  });

  it('lends nothing to one that differs in its signature', async () => {
    const token = await tokens.sign(CLAIMS, ISSUED, EXPIRES);
    expect(await tokens.verify(token, ISSUED)).toEqual(CLAIMS);
    const [header, payload] = token.split('.');
    const foreign = await createTokens(new Uint8Array(32).fill(8)).sign(CLAIMS, ISSUED, EXPIRES);
    expect(await tokens.verify(foreign, ISSUED)).toBeNull();
    expect(await tokens.verify(`${header}.${payload}.${foreign.split('.')[2]}`, ISSUED)).toBeNull();
    expect(await tokens.verify(foreign, ISSUED)).toBeNull();
  });
});
