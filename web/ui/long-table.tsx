import { Button } from '@mantine/core'
import { useState } from 'react'
import { RowTable, type RowTableProps } from './row-table.tsx'

interface Props<Item> extends RowTableProps<Item> {
  /** How many rows are shown at first. */
  few?: number
  /** What the button says that shows the rest: `Show all 64 units`. */
  allWords: string
  /** What the button says that hides it again: `Show fewer units`. */
  fewerWords: string
}

/** A table that shows a few rows at first, and the rest on demand. */
export const LongTable = <Item,>({ items, few = 10, allWords, fewerWords, ...table }: Props<Item>) => {
  const [all, setAll] = useState(false)
  return (
    <>
      <RowTable {...table} items={all ? items : items.slice(0, few)} />
      {items.length > few && (
        <Button variant="default" w="fit-content" onClick={() => setAll(!all)}>
          {all ? fewerWords : allWords}
        </Button>
      )}
    </>
  )
}
