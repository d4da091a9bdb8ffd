export { textSearch } from './search';
