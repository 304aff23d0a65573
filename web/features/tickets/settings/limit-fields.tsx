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
          description={`A work order above it needs a decision of ${council.seat}.`}
          inputMode="decimal"
        />
        <TextField
          control={control}
          name="reopenDays"
          label="Days to reopen"
          description="For so long whoever reported a ticket may open it again."
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
    text="The number to call first. Without one the emergency contacts of the building are shown."
  >
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="emergency.phone" label="Number to call first" type="tel" autoComplete="off" />
      <TextField
        control={control}
        name="emergency.words"
        label="What to say or do"
        placeholder="Ask for the caretaker on duty"
        autoComplete="off"
      />
    </SimpleGrid>
  </Panel>
)
