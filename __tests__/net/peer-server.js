// A real PeerServer in a process of its own: its timers cannot be stopped.
const http = require('node:http');
const express = require('express');
const { ExpressPeerServer } = require('peer');

const app = express();
const server = http.createServer(app);
app.use('/peerjs', ExpressPeerServer(server));
server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
