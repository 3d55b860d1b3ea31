import { Text } from '@/components/ui/Text';

import { PanelFrame } from './PanelFrame';

/** What the seat on turn decides; fills the frame that PanelFrameContext gives. */
export function ActionPanel() {
  return (
    <PanelFrame header={<Text kind="strong">…</Text>} footer={null}>
      {null}
    </PanelFrame>
  );
}
