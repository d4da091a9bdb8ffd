import { feelingsText, isPainAlert, notesWithFeelings } from './pain';

describe('pain alert', () => {
  it.each([
    [{ painBefore: 2, painAfter: 5 }, true],
    [{ painBefore: 2, painAfter: 4 }, false],
    [{ painBefore: 7, painAfter: 7 }, true],
    [{ painAfter: 7 }, true],
    [{ painAfter: 6 }, false],
    [{ painBefore: 9 }, false],
    [{ painBefore: 0, painAfter: 3 }, true],
    [{}, false],
  ])('%j → %s', (feelings, expected) => expect(isPainAlert(feelings)).toBe(expected));
});

describe('feelings in notes', () => {
  it('are written after the person’s own words', () => {
    expect(notesWithFeelings('Me costó', { pain: 0, effort: 5 }, 2000)).toBe(
      'Me costó\nDolor: 0/10. Esfuerzo: 5/10.',
    );
    expect(notesWithFeelings('', { painBefore: 1, painAfter: 4 }, 2000)).toBe(
      'Dolor antes: 1/10. Dolor después: 4/10.',
    );
    expect(notesWithFeelings(' igual ', {}, 2000)).toBe(' igual ');
    expect(feelingsText({ pain: null })).toBe('');
  });

  it('stay within the limit without losing what was said', () => {
    const notes = notesWithFeelings('a'.repeat(2000), { pain: 10 }, 2000);
    expect(notes).toHaveLength(2000);
    expect(notes.endsWith('\nDolor: 10/10.')).toBe(true);
  });
});
