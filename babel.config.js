// What `babel-preset-expo` does by itself, but for one thing: on the web the code of every worklet would be carried
// a second time, as text for the other engine of a phone, which a browser does not have.
module.exports = (api) => {
  const web = api.caller((caller) => caller?.platform === 'web');
  return web
    ? {
        presets: [['babel-preset-expo', { worklets: false }]],
        plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
      }
    : { presets: ['babel-preset-expo'] };
};
