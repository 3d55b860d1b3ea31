// On a device the router's history is the only one. Android's back asks whoever came last first; an open Modal hears
// it before all of them (onRequestClose). iOS has none.
import { BackHandler } from 'react-native';

export function listenForBack(): void {}

export function openBehind(close: () => void): () => void {
  const heard = BackHandler.addEventListener('hardwareBackPress', () => {
    close();
    return true;
  });
  return () => heard.remove();
}

export const leaveDialogs = (leave: () => void): void => leave();

export const stepBack = (_path?: string): boolean => false;
