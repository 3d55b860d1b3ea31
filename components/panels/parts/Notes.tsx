import { Text } from '@/components/ui/Text';

/** What was passed over and why, quietly beside what is decided. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <Text key={note} size="small" tone="muted" testID="passed-over">
      {note}
    </Text>
  ));
}
