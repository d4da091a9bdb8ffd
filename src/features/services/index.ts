export { useListServicesQuery } from './api';
export { ServicesPanel } from './ui/ServicesPanel';
