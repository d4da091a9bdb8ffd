export { VersionHistory, type ShownVersion, type VersionPart } from './VersionHistory';
