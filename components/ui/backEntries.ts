// On a device Modal hears Android's back itself (onRequestClose); iOS has none.

export function listenForBack(): void {}

export const openBehind = (_close: () => void): (() => void) => listenForBack;
