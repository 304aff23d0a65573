import { Anchor, Button, Card, Group, Stack, Tabs, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { Link } from 'react-router'
import type { PollSummary } from '../../../../contract/voting/polls.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { Countdown } from '../countdown.tsx'
import { PollMarks } from './state.tsx'
import { askedWords, pageOf, turnoutWords } from './words.ts'

const views = ['open', 'past', 'drafts'] as const
type View = (typeof views)[number]
const viewLabels: Readonly<Record<View, string>> = { open: 'Open', past: 'Closed', drafts: 'Drafts' }
const keys = { shows: parseAsStringLiteral(views) }

/** The polls of a building, by whether they are open. */
export default function PollList() {
  const { jurisdiction } = useBuilding()
  const { managesBuilding } = useRights()
  const { filters, set } = useFilters(keys)
  const offered = managesBuilding ? views : views.filter((view) => view !== 'drafts')
  const shown = offered.find((view) => view === filters.shows) ?? 'open'
  return (
    <Stack gap={0} maw={860} mx="auto">
      <PageHeader
        title="Polls"
        text={`Ask owners and residents what they think, one answer per unit. A poll isn’t a vote of the ${labelsFor(jurisdiction).corporation.one}.`}
        actions={managesBuilding && <AskLink />}
      />
      <Tabs
        value={shown}
        onChange={(next) => void set({ shows: next === 'open' ? null : (next as View) })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {offered.map((view) => (
            <Tabs.Tab key={view} value={view}>
              {viewLabels[view]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {offered.map((view) => (
          <Tabs.Panel key={view} value={view}>
            <Polls shows={view} asks={managesBuilding} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}

const AskLink = () => (
  <Button component={Link} to="/polls/new" leftSection={<IconPlus size={18} aria-hidden />}>
    New poll
  </Button>
)

const none: Readonly<Record<View, { title: string; text: string }>> = {
  open: {
    title: 'No open polls',
    text: 'Questions from your council or manager appear here and in your inbox.',
  },
  past: { title: 'No closed polls yet', text: 'Results appear here after a poll closes.' },
  drafts: {
    title: 'No drafts',
    text: 'Polls that haven’t been opened appear here. Only management can see them.',
  },
}

const Polls = ({ shows, asks }: { shows: View; asks: boolean }) => {
  const polls = useList(api.polls.list, { query: { shows } }, { staleTime: 0 })
  return (
    <ListPart
      list={polls}
      shape="card"
      empty={
        <Empty title={none[shows].title} action={asks && shows !== 'past' && <AskLink />}>
          {none[shows].text}
        </Empty>
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Polls">
          {items.map((poll) => (
            <li key={poll._id}>
              <PollCard poll={poll} onOver={() => void polls.refetch()} />
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}

const PollCard = ({ poll, onOver }: { poll: PollSummary; onOver: () => void }) => (
  <Card component="article" padding="md">
    <Stack gap={4}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Anchor
          component={Link}
          to={pageOf(poll)}
          fw={600}
          mih="var(--finger)"
          flex="1 1 14rem"
          miw={0}
          style={{ overflowWrap: 'anywhere' }}
        >
          {poll.question}
        </Anchor>
        <PollMarks poll={poll} />
      </Group>
      <Text size="sm">
        {askedWords[poll.audience]}
        {poll.status !== 'draft' && ` · ${turnoutWords(poll)}`}
      </Text>
      <Text size="sm" c="dimmed">
        {poll.status === 'open' && <Countdown until={poll.closesAt} onOver={onOver} />}
        {poll.status === 'draft' && 'No one has been asked yet.'}
        {poll.status === 'closed' && (
          <>
            Closed <Instant at={poll.closesAt} />
          </>
        )}
      </Text>
    </Stack>
  </Card>
)
