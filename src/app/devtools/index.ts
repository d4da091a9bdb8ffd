export { startWithTools } from './startWithTools';
