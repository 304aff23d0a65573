import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { parseAsInteger, parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import { Link } from 'react-router'
import { counted } from '../../../../../contract/text.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { decisionMadeLabels, ratificationLabels } from '../../../../../contract/voting/decision-words.ts'
import type { DecisionCounts, DecisionSummary, Ratification } from '../../../../../contract/voting/decisions.ts'
import { outcomeLabels } from '../../../../../contract/voting/voting-words.ts'
import { labelsFor } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { useSaveFile } from '../../../../api/download.ts'
import { useList, useRoute } from '../../../../api/queries.ts'
import { useRights } from '../../../../api/use-rights.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { ListScreen } from '../../../../ui/list-screen.tsx'
import { RowTable, unknown, type Column } from '../../../../ui/row-table.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { sent, useFilters } from '../../../../ui/use-filters.ts'
import { outcomeTones, pageOf, ratificationTones, ratificationWords, registerPath, votesWords } from '../words.ts'
import { RatifyDialog } from './ratify-dialog.tsx'

const keys = {
  year: parseAsInteger,
  ratified: parseAsStringLiteral(Object.keys(ratificationLabels) as Ratification[]),
}

const columns: readonly Column<DecisionSummary>[] = [
  {
    name: 'Decision',
    cell: (decision) => (
      <Stack gap={4} align="flex-start">
        <Anchor component={Link} to={pageOf(decision)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {decision.number}: {decision.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {decisionMadeLabels[decision.made]}
        </Text>
      </Stack>
    ),
  },
  { name: 'Decided', cell: ({ decidedOn }) => formatDate(decidedOn) },
  {
    name: 'Outcome',
    cell: (decision) => (
      <Stack gap={4} align="flex-start">
        <StatusBadge tone={outcomeTones[decision.outcome]}>{outcomeLabels[decision.outcome]}</StatusBadge>
        {decision.votes && <Text size="sm">{votesWords(decision)}</Text>}
      </Stack>
    ),
  },
  {
    name: 'Ratified',
    cell: (decision) =>
      decision.ratification === 'none' ? (
        unknown
      ) : (
        <StatusBadge tone={ratificationTones[decision.ratification]}>{ratificationWords(decision)}</StatusBadge>
      ),
  },
]

/** The register of what council decided, and what a meeting has still to ratify. */
export default function Register() {
  const { jurisdiction } = useBuilding()
  const { votes } = useRights()
  const saveFile = useSaveFile()
  const { filters, set, clear, narrowed } = useFilters(keys)
  const query = sent(filters)
  const list = useList(api.decisions.list, { query }, { staleTime: 0 })
  const { data: counts } = useRoute(api.decisions.counts, {}, { staleTime: 0 })
  const [ratifying, setRatifying] = useState(false)
  const save = () =>
    void saveFile(
      api.decisions.register,
      { query },
      { name: 'decisions.pdf', failed: 'We couldn’t create the PDF of the register' },
    )
  return (
    <>
      <BackLink to={votes ? '/council-voting' : '/property-management'}>
        {votes ? 'Council voting' : 'Property management'}
      </BackLink>
      <ListScreen
        title="Decisions"
        text={`Numbered decisions of ${labelsFor(jurisdiction).council.seat}.`}
        actions={
          <>
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
              Export (PDF)
            </Button>
            {counts?.can.write && <WriteLink />}
          </>
        }
        lead={
          counts &&
          counts.awaiting > 0 && (
            <Awaiting
              count={counts.awaiting}
              onShow={() => void set({ ratified: 'awaits' })}
              onRatify={counts.can.ratify ? () => setRatifying(true) : null}
            />
          )
        }
        list={list}
        search={{ label: 'Search decisions', value: filters.search, onChange: (search) => void set({ search }) }}
        filters={<Filters filters={filters} set={set} years={counts?.years ?? []} />}
        narrowed={narrowed}
        onClear={clear}
        empty={
          <Empty title="No decisions yet" {...(counts?.can.write && { action: <WriteLink /> })}>
            Closed votes appear here with a number. Decisions made at meetings are recorded manually.
          </Empty>
        }
      >
        {(items) => (
          <RowTable label="Decisions" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={680} stacks />
        )}
      </ListScreen>
      {ratifying && <RatifyDialog onClose={() => setRatifying(false)} />}
    </>
  )
}

type Narrowing = Pick<ReturnType<typeof useFilters<typeof keys>>, 'filters' | 'set'>

const Filters = ({ filters, set, years }: Narrowing & Pick<DecisionCounts, 'years'>) => (
  <>
    <Choice
      label="Any year"
      labels={Object.fromEntries(years.map(({ year }) => [String(year), String(year)]))}
      value={filters.year === null ? null : String(filters.year)}
      onChange={(year) => void set({ year: year === null ? null : Number(year) })}
    />
    <Choice
      label="Any ratification status"
      labels={ratificationLabels}
      value={filters.ratified}
      onChange={(ratified) => void set({ ratified })}
    />
  </>
)

const WriteLink = () => (
  <Button component={Link} to={`${registerPath}/new`} leftSection={<IconPlus size={18} aria-hidden />}>
    Record a decision
  </Button>
)

interface AwaitingProps {
  count: number
  onShow: () => void
  /** Null for those who may only read. */
  onRatify: (() => void) | null
}

const Awaiting = ({ count, onShow, onRatify }: AwaitingProps) => (
  <Alert color="orange" mb="md" title={`${counted(count, 'decision')} awaiting ratification`}>
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="inherit">
        Decided between meetings. They go on the next meeting’s agenda to be ratified.
      </Text>
      <Group gap="sm">
        <Button variant="default" onClick={onShow}>
          Show decisions
        </Button>
        {onRatify && <Button onClick={onRatify}>Ratify at a meeting</Button>}
      </Group>
    </Stack>
  </Alert>
)
