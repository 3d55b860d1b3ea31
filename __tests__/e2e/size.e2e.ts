import { webFolder } from '@/server/build';
import { BUNDLE_CEILING, bundleSize } from '@/tools/stage/size';

test('the web app loads no more script than its ceiling', () => {
  const size = bundleSize(webFolder);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThanOrEqual(BUNDLE_CEILING);
});
