import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import { ConversationIcon, SoundIcon, SoundOffIcon } from '@/shared/ui/icon/icons';
import { useRunnerSetting } from './settings';
import styles from './SoundControls.module.css';

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
