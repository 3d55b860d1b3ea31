import type { PowerWords } from '../powers';

export const powers: PowerWords = {
  none: 'It pays and can do nothing else.',
  extraTile: (hex) =>
    `A company that owns it may lay a tile on ${hex} besides its normal one, without a route there.`,
  tileAndStation: (hex) =>
    `A company that owns it may lay its tile on ${hex} without a route there, and at once place a station on it for free.`,
  exchangeForShare: (share, corp) =>
    `A player who owns it may exchange it for a ${share} share of ${corp} from the offering or the pool.`,
  grantShare: (share, corp) => `Whoever buys it from the bank also receives a ${share} share of ${corp}.`,
  grantPresidency: (corp) =>
    `Whoever buys it becomes president of ${corp} and sets its par value. It closes when ${corp} buys its first train; no company may buy it.`,
};
