import type { OptionWords } from '../options';

export const options: Readonly<Record<string, OptionWords>> = {
  edition: {
    name: 'Ausgabe',
    sentence: 'Welchem Regelheft das Spiel folgt.',
    choices: {
      EN2018: {
        name: 'Englische Regeln von 2018',
        sentence: 'Das klassische Spiel nach dem Regelheft der Lookout-Ausgabe.',
      },
    },
  },
  preset: {
    name: 'Feinheiten',
    sentence: 'Wo Regelheft und 18xx.games verschieden spielen.',
    choices: {
      book: { name: 'Wie im Heft', sentence: 'Jede Regel, wie sie geschrieben steht.' },
      as18xxGames: {
        name: 'Wie auf 18xx.games',
        sentence:
          'Damit Spiele dort und hier weitergehen können. Gefahren werden darf jede Strecke, nicht nur die beste. In der Auktion ist als Nächstes an der Reihe, wer am wenigsten geboten hat. Eine Privatbahn darf für mehr als ihren Preis gekauft werden, und eine, die jemandem abgekauft wird, ist der Kauf des Spielzugs. Mohawk & Hudson lässt sich jederzeit tauschen. Haben alle gepasst, geht es mit der nächsten Person weiter, und eine Privatbahn, die nichts kostet, lässt das Vorrecht, wo es ist. Züge werden in beliebiger Reihenfolge abgegeben. Wer eine Gesellschaft leitet, darf Aktien verkaufen, sobald das Geld für einen Zug nicht reicht, und die ganze Direktorenaktie, wo eine Aktie genügen würde.',
      },
    },
  },
  seating: {
    name: 'Sitzordnung',
    sentence: 'Der erste Platz hat das Vorrecht.',
    choices: {
      drawn: { name: 'Ausgelost', sentence: 'Die Plätze werden zu Spielbeginn gelost.' },
      entered: { name: 'Wie eingegeben', sentence: 'Im Uhrzeigersinn in der Reihenfolge der Liste.' },
    },
  },
  auctionPass: {
    name: 'Passen in der Auktion',
    sentence: 'Was Passen bedeutet, solange mehrere auf eine Privatbahn bieten.',
    choices: {
      return: {
        name: 'Rückkehr möglich',
        sentence: 'Wer gepasst hat, darf wieder bieten, solange die Auktion läuft.',
      },
      out: { name: 'Ausgeschieden', sentence: 'Wer gepasst hat, ist aus der Auktion ausgeschieden.' },
    },
  },
  thirdSix: { name: 'Dritter 6er-Zug', sentence: 'Es gibt drei 6er-Züge statt zwei.', choices: {} },
  brownFromOffering: {
    name: 'Braune Aktien aus dem Angebot',
    sentence:
      'In der braunen Zone dürfen mehrere Aktien einer Gesellschaft in einem Spielzug auch aus dem Anfangsangebot gekauft werden.',
    choices: {},
  },
  privateResale: {
    name: 'Weiterverkauf von Privatbahnen',
    sentence: 'Eine in einer Aktienrunde gekaufte Privatbahn darf in derselben Runde wieder verkauft werden.',
    choices: {},
  },
};
