// PeerJS looks for WebRTC once, when it is loaded: on a phone it must be there by then.
import { registerGlobals } from 'react-native-webrtc';

registerGlobals();
