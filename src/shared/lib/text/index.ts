export { foldText, matchesSearch } from './search';
