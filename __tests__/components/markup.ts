import type { RenderAPI } from '@testing-library/react-native';

/** Everything a render would draw, as text. */
export const markup = (api: RenderAPI): string =>
  JSON.stringify(api.toJSON(), (_, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) return 'NaN';
    return value;
  });
