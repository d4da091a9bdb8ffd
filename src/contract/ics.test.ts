import { calendarFile, escapeIcsText, foldIcsLine, initialsOf } from './ics';

describe('calendar files', () => {
  it('escapes what the format uses itself, and drops control characters', () => {
    expect(escapeIcsText('a,b;c\\d\r\ne\u0007f')).toBe('a\\,b\\;c\\\\d\\nef');
  });

  it('folds at 75 bytes without cutting a character', () => {
    const folded = foldIcsLine(`SUMMARY:${'ñ€😀'.repeat(40)}`);
    const lines = folded.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.map((line, index) => (index ? line.slice(1) : line)).join('')).toBe(
      `SUMMARY:${'ñ€😀'.repeat(40)}`,
    );
    expect(folded).not.toContain('\uFFFD');
  });

  it('ends every line with CRLF and cannot be broken out of', () => {
    const file = calendarFile(
      [
        {
          uid: 'x@fisia',
          start: new Date('2027-03-28T08:00:00Z'),
          duration: 60,
          title: 'Cita\r\nEND:VEVENT\r\nBEGIN:VALARM',
          status: 'SCHEDULED',
          changedAt: new Date('2027-01-01T00:00:00Z'),
        },
      ],
      'Agenda',
    );
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(file).not.toMatch(/^BEGIN:VALARM/m);
    expect(file).toContain('DTSTART:20270328T080000Z\r\nDTEND:20270328T090000Z');
  });

  it('abbreviates names', () => {
    expect(initialsOf('Manuel Ortega Gil')).toBe('M. O.');
    expect(initialsOf('Ángela de la Cruz')).toBe('Á. C.');
    expect(initialsOf('maría de la o')).toBe('M. O.');
    expect(initialsOf('josé luis perales')).toBe('J. L.');
    expect(initialsOf('李小龙')).toBe('李.');
    expect(initialsOf('محمد علي')).toBe('م. ع.');
    expect(initialsOf('De la')).toBe('D.');
    expect(initialsOf('')).toBe('');
  });
});
