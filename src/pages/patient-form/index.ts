import { prefetchCapabilities } from '@/shared/capabilities';

export { PatientFormPage as Component } from './ui/PatientFormPage';

export const prefetches = () => [prefetchCapabilities];
