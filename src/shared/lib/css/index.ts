export { cx } from './cx';
export { useElementWidth } from './useElementWidth';
