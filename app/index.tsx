import { StyleSheet, Text } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { font, size, space, useTheme } from '@/components/ui/theme';

export default function Home() {
  const { colours } = useTheme();
  return (
    <SafeAreaView style={[styles.page, { backgroundColor: colours.page }]}>
      <Text role="heading" aria-level={1} style={[styles.title, { color: colours.accent }]}>
        Roundhouse
      </Text>
      <Text style={[styles.sentence, { color: colours.ink }]}>Railway and stock games around a table.</Text>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl, gap: space.s },
  title: { fontFamily: font.heading, fontSize: size.display },
  sentence: { fontFamily: font.text, fontSize: size.body, textAlign: 'center' },
});
