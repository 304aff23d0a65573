import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import { dashboardRefetchMs, dashboardStaleMs } from '../../../../../contract/limits.ts'
import { ProposalOutcome, ProposalStatus } from '../../../../../contract/voting/kinds.ts'
import { outcomeLabels, statusLabels } from '../../../../../contract/voting/voting-words.ts'
import { api } from '../../../../api/api.ts'
import { useList } from '../../../../api/queries.ts'
import { Choice } from '../../../../ui/choice.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { ListScreen } from '../../../../ui/list-screen.tsx'
import { Section } from '../../../../ui/section.tsx'
import { sent, useFilters } from '../../../../ui/use-filters.ts'
import { ByStatus } from './by-status.tsx'
import { ProposalCards } from './proposal-cards.tsx'
import { useVotedHere } from './use-voted-here.ts'

const keys = {
  status: parseAsStringLiteral(ProposalStatus.options),
  outcome: parseAsStringLiteral(ProposalOutcome.options),
  awaits: parseAsStringLiteral(['me'] as const),
}
const awaitsLabels = { me: 'Awaiting my vote' } as const

const NewLink = () => (
  <Button component={Link} to="/council-voting/new" leftSection={<IconPlus size={18} aria-hidden />}>
    New proposal
  </Button>
)

const Actions = () => (
  <>
    <Button component={Link} to="/council-voting/decisions" variant="default">
      Decisions
    </Button>
    <Button component={Link} to="/council-forum" variant="default">
      Council forum
    </Button>
    <Button component={Link} to="/polls" variant="default">
      Polls
    </Button>
    <NewLink />
  </>
)

/** The proposals of a council: what is voted on now before everything else, and the rest by how it stands. */
export default function Proposals() {
  const { filters, set, clear, narrowed } = useFilters(keys)
  const list = useList(
    api.voting.list,
    { query: narrowed ? sent(filters) : { status: 'voting' } },
    { staleTime: dashboardStaleMs, refetchInterval: dashboardRefetchMs },
  )
  const votedHere = useVotedHere(JSON.stringify(filters))
  const items = list.items && filters.awaits ? votedHere.within(list.items) : list.items
  return (
    <Stack gap={0} maw={960} mx="auto">
      <ListScreen
        title="Council voting"
        text="Proposals, discussion and votes between meetings."
        actions={<Actions />}
        list={{ ...list, items }}
        search={{ label: 'Search proposals', value: filters.search, onChange: (search) => void set({ search }) }}
        filters={
          <>
            <Choice
              label="Any status"
              labels={statusLabels}
              value={filters.status}
              onChange={(status) => void set({ status })}
            />
            <Choice
              label="Any outcome"
              labels={outcomeLabels}
              value={filters.outcome}
              onChange={(outcome) => void set({ outcome })}
            />
            <Choice
              label="All proposals"
              labels={awaitsLabels}
              value={filters.awaits}
              onChange={(awaits) => void set({ awaits })}
            />
          </>
        }
        narrowed={narrowed}
        onClear={clear}
        shape="card"
        empty={<NothingOpen />}
      >
        {(shown) =>
          narrowed ? (
            <ProposalCards label="Proposals" proposals={shown} votedHere={votedHere} />
          ) : (
            <Section title={`Open votes (${shown.length})`}>
              <ProposalCards label="Open votes" proposals={shown} votedHere={votedHere} />
            </Section>
          )
        }
      </ListScreen>
      {!narrowed && <ByStatus />}
    </Stack>
  )
}

const NothingOpen = () => (
  <Empty title="No open votes" action={<NewLink />}>
    <Text>Write a proposal, discuss it and open the vote. Everyone who can vote is notified.</Text>
  </Empty>
)
