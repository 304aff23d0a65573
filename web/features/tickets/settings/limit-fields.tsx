import { SimpleGrid } from '@mantine/core'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { MaintenanceControl } from './hours-fields.tsx'

interface Props {
  control: MaintenanceControl
}

/** What needs a decision, and for how long a ticket can be taken up again. */
export const LimitFields = ({ control }: Props) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  return (
    <Panel title="Limits">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField
          control={control}
          name="workOrderLimitCents"
          label="Approval limit in dollars"
          description={`Work orders above this amount need approval by ${council.seat}.`}
          inputMode="decimal"
        />
        <TextField
          control={control}
          name="reopenDays"
          label="Days to reopen"
          description="How long the person who reported a ticket can reopen it."
          inputMode="numeric"
        />
      </SimpleGrid>
    </Panel>
  )
}

/** Whom to call first when there is no time to lose. */
export const EmergencyFields = ({ control }: Props) => (
  <Panel
    title="Emergencies"
    text="The number to call first. If it’s empty, the building’s emergency contacts are shown."
  >
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="emergency.phone" label="Number to call first" type="tel" autoComplete="off" />
      <TextField
        control={control}
        name="emergency.words"
        label="Instructions"
        placeholder="Ask for the caretaker on duty"
        autoComplete="off"
      />
    </SimpleGrid>
  </Panel>
)
