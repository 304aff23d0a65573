import { Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { boardColumnCards, boardColumnKept } from '../../../../../contract/limits/tickets.ts'
import type { TicketStatus } from '../../../../../contract/tickets/kinds.ts'
import { statusLabels } from '../../../../../contract/tickets/ticket-words.ts'
import { api } from '../../../../api/api.ts'
import { useList } from '../../../../api/queries.ts'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import type { DeskFilters } from '../use-desk-filters.ts'
import { BoardCard } from './board-card.tsx'
import type { Move } from './board-view.tsx'
import classes from './board.module.css'

interface Props {
  status: TicketStatus
  query: DeskFilters['narrowing'] & Pick<DeskFilters, 'order'>
  /** How many there are; nobody knows while the board is narrowed. */
  count: number | undefined
  onMove: (move: Move) => void
}

/** The cards of a column: how many of the first ones have left the page, and the ways to and fro. */
const useColumn = (query: Props['query'] & Pick<Props, 'status'>) => {
  const [hidden, setHidden] = useState(0)
  const list = useList(api.tickets.list, { query: { ...query, limit: boardColumnCards } }, { staleTime: 0 })
  const loaded = list.items?.length ?? 0
  const earlier = () => setHidden(Math.max(0, hidden - boardColumnCards))
  const more = async () => {
    if (hidden + boardColumnKept < loaded) return setHidden(hidden + boardColumnCards)
    const { data } = await list.fetchNextPage()
    const now = data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? loaded
    setHidden(Math.max(hidden, now - boardColumnKept))
  }
  return { list, hidden, loaded, earlier, more }
}

/** One state of the board. However many cards were asked for, so many at most stand in the page. */
export const BoardColumn = ({ status, query, count, onMove }: Props) => {
  const titleId = useId()
  const { list, hidden, loaded, earlier, more } = useColumn({ ...query, status })
  const { items, error, isError, refetch } = list
  const shownCount = count?.toLocaleString('en-CA') ?? (items ? `${loaded}${list.hasNextPage ? '+' : ''}` : '')
  return (
    <section className={classes.column} aria-labelledby={titleId}>
      <Title order={2} size="h5" mb="sm" id={titleId}>
        {statusLabels[status]}{' '}
        <Text span inherit c="dimmed" className="figures">
          {shownCount}
        </Text>
      </Title>
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="card"
        rows={2}
        failed="We couldn’t load this column."
        empty={<Text size="sm">Nothing here.</Text>}
      >
        {(all) => (
          <Stack gap="xs">
            {hidden > 0 && (
              <BusyButton variant="default" busy={false} onClick={earlier}>
                Show earlier
              </BusyButton>
            )}
            <ul className={classes.cards}>
              {all.slice(hidden, hidden + boardColumnKept).map((ticket) => (
                <li key={ticket._id}>
                  <BoardCard ticket={ticket} onMove={onMove} />
                </li>
              ))}
            </ul>
            {(list.hasNextPage || hidden + boardColumnKept < loaded) && (
              <BusyButton
                variant="default"
                busy={list.isFetchingNextPage}
                busyText="Loading..."
                onClick={() => void more()}
              >
                Show more
              </BusyButton>
            )}
          </Stack>
        )}
      </Loaded>
    </section>
  )
}
