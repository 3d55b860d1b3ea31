import { View } from 'react-native';

import { useTheme } from '@/components/ui/theme';

/** Full when connected, a ring when not: not by colour alone. */
export function Dot({ online, size = 7 }: { online: boolean; size?: number }) {
  const { colours } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        borderWidth: 1.5,
        borderColor: online ? colours.good : colours.danger,
        backgroundColor: online ? colours.good : 'transparent',
      }}
    />
  );
}
