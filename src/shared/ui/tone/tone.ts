import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon, type IconComponent } from '../icon';

/** What a coloured part says. Colour never says it alone: a shape or a word stands beside it. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** Tones of messages. */
export type MessageTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;

/** The shape that goes with the colour of a message. */
export const TONE_ICONS: Record<MessageTone, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
