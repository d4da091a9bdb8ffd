import { areToolsAsked } from './areToolsAsked';

const open = (address: string): boolean => {
  history.replaceState(null, '', address);
  return areToolsAsked();
};

beforeEach(() => sessionStorage.clear());

it('finds the tools asked for by the address, and after that in the whole tab', () => {
  expect(open('/login')).toBe(false);
  expect(open('/login?devtools')).toBe(true);
  // The address after a sign-in, or of a reload.
  expect(open('/patients?search=ana')).toBe(true);
  expect({ ...sessionStorage }).toEqual({ andaduraTools: 'asked' });
});

it('keeps nothing of a replay', () => {
  expect(open('/?devtools=replay')).toBe(true);
  expect({ ...sessionStorage }).toEqual({});
  expect(open('/')).toBe(false);
});

it('goes by the address alone where storage is refused', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  expect(open('/login?devtools')).toBe(true);
  expect(open('/login')).toBe(false);
});
