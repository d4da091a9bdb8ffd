import sharp from 'sharp';
import { pdfFile } from './pdfFile';
import type { Actor, TestServer } from './testServer';
import { DOCUMENT_LIMITS, pieceSize, piecesOf } from '@/contract/documents';

/** A PDF of an exact size. */
export const pdfOfSize = (size: number): Buffer => {
  const file = Buffer.alloc(size, 'x');
  pdfFile().copy(file);
  return file;
};

/** A photo with the notes of a camera: its make, its number and where it was taken. */
export const photo = (format: 'jpeg' | 'png' | 'webp', width = 64, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f62' } })
    .withExif({
      IFD0: { Make: 'CamaraSecreta', Software: 'SerieSecreta' },
      IFD3: { GPSLatitude: '40/1 25/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

/** A HEIC photo of 48 × 32 pixels, as phones write them. */
export const heicPhoto = (): Buffer => Buffer.from(HEIC, 'base64');

let uploads = 0;

/** Body of the POST that begins the upload of a file. */
export const uploadOf = (file: Uint8Array, values: object = {}) => {
  uploads += 1;
  return {
    uploadKey: `subida-${String(uploads).padStart(6, '0')}`,
    name: 'informe.pdf',
    size: file.length,
    kind: 'REPORT',
    day: '2026-11-19',
    note: 'Nota',
    shared: false,
    ...values,
  };
};

/** Sends one piece of a file. */
export const sendPiece = (
  { app }: TestServer,
  { token }: Actor,
  id: string,
  file: Uint8Array,
  piece: number,
) => {
  const from = piece * DOCUMENT_LIMITS.pieceBytes;
  return app.inject({
    method: 'PUT',
    url: `/api/uploads/${id}/content?piece=${piece}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file.subarray(from, from + pieceSize(file.length, piece))),
  });
};

/** Begins an upload and sends every piece, but does not finish it. Answers its id. */
export async function sendAll(
  server: TestServer,
  actor: Actor,
  file: Uint8Array,
  values: object = {},
): Promise<string> {
  const path = actor.role === 'PATIENT' ? '/api/my-documents' : undefined;
  const { patientId, ...body } = { patientId: '', ...values };
  const begun = await server.call(
    actor,
    `POST ${path ?? `/api/patients/${patientId}/documents`}` as 'POST /',
    uploadOf(file, body),
  );
  if (begun.status !== 201) throw new Error(`Begin: ${begun.status} ${JSON.stringify(begun.body)}`);
  const { id } = begun.body['upload'] as { id: string };
  for (let piece = 0; piece < piecesOf(file.length); piece += 1) {
    const sent = await sendPiece(server, actor, id, file, piece);
    if (sent.statusCode !== 200) throw new Error(`Piece ${piece}: ${sent.statusCode} ${sent.body}`);
  }
  return id;
}

const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAACAAAAGGlkYXQAAAAAADAAIAAAAAAAMAAgAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAABrAAIA' +
  'AQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAAOLAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAV' +
  'aW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAA' +
  'Z3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAA' +
  'AwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA' +
  'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAP' +
  'AyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFlurkprmwIAAAAMAgAAAAwCEIgAB' +
  'AAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAADAAAAAgAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1' +
  'cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAA' +
  'AAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAhm1kYXQAAABnKAGvWI9UX+GD1EJwF+n+gJeeB+o0' +
  'JuzvIp+fJq+V9pIaFTQOqKmEHH+S+XnJZDfIWVDEePG4CZEv8OkhC5W3y9JjpSCm5bUumYj+Ww8iaCsVI/9x9KXCLgj6e6Tv/2Uw' +
  '/nbx2z6mqAAAAA8oAa6wtDy32H8gMAWeo4A=';
