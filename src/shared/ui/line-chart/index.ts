export { LineChart, type LineChartProps, type LinePoint, type LineSeries } from './LineChart';
