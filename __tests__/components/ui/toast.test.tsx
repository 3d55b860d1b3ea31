import { act, fireEvent, render } from '@testing-library/react-native';

import { Toast } from '@/components/ui/Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  ['a pointer', 'pointerEnter', 'pointerLeave'],
  ['the keyboard', 'focus', 'blur'],
])('a toast does not go from under %s, and afterwards has its time anew', (_, comes, goes) => {
  const gone = jest.fn();
  const api = render(<Toast message="Deleted." duration={6000} onGone={gone} />);
  wait(5000);
  fireEvent(api.getByTestId('toast'), comes);
  wait(60_000);
  expect(gone).not.toHaveBeenCalled();
  fireEvent(api.getByTestId('toast'), goes);
  wait(5000);
  expect(gone).not.toHaveBeenCalled();
  wait(1000);
  expect(gone).toHaveBeenCalledTimes(1);
});

test('what a pointer rested on says nothing of the next sentence', () => {
  const gone = jest.fn();
  const api = render(<Toast message="Deleted." onGone={gone} />);
  fireEvent(api.getByTestId('toast'), 'pointerEnter');
  api.rerender(<Toast message={null} onGone={gone} />);
  expect(api.queryByTestId('toast')).toBeNull();
  api.rerender(<Toast message="Full." onGone={gone} />);
  wait(6000);
  expect(gone).toHaveBeenCalledTimes(1);
});

test('one without a time stays until a button ends it', () => {
  const [gone, dismiss] = [jest.fn(), jest.fn()];
  const api = render(
    <Toast
      message="Deleted."
      duration={null}
      inFlow
      onGone={gone}
      dismiss={{ label: 'Delete for good', onPress: dismiss }}
    />,
  );
  wait(3_600_000);
  expect(gone).not.toHaveBeenCalled();
  fireEvent.press(api.getByRole('button', { name: 'Delete for good' }));
  expect(dismiss).toHaveBeenCalled();
});
