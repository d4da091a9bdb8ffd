import { isObject } from '@/shared/lib/objects';
import type { Mark, MarkKind, RequestNote } from './marks';
import { REPORT_TYPE, type ReportContext } from './report';

/** A report as its page shows it. */
export interface Report extends ReportContext {
  sentAt: string;
  words: string;
  requests: readonly RequestNote[];
  marks: readonly Mark[];
}

const KINDS: readonly unknown[] = ['error', 'slowRequest', 'longTask', 'here'] satisfies MarkKind[];

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 5_000) : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The report around a recording; null if the file is only a recording. What is damaged is left empty. */
export function readReport(file: unknown): { report: Report; recording: unknown } | null {
  if (!isObject(file) || file.type !== REPORT_TYPE) return null;
  const viewport = isObject(file.viewport) ? file.viewport : {};
  return {
    recording: file.recording,
    report: {
      sentAt: text(file.sentAt),
      words: text(file.words),
      build: text(file.build),
      browser: text(file.browser),
      viewport: {
        width: number(viewport.width),
        height: number(viewport.height),
        ratio: number(viewport.ratio),
      },
      settings: isObject(file.settings)
        ? Object.fromEntries(Object.entries(file.settings).map(([name, value]) => [name, text(value)]))
        : {},
      requests: list(file.requests).map((one) => ({
        at: number(one.at),
        method: text(one.method),
        path: text(one.path),
        status: typeof one.status === 'number' ? one.status : null,
        ms: number(one.ms),
        id: text(one.id) || null,
      })),
      marks: list(file.marks)
        .filter(({ kind }) => KINDS.includes(kind))
        .map((one) => ({
          at: number(one.at),
          kind: one.kind as MarkKind,
          text: text(one.text),
          ...(typeof one.ms === 'number' && { ms: one.ms }),
        })),
    },
  };
}
