import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { openPreferences } from '@/store/preferences';

import { FakeDisk } from '../store/fakeDisk';
import { show } from './stage';

test('settings take effect at once and are kept', async () => {
  const disk = new FakeDisk();
  const preferences = openPreferences(disk);
  const back = jest.fn();
  show(<SettingsScreen preferences={preferences} onBack={back} />);
  fireEvent.press(screen.getByRole('button', { name: 'Deutsch' }));
  fireEvent.press(screen.getByRole('button', { name: 'Dark' }));
  fireEvent.press(screen.getByRole('switch', { name: 'Coordinates' }));
  expect(screen.getByRole('switch', { name: 'Coordinates' }).props.accessibilityState.checked).toBe(true);
  expect(preferences.view.getState()).toMatchObject({ language: 'de', theme: 'dark', coordinates: true });
  await waitFor(async () => {
    const again = openPreferences(disk.reborn());
    await again.load();
    expect(again.view.getState()).toMatchObject({ language: 'de', theme: 'dark', coordinates: true });
  });
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalled();
});
