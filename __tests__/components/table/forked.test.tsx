import { screen } from '@testing-library/react-native';

import { GameRow } from '@/components/home/GameRow';
import { lobbySummary } from '@/store/net/disk';

import { show } from '../../app/stage';

const item = (id: string, forked: boolean) => ({
  id,
  summary: { ...lobbySummary('1830', [{ id: 'p1', name: 'Anna', colour: '0', device: '' }]), forked },
  at: 0,
  ...{ problem: null, damage: null, behind: false, aside: false, fromHost: false },
});
const row = (id: string, forked: boolean) => (
  <GameRow item={item(id, forked)} now={0} onOpen={jest.fn()} onMore={jest.fn()} />
);

test.each([
  ['en', 'Copy: went on without the other devices'],
  ['de', 'Kopie: ging ohne die anderen Geräte weiter'],
] as const)('a copy of a table says so in the list of games (%s)', (language, words) => {
  show(row('copy', true), language);
  expect(screen.getByText(words)).toBeTruthy();
});

test('any other game does not', () => {
  show(row('table', false));
  expect(screen.queryByTestId('forked-table')).toBeNull();
});
