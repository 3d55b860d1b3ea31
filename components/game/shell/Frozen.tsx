import { Component, type ReactNode } from 'react';

interface Props {
  active: boolean;
  children: ReactNode;
}

/** Keeps what it holds mounted and as it was while it is not in sight: a hidden pane renders nothing. */
export class Frozen extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    return next.active;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
