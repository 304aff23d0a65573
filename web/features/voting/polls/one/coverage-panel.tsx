import { Anchor, Progress, Stack, Tabs, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Poll, PollCoverage } from '../../../../../contract/voting/polls.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../../ui/row-table.tsx'
import { Facade } from '../../../units/units.ts'
import { percentOf, reachWords } from '../words.ts'

type UnitRow = PollCoverage['byUnit'][number]

/** Which units have answered, on the building's front; for those who manage it. */
export const CoveragePanel = ({ poll }: { poll: Poll }) => {
  const coverage = useRoute(api.polls.coverage, { params: { id: poll._id } }, { staleTime: 0 })
  return (
    <Panel title="Responses by unit" text="Only management can see this.">
      <Loaded query={coverage} shape="list-item" failed="We couldn’t load the responses.">
        {(found) => <Coverage poll={poll} coverage={found} />}
      </Loaded>
    </Panel>
  )
}

const Coverage = ({ poll, coverage }: { poll: Poll; coverage: PollCoverage }) => {
  const { units, byUnit, remindedAt } = coverage
  const words = `${units.answered} of ${units.total} units have answered`
  if (byUnit.length === 0) return <Text>This poll wasn’t sent to any units.</Text>
  return (
    <Stack gap="md">
      <div>
        <Text fw={600}>
          {words}{' '}
          <Text span c="dimmed" fw={400}>
            {percentOf(units.answered, units.total)}%
          </Text>
        </Text>
        <Progress value={percentOf(units.answered, units.total)} size="lg" aria-label={words} mt={4} />
        {remindedAt && (
          <Text size="sm" c="dimmed" mt={4}>
            Reminder sent to units without an answer: <Instant at={remindedAt} />
          </Text>
        )}
      </div>
      <Tabs defaultValue="front" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="front">Building view</Tabs.Tab>
          <Tabs.Tab value="list">List view</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="front" pt="md">
          <Facade units={byUnit} kinds={reachWords} kindOf={({ reach }) => reach} />
        </Tabs.Panel>
        <Tabs.Panel value="list" pt="md">
          <RowTable
            label="Units"
            items={byUnit}
            columns={columnsFor(poll)}
            idOf={({ _id }) => _id}
            leastWidth={480}
            stacks
          />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}

const columnsFor = ({ options, detail }: Poll): Column<UnitRow>[] => [
  {
    name: 'Unit',
    cell: ({ _id, unitNumber }) => (
      <Anchor component={Link} to={`/unit-management/${_id}`} fw={600}>
        {unitNumber}
      </Anchor>
    ),
  },
  {
    name: 'Answered',
    cell: ({ reach, answeredAt, answeredBy }) =>
      answeredAt === null ? (
        reachWords[reach].label
      ) : (
        <>
          {answeredBy && `${answeredBy}, `}
          <Instant at={answeredAt} />
        </>
      ),
  },
  ...(detail === 'byUnit'
    ? [
        {
          name: 'Answer',
          cell: ({ optionIds }: UnitRow) =>
            optionIds === null
              ? unknown
              : options
                  .filter(({ _id }) => optionIds.includes(_id))
                  .map(({ label }) => label)
                  .join(', '),
        },
      ]
    : []),
]
