import { render, screen } from '@testing-library/react-native';

import Home from '@/app/index';

test('the home screen names the app', () => {
  render(<Home />);
  expect(screen.getByRole('heading', { name: 'Roundhouse' })).toBeTruthy();
});
