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
  const suspend = useAction(api.admin.suspend, { done: `${name} is suspended`, refresh })
  const { ask, dialog } = useConfirm()
  const send = async (body: Suspension) => {
    const text = `Nobody but platform staff can open ${name} from then on (${accounts} accounts). Its mail and its background work rest. Those who manage it are told why by mail.`
    if (await ask({ title: `Suspend ${name}?`, text, yes: 'Suspend the building', danger: true }))
      await suspend.send({ params: { buildingId }, body })
  }
  return (
    <Panel title="Suspend" text="Closes the building to its people for a while. Nothing of it is lost.">
      <Form form={form} onSend={send} failed="The building could not be suspended." label="Suspend the building">
        <TextAreaField
          control={form.control}
          name="reason"
          label="Reason"
          description="Those who manage the building read it."
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
    failed: 'The suspension could not be lifted.',
    refresh,
  })
  return (
    suspension && (
      <Panel
        title="Suspended"
        text={`Since ${formatInstant(suspension.since, timeZone)}${suspension.by === null ? '' : `, by ${suspension.by}`}`}
      >
        {suspension.reason !== null && (
          <Text style={{ overflowWrap: 'anywhere' }}>The reason: {suspension.reason}</Text>
        )}
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
