// What a control is described by: on a phone its hint. Browsers know no hints, so there it points at the words that
// stand beside it.
import { Platform } from 'react-native';

export const describedBy = (id: string, words: string | null | undefined): object =>
  Platform.OS === 'web' && words ? { 'aria-describedby': id } : {};
