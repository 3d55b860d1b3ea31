// The kit, the market and the tile supply as sheets.
import { useState, type ReactElement, type ReactNode } from 'react';
import { View } from 'react-native';

import { TileSupply } from '@/components/cards/TileSupply';
import { withLedges } from '@/components/market/grid';
import { MarketGrid } from '@/components/market/MarketGrid';
import { skin } from '@/components/titles/1830/skin';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { CorpToken } from '@/components/ui/CorpToken';
import { EmptyState } from '@/components/ui/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { NumberField } from '@/components/ui/NumberField';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Divider, LabelledRow, Row } from '@/components/ui/Row';
import { SegmentedTabs } from '@/components/ui/SegmentedTabs';
import { Text } from '@/components/ui/Text';
import { TextField } from '@/components/ui/TextField';
import { Toast } from '@/components/ui/Toast';
import { Toggle } from '@/components/ui/Toggle';
import { space, useTheme } from '@/components/ui/theme';
import { MARKET } from '@/engine/titles/1830/data/market';
import { TILE_COUNTS, UPGRADES } from '@/engine/titles/1830/data/tiles';
import { TILES } from '@/engine/rail/data/tiles';
import { MAP } from '@/engine/titles/1830/data/map';

const map = { hexes: MAP, tiles: TILES };
const nothing = () => {};

function Page({ children }: { children: ReactNode }) {
  const { colours } = useTheme();
  return <View style={{ backgroundColor: colours.page, padding: space.l, gap: space.l }}>{children}</View>;
}

const TABS = [
  { id: 'board', label: 'Board', icon: 'board' },
  { id: 'market', label: 'Market', icon: 'market' },
  { id: 'companies', label: 'Companies', icon: 'company' },
  { id: 'players', label: 'Players', icon: 'players' },
  { id: 'log', label: 'Log', icon: 'log', badge: 3 },
] as const;

function Kit() {
  const { colours } = useTheme();
  const [price, setPrice] = useState(105);
  return (
    <Page>
      <Text kind="heading" size="display">
        Operating round 3.1
      </Text>
      <Text>NYC pays $140: Anna $70, Ben $28, treasury $42.</Text>
      <Text tone="muted" size="small">
        F20 cannot take this tile: it would run into the lake (6.2.1, 2).
      </Text>
      <Row wrap>
        <Button kind="primary" label="Lay" onPress={nothing} icon="check" />
        <Button label="Skip" onPress={nothing} detail="lay nothing" />
        <Button kind="danger" label="Delete" onPress={nothing} icon="bin" />
        <Button kind="ghost" label="Undo" onPress={nothing} icon="undo" />
        <Button kind="primary" label="Buy" onPress={nothing} disabled reason="Not enough cash" showReason />
      </Row>
      <Row wrap>
        <Chip label="Anna" mark={<PlayerMark player={0} />} onPress={nothing} selected />
        <Chip label="Ben" mark={<PlayerMark player={1} />} onPress={nothing} />
        <Chip label="rusts soon" tone="attention" />
        <Chip label="floated" tone="good" />
        <Chip label="closed" tone="danger" />
      </Row>
      <Row wrap>
        {[0, 1, 2, 3, 4, 5, 6].map((n) => (
          <PlayerMark key={n} player={n} size={28} />
        ))}
        {Object.values(skin.corps).map((corp) => (
          <CorpToken key={corp.letters} skin={corp} size={44} />
        ))}
        <CorpToken
          skin={skin.corps['PRR'] ?? { name: '', letters: '', colour: '#000000' }}
          size={44}
          ring="#E69F00"
        />
      </Row>
      <Card stripe={skin.corps['NYC']?.colour} selected>
        <LabelledRow label="Treasury">$1,412</LabelledRow>
        <Divider />
        <LabelledRow label="President">Anna</LabelledRow>
      </Card>
      <NumberField
        label="Bid"
        value={price}
        suggestion={105}
        range={{ min: 105, max: 600, step: 5 }}
        onChange={setPrice}
        sign="$"
        words={{ less: 'Less', more: 'More', whole: (amount) => `Whole amounts only: ${amount}` }}
      />
      <TextField label="Name" value="Anna" onChange={nothing} />
      <TextField label="Name" value="Anna" onChange={nothing} error="Two players have this name." />
      <Toggle label="Optional rule" detail="A sentence on what it does." on onChange={nothing} />
      <Toggle label="Another rule" on={false} onChange={nothing} />
      <SegmentedTabs tabs={TABS.slice(0, 3)} selected="market" onSelect={nothing} label="Views" />
      <SegmentedTabs tabs={TABS} selected="board" onSelect={nothing} label="Views" kind="bar" />
      <Row wrap>
        {(
          [
            'plus',
            'minus',
            'fit',
            'close',
            'back',
            'up',
            'undo',
            'redo',
            'turn',
            'check',
            'more',
            'info',
            'warning',
            'settings',
            'board',
            'market',
            'company',
            'players',
            'log',
            'bin',
            'menu',
          ] as const
        ).map((name) => (
          <Icon key={name} name={name} colour={colours.ink} />
        ))}
      </Row>
      <EmptyState
        title="No games yet"
        sentence="Three taps, and you play."
        action={<Button kind="primary" label="New game" onPress={nothing} />}
      />
      <View style={{ height: 80 }}>
        <Toast message="Game deleted." onGone={nothing} action={{ label: 'Undo', onPress: nothing }} />
      </View>
    </Page>
  );
}

function Market({ width }: { width: number }) {
  return (
    <MarketGrid
      rows={withLedges(MARKET)}
      width={width}
      skin={skin}
      label="Stock market"
      stacks={{ '0,6': ['PRR'], '2,7': ['NYC', 'B&O', 'ERIE'], '1,10': ['CPR', 'NYNH'], '5,2': ['B&M'] }}
      chosen="NYC"
      targets={[
        { cell: '2,8', caption: 'pays' },
        { cell: '2,6', caption: 'keeps' },
        { cell: '3,7', caption: 'sells 1' },
        { cell: '4,7', caption: 'sells 2' },
      ]}
      cellLabel={(cell) => String(cell.price)}
    />
  );
}

function Supply() {
  const stock = Object.entries(TILE_COUNTS).map(([tile, count]) => ({
    tile,
    count,
    upgrades: UPGRADES[tile],
  }));
  return (
    <Page>
      <TileSupply
        map={map}
        stock={stock}
        tileLabel={(s) => s.tile}
        upgradesLabel="May become"
        selected="8"
        onSelect={nothing}
      />
    </Page>
  );
}

export const kitSheets: Record<string, () => ReactElement> = {
  'phone-kit': () => <Kit />,
  market: () => (
    <Page>
      <Market width={1400} />
    </Page>
  ),
  'phone-market': () => (
    <Page>
      <Market width={390} />
    </Page>
  ),
  supply: () => <Supply />,
};
