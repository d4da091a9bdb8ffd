import { greetingAt } from './DashboardParts';

describe('greetingAt', () => {
  it.each([
    [0, 'Buenos días'],
    [11, 'Buenos días'],
    [12, 'Buenas tardes'],
    [17, 'Buenas tardes'],
    [18, 'Buenas noches'],
    [23, 'Buenas noches'],
  ])('at %i it is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));
});
