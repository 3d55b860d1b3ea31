// On a device Modal hears Android's back itself (onRequestClose); iOS has none. The router's history is the only one.

export function listenForBack(): void {}

export const openBehind = (_close: () => void): (() => void) => listenForBack;

export const leaveDialogs = (leave: () => void): void => leave();

export const stepBack = (_path?: string): boolean => false;
