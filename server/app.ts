import { createServer, type Server } from 'node:http';
import { extname, join, sep } from 'node:path';

import express from 'express';
import { ExpressPeerServer } from 'peer';

import { addresses } from './addresses';

/** Folders in which the bundler puts a hash of the content into every name. */
const hashed = [`${sep}_expo${sep}static${sep}`, `${sep}assets${sep}`];

function cacheControl(file: string): string {
  return hashed.some((folder) => file.includes(folder)) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The built web app and the signalling for its peers, on one port. */
export function createTableServer(folder: string): Server {
  const app = express();
  const server = createServer(app);

  app.disable('x-powered-by');
  // A PeerJS client that is given the path /peerjs asks for /peerjs/peerjs/id: the second is its key.
  const peers = ExpressPeerServer(server, { path: '/' });
  // One guest's broken socket must not end the table; what befalls the server itself, it says itself.
  peers.on('error', () => undefined);
  app.use('/peerjs', peers);
  // A host that opened the page as localhost needs the address the others can use.
  app.get('/addresses.json', (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json({ network: addresses(request.socket.localPort ?? 80).network });
  });
  app.use(
    express.static(folder, {
      cacheControl: false,
      setHeaders: (response, file) => response.setHeader('Cache-Control', cacheControl(file)),
    }),
  );
  // Every other address is a screen of the app; but a file that is not there is not a screen.
  app.get('*', (request, response, next) => {
    if (extname(request.path) !== '') return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(folder, 'index.html'));
  });
  return server;
}
