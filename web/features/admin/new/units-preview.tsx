import { ScrollArea, Table, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { plannedUnits, UnitPlan, type PlannedUnit } from '../../../../contract/admin/unit-plan.ts'
import { jurisdictionOf, labelsFor } from '../../../../law/law.ts'
import type { OrderForm } from './values.ts'

/** The units of each floor, from the top down, as the building stands. */
const byFloor = (units: readonly PlannedUnit[]): [floor: string, here: PlannedUnit[]][] =>
  [...Map.groupBy(units, ({ floor }) => floor)].toReversed()

const fromTo = (first: string | undefined, last: string | undefined): string =>
  first === last ? (first ?? '') : `${first} to ${last}`

/** What the plan makes, before anything is written. */
export const UnitsPreview = ({ form: { control } }: { form: OrderForm }) => {
  const typed = useWatch({ control, name: 'units' })
  const labels = labelsFor(jurisdictionOf(useWatch({ control, name: 'province' })))
  const plan = UnitPlan.safeParse(typed)
  if (!plan.success) return <Text c="dimmed">Enter valid numbers above to preview the units.</Text>
  const units = plannedUnits(plan.data)
  return (
    <div>
      <Text fw={500} aria-live="polite">
        {units.length} {units.length === 1 ? 'unit' : 'units'}
      </Text>
      <ScrollArea.Autosize mah={280} viewportProps={{ tabIndex: 0, 'aria-label': 'Units by floor' }}>
        <Table aria-label="Units by floor" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Floor</Table.Th>
              <Table.Th>Units</Table.Th>
              <Table.Th>{labels.lot.Many}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {byFloor(units).map(([floor, here]) => (
              <Table.Tr key={floor}>
                <Table.Td>{floor}</Table.Td>
                <Table.Td>{fromTo(here[0]?.unitNumber, here.at(-1)?.unitNumber)}</Table.Td>
                <Table.Td>{fromTo(here[0]?.strataLot, here.at(-1)?.strataLot)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </div>
  )
}
