import type { PowerWords } from '../powers';

export const powers: PowerWords = {
  none: 'Sie zahlt und kann sonst nichts.',
  extraTile: (hex) =>
    `Eine Gesellschaft, der sie gehört, darf zusätzlich ein Plättchen auf ${hex} legen, auch ohne Strecke dorthin.`,
  tileAndStation: (hex) =>
    `Eine Gesellschaft, der sie gehört, darf ihr Plättchen ohne Strecke dorthin auf ${hex} legen und dort sofort kostenlos einen Bahnhof setzen.`,
  exchangeForShare: (share, corp) =>
    `Wem sie persönlich gehört, der darf sie gegen eine Aktie (${share}) von ${corp} aus Angebot oder Pool tauschen.`,
  grantShare: (share, corp) => `Wer sie von der Bank kauft, erhält dazu eine Aktie (${share}) von ${corp}.`,
  grantPresidency: (corp) =>
    `Wer sie kauft, übernimmt die Direktion von ${corp} und bestimmt den Nennwert. Sie schließt mit dem ersten Zug von ${corp}; keine Gesellschaft darf sie kaufen.`,
};
