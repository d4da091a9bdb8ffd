import type { PracticeHours, PracticeSettings } from '@/contract/practiceAnswers';
import { DEFAULT_WEEK } from '@/contract/openingHours';

export const HOURS_FIXTURE: PracticeHours = {
  openingHours: [
    { weekday: 1, from: '09:00', to: '14:00' },
    { weekday: 1, from: '16:00', to: '20:00' },
    ...DEFAULT_WEEK.slice(1),
  ],
  holidays: [
    { day: '2026-12-08', name: 'La Inmaculada' },
    { day: '2026-12-25', name: 'Navidad' },
  ],
};

export const SETTINGS_FIXTURE: PracticeSettings = {
  name: 'Fisioterapia Retiro',
  taxId: 'B12345674',
  healthRegistration: 'CS 1234',
  address: 'Calle Mayor, 1, 28013 Madrid',
  phone: '910000000',
  email: 'hola@retiro.example',
  controller: 'Retiro Fisioterapia, S. L.',
  controllerContact: 'privacidad@retiro.example',
  holidayRegion: 'MD',
  retentionYears: 5,
  lateCancellationHours: 24,
  documentSpaceGb: 5,
  appointmentMails: true,
  appointmentReminders: true,
  reminderHours: 48,
  lastReminderHours: 24,
  formality: 'TU',
  registration: 'OPEN',
};
