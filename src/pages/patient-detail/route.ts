import { RECORD_TABS, type RecordTab, type ScreenRoute } from '@/shared/routes';

const TAB_TITLES: Record<RecordTab, string> = {
  history: 'Historia del Paciente',
  routines: 'Rutinas del Paciente',
  appointments: 'Citas del Paciente',
  documents: 'Documentos del Paciente',
  messages: 'Mensajes del Paciente',
  data: 'Datos del Paciente',
};

export const patientDetail = {
  paths: {
    '/patients/:id': 'Detalle del Paciente',
    ...Object.fromEntries(RECORD_TABS.map((tab) => [`/patients/:id/${tab}`, TAB_TITLES[tab]])),
  },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: () => import('./index'),
} satisfies ScreenRoute;
