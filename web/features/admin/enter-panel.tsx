import { BuildingEntry } from '../../../contract/audit/visits.ts'
import type { BuildingOverview } from '../../../contract/admin/buildings.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { useEnter } from '../buildings/buildings.ts'

/** Goes to work in the building, and says why. */
export const EnterPanel = ({ building }: { building: BuildingOverview }) => {
  const enter = useEnter()
  const form = useContractForm(BuildingEntry, { reason: '' })
  return (
    <Panel title="Work in the building" text="Its managers see that you came, why, and what you read.">
      <Form
        form={form}
        onSend={({ reason }) => enter(building, reason)}
        failed="The building could not be entered."
        label="Enter the building"
      >
        <TextField
          control={form.control}
          name="reason"
          label="Why do you enter?"
          placeholder="Such as: help with the roster import"
        />
        <SubmitButton w="fit-content" className="wraps" busyText="Entering...">
          {`Enter ${building.name}`}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
