import { eq, inArray } from 'drizzle-orm';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES, piecesOf } from '@/contract/documents';
import {
  covers,
  documentPieces,
  documents,
  notifications,
  patientCollaborators,
  practiceSettings,
  users,
} from '../db/schema';
import { heicPhoto, pdfOfSize, photo, sendAll, sendPiece, uploadOf } from '../testing/documentFiles';
import { pdfFile } from '../testing/pdfFile';
import { serverOfFile, type Actor } from '../testing/testServer';
import { dropAbandoned } from './uploadCommands';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let patient: Actor;
let patientId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  luis = await server.signIn('THERAPIST');
  patient = await server.signIn('PATIENT', { therapist: ana });
  patientId = patient.patientId ?? '';
});

const finish = (actor: Actor, id: string) => server.call(actor, `PUT /api/uploads/${id}/finished`);
const listOf = async (actor: Actor) => {
  const path = actor.role === 'PATIENT' ? '/api/my-documents' : `/api/patients/${patientId}/documents`;
  const { body } = await server.call<{ data: Record<string, unknown>[] }>(actor, `GET ${path}` as 'GET /');
  return body.data;
};
const contentOf = ({ token }: Actor, id: string) =>
  server.app.inject({
    url: `/api/documents/${id}/content`,
    headers: { authorization: `Bearer ${token}` },
  });
const upload = async (actor: Actor, file: Uint8Array, values: object = {}) => {
  const id = await sendAll(server, actor, file, { patientId, ...values });
  return { id, answer: await finish(actor, id) };
};
const rows = async () => ({
  documents: (await server.db.select().from(documents)).length,
  pieces: (await server.db.select({ piece: documentPieces.piece }).from(documentPieces)).length,
});

describe('an upload', () => {
  it('becomes a document with the same bytes, served to save and never to be shown or kept', async () => {
    const file = pdfOfSize(DOCUMENT_LIMITS.pieceBytes * 2 + 7);
    const { id, answer } = await upload(ana, file, { name: '../../Informe de «Zoé».PDF' });
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toMatchObject({
      id,
      name: 'Informe de «Zoé».pdf',
      type: 'application/pdf',
      size: file.length,
      kind: 'REPORT',
      note: 'Nota',
      shared: false,
      sentByPatient: false,
    });
    const content = await contentOf(ana, id);
    expect(content.rawPayload.equals(file)).toBe(true);
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(content.headers['content-disposition']).toMatch(
      /^attachment; filename="Informe de Zoe.pdf"; filename\*=UTF-8''Informe%20de%20%C2%ABZo%C3%A9%C2%BB\.pdf$/,
    );
  });

  it('shows nothing until it is finished, and cannot be finished before it is complete', async () => {
    const file = pdfOfSize(DOCUMENT_LIMITS.pieceBytes * 2);
    const begun = await server.call(ana, `POST /api/patients/${patientId}/documents`, uploadOf(file));
    const { id } = begun.body['upload'] as { id: string };
    await sendPiece(server, ana, id, file, 1);
    const early = await finish(ana, id);
    expect([early.status, early.body['details']]).toEqual([409, { received: [1] }]);
    expect(await listOf(ana)).toEqual([]);
    expect((await contentOf(ana, id)).statusCode).toBe(404);
    await sendPiece(server, ana, id, file, 0);
    expect((await finish(ana, id)).status).toBe(200);
    expect(await listOf(ana)).toHaveLength(1);
  });

  it('goes on where it was cut, with the same key', async () => {
    const file = pdfOfSize(DOCUMENT_LIMITS.pieceBytes + 1);
    const body = uploadOf(file);
    const path = `POST /api/patients/${patientId}/documents` as const;
    const first = await server.call(ana, path, body);
    const { id } = first.body['upload'] as { id: string };
    await sendPiece(server, ana, id, file, 0);
    const again = await server.call(ana, path, body);
    expect(again.body['upload']).toMatchObject({ id, received: [0], finished: false });
    await sendPiece(server, ana, id, file, 1);
    await finish(ana, id);
    const after = await server.call(ana, path, body);
    expect(after.body['upload']).toMatchObject({ id, received: [], finished: true });
    const other = await server.call(ana, path, { ...body, size: 12 });
    expect(other.status).toBe(201);
    expect(await rows()).toEqual({ documents: 1, pieces: 2 });
  });

  it('is one copy, however often and at once it is begun, sent and finished', async () => {
    const file = await photo('jpeg');
    const body = uploadOf(file, { name: 'foto.jpg' });
    const begin = () => server.call(ana, `POST /api/patients/${patientId}/documents`, body);
    const begun = await Promise.all([begin(), begin(), begin()]);
    const ids = new Set(begun.map((answer) => (answer.body['upload'] as { id: string }).id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    await Promise.all([sendPiece(server, ana, id, file, 0), sendPiece(server, ana, id, file, 0)]);
    const finished = await Promise.all([finish(ana, id), finish(ana, id)]);
    expect(finished.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sendPiece(server, ana, id, file, 0)).statusCode).toBe(200);
    expect(await rows()).toEqual({ documents: 1, pieces: 1 });
    expect(await listOf(ana)).toHaveLength(1);
  });

  it('finished again while its picture waits is the same document, with its bytes', async () => {
    const id = await sendAll(server, ana, heicPhoto(), { patientId, name: 'IMG_0001.HEIC' });
    const { clean } = server.app.pictures;
    let first: Awaited<ReturnType<typeof finish>> | undefined;
    jest.spyOn(server.app.pictures, 'clean').mockImplementationOnce(async (picture) => {
      first = await finish(ana, id);
      return clean(picture);
    });
    const second = await finish(ana, id);
    expect([first?.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first?.body);
    expect(await rows()).toEqual({ documents: 1, pieces: 1 });
    const { width, height, format } = await sharp((await contentOf(ana, id)).rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 48, height: 32, format: 'jpeg' });
  });

  it('with the key of another file is refused', async () => {
    const body = uploadOf(pdfFile());
    const path = `POST /api/patients/${patientId}/documents` as const;
    await server.call(ana, path, body);
    expect((await server.call(ana, path, { ...body, size: body.size + 1 })).status).toBe(409);
  });

  it('takes no piece of another size, and none beyond its end', async () => {
    const file = pdfOfSize(DOCUMENT_LIMITS.pieceBytes + 10);
    const begun = await server.call(ana, `POST /api/patients/${patientId}/documents`, uploadOf(file));
    const { id } = begun.body['upload'] as { id: string };
    expect((await sendPiece(server, ana, id, file.subarray(0, 20), 0)).statusCode).toBe(400);
    expect((await sendPiece(server, ana, id, pdfOfSize(DOCUMENT_LIMITS.pieceBytes * 3), 2)).statusCode).toBe(
      400,
    );
    const long = await server.app.inject({
      method: 'PUT',
      url: `/api/uploads/${id}/content?piece=0`,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(DOCUMENT_LIMITS.pieceBytes + 1),
    });
    expect(long.statusCode).toBe(413);
  });

  it('can be cancelled until it is a document, and leaves nothing', async () => {
    const id = await sendAll(server, ana, pdfFile(), { patientId });
    expect((await server.call(ana, `DELETE /api/uploads/${id}`)).status).toBe(200);
    expect(await rows()).toEqual({ documents: 0, pieces: 0 });
    const { id: stored } = await upload(ana, pdfFile());
    expect((await server.call(ana, `DELETE /api/uploads/${stored}`)).status).toBe(409);
  });

  it('that nobody continues is destroyed after two hours, and no other', async () => {
    await sendAll(server, ana, pdfFile(), { patientId });
    await upload(ana, pdfFile());
    server.clock.advance(HOUR_MS);
    await sendAll(server, ana, pdfFile(), { patientId });
    server.clock.advance(HOUR_MS + 1);
    await dropAbandoned(server.db, server.clock.now());
    expect(await rows()).toEqual({ documents: 2, pieces: 2 });
  });
});

describe('pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s is made anew without camera and position, the right way up',
    async (format) => {
      const file = Buffer.concat([
        await photo(format),
        Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
      ]);
      expect(file.includes('CamaraSecreta')).toBe(true);
      const { id, answer } = await upload(ana, file, { name: `foto.${format}` });
      expect(answer.status).toBe(200);
      const { rawPayload, headers } = await contentOf(ana, id);
      expect(headers['content-type']).toBe(`image/${format}`);
      expect(rawPayload.includes('Secreta')).toBe(false);
      expect(rawPayload.includes('<script>')).toBe(false);
      const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
      expect({ width, height, exif, orientation }).toEqual({
        width: 40,
        height: 64,
        exif: undefined,
        orientation: undefined,
      });
      expect((answer.body['data'] as { size: number }).size).toBe(rawPayload.length);
    },
  );

  it('a HEIC photo becomes a JPEG of the same size', async () => {
    const { id, answer } = await upload(ana, heicPhoto(), { name: 'IMG_0001.HEIC' });
    expect(answer.body['data']).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
    const { rawPayload } = await contentOf(ana, id);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([48, 32]);
  });

  it('one with more pixels than the limit is refused before it is decoded', async () => {
    const huge = await sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { answer } = await upload(ana, huge, { name: 'enorme.png' });
    expect([answer.status, answer.body['fields']]).toEqual([
      400,
      { name: 'La imagen es demasiado grande: como mucho 52 megapíxeles, o 26 en HEIC' },
    ]);
    expect(await rows()).toEqual({ documents: 0, pieces: 0 });
  });
});

test('a piece arrives also on a line that takes a minute for it', async () => {
  const file = pdfOfSize(1000);
  const begun = await server.call(ana, `POST /api/patients/${patientId}/documents`, uploadOf(file));
  const { id } = begun.body['upload'] as { id: string };
  // What is injected is handed over whole.
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval'] });
  const line = request({
    port: (server.app.server.address() as AddressInfo).port,
    method: 'PUT',
    path: `/api/uploads/${id}/content?piece=0`,
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/octet-stream' },
  });
  const answered = once(line, 'response') as Promise<[IncomingMessage]>;
  const begins = once(server.app.server, 'request');
  line.write(file.subarray(0, 500));
  await begins;
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  line.end(file.subarray(500));
  const [answer] = await answered;
  answer.resume();
  jest.useRealTimers();
  expect(answer.statusCode).toBe(200);
  expect(server.app.server.requestTimeout).toBe(DOCUMENT_LIMITS.pieceMs);
  expect((await finish(ana, id)).status).toBe(200);
});

test('a picture that takes too long is tried again later, with the bytes that are there', async () => {
  const id = await sendAll(server, ana, await photo('jpeg'), { patientId, name: 'foto.jpg' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval'] });
  const { clean } = server.app.pictures;
  jest.spyOn(server.app.pictures, 'clean').mockImplementationOnce((picture) => {
    const pieces = async function* () {
      yield* picture.pieces();
      // Read to its end, it goes to the thread. Twenty seconds then pass before the thread has begun.
      setImmediate(() => jest.advanceTimersByTime(20_000));
    };
    return clean({ ...picture, pieces });
  });
  const late = await finish(ana, id);
  jest.useRealTimers();
  expect([late.status, late.headers['retry-after']]).toEqual([503, '5']);
  expect((await finish(ana, id)).status).toBe(200);
});

describe('what is not taken leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG with a script', Buffer.from(svg), 'Solo se admiten'],
    ['a page called PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Solo se admiten'],
    ['a PDF behind a GIF', Buffer.concat([Buffer.from('GIF89a'), pdfFile()]), 'Solo se admiten'],
    ['an SVG behind the mark of a PNG', Buffer.from(`\u0089PNG\r\n\u001a\n${svg}`, 'latin1'), 'dañada'],
    ['half a JPEG', Buffer.from('\u00ff\u00d8\u00ff\u00e0 media foto', 'latin1'), 'dañada'],
    [
      'a broken HEIC',
      Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
      'dañada',
    ],
  ])('%s', async (_what, file, text) => {
    const { answer } = await upload(ana, file, { name: 'informe.pdf' });
    expect(answer.status).toBe(400);
    expect(String(answer.body['message'])).toContain(text);
    expect(await rows()).toEqual({ documents: 0, pieces: 0 });
  });

  it('a PDF with JavaScript is kept as it is, to be saved and never run by the page', async () => {
    const file = pdfFile('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>');
    const { id } = await upload(ana, file, { name: 'formulario.pdf.exe' });
    const { rawPayload, headers } = await contentOf(ana, id);
    expect(rawPayload.equals(file)).toBe(true);
    expect(headers['content-disposition']).toContain('filename="formulario.pdf.exe.pdf"');
  });
});

describe('room', () => {
  const fill = async (bytes: number) => {
    const sizes: number[] = [];
    for (let left = bytes; left > 0; left -= DOCUMENT_LIMITS.bytesMax)
      sizes.push(Math.min(left, DOCUMENT_LIMITS.bytesMax));
    await server.db.insert(documents).values(
      sizes.map((size, index) => ({
        patientId,
        authorId: luis.id,
        uploadKey: `lleno-${index}`,
        name: 'x.pdf',
        kind: 'OTHER' as const,
        day: '2026-11-01',
        size,
        type: 'application/pdf' as const,
        sha256: 'x',
        storedAt: server.clock.now(),
      })),
    );
  };

  it('that is gone is said before a byte is sent, also to the second of two at once', async () => {
    const file = pdfFile();
    await server.db
      .insert(practiceSettings)
      .values({ name: 'Consulta', timeZone: 'Europe/Madrid', documentSpaceGb: 1 });
    await fill(1024 ** 3 - file.length);
    const begin = () => server.call(ana, `POST /api/patients/${patientId}/documents`, uploadOf(file));
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(String(refused?.body['message'])).toMatch(/^No queda espacio/);
    expect((await rows()).pieces).toBe(0);
  });

  it.each([
    [DOCUMENT_LIMITS.bytesMax + 1, 400, { size: DOCUMENT_MESSAGES.tooLarge }],
    [0, 400, { size: DOCUMENT_MESSAGES.emptyFile }],
    [DOCUMENT_LIMITS.bytesMax, 201, undefined],
  ])('a file of %d bytes is answered %d', async (size, status, fields) => {
    const body = uploadOf(pdfFile(), { size });
    const answer = await server.call(ana, `POST /api/patients/${patientId}/documents`, body);
    expect([answer.status, answer.body['fields']]).toEqual([status, fields]);
  });

  it('is given to a patient for so many documents a day, and again from midnight on', async () => {
    const midnight = Date.parse('2026-11-20T00:00:00+01:00');
    const begin = () => server.call(patient, 'POST /api/my-documents', uploadOf(pdfFile()));
    const send = (createdAt: Date) =>
      server.db.insert(documents).values(
        Array.from({ length: DOCUMENT_LIMITS.sentPerDay }, (_none, index) => ({
          ...{ patientId, authorId: patient.id, name: 'x.pdf', size: 1, sha256: 'x', day: '2026-11-01' },
          ...{
            kind: 'OTHER' as const,
            type: 'application/pdf' as const,
            uploadKey: `${+createdAt}-${index}`,
          },
          ...{ createdAt, storedAt: createdAt },
        })),
      );
    await send(new Date(midnight - 1000));
    expect((await begin()).status).toBe(201);
    await send(new Date(midnight + 1000));
    expect((await begin()).body).toMatchObject({ message: DOCUMENT_MESSAGES.tooManySent });
  });

  it('is not held by one person with uploads that they never finish', async () => {
    const begin = () => server.call(ana, `POST /api/patients/${patientId}/documents`, uploadOf(pdfFile()));
    for (let count = 0; count < DOCUMENT_LIMITS.unfinishedMax; count += 1)
      expect((await begin()).status).toBe(201);
    expect((await begin()).status).toBe(429);
  });
});

describe('who sees what', () => {
  it('a patient sees what they sent and what is shared with them, and changes nothing', async () => {
    const { id: kept } = await upload(ana, pdfFile());
    const { id: shared } = await upload(ana, pdfFile(), { shared: true });
    const { id: sent, answer } = await upload(patient, pdfFile(), { name: 'mío.pdf' });
    expect(answer.body['data']).toMatchObject({ shared: true, sentByPatient: true });
    const seen = (await listOf(patient)).map((row) => row['id']);
    expect(seen.sort()).toEqual([shared, sent].sort());
    expect((await listOf(ana)).map((row) => row['id']).sort()).toEqual([kept, shared, sent].sort());
    expect((await contentOf(patient, kept)).statusCode).toBe(404);
    expect((await contentOf(patient, shared)).statusCode).toBe(200);
    expect((await contentOf(luis, shared)).statusCode).toBe(404);
    expect((await server.call(patient, `DELETE /api/documents/${sent}`)).status).toBe(403);
    expect((await server.call(luis, `DELETE /api/documents/${sent}`)).status).toBe(404);
  });

  it('nobody continues the upload of somebody else', async () => {
    const file = pdfFile();
    const id = await sendAll(server, patient, file);
    expect((await sendPiece(server, ana, id, file, 0)).statusCode).toBe(404);
    expect((await finish(ana, id)).status).toBe(404);
    expect((await server.call(ana, `DELETE /api/uploads/${id}`)).status).toBe(404);
  });

  it('each side is told of what the other gives it, once and without a word of what it is', async () => {
    await upload(patient, pdfFile(), { name: 'secreto.pdf' });
    const { id } = await upload(ana, pdfFile(), { name: 'secreto.pdf' });
    const body = { name: 'secreto.pdf', kind: 'REPORT', day: '2026-11-19', shared: true };
    await server.call(ana, `PUT /api/documents/${id}`, body);
    await server.call(ana, `PUT /api/documents/${id}`, { ...body, kind: 'OTHER' });
    const told = await server.db.select().from(notifications);
    expect(told.map(({ userId }) => userId).sort()).toEqual([ana.id, patient.id].sort());
    expect(JSON.stringify(told)).not.toContain('secreto');
  });

  const bellOf = async (actor: Actor) => {
    const { body } = await server.call(actor, 'GET /api/notifications');
    const { unreadCount } = (await server.call(actor, 'GET /api/notifications/unread-count')).body;
    const shown = body['notifications'] as { id: string; title: string; message: string; read: boolean }[];
    return { unreadCount, shown };
  };

  it('what is taken back is told of no more, and once again if it is shared anew', async () => {
    const bell = async (actor: Actor) => {
      const { unreadCount, shown } = await bellOf(actor);
      return [unreadCount, ...shown.map(({ title }) => title)];
    };
    const { id } = await upload(ana, pdfFile(), { shared: true });
    const share = (shared: boolean) =>
      server.call(ana, `PUT /api/documents/${id}`, {
        name: 'x.pdf',
        kind: 'REPORT',
        day: '2026-11-19',
        shared,
      });
    expect(await bell(patient)).toEqual([1, 'Documento nuevo']);
    await share(false);
    expect(await bell(patient)).toEqual([0]);
    await share(true);
    expect(await bell(patient)).toEqual([1, 'Documento nuevo']);
    await server.call(ana, `DELETE /api/documents/${id}`);
    expect(await bell(patient)).toEqual([0]);
    await server.call(ana, `POST /api/documents/${id}/restore`);
    expect(await bell(patient)).toEqual([1, 'Documento nuevo']);
    const { id: sent } = await upload(patient, pdfFile());
    await server.call(ana, `DELETE /api/documents/${sent}`);
    expect(await bell(ana)).toEqual([0]);
  });

  it('its notice is read by who opens it, and by nobody else', async () => {
    const { id } = await upload(ana, pdfFile(), { shared: true });
    const { id: sent } = await upload(patient, pdfFile());
    const unread = async () =>
      (await server.db.select().from(notifications)).flatMap(({ userId, readAt }) => (readAt ? [] : userId));
    await contentOf(patient, sent);
    await contentOf(ana, id);
    expect((await unread()).sort()).toEqual([ana.id, patient.id].sort());
    await contentOf(ana, sent);
    expect(await unread()).toEqual([patient.id]);
    await contentOf(patient, id);
    expect(await unread()).toEqual([]);
  });

  it('several are one line of the bell, which says how many, and is read and deleted with all of them', async () => {
    const bell = async (actor: Actor) => {
      const { unreadCount, shown } = await bellOf(actor);
      return { shown, told: [unreadCount, ...shown.map(({ message, read }) => [message, read])] };
    };
    const send = async () => {
      server.clock.advance(1000);
      return (await upload(patient, pdfFile())).id;
    };
    const one = `${patient.name} te ha enviado un documento`;
    const ids = [await send(), await send(), await send()];
    const { shown, told } = await bell(ana);
    expect(told).toEqual([1, [`${one}, y antes otros 2`, false]]);

    await contentOf(ana, ids[0] ?? '');
    expect((await bell(ana)).told).toEqual([1, [`${one}, y antes otro`, false], [one, true]]);
    await server.call(ana, `DELETE /api/documents/${ids[1]}`);
    expect((await bell(ana)).told).toEqual([1, [one, false], [one, true]]);
    await server.call(ana, `POST /api/documents/${ids[1]}/restore`);

    // What came after the line was read is news.
    await send();
    await server.call(ana, `PATCH /api/notifications/${shown[0]?.id}/read`);
    const { shown: after, told: news } = await bell(ana);
    expect(news).toEqual([1, [one, false], [`${one}, y antes otros 2`, true]]);
    await server.call(ana, `DELETE /api/notifications/${after[1]?.id}`);
    expect((await bell(ana)).told).toEqual([1, [one, false]]);

    await upload(ana, pdfFile(), { shared: true });
    await upload(ana, pdfFile(), { shared: true });
    const given = 'Tu fisioterapeuta ha compartido un documento contigo, y antes otro';
    expect((await bell(patient)).told).toEqual([1, [given, false]]);
  });

  it('what the patient sends reaches who stands in, the team once the lead has left, and else administration', async () => {
    const [admin, bea, carla] = [
      await server.signIn('ADMIN'),
      await server.signIn('THERAPIST'),
      await server.signIn('THERAPIST'),
    ];
    const told = async () =>
      (await server.db.select().from(notifications)).map((row) => [
        row.userId,
        row.title,
        row.message,
        row.link,
      ]);
    const link = `/patients/${patientId}/documents`;
    const received = ({ id }: Actor, sent: string) => [
      id,
      'Documento recibido',
      `${patient.name} ${sent} un documento`,
      link,
    ];
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: bea.id, createdBy: ana.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20' },
    });
    await server.db.insert(patientCollaborators).values({ patientId, therapistId: carla.id });
    await upload(patient, pdfFile());
    const byBoth = await told();
    expect(byBoth).toHaveLength(2);
    expect(byBoth).toEqual(
      expect.arrayContaining([received(ana, 'te ha enviado'), received(bea, 'ha enviado')]),
    );
    await server.db.delete(notifications);
    const deactivatedAt = server.clock.now();
    await server.db
      .update(users)
      .set({ deactivatedAt })
      .where(inArray(users.id, [ana.id, bea.id]));
    await upload(patient, pdfFile());
    expect(await told()).toContainEqual(received(carla, 'ha enviado'));
    await server.db.delete(notifications);
    await server.db.update(users).set({ deactivatedAt }).where(eq(users.id, carla.id));
    await upload(patient, pdfFile());
    await upload(patient, pdfFile());
    const message = `Su fisioterapeuta ya no tiene acceso y nadie lee los documentos que envía ${patient.name}. Elige quién le atiende.`;
    expect(await told()).toEqual([[admin.id, 'Paciente sin fisioterapeuta', message, '/settings/team']]);
  });
});

describe('a stored document', () => {
  it('is renamed and described anew; its extension stays that of its type', async () => {
    const { id } = await upload(ana, await photo('png'), { name: 'foto.png' });
    const { status, body } = await server.call(ana, `PUT /api/documents/${id}`, {
      name: 'Rodilla/lateral.jpg',
      kind: 'imaging',
      day: '2026-11-01',
      note: '',
      shared: true,
    });
    expect([status, body['data']]).toMatchObject([
      200,
      { name: 'lateral.png', kind: 'IMAGING', day: '2026-11-01', note: null, shared: true },
    ]);
    expect((await listOf(ana))[0]).toEqual(body['data']);
  });

  it('takes no day in the future', async () => {
    const { id } = await upload(ana, pdfFile());
    const body = { name: 'x.pdf', kind: 'OTHER', day: '2026-11-21', shared: false };
    const { status, body: answer } = await server.call(ana, `PUT /api/documents/${id}`, body);
    expect([status, answer['fields']]).toEqual([400, { day: 'La fecha no puede ser posterior a hoy' }]);
  });

  it('that is deleted is seen by nobody, and kept', async () => {
    const { id } = await upload(ana, pdfFile(), { shared: true });
    expect((await server.call(ana, `DELETE /api/documents/${id}`)).status).toBe(200);
    expect((await server.call(ana, `DELETE /api/documents/${id}`)).status).toBe(404);
    expect(await listOf(ana)).toEqual([]);
    expect(await listOf(patient)).toEqual([]);
    expect((await contentOf(ana, id)).statusCode).toBe(404);
    const [row] = await server.db.select().from(documents).where(eq(documents.id, id));
    expect(row?.deletedAt).not.toBeNull();
    expect(await rows()).toEqual({ documents: 1, pieces: piecesOf(row?.size ?? 0) });
  });

  it('that is deleted has no name in the patient’s copy: it may name somebody else', async () => {
    const kept = await upload(ana, pdfFile(), { shared: true, name: 'Informe.pdf' });
    const { id } = await upload(ana, pdfOfSize(700), { name: 'Informe de Juan Pérez.pdf' });
    await server.call(ana, `DELETE /api/documents/${id}`);
    const namesFor = async (actor: Actor, path: string) => {
      const { body } = await server.call(actor, `GET ${path}` as 'GET /');
      const stored: { id: string; name: unknown }[] = body['sections'].documents;
      return new Map(stored.map((row) => [row.id, row.name]));
    };
    expect(await namesFor(patient, '/api/my-record/export')).toEqual(
      new Map([
        [kept.id, 'Informe.pdf'],
        [id, null],
      ]),
    );
    const staff = await namesFor(ana, `/api/patients/${patientId}/export`);
    expect(staff.get(id)).toBe('Informe de Juan Pérez.pdf');
  });
});

describe('the episode of a document', () => {
  const open = async (reason: string, record = patientId) => {
    const { body } = await server.call<{ episodes: { id: string; reason: string }[] }>(
      ana,
      `POST /api/patients/${record}/episodes`,
      { reason },
    );
    // So that the next one is newer.
    server.clock.advance(1000);
    return body.episodes.find((one) => one.reason === reason)?.id ?? '';
  };
  const update = (id: string, more: object) =>
    server.call(ana, `PUT /api/documents/${id}`, {
      name: 'a.pdf',
      kind: 'REPORT',
      day: '2026-11-02',
      ...more,
    });
  const episodeOf = async (id: string) => (await listOf(ana)).find((row) => row['id'] === id)?.['episodeId'];

  it('is the one that is named, else the newest open one, else none', async () => {
    expect(await episodeOf((await upload(ana, pdfFile())).id)).toBeNull();
    const [back, knee] = [await open('Lumbalgia'), await open('Rodilla')];
    const named = await upload(ana, pdfFile(), { episodeId: back });
    expect(await episodeOf(named.id)).toBe(back);
    expect(await episodeOf((await upload(ana, pdfFile())).id)).toBe(knee);
  });

  it('stays where a change does not name one, and follows where it does', async () => {
    const [back, knee] = [await open('Lumbalgia'), await open('Rodilla')];
    const { id } = await upload(ana, pdfFile(), { episodeId: back });
    expect((await update(id, { note: 'Otra' })).body['data']).toMatchObject({ episodeId: back });
    expect((await update(id, { episodeId: knee })).body['data']).toMatchObject({ episodeId: knee });
    expect(await episodeOf(id)).toBe(knee);
  });

  it.each(['is deleted', 'moves to another one'])(
    'goes when the last document in it %s, if it began by itself and its care was of somebody else',
    async (how) => {
      const { id: other } = await server.addPatient(ana);
      const evaluation = { date: '2026-11-20', reason: 'Lumbalgia' };
      const path = `POST /api/patients/${patientId}/evaluations` as const;
      const { body } = await server.call(ana, path, evaluation);
      const { id } = await upload(ana, pdfFile());
      const given = { ...evaluation, patientId: other };
      expect((await server.call(ana, `PUT /api/evaluations/${body['data'].id}`, given)).status).toBe(200);
      const reasons = async () => {
        const { body: listed } = await server.call(ana, `GET /api/patients/${patientId}/episodes`);
        return listed['episodes'].map(({ reason }: { reason: string | null }) => reason);
      };
      expect(await reasons()).toEqual([null]);
      if (how === 'is deleted') {
        expect((await server.call(ana, `DELETE /api/documents/${id}`)).status).toBe(200);
        expect(await reasons()).toEqual([]);
        await server.call(ana, `POST /api/documents/${id}/restore`);
        expect(await episodeOf(id)).toBeNull();
      } else {
        const knee = await open('Rodilla');
        expect((await update(id, { episodeId: knee })).body['data']).toMatchObject({ episodeId: knee });
        expect(await reasons()).toEqual(['Rodilla']);
      }
    },
  );

  it('is never another patient’s, nor one that is none, and nothing is kept then', async () => {
    const other = await open('De otra', (await server.addPatient(ana)).id);
    const { id } = await upload(ana, pdfFile());
    for (const episodeId of [other, 'nada']) {
      expect((await update(id, { episodeId })).body['fields']).toHaveProperty('episodeId');
      const begun = await server.call(ana, `POST /api/patients/${patientId}/documents`, {
        ...uploadOf(pdfFile()),
        episodeId,
      });
      expect([begun.status, Object.keys(begun.body['fields'] as object)]).toEqual([400, ['episodeId']]);
    }
    expect((await rows()).documents).toBe(1);
    await expect(
      server.db.update(documents).set({ episodeId: other }).where(eq(documents.id, id)),
    ).rejects.toThrow();
  });

  it('is neither told to the patient nor chosen by them', async () => {
    const back = await open('Lumbalgia');
    const knee = await open('Rodilla');
    const { id } = await upload(patient, pdfFile(), { episodeId: back });
    expect(await listOf(patient)).toEqual([expect.not.objectContaining({ episodeId: expect.anything() })]);
    expect(await episodeOf(id)).toBe(knee);
  });
});
