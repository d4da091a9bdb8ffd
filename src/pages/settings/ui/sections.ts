/** Sections of the settings that come with their tab. */
export { RoomsPanel as RoomsSection } from '@/features/rooms';
export { ServicesPanel as ServicesSection } from '@/features/services';
export { MailsSection } from './MailsSection';
export { HoursSection } from './HoursSection';
export { TeamSection } from './TeamSection';
