export { PortalContainerProvider, usePortalContainer } from './PortalContainer';
