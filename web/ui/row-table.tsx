import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

/** A table of records for people who work through many: head that stays, figures that line up, sideways scroll. */
export interface Column<Item> {
  name: string
  cell: (item: Item) => ReactNode
  /** Right-aligned, for numbers and money. */
  figures?: boolean
}

interface Props<Item> {
  /** What the table holds, for people who do not see it. */
  label: string
  items: readonly Item[]
  columns: readonly Column<Item>[]
  idOf: (item: Item) => string
  /** The width under which it scrolls sideways. */
  leastWidth?: number
}

export const RowTable = <Item,>({ label, items, columns, idOf, leastWidth = 600 }: Props<Item>) => (
  <Table.ScrollContainer
    minWidth={leastWidth}
    scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': label } }}
  >
    <Table stickyHeader highlightOnHover verticalSpacing="sm" aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ name, figures }) => (
            <Table.Th key={name} ta={figures ? 'right' : 'left'}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={idOf(item)}>
            {columns.map(({ name, cell, figures }) => (
              <Table.Td key={name} ta={figures ? 'right' : 'left'}>
                {cell(item)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
)
