import { Button, Group, Stack, Text } from '@mantine/core'
import type { Collection, PaymentPlan } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { planInstalmentLabels } from '../../ledger/ledger.ts'
import { paidWords, planStateLabels, stepLabelsWith } from '../words.ts'
import type { Asked } from './asked.ts'
import { NamedCharges } from './named-charges.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

type Instalment = PaymentPlan['instalments'][number]

const stateTones: Readonly<Record<PaymentPlan['state'], Tone>> = {
  open: 'good',
  behind: 'bad',
  kept: 'good',
  ended: 'neutral',
}
const instalmentTones: Readonly<Record<Instalment['state'], Tone>> = {
  paid: 'good',
  part: 'waiting',
  missed: 'bad',
  ahead: 'neutral',
}

const columns: readonly Column<Instalment & { nth: number }>[] = [
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  {
    name: 'Status',
    cell: ({ state }) => <StatusBadge tone={instalmentTones[state]}>{planInstalmentLabels[state]}</StatusBadge>,
  },
]

/** The payment plans of an account, with how each is kept. */
export const PlansPanel = ({ one, onAsk }: Props) =>
  one.plans.length > 0 && (
    <Panel title="Payment plans">
      {one.plans.map((plan) => (
        <OnePlan key={plan._id} one={one} plan={plan} onAsk={onAsk} />
      ))}
    </Panel>
  )

const OnePlan = ({ one, plan, onAsk }: Props & { plan: PaymentPlan }) => {
  const { _id, on, state, request, decidedOn, decision, instalments, charges, endedOn, endedBecause } = plan
  const title = `Plan of ${formatDate(on)}`
  const isOpen = state === 'open' || state === 'behind'
  return (
    <Stack gap="xs">
      <Group gap="4px 12px">
        <Text fw={600}>{title}</Text>
        <StatusBadge tone={stateTones[state]}>{planStateLabels[state]}</StatusBadge>
        <Text size="sm" className="figures">
          {paidWords(plan)}
        </Text>
      </Group>
      <PlainText>{request}</PlainText>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Decided on {formatDate(decidedOn)}: {decision}
      </Text>
      <RowTable
        label={`Instalments, ${title}`}
        items={instalments.map((instalment, nth) => ({ ...instalment, nth }))}
        columns={columns}
        idOf={({ nth }) => `${nth}`}
        leastWidth={360}
        stacks
      />
      {endedOn !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Ended on {formatDate(endedOn)}: {endedBecause}
        </Text>
      )}
      <Group gap="sm">
        <OnDemand words="Show charges" of={`of the plan of ${formatDate(on)}`}>
          <NamedCharges label={`Charges, ${title}`} charges={charges} />
        </OnDemand>
        {isOpen && one.steps.includes('endPlan') && (
          <Button
            variant="subtle"
            aria-label={`${stepLabelsWith(one.words).endPlan} of ${formatDate(on)}`}
            onClick={() => onAsk({ step: 'endPlan', of: _id })}
          >
            {stepLabelsWith(one.words).endPlan}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
