import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReportView } from './ReportView';

const AT = Date.UTC(2026, 10, 24, 10);

const meta = {
  title: 'Estructura/Grabaciones/ReportView',
  component: ReportView,
  args: {
    report: {
      sentAt: '2026-11-24T10:00:00.000Z',
      words: 'Pulso «Nueva rutina» y no pasa nada.',
      build: 'main.1a2b3c4d.js',
      browser: 'Mozilla/5.0 (X11; Linux x64) Chrome/140',
      viewport: { width: 390, height: 844, ratio: 3 },
      settings: { Idioma: 'es-ES', 'Zona horaria': 'Europe/Madrid', 'Con conexión': 'sí' },
      requests: [
        { at: AT, method: 'GET', path: '/api/patients', status: 200, ms: 84, id: 'req-1' },
        { at: AT + 900, method: 'GET', path: '/api/routines/·', status: null, ms: 30_000, id: null },
      ],
      marks: [],
    },
  },
} satisfies Meta<typeof ReportView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { report: { ...meta.args.report, words: '', requests: [], settings: {} } },
};
export const LongText: Story = {
  args: { report: { ...meta.args.report, words: 'No se abre y vuelvo a pulsar. '.repeat(60) } },
};
