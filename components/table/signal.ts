// A turn has come: a short tap. Phones have no sound of ours yet; the setting for it is the browser's.
import { notificationAsync, NotificationFeedbackType } from 'expo-haptics';

export function signalTurn(_sound: boolean, haptics: boolean): void {
  // A device without it, or in power saving, stays still.
  if (haptics) void notificationAsync(NotificationFeedbackType.Success).catch(() => {});
}
