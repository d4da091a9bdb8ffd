export { isObject } from './isObject';
