export { makeStore } from './makeStore';
