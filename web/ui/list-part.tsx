import { Box, Button, Center, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'
import { Empty } from './empty.tsx'
import { Loaded } from './loaded.tsx'
import classes from './older.module.css'
import type { Shape } from './placeholder.tsx'
import { SearchField } from './search-field.tsx'

/** A list under whatever heading: search and filters, rows, more rows on demand. Give it a `useList` result. */
export interface ListProps<Item> {
  /** What stands above search and rows, whatever they hold. */
  lead?: ReactNode
  list: List<Item>
  search?: { label: string; value: string; onChange: (value: string) => void }
  /** Controls that narrow the list. */
  filters?: ReactNode
  /** Whether search or filters narrow the list now; an empty answer then offers to clear them. */
  narrowed?: boolean
  onClear?: () => void
  /** What stands where there is nothing at all, with the next step. */
  empty: ReactNode
  shape?: Shape
  children: (items: readonly Item[]) => ReactNode
}

export interface List<Item> {
  items: readonly Item[] | undefined
  error: Error | null
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

export const ListPart = <Item,>(props: ListProps<Item>) => {
  const { lead, list, search, filters, narrowed = false, onClear, empty, shape, children } = props
  return (
    <>
      {lead}
      {(search || filters) && (
        <Group gap="sm" mb="md" align="flex-end" className="no-print">
          {search && (
            <Box flex="1 1 14rem">
              <SearchField {...search} />
            </Box>
          )}
          {filters}
        </Group>
      )}
      <Loaded
        query={{ data: list.items, error: list.error, isError: list.isError, refetch: list.refetch }}
        shape={shape ?? 'list-item'}
        empty={narrowed ? <NothingFound {...(onClear && { onClear })} /> : empty}
      >
        {(items) => (
          <Box aria-busy={list.isPlaceholderData} className={classes['older'] ?? ''}>
            {children(items)}
            <More list={list} />
          </Box>
        )}
      </Loaded>
    </>
  )
}

const NothingFound = ({ onClear }: { onClear?: () => void }) => (
  <Empty title="Nothing found" action={onClear && <Button onClick={onClear}>Clear search and filters</Button>}>
    Nothing matches your search and filters.
  </Empty>
)

const More = <Item,>({ list }: { list: List<Item> }) =>
  list.hasNextPage && (
    <Center mt="lg" className="no-print">
      <BusyButton
        variant="default"
        busy={list.isFetchingNextPage}
        busyText="Loading..."
        onClick={() => void list.fetchNextPage()}
      >
        Load more
      </BusyButton>
    </Center>
  )
