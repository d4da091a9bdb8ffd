import { selectView, viewChosen } from '@/shared/preferences';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ConversationIcon, Icon, SoundIcon, SoundOffIcon, type IconComponent } from '@/shared/ui/icon';
import styles from './SoundControls.module.css';

export type RunnerSetting = 'voice' | 'sound' | 'guided';

const screenOf = (setting: RunnerSetting) => `runner.${setting}`;

/** A setting of the runner, stored in this browser, and its setter. */
export function useRunnerSetting(
  setting: RunnerSetting,
  fallback: boolean,
): [boolean, (on: boolean) => void] {
  const dispatch = useAppDispatch();
  const view = useAppSelector((state) => selectView(state, screenOf(setting), fallback ? 'on' : 'off'));
  return [
    view === 'on',
    (on) => void dispatch(viewChosen({ screen: screenOf(setting), view: on ? 'on' : 'off' })),
  ];
}

interface PillProps {
  label: string;
  icon: IconComponent;
  on: boolean;
  onChange: (on: boolean) => void;
}

const Pill = ({ label, icon, on, onChange }: PillProps) => (
  <button type="button" className={styles.pill} aria-pressed={on} onClick={() => onChange(!on)}>
    <Icon of={icon} size="sm" />
    <span className={styles.word}>{label}</span>
  </button>
);

/** Voice and sounds of guided mode, each on or off. */
export function SoundControls() {
  const [voice, setVoice] = useRunnerSetting('voice', true);
  const [sound, setSound] = useRunnerSetting('sound', true);
  return (
    <div className={styles.pills}>
      <Pill label="Voz" icon={ConversationIcon} on={voice} onChange={setVoice} />
      <Pill label="Sonidos" icon={sound ? SoundIcon : SoundOffIcon} on={sound} onChange={setSound} />
    </div>
  );
}
