import type { Setup } from '../core/game';
import { no, refuse, type Result } from '../core/refusal';
import type { RailAction } from '../rail/actions';

export function exportGame(_setup: Setup, _actions: readonly RailAction[]): Result<object> {
  return no(refuse('cannotTranslate', '', { what: 'export' }));
}
