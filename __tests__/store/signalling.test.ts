import {
  addressText,
  isLoopback,
  parseAddress,
  publicBroker,
  PUBLIC,
  signallingOf,
} from '@/store/signalling';

const page = { protocol: 'http:', hostname: '192.168.1.20', port: '8030' };

test('the server the page came from is the standard; without a page the public one', () => {
  expect(signallingOf('', page)).toEqual({
    host: '192.168.1.20',
    port: 8030,
    path: '/peerjs',
    secure: false,
  });
  expect(signallingOf('', { protocol: 'https:', hostname: 'play.example.org', port: '' })).toMatchObject({
    port: 443,
    secure: true,
  });
  expect(signallingOf('', null)).toBe(publicBroker);
  expect(signallingOf(PUBLIC, page)).toBe(publicBroker);
});

test.each([
  ['192.168.1.20', { host: '192.168.1.20', port: 8030, path: '/peerjs', secure: false }],
  [' table.local:9000 ', { host: 'table.local', port: 9000, path: '/peerjs', secure: false }],
  ['https://play.example.org', { host: 'play.example.org', port: 443, path: '/peerjs', secure: true }],
  ['http://10.0.0.2:80/signal/', { host: '10.0.0.2', port: 80, path: '/signal', secure: false }],
  ['http://10.0.0.2:9000/', { host: '10.0.0.2', port: 9000, path: '/', secure: false }],
  ['table.local/', { host: 'table.local', port: 8030, path: '/', secure: false }],
  ['[fe80::1]:8030', { host: '[fe80::1]', port: 8030, path: '/peerjs', secure: false }],
])('%s is an address', (text, server) => {
  expect(parseAddress(text)).toEqual(server);
  expect(parseAddress(addressText(server))).toEqual(server);
});

test.each([
  '',
  'two words',
  'ftp://x',
  'host:99999',
  'host:0',
  'a/b?c',
  'javascript:alert(1)',
  '1..2',
  '1.2',
  '300.1.1.1',
  '.a',
  'a-.b',
])('"%s" is none, and as a setting counts as none', (text) => {
  expect(parseAddress(text)).toBeNull();
  expect(signallingOf(text, page)).toMatchObject({ host: '192.168.1.20' });
});

test('an address every device has for itself is told from those it shares', () => {
  const own = ['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '0.0.0.0', '[::1]'];
  expect(own.filter(isLoopback)).toEqual(own);
  expect(['localhost.example.org', '127.example.org', '192.168.1.20'].filter(isLoopback)).toEqual([]);
});
