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
    <Panel title="Work in the building" text="Its managers can see that you entered, why, and what you viewed.">
      <Form
        form={form}
        onSend={({ reason }) => enter(building, reason)}
        failed="We couldn’t open the building."
        label="Enter building"
      >
        <TextField
          control={form.control}
          name="reason"
          label="Reason for access"
          placeholder="For example: help with the roster import"
        />
        <SubmitButton w="fit-content" className="wraps" busyText="Entering...">
          {`Enter ${building.name}`}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
