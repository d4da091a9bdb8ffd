export { figure } from '../../../scripts/lib/figure';
