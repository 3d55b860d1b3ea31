/** On a device the app has one window. */
export const watchWindows = undefined;
