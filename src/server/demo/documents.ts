import { createHash } from 'node:crypto';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { DocumentKind, DocumentType } from '@/contract/documents';
import type { Database } from '../db/database';
import { documents } from '../db/schema';
import { storePieces } from '../documents/pieceRepository';
import type { DemoContext } from './context';
import { demoKnee, demoPdf } from './files';

interface DemoDocument {
  name: string;
  kind: DocumentKind;
  type: DocumentType;
  /** Days before today. */
  age: number;
  note: string | null;
  shared: boolean;
  bytes: () => Buffer | Promise<Buffer>;
}

const DOCUMENTS: readonly DemoDocument[] = [
  {
    name: 'Informe de traumatología.pdf',
    kind: 'REPORT',
    type: 'application/pdf',
    age: 24,
    note: 'Alta de consultas externas',
    shared: true,
    bytes: () =>
      demoPdf([
        'Informe de traumatologia',
        'Protesis total de rodilla derecha, sin complicaciones.',
        'Herida cerrada. Se recomienda fisioterapia.',
      ]),
  },
  {
    name: 'Radiografía de rodilla derecha.png',
    kind: 'IMAGING',
    type: 'image/png',
    age: 26,
    note: null,
    shared: false,
    bytes: () => demoKnee(240, 320),
  },
];

/** Gives the main patient a report and a picture, both made here. */
export async function seedDocuments(
  db: Database,
  { now, timeZone, random, mainPatient: { id: patientId, therapistId } }: DemoContext,
): Promise<void> {
  const today = wallClockOf(now, timeZone).date;
  for (const { bytes: make, age, ...values } of DOCUMENTS) {
    const bytes = await make();
    const id = random.uuid();
    const rest = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    const dates = { createdAt: now, updatedAt: now, storedAt: now, day: addDays(today, -age) };
    await db
      .insert(documents)
      .values({ ...values, ...rest, ...dates, id, patientId, authorId: therapistId, uploadKey: id });
    await storePieces(db, id, bytes);
  }
}
