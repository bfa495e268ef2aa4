/** A pretended table for the gallery: things by their ids, some of them open, some closed. */
import { provideTable, Table } from '../table/table.svelte.ts';
import { msg, type Closed, type Option, type Thing } from '../wire/game.ts';

/** Words that no dictionary has are said as they stand. */
const said = (text: string) => msg(text);

export function thing(id: string, more: Partial<Thing> = {}): Thing {
  return { id, name: said(id), ...more } as Thing;
}

export interface Asked {
  open?: string[];
  closed?: string[];
}

export function demoTable(ids: readonly string[], asked: Asked = {}): Table {
  const table = provideTable(new Table());
  table.seats = ['Isolda', 'Raimund', 'Aldona', 'Norbert'].map((name, seat) => ({
    name,
    kind: seat ? 'bot' : 'person',
    mine: seat === 0,
  }));
  table.observation = {
    seat: 0,
    round: 1,
    phase: said('gallery'),
    things: ids.map((id) => thing(id)),
    scores: [],
  } as unknown as NonNullable<Table['observation']>;
  ask(table, asked);
  table.link = { choose: (choices) => record(table, choices), undo: () => undefined };
  return table;
}

/** What was chosen last stands in the page's title: tests read it there. */
function record(table: Table, choices: readonly number[]): void {
  document.title = `chosen ${choices.join(' ')}`;
  table.busy = false;
}

export function ask(table: Table, { open = [], closed = [] }: Asked): void {
  table.decision = {
    kind: 'Gallery',
    message: said('Choose.'),
    rule: '',
    options: open.map((id, index) => ({
      choice: index + 1,
      message: said(`take ${id}`),
      targets: [id],
      price: [],
    })) as unknown as Option[],
    closed: closed.map((id) => ({
      message: said(`${id} is closed`),
      targets: [id],
      rule: 'KIT-1',
    })) as unknown as Closed[],
  } as unknown as NonNullable<Table['decision']>;
}
