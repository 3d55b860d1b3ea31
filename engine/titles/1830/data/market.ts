// The stock market, printed as on the board: price, then y(ellow), o(range), b(rown) zone or p(ar).
import { parseMarket } from '../../../rail/market/grid';

export const MARKET = parseMarket([
  '60y 67 71 76 82 90 100p 112 126 142 160 180 200 225 250 275 300 325 350',
  '53y 60y 66 70 76 82 90p 100 112 126 142 160 180 200 220 240 260 280 300',
  '46y 55y 60y 65 70 76 82p 90 100 111 125 140 155 170 185 200',
  '39o 48y 54y 60y 66 71 76p 82 90 100 110 120 130',
  '32o 41o 48y 55y 62 67 71p 76 82 90 100',
  '25b 34o 42o 50y 58y 65 67p 71 75 80',
  '18b 27b 36o 45o 54y 63 67 69 70',
  '10b 20b 30b 40o 50y 60y 67 68',
  '- 10b 20b 30b 40o 50y 60y',
  '- - 10b 20b 30b 40o 50y',
  '- - - 10b 20b 30b 40o',
]);
