export { GlanceCard, GlanceGrid, type GlanceCardProps } from './GlanceCard';
