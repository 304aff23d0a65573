import { Group, List, Stack, Text } from '@mantine/core'
import type { CertificateFigures } from '../../../../contract/collections/certificate.ts'
import type { Collection } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { certificateRule, labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { Why } from '../../../ui/why.tsx'
import { NamedCharges } from './named-charges.tsx'

/** The figures of the unit that a sale asks for, once someone wants to see them. */
export const SalePanel = ({ one }: { one: Collection }) => (
  <Panel title="For a sale" text="The figures for the certificates that a buyer or a lender asks for.">
    <OnDemand words="Show figures">
      <Certificate id={one._id} />
    </OnDemand>
  </Panel>
)

const Certificate = ({ id }: { id: string }) => {
  const figures = useRoute(api.collections.certificate, { params: { id } }, { staleTime: 0 })
  return (
    <Loaded query={figures} shape="card" failed="We couldn’t load the figures.">
      {(found) => (
        <Stack gap="md">
          <Information figures={found} />
          <Payment figures={found} />
        </Stack>
      )}
    </Loaded>
  )
}

interface Props {
  figures: CertificateFigures
}

type Levy = CertificateFigures['levies'][number]

const levyColumns: readonly Column<Levy>[] = [
  { name: 'Special levy', cell: ({ words }) => words },
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
]

const Information = ({ figures }: Props) => {
  const { jurisdiction } = useBuilding()
  const { fee } = labelsFor(jurisdiction)
  const { on, monthlyCents, owingCents, owing, trustCents, levies, levyCents, source, unit } = figures
  const title = certificateRule(jurisdiction, 'information')?.title ?? 'Information for a buyer'
  // Form B gives its lines letters.
  const named = (letter: string, name: string) => (jurisdiction === 'BC' ? `(${letter}) ${name}` : name)
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>
          {title}, {formatDate(on)}
        </Text>
        {source.information && <Why reason={source.information} of={title} />}
      </Group>
      <Figures most={4}>
        <Figure name={named('a', `Monthly ${fee.many}`)}>
          {monthlyCents === null ? unknown : formatMoney(monthlyCents)}
        </Figure>
        <Figure
          name={named('b', 'Owing')}
          {...(trustCents > 0 && { note: `Without ${formatMoney(trustCents)} in trust` })}
        >
          {formatMoney(owingCents)}
        </Figure>
        <Figure name={named('d', 'Special levies due later')}>{formatMoney(levyCents)}</Figure>
      </Figures>
      {owing.length > 0 && <NamedCharges label={`Owing, unit ${unit.unitNumber}`} charges={owing} />}
      {levies.length > 0 && (
        <RowTable
          label={`Special levies due later, unit ${unit.unitNumber}`}
          items={levies}
          columns={levyColumns}
          idOf={({ words, dueOn }) => `${words} ${dueOn}`}
          leastWidth={420}
          stacks
        />
      )}
    </Stack>
  )
}

/** Whether the certificate of payment can be given; nothing where no act of ours asks for one. */
const Payment = ({ figures: { payment, source } }: Props) => {
  const rule = certificateRule(useBuilding().jurisdiction, 'payment')
  if (rule === null) return null
  const { title } = rule
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{title}</Text>
        {source.payment && <Why reason={source.payment} of={title} />}
      </Group>
      <Text>{payment.may ? 'It can be given.' : 'It can’t be given.'}</Text>
      {payment.reasons.length > 0 && (
        <List size="sm">
          {payment.reasons.map((reason) => (
            <List.Item key={reason} style={{ overflowWrap: 'anywhere' }}>
              {reason}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  )
}
