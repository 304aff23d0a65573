import { Stack, Text } from '@mantine/core'
import type { MyCollection } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { collectionLines, planInstalmentLabels, planWords } from './own-collection-words.ts'

interface Props {
  own: MyCollection
  title: string
}

type Plan = NonNullable<MyCollection['plan']>
type Instalment = Plan['instalments'][number]

const columns: readonly Column<Instalment & { nth: number }>[] = [
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Status', cell: ({ state }) => planInstalmentLabels[state] },
]

/** What is done about one’s own arrears: demands, a payment plan, what is on the title; nothing where all of it is over. */
export const OwnCollection = ({ own, title }: Props) => {
  const lines = collectionLines(own, localDateOf(useNow(), useZone()))
  if (lines.length === 0 && own.plan === null) return null
  return (
    <Panel title={title}>
      {lines.length > 0 && (
        <Stack gap={4}>
          {lines.map((words) => (
            <Text key={words} className="figures" style={{ overflowWrap: 'anywhere' }}>
              {words}
            </Text>
          ))}
        </Stack>
      )}
      {own.plan && <OwnPlan plan={own.plan} unitNumber={own.unit.unitNumber} />}
    </Panel>
  )
}

const OwnPlan = ({ plan, unitNumber }: { plan: Plan; unitNumber: string }) => (
  <Stack gap="xs">
    <Text fw={600}>Payment plan of {formatDate(plan.on)}</Text>
    {planWords(plan).map((words) => (
      <Text key={words} className="figures">
        {words}
      </Text>
    ))}
    <RowTable
      label={`Payment plan of unit ${unitNumber}`}
      items={plan.instalments.map((instalment, nth) => ({ ...instalment, nth }))}
      columns={columns}
      idOf={({ nth }) => `${nth}`}
      leastWidth={360}
      stacks
    />
  </Stack>
)
