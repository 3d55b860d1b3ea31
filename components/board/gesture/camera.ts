// The camera over the board: a board point p is seen at (x + scale·p.x, y + scale·p.y) of the view.
// Pure arithmetic; marked as worklets because the gestures call it on the UI thread.
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** A hex at most this many points wide, at 100 board units. */
export const MAX_SCALE = 2;

/** The whole board, centred in what the insets leave free. */
export function fitted(board: Size, view: Size, insets: Insets = NO_INSETS): Camera {
  'worklet';
  const width = Math.max(1, view.width - insets.left - insets.right);
  const height = Math.max(1, view.height - insets.top - insets.bottom);
  const scale = Math.min(width / board.width, height / board.height, MAX_SCALE);
  return {
    scale,
    x: insets.left + (width - board.width * scale) / 2,
    y: insets.top + (height - board.height * scale) / 2,
  };
}

/** Never smaller than 0.8 of the fit, never larger than hexes are useful. */
export function clampedScale(scale: number, board: Size, view: Size): number {
  'worklet';
  const least = Math.min(fitted(board, view).scale * 0.8, MAX_SCALE);
  return Math.min(MAX_SCALE, Math.max(least, scale));
}

/** Keeps some of the board in sight: its edge may go to the middle of the view, no further. */
export function held(camera: Camera, board: Size, view: Size): Camera {
  'worklet';
  const { scale } = camera;
  const along = (at: number, size: number, room: number): number =>
    Math.min(room / 2, Math.max(room / 2 - size * scale, at));
  return {
    scale,
    x: along(camera.x, board.width, view.width),
    y: along(camera.y, board.height, view.height),
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  'worklet';
  return { scale: camera.scale, x: camera.x + dx, y: camera.y + dy };
}

/** Zooms so that the board point under (x, y) of the view stays there. */
export function zoomedAt(camera: Camera, x: number, y: number, scale: number): Camera {
  'worklet';
  const by = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

/** From the view to the board. */
export function toBoard(camera: Camera, x: number, y: number): { x: number; y: number } {
  'worklet';
  return { x: (x - camera.x) / camera.scale, y: (y - camera.y) / camera.scale };
}
