import { Alert, Group, Stack, Text } from '@mantine/core'
import type { Budget } from '../../../contract/budget/budget.ts'
import { catchUpLabel, unitsWords } from '../../../contract/budget/budget-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, formatMonth } from '../../../contract/time.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { Section } from '../../ui/section.tsx'
import { Why } from '../../ui/why.tsx'
import { Facts } from '../units/units.ts'
import { ActualPanel } from './actual-panel.tsx'
import { BudgetActions } from './budget-actions.tsx'
import { ContributionsPanel } from './contributions-panel.tsx'
import { FeesPanel } from './fees-panel.tsx'
import { GroupsPanel } from './groups-panel.tsx'
import { State } from './state.tsx'

interface Props {
  budget: Budget
}

/** A budget: what is to be done about it first, then its sums, its lines and the fees of each unit. */
export const BudgetView = ({ budget }: Props) => (
  <>
    <PageHeader
      title={`Budget ${budget.name}`}
      text={
        <Group gap="sm">
          {formatDate(budget.startsOn)} to {formatDate(budget.endsOn)}
          <State state={budget.state} />
        </Group>
      }
      actions={<BudgetActions budget={budget} />}
    />
    <Stack gap="lg">
      <Warnings budget={budget} />
      <Decision budget={budget} />
      <ContributionsPanel title="Owners’ contributions" budget={budget} />
      <ActualPanel budget={budget} lines={<Lines budget={budget} />} />
      <GroupsPanel
        title="Cost-sharing groups"
        budget={budget}
        wordsOf={({ units }) => unitsWords(units.map(({ unitNumber }) => unitNumber))}
      />
      <FeesPanel budget={budget} />
      <Section title="History">
        <OnDemand words="Show history">
          <RecordHistory subject="budget" id={budget._id} />
        </OnDemand>
      </Section>
    </Stack>
  </>
)

const Warnings = ({ budget: { warnings } }: Props) =>
  warnings.map(({ about, tone, words, reason }) => (
    <Alert key={about} color={tone === 'bad' ? 'red' : 'orange'}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 14rem">
          {words}
        </Text>
        {reason && <Why reason={reason} of={words} />}
      </Group>
    </Alert>
  ))

const Decision = ({ budget }: Props) => {
  const { noticedOn, approvedOn, authority, feesFrom, catchUpOn, lowReserveReason } = budget
  if (noticedOn === null && approvedOn === null) return null
  return (
    <Panel title="Decision">
      <Facts
        facts={[
          ['Sent to owners', noticedOn && formatDate(noticedOn)],
          ...(approvedOn === null
            ? []
            : ([
                ['Approved', `${formatDate(approvedOn)}: ${authority}`],
                ['Fees from', feesFrom && formatMonth(feesFrom)],
                ...(catchUpOn === null ? [] : [[catchUpLabel, `Due ${formatDate(catchUpOn)}`] as const]),
              ] as const)),
          ...(lowReserveReason === '' ? [] : ([['Reason for the lower reserve', lowReserveReason]] as const)),
        ]}
      />
    </Panel>
  )
}

type Line = Budget['lines'][number]

const lineColumns = (groups: Budget['groups']): readonly Column<Line>[] => [
  { name: 'Category', cell: ({ name }) => <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text> },
  { name: 'Type', cell: ({ kind }) => (kind === 'expense' ? 'Expense' : 'Other income') },
  ...(groups.length > 0
    ? [
        {
          name: 'Shared by',
          cell: ({ group }: Line) => (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {group === null ? 'All units' : groups[group]!.name}
            </Text>
          ),
        },
      ]
    : []),
  { name: 'Year', figures: true, cell: ({ yearCents }) => formatMoney(yearCents) },
]

const Lines = ({ budget: { lines, groups, expenseCents, otherIncomeCents } }: Props) => (
  <Panel title="Operating budget">
    {lines.length === 0 ? (
      <Text c="dimmed">No lines yet.</Text>
    ) : (
      <RowTable
        label="Budget lines"
        items={lines}
        columns={lineColumns(groups)}
        idOf={({ kind, name, group }) => `${kind} ${group} ${name}`}
        leastWidth={420}
        stacks
      />
    )}
    <Text fw={600} className="figures">
      Expenses: {formatMoney(expenseCents)}. Other income: {formatMoney(otherIncomeCents)}.
    </Text>
  </Panel>
)
