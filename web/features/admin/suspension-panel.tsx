import { Text } from '@mantine/core'
import { Suspension, type BuildingOverview } from '../../../contract/admin/buildings.ts'
import { formatInstant } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'

const refresh = [api.admin.building, api.admin.buildings]
interface Props {
  building: BuildingOverview
}

/** Closes the building for a while, or opens it again. */
export const SuspensionPanel = ({ building }: Props) =>
  building.suspension === null ? <Open building={building} /> : <Closed building={building} />

const Open = ({ building: { _id: buildingId, name, accounts } }: Props) => {
  const form = useContractForm(Suspension, { reason: '' }, { keeps: `building/${buildingId}/suspend` })
  const suspend = useAction(api.admin.suspend, { done: `${name} suspended`, refresh })
  const { ask, dialog } = useConfirm()
  const send = async (body: Suspension) => {
    const text = `Only platform staff will be able to open ${name} (${accounts} accounts). Its email and background jobs stop. Its managers get an email with the reason.`
    if (await ask({ title: `Suspend ${name}?`, text, yes: 'Suspend building', danger: true }))
      await suspend.send({ params: { buildingId }, body })
  }
  return (
    <Panel title="Suspend" text="Temporarily closes the building to its people. No data is lost.">
      <Form form={form} onSend={send} failed="We couldn’t suspend the building." label="Suspend building">
        <TextAreaField
          control={form.control}
          name="reason"
          label="Reason"
          description="Shown to the building’s managers."
        />
        <SubmitButton w="fit-content" variant="default" className="wraps" busyText="Suspending...">
          {`Suspend ${name}`}
        </SubmitButton>
      </Form>
      {dialog}
    </Panel>
  )
}

const Closed = ({ building: { _id: buildingId, name, suspension, timeZone } }: Props) => {
  const lift = useAction(api.admin.liftSuspension, {
    done: `${name} is open again`,
    failed: 'We couldn’t lift the suspension.',
    refresh,
  })
  return (
    suspension && (
      <Panel
        title="Suspended"
        text={`Since ${formatInstant(suspension.since, timeZone)}${suspension.by === null ? '' : `, by ${suspension.by}`}`}
      >
        {suspension.reason !== null && <Text style={{ overflowWrap: 'anywhere' }}>Reason: {suspension.reason}</Text>}
        <BusyButton
          w="fit-content"
          className="wraps"
          busy={lift.busy}
          busyText="Opening..."
          onClick={() => void lift.run({ params: { buildingId } })}
        >
          {`Open ${name} again`}
        </BusyButton>
      </Panel>
    )
  )
}
