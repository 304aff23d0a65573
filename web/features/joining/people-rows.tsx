import { Button, Center, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'

interface Props<Item> {
  list: {
    items: readonly Item[] | undefined
    error: Error | null
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  /** Whether words or filters narrow the list. */
  narrowed: boolean
  onClear: () => void
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** Rows of people or invitations with the states around them; one of several lists on its screen. */
export const PeopleRows = <Item extends { _id: string }>({ list, narrowed, onClear, empty, children }: Props<Item>) => (
  <Loaded
    query={{ data: list.items, error: list.error, isError: list.isError, refetch: list.refetch }}
    shape="list-item"
    empty={
      narrowed ? (
        <Empty title="Nothing found" action={<Button onClick={onClear}>Clear search and filters</Button>}>
          Nothing matches your search or filters.
        </Empty>
      ) : (
        empty
      )
    }
  >
    {(items) => (
      <Stack gap="md">
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </Stack>
        {list.hasNextPage && (
          <Center>
            <BusyButton
              variant="default"
              busy={list.isFetchingNextPage}
              busyText="Loading..."
              onClick={() => void list.fetchNextPage()}
            >
              Load more
            </BusyButton>
          </Center>
        )}
      </Stack>
    )}
  </Loaded>
)
