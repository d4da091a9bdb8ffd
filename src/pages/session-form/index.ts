import { prefetchCapabilities } from '@/shared/capabilities';

export { SessionFormPage as Component } from './ui/SessionFormPage';

export const prefetches = () => [prefetchCapabilities];
