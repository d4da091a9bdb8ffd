export { MapLink, type MapLinkProps } from './MapLink';
