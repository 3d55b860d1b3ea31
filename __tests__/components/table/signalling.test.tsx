import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { SignallingCard } from '@/components/settings/SignallingCard';
import { Invite } from '@/components/table/InviteCard';

import { show } from '../../app/stage';

function Settings({ first }: { first: string }) {
  const [signalling, setSignalling] = useState(first);
  return <SignallingCard signalling={signalling} onChange={setSignalling} />;
}

test('while an address cannot be read, the one in use is named', () => {
  show(<Settings first="192.168.1.20:9000" />);
  const type = (text: string) => fireEvent.changeText(screen.getByTestId('signalling-address'), text);
  expect(screen.queryByTestId('signalling-in-use')).toBeNull();
  type('192.168.1.20:9000x');
  expect(screen.getByText('This is not an address.')).toBeTruthy();
  expect(screen.getByText('Still in use: 192.168.1.20:9000')).toBeTruthy();
  type('table.local/');
  expect(screen.queryByTestId('signalling-in-use')).toBeNull();
  type('');
  expect(screen.getByText('Still in use: table.local:8030/')).toBeTruthy();
});

test('an invitation says when its server is every device itself, and when nobody new can come', () => {
  const shown = { link: 'http://192.168.1.20/join#k=x', code: 'x', onlyHere: false };
  show(<Invite {...shown} serverHere="localhost:9" trouble="signalling" />);
  expect(screen.getByText(/meet at “localhost:9”/)).toBeTruthy();
  expect(screen.getByText(/nobody new can come in now\. The running game goes on\./)).toBeTruthy();
});
