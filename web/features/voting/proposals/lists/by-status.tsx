import { Anchor, Stack } from '@mantine/core'
import { Link } from 'react-router'
import type { ProposalStatus } from '../../../../../contract/voting/kinds.ts'
import { statusLabels } from '../../../../../contract/voting/voting-words.ts'
import { api } from '../../../../api/api.ts'
import { useList, useRoute } from '../../../../api/queries.ts'
import { LoadedPart } from '../../../../ui/loaded-part.tsx'
import { Section } from '../../../../ui/section.tsx'
import { listPath } from '../words.ts'
import { ProposalCards } from './proposal-cards.tsx'

const order = ['discussion', 'draft', 'closed', 'ratified', 'withdrawn'] as const
const shownMost = 5

/** The proposals that are not voted on now, by how they stand; of each kind the newest. */
export const ByStatus = () => {
  const counts = useRoute(api.voting.counts, {}, { staleTime: 0 })
  const part = { data: counts.data, failed: counts.isError, retry: () => void counts.refetch() }
  return (
    <LoadedPart part={part} shape="list-item" failed="We couldn’t load the other proposals">
      {(found) => (
        <Stack gap="xl" mt="xl">
          {order
            .filter((status) => found[status] > 0)
            .map((status) => (
              <OfStatus key={status} status={status} count={found[status]} />
            ))}
        </Stack>
      )}
    </LoadedPart>
  )
}

const OfStatus = ({ status, count }: { status: ProposalStatus; count: number }) => {
  const list = useList(api.voting.list, { query: { status, limit: shownMost } }, { staleTime: 0 })
  const part = { data: list.items, failed: list.isError, retry: () => void list.refetch() }
  const title = `${status === 'draft' ? 'Drafts' : statusLabels[status]} (${count})`
  return (
    <Section
      title={title}
      action={
        count > shownMost && (
          <Anchor component={Link} to={`${listPath}?status=${status}`} py="xs">
            {`Show all ${count}`}
          </Anchor>
        )
      }
    >
      <LoadedPart part={part} shape="list-item" failed="We couldn’t load these proposals">
        {(items) => <ProposalCards label={title} proposals={items.slice(0, shownMost)} />}
      </LoadedPart>
    </Section>
  )
}
