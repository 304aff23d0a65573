import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { LetterRunSummary } from '../../../../contract/forms/runs.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { runPath, templatesPath } from './addresses.ts'
import { runState, unitsWords } from './run-words.ts'

const columns: readonly Column<LetterRunSummary>[] = [
  {
    name: 'Letter',
    cell: ({ _id, name }) => (
      <Anchor component={Link} to={runPath(_id)} inherit display="inline-flex" mih="var(--finger)">
        {name}
      </Anchor>
    ),
  },
  { name: 'To', cell: (run) => unitsWords(run) },
  {
    name: 'Sent',
    cell: ({ at, by }) => (
      <Stack gap={0}>
        <Instant at={at} />
        <Text size="sm" c="dimmed">
          {by}
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Status',
    cell: (run) => {
      const { tone, words } = runState(run)
      return <StatusBadge tone={tone}>{words}</StatusBadge>
    },
  },
]

/** The letters that were sent, newest first, and how many still have to be handed over on paper. */
export default function SentList() {
  const runs = useList(api.forms.runs, { query: {} }, { staleTime: 0 })
  return (
    <ListPart
      list={runs}
      shape="table-row"
      empty={
        <Empty
          title="No letters sent yet"
          action={
            <Button component={Link} to={templatesPath}>
              Choose a template
            </Button>
          }
        >
          Every letter you send appears here, with its recipients and when it counts as received.
        </Empty>
      }
    >
      {(items) => <RowTable label="Sent letters" items={items} columns={columns} idOf={({ _id }) => _id} stacks />}
    </ListPart>
  )
}
