import { createTestClock } from '../testing/testClock';
import { addressGroup, createThrottle, THROTTLE_LIMITS } from './throttle';

const MINUTE = 60_000;

test('an attack from many addresses gets one guess each, and the owner still comes in', () => {
  const clock = createTestClock();
  const throttle = createThrottle(clock);
  for (let index = 0; index < THROTTLE_LIMITS.perAccount; index += 1) {
    throttle.attempted('ana@test.es', `10.0.${index}.1`);
  }
  expect(throttle.retryAfter('ana@test.es', '10.1.1.1')).toBe(0);
  throttle.attempted('ana@test.es', '10.1.1.1');
  expect(throttle.retryAfter('ana@test.es', '10.1.1.1')).toBeGreaterThan(0);
  expect(throttle.retryAfter('ana@test.es', '88.1.2.3')).toBe(0);
});

test('an address that tries many accounts must wait for all of them', () => {
  const throttle = createThrottle(createTestClock());
  for (let index = 0; index < THROTTLE_LIMITS.perAddress; index += 1)
    throttle.attempted(`a${index}@test.es`, '10.0.0.1');
  expect(throttle.retryAfter('otra@test.es', '10.0.0.1')).toBeGreaterThan(0);
  expect(throttle.retryAfterFrom('10.0.0.1')).toBeGreaterThan(0);
  expect(throttle.retryAfter('otra@test.es', '10.0.0.2')).toBe(0);
});

test('a wait ends although attempts went on meanwhile', () => {
  const clock = createTestClock();
  const throttle = createThrottle(clock);
  for (let index = 0; index < 5; index += 1) throttle.attempted('ana@test.es', '10.0.0.1');
  clock.advance(14 * MINUTE);
  expect(throttle.retryAfter('ana@test.es', '10.0.0.1')).toBe(60);
  clock.advance(MINUTE);
  expect(throttle.retryAfter('ana@test.es', '10.0.0.1')).toBe(0);
});

test('success forgives the account here, not the others tried from this address', () => {
  const throttle = createThrottle(createTestClock());
  for (let index = 0; index < 4; index += 1) throttle.attempted('ana@test.es', '10.0.0.1');
  throttle.attempted('ANA@test.es ', '10.0.0.1');
  expect(throttle.retryAfter('ana@test.es', '10.0.0.1')).toBeGreaterThan(0);
  throttle.succeeded('ana@test.es', '10.0.0.1');
  expect(throttle.retryAfter('ana@test.es', '10.0.0.1')).toBe(0);
});

test('memory has an end', () => {
  const throttle = createThrottle(createTestClock(), { ...THROTTLE_LIMITS, entries: 30 });
  for (let index = 0; index < 1000; index += 1)
    throttle.attempted(`a${index}@test.es`, `10.0.${index % 250}.1`);
  for (let index = 0; index < 5; index += 1) throttle.attempted('ana@test.es', '10.9.9.9');
  expect(throttle.retryAfter('ana@test.es', '10.9.9.9')).toBeGreaterThan(0);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));
