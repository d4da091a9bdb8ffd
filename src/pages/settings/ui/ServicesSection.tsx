export { ServicesPanel as ServicesSection } from '@/features/services';
