import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { openPreferences } from '@/store/preferences';
import { seal } from '@/store/saves/record';

import { FakeDisk } from '../store/fakeDisk';
import { show } from './stage';

test('a choice a full disk does not keep holds all the same, and that it will be forgotten is said', async () => {
  const disk = new FakeDisk();
  disk.fault = { at: 1, how: 'quota' };
  const preferences = openPreferences(disk);
  show(<SettingsScreen preferences={preferences} onBack={jest.fn()} />);
  fireEvent.press(screen.getByRole('button', { name: 'Dark' }));
  await screen.findByText(/^The storage of this device is full\. The choice holds until the app is closed/);
  expect(preferences.view.getState().theme).toBe('dark');
  // Once there is room it is kept, and no longer said to be lost.
  fireEvent.press(screen.getByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(screen.queryByText(/storage of this device/)).toBeNull());
  expect(disk.cells.size).toBe(1);
});

test('settings of a newer version stay as they are, and that is said once', async () => {
  const newer = seal({ theme: 'sepia' }, 2);
  const disk = new FakeDisk([['rh1/preferences', newer]]);
  const preferences = openPreferences(disk);
  await preferences.load();
  show(<SettingsScreen preferences={preferences} onBack={jest.fn()} />);
  fireEvent.press(screen.getByRole('button', { name: 'Dark' }));
  await screen.findByText(/^The settings on this device are those of a newer version/);
  expect(preferences.view.getState().theme).toBe('dark');
  fireEvent.press(screen.getByRole('button', { name: 'Light' }));
  await waitFor(() => expect(screen.queryByText(/newer version/)).toBeNull());
  expect(disk.cells.get('rh1/preferences')).toBe(newer);
});

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
