import { runs } from '@/contract/testing/runs';
import fc from 'fast-check';
import { changesOf, type EditClash, type Fields, isSame, valueAt, withValues } from '@/contract/edits';
import { testServer } from '@/server/testing/testServer';
import { SUBJECTS, type Place, type Subject, type World } from './editSubjects';

/** `RUNS=100 npx jest tests/journeys/edits` tries more interleavings of each form. */
const RUNS = runs(2);

let world: World;

beforeAll(async () => {
  const server = await testServer();
  world = { server } as World;
});
beforeEach(async () => {
  const { server } = world;
  const [ana, berta] = [await server.signIn('THERAPIST'), await server.signIn('THERAPIST')];
  const { id: patientId } = await server.addPatient(ana);
  await server.call(ana, `POST /api/patients/${patientId}/collaborators`, { therapistId: berta.id });
  world = { server, ana, berta, admin: await server.signIn('ADMIN'), patientId };
});
afterEach(() => world.server.reset());
afterAll(() => world.server.close());

/** Lists in portions, as objects by their keys. */
function byPortion({ shape }: Subject, fields: Fields): Fields {
  const lists = Object.entries(shape?.portions ?? {}).map(([name, key]) => {
    const rows = fields[name] as Record<string, unknown>[];
    const keys = [...new Set(rows.map((row) => String(row[key])))];
    return [
      name,
      Object.fromEntries(keys.map((one) => [one, rows.filter((row) => String(row[key]) === one)])),
    ];
  });
  return { ...fields, ...(Object.fromEntries(lists) as Fields) };
}

/** The same as lists again. */
const asBody = ({ shape }: Subject, fields: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(
    Object.keys(shape?.portions ?? {}).map((name) => [
      name,
      Object.values(fields[name] as Record<string, unknown[] | null>).flatMap((rows) => rows ?? []),
    ]),
  ),
});

/** One thing that one of two people does to their form. */
const steps = ({ typed }: Subject) =>
  fc.array(
    fc.record({
      who: fc.constantFrom(0 as const, 1 as const),
      does: fc.oneof(
        { weight: 1, arbitrary: fc.constant({ kind: 'open' as const }) },
        {
          weight: 4,
          arbitrary: fc.constantFrom(
            ...Object.entries(typed).flatMap(([path, values]) =>
              values.map((value) => ({ kind: 'type' as const, path, value })),
            ),
          ),
        },
        { weight: 3, arbitrary: fc.constant({ kind: 'save' as const }) },
      ),
      keepsMine: fc.boolean(),
    }),
    { minLength: 6, maxLength: 16 },
  );

interface Form {
  read: Fields;
  mine: Fields;
}

const stored = async (subject: Subject, place: Place, who: 0 | 1): Promise<Fields> => {
  const { body } = await world.server.call(place.people[who], `GET ${place.get}`);
  return byPortion(subject, subject.read(body, place));
};

/** Saves a form and checks that nothing of either side is lost without a word. Returns the form as it goes on. */
async function save(
  subject: Subject,
  place: Place,
  who: 0 | 1,
  form: Form,
  keepsMine: boolean,
): Promise<Form> {
  const before = await stored(subject, place, who);
  const [read, mine] = [asBody(subject, form.read), asBody(subject, form.mine)];
  const { status, body } = await world.server.call(
    place.people[who],
    `PUT ${place.put}`,
    changesOf(read, mine, subject.shape),
  );
  const after = await stored(subject, place, who);
  const clashes = (body.details?.clashes ?? []) as EditClash[];
  expect([200, 409]).toContain(status);
  expect(clashes.length > 0).toBe(status === 409);
  for (const field of Object.keys(subject.typed)) {
    const [was, wanted, other, now] = [form.read, form.mine, before, after].map((side) =>
      valueAt(side, field),
    );
    const changed = { byMe: !isSame(was, wanted), byOther: !isSame(was, other) };
    const clash = clashes.find((one) => one.field === field);
    const expected = status === 200 && changed.byMe ? wanted : other;
    expect([field, isSame(now, expected) ? expected : now]).toEqual([field, expected]);
    if (changed.byMe && changed.byOther && !isSame(wanted, other))
      expect([field, clash]).not.toContain(undefined);
    if (clash) {
      const theirs = subject.spelled ? subject.spelled(field, clash.theirs) : clash.theirs;
      expect([field, isSame(theirs, other)]).toEqual([field, true]);
    }
  }
  if (status === 200) return { read: after, mine: after };
  const answered = clashes.map(({ field }) => [field, valueAt(before, field)] as const);
  return {
    read: withValues(form.read, answered),
    mine: keepsMine ? form.mine : withValues(form.mine, answered),
  };
}

test.each(SUBJECTS.map((subject) => [subject.name, subject] as const))(
  'two people edit %s in any order, and no change of either is lost without a word',
  async (_name, subject) => {
    const place = await subject.make(world);
    const open = async (who: 0 | 1): Promise<Form> => {
      const read = await stored(subject, place, who);
      return { read, mine: read };
    };
    await fc.assert(
      fc.asyncProperty(steps(subject), async (all) => {
        const forms = [await open(0), await open(1)] as [Form, Form];
        for (const { who, does, keepsMine } of all) {
          const form = forms[who];
          if (does.kind === 'open') forms[who] = await open(who);
          else if (does.kind === 'save') forms[who] = await save(subject, place, who, form, keepsMine);
          else forms[who] = { ...form, mine: withValues(form.mine, [[does.path, does.value]]) };
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  600_000,
);

/** Updates that send a part of a file, add the answers of a step, or replace one thing. */
const WHOLE = [
  '/api/imports/{id}/rows',
  '/api/patients/{id}/account',
  '/api/practice/logo',
  '/api/setup/{token}',
  '/api/team/{id}/roles',
  '/api/team/{id}/mails',
];

test('every body of an update may come as an edit', () => {
  const paths = world.server.app.swagger().paths as unknown as Record<
    string,
    { put?: { requestBody?: { content: Record<string, { schema?: { properties?: object } }> } } }
  >;
  const whole = Object.entries(paths).flatMap(([path, { put }]) => {
    const properties = put?.requestBody?.content['application/json']?.schema?.properties;
    return !properties || 'read' in properties ? [] : [path];
  });
  expect(whole).toEqual(WHOLE);
});
