export { useListServicesQuery } from './api';
export { ServiceSelectField } from './ui/ServiceSelectField';
export { ServicesPanel } from './ui/ServicesPanel';
