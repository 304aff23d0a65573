import { Table } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import classes from './row-table.module.css'

/** A table of records for people who work through many: head that stays, figures that line up, sideways scroll. */
export interface Column<Item> {
  name: string
  /** `unknown` where nothing is known. */
  cell: (item: Item) => ReactNode
  /** Right-aligned, for numbers and money. */
  figures?: boolean
}

/** What a cell says of which nothing is known. */
export const unknown = '–'

export interface RowTableProps<Item> {
  /** What the table holds, for people who do not see it. */
  label: string
  items: readonly Item[]
  /** The same ones at each rendering, so that rows stay as they are when more come. */
  columns: readonly Column<Item>[]
  idOf: (item: Item) => string
  /** The width under which it scrolls sideways. */
  leastWidth?: number
  /** On a phone each record is a block of lines instead. */
  stacks?: boolean
}

export const RowTable = <Item,>({
  label,
  items,
  columns,
  idOf,
  leastWidth = 600,
  stacks = false,
}: RowTableProps<Item>) => {
  const table = (
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
          <Row key={idOf(item)} item={item} columns={columns} stacks={stacks} />
        ))}
      </Table.Tbody>
    </Table>
  )
  return (
    <Table.ScrollContainer
      minWidth={leastWidth}
      {...(stacks && { className: classes.stacks })}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': label } }}
    >
      {table}
    </Table.ScrollContainer>
  )
}

interface RowProps<Item> {
  item: Item
  columns: readonly Column<Item>[]
  stacks: boolean
}

const PlainRow = <Item,>({ item, columns, stacks }: RowProps<Item>) => (
  <Table.Tr>
    {columns.map(({ name, cell, figures }) => {
      const said = cell(item)
      return (
        <Table.Td
          key={name}
          ta={figures ? 'right' : 'left'}
          {...(stacks && { 'data-name': name, 'data-unknown': said === unknown || undefined })}
        >
          {stacks ? <div>{said}</div> : said}
        </Table.Td>
      )
    })}
  </Table.Tr>
)

/** Drawn anew only where its record changed: a list of two thousand stays quick. */
const Row = memo(PlainRow) as typeof PlainRow
