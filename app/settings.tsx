import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { useScreens } from '@/components/ui/useScreens';
import { preferences } from '@/store/device';

export default function Settings() {
  const { back } = useScreens();
  return <SettingsScreen preferences={preferences} onBack={back} />;
}
