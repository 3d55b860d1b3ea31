// Browsers bring their own WebRTC, and tests in Node set it up themselves; see webrtc.native.ts.
export {};
