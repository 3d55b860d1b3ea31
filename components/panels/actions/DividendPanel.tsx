import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import type { SeatId } from '@/engine/core/game';
import type { OperatingTurnFrame } from '@/engine/rail/state';

import { dividendView, type DividendChoice } from '../models/dividend';
import { ChoiceRow } from '../parts/ChoiceRow';
import { PanelShell } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords } from '../usePanelWords';

const keptPayout = kept<boolean>();

/** Pay the revenue to the shareholders, or keep it (EN2018 6.5). */
export function DividendPanel({ seat, turn }: { seat: SeatId; turn: OperatingTurnFrame }) {
  const { game, state } = useGame();
  const { p, say } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const view = dividendView(game, state, seat, turn);
  const [pay, setPay] = useKept(keptPayout, () => true);
  const chosen = pay ? view.pay : view.withhold;
  const revenue = say.money(view.revenue);
  const value = (choice: DividendChoice): string => {
    const change = choice.consequences.prices.find(({ corp }) => corp === view.corp);
    const now = say.money(view.price);
    if (!change) return p.dividend.stays(now);
    return change.after === view.price
      ? p.dividend.otherBox(now)
      : p.dividend.value(`${now} → ${say.money(change.after)}`);
  };
  const payees = (choice: DividendChoice): string =>
    choice.payees
      .map(({ owner, amount }) =>
        p.dividend.gets(
          owner === view.corp ? p.dividend.treasury(say.corp(owner)) : say.seat(owner),
          say.money(amount),
        ),
      )
      .join(' · ');
  return (
    <PanelShell
      seat={seat}
      title={p.titles.dividend(say.corp(view.corp))}
      refusal={refusal}
      busy={busy}
      // Who gets what and the share value stand in the choices already.
      follows={follows.lines({ ...chosen.consequences, cash: [], prices: [] })}
      primary={{
        label: pay ? p.dividend.pay(revenue) : p.dividend.withhold(revenue),
        onPress: () => act(chosen.action),
        testID: 'confirm',
      }}
    >
      {[view.pay, view.withhold].map((choice) => {
        const title = choice.action.pay
          ? p.dividend.payChoice(revenue, say.money(view.perShare))
          : p.dividend.withhold(revenue);
        return (
          <ChoiceRow
            key={title}
            label={[title, payees(choice), value(choice)].join(', ')}
            title={title}
            details={[payees(choice), value(choice)]}
            selected={choice.action.pay === pay}
            onPress={() => setPay(choice.action.pay)}
            testID={choice.action.pay ? 'pay' : 'withhold'}
          />
        );
      })}
    </PanelShell>
  );
}
