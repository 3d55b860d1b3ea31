import type { FileAction } from './file';

/** The actions that count: undone ones and messages drop out, redone ones come back. */
export function effectiveActions(actions: readonly FileAction[]): FileAction[] {
  let kept: FileAction[] = [];
  let undone: FileAction[][] = [];
  for (const action of actions) {
    if (action.type === 'message') continue;
    if (action.type === 'undo') {
      const to = action.number['action_id'];
      const length = to === undefined ? kept.length - 1 : kept.filter((a) => a.id <= to).length;
      undone.push(kept.slice(Math.max(0, length)));
      kept = kept.slice(0, Math.max(0, length));
    } else if (action.type === 'redo') {
      kept = [...kept, ...(undone.pop() ?? [])];
    } else {
      kept.push(action);
      undone = [];
    }
  }
  return kept;
}
