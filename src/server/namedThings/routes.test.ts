import { appointments } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let admin: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
});

describe('rooms', () => {
  const create = async (name: string, active = true) => {
    const answer = await server.call(admin, 'POST /api/rooms', { name, active });
    expect(answer.status).toBe(201);
    return answer.body.room.id as string;
  };

  it('lists active ones first, by name, to the staff', async () => {
    await create('sala 2');
    await create('Antigua', false);
    await create('Gimnasio');
    const { body } = await server.call(ana, 'GET /api/rooms');
    expect(body.rooms.map(({ name }: { name: string }) => name)).toEqual(['Gimnasio', 'sala 2', 'Antigua']);
  });

  it('refuses an empty name, and one that differs only in case, beside the field', async () => {
    const id = await create('Sala 1');
    await create('Sala 2');
    const empty = await server.call(admin, 'POST /api/rooms', { name: ' ', active: true });
    expect([empty.status, empty.body.fields]).toEqual([400, { name: 'Escribe el nombre de la sala' }]);
    const taken = await server.call(admin, 'POST /api/rooms', { name: 'SALA 1', active: true });
    expect([taken.status, taken.body.fields]).toEqual([409, { name: 'Ya hay una sala con ese nombre' }]);
    const renamed = await server.call(admin, `PUT /api/rooms/${id}`, { name: 'sala 2', active: true });
    expect(renamed.status).toBe(409);
  });

  it('deactivates a room', async () => {
    const id = await create('Sala 1');
    const { body } = await server.call(admin, `PUT /api/rooms/${id}`, { name: 'Sala 1', active: false });
    expect(body.room).toEqual({ id, name: 'Sala 1', active: false });
  });

  it('deletes one that no appointment ever had, and proposes to deactivate any other', async () => {
    const [unused, used] = [await create('Sala 1'), await create('Sala 2')];
    const patient = await server.addPatient(ana);
    const startsAt = new Date('2026-12-01T09:00:00Z');
    await server.db.insert(appointments).values({
      therapistId: ana.id,
      patientId: patient.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
      duration: 45,
      type: 'TREATMENT',
      roomId: used,
    });
    expect((await server.call(admin, `DELETE /api/rooms/${unused}`)).status).toBe(200);
    expect((await server.call(admin, `DELETE /api/rooms/${unused}`)).status).toBe(404);
    const refused = await server.call(admin, `DELETE /api/rooms/${used}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('desactivarla');
  });
});

describe('services', () => {
  const BODY = {
    name: 'Fisioterapia general',
    type: 'TREATMENT',
    duration: 45,
    bufferAfter: 10,
    priceCents: 4500,
    vatClass: 'EXEMPT',
    colour: 'TEAL',
    active: true,
  };

  const create = async (more: object = {}) => {
    const answer = await server.call(admin, 'POST /api/services', { ...BODY, ...more });
    expect(answer.status).toBe(201);
    return answer.body.service.id as string;
  };

  const bookWith = async (serviceId: string) => {
    const patient = await server.addPatient(ana);
    const startsAt = new Date('2026-12-01T09:00:00Z');
    await server.db.insert(appointments).values({
      therapistId: ana.id,
      patientId: patient.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * 60_000),
      duration: 45,
      type: 'TREATMENT',
      serviceId,
      deletedAt: startsAt,
    });
  };

  it('lists active ones first, by name, to the staff', async () => {
    await create({ name: 'punción seca' });
    await create({ name: 'Antigua', active: false });
    await create({ name: 'Evaluación' });
    const { body } = await server.call(ana, 'GET /api/services');
    expect(body.services.map(({ name }: { name: string }) => name)).toEqual([
      'Evaluación',
      'punción seca',
      'Antigua',
    ]);
  });

  it('stores every field, and a missing price as none', async () => {
    const { priceCents: _price, ...unpriced } = BODY;
    const answer = await server.call(admin, 'POST /api/services', unpriced);
    expect(answer.body.service).toEqual({ ...BODY, priceCents: null, id: expect.any(String) });
  });

  it('refuses a name that differs only in case, beside its field, also when 20 come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, index) =>
        server.call(admin, 'POST /api/services', {
          ...BODY,
          name: index % 2 ? BODY.name : BODY.name.toUpperCase(),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused[0]!.body.fields).toEqual({ name: 'Ya hay un servicio con ese nombre' });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ type: 'MASSAGE' }, 'type'],
    [{ duration: 20 }, 'duration'],
    [{ duration: 495 }, 'duration'],
    [{ bufferAfter: 7 }, 'bufferAfter'],
    [{ bufferAfter: 125 }, 'bufferAfter'],
    [{ priceCents: -1 }, 'priceCents'],
    [{ priceCents: 45.5 }, 'priceCents'],
    [{ vatClass: 'NONE' }, 'vatClass'],
    [{ colour: '#fff' }, 'colour'],
  ])('refuses %p beside the field', async (more, field) => {
    const answer = await server.call(admin, 'POST /api/services', { ...BODY, ...more });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('changes a service, but not to the name of another one', async () => {
    const id = await create();
    await create({ name: 'Otro' });
    const changed = await server.call(admin, `PUT /api/services/${id}`, { ...BODY, active: false });
    expect(changed.body.service).toMatchObject({ id, active: false });
    const taken = await server.call(admin, `PUT /api/services/${id}`, { ...BODY, name: 'OTRO' });
    expect(taken.status).toBe(409);
  });

  it('deletes one that no appointment ever had, and proposes to deactivate any other', async () => {
    const [unused, used] = [await create(), await create({ name: 'Usado' })];
    await bookWith(used);
    expect((await server.call(admin, `DELETE /api/services/${unused}`)).status).toBe(200);
    expect((await server.call(admin, `DELETE /api/services/${unused}`)).status).toBe(404);
    const refused = await server.call(admin, `DELETE /api/services/${used}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('desactivarlo');
  });
});
