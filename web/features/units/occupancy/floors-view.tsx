import { Table, VisuallyHidden } from '@mantine/core'
import type { Occupancy } from '../../../../contract/units/occupancy.ts'
import { floorName, orderedFloors } from '../floors.ts'
import classes from './lived.module.css'
import { LivedBar } from './lived-bar.tsx'
import { livedLabels, statesIn } from './lived.ts'

/** The building from the top floor down: a bar a floor, and its numbers beside it. */
export function FloorsView({ occupancy: { floors, lived } }: { occupancy: Occupancy }) {
  const states = statesIn(floors)
  return (
    <Table.ScrollContainer
      minWidth={340}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': 'Units by floor' } }}
    >
      <Table stickyHeader verticalSpacing="xs" horizontalSpacing={6} aria-label="Units by floor">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.head}>Floor</Table.Th>
            <Table.Th w="40%" miw={70}>
              <VisuallyHidden>Breakdown</VisuallyHidden>
            </Table.Th>
            {states.map((state) => (
              <Table.Th key={state} ta="right" className={classes.head}>
                {livedLabels[state]}
              </Table.Th>
            ))}
            <Table.Th ta="right" className={classes.head}>
              Units
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orderedFloors(floors).map((floor) => (
            <Table.Tr key={floor.floor}>
              <Table.Th scope="row" fw={500} className={classes.floor}>
                {floorName(floor.floor)}
              </Table.Th>
              <Table.Td>
                <LivedBar lived={floor} />
              </Table.Td>
              {states.map((state) => (
                <Table.Td key={state} ta="right">
                  {floor[state]}
                </Table.Td>
              ))}
              <Table.Td ta="right">{floor.units}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">All floors</Table.Th>
            <Table.Td>
              <LivedBar lived={lived} />
            </Table.Td>
            {states.map((state) => (
              <Table.Th key={state} ta="right">
                {lived[state]}
              </Table.Th>
            ))}
            <Table.Th ta="right">{lived.units}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}
