import { Text } from '@mantine/core'
import type { z } from 'zod'
import { Handover } from '../../../../../contract/forms/request-bodies.ts'
import type { Delivered } from '../../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { deliveredLabels } from '../../../../../contract/forms/request-words.ts'
import { whereToTurn } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { StandsIn } from '../../../../ui/why.tsx'
import { useToday } from '../state.tsx'
import { StepConflict } from './step-conflict.tsx'
import { useRecordsStep } from './use-records-step.ts'
import { useTold } from './use-told.ts'

interface Props {
  request: RecordsRequest
}

/** What can be handed over or refused now, and where to turn after a refusal. */
export const EndPanel = ({ request }: Props) => {
  const { can, items } = request
  return (
    <>
      {items.some(({ status, answeredOn }) => status === 'refused' && answeredOn !== null) && <WhereToTurn />}
      {can.deliver && <HandoverPanel request={request} />}
      {can.refuse && <RefusePanel request={request} />}
      {can.withdraw && <WithdrawButton request={request} />}
    </>
  )
}

const WhereToTurn = () => {
  const turn = whereToTurn(useBuilding().jurisdiction)
  return (
    turn && (
      <Text size="sm">
        {turn.why} <StandsIn reason={turn} />
      </Text>
    )
  )
}

const Given = Handover.omit({ version: true })

const HandoverPanel = ({ request: { _id: id, version, form: wanted, can, items } }: Props) => {
  const { send, theirs } = useRecordsStep(api.forms.deliverRecords, 'Handed over, and written to the asker')
  const first: Delivered = wanted === 'email' ? (can.deliverOnline ? 'online' : 'email') : wanted
  const form = useContractForm(Given, { how: first, on: useToday() })
  const isPart = items.some(({ status }) => status === 'open')
  const ways = (Object.keys(deliveredLabels) as Delivered[]).filter((how) => how !== 'online' || can.deliverOnline)
  return (
    <Panel
      title="Hand over"
      text={
        can.deliverOnline
          ? 'Online, the asker downloads the files from this page for 60 days. They are written what is given and what is refused.'
          : 'The asker has no account here, so no link works for them: send the files by your own email, or hand over paper.'
      }
    >
      <Form
        form={form}
        onSend={async (said: z.output<typeof Given>) => send({ params: { id }, body: { ...said, version } })}
        failed="This could not be saved. Please try again."
        label="Hand over"
      >
        <StepConflict theirs={theirs} />
        {isPart && <Text size="sm">What is ready goes now. What is open stays owed, each by its own day.</Text>}
        <SelectField
          control={form.control}
          name="how"
          label="How"
          data={ways.map((value) => ({ value, label: deliveredLabels[value] }))}
        />
        <DayField control={form.control} name="on" label="On" />
        <SubmitButton w="fit-content" busyText="Sending...">
          Hand over and write to the asker
        </SubmitButton>
      </Form>
    </Panel>
  )
}

const RefusePanel = ({ request: { _id: id, version } }: Props) => {
  const { run, theirs, busy } = useTold(api.forms.refuseRecords, 'The refusal is sent')
  return (
    <Panel
      title="Every record that is left is refused"
      text="The asker is written why, by which section, and where they can turn."
    >
      <StepConflict theirs={theirs} />
      <BusyButton
        w="fit-content"
        busy={busy}
        busyText="Sending..."
        onClick={() => void run({ params: { id }, body: { version } })}
      >
        Send the refusal
      </BusyButton>
    </Panel>
  )
}

const WithdrawButton = ({ request: { _id: id, version } }: Props) => {
  const { run, theirs, busy } = useTold(api.forms.withdrawRecords, 'The request is withdrawn')
  const { ask, dialog } = useConfirm()
  const withdraw = async () => {
    const text = 'Nothing more is given then. A new request starts its clock anew.'
    if (await ask({ title: 'Withdraw the request?', text, yes: 'Withdraw', danger: true }))
      await run({ params: { id }, body: { version } })
  }
  return (
    <>
      {dialog}
      <StepConflict theirs={theirs} />
      <BusyButton variant="default" w="fit-content" busy={busy} busyText="Saving..." onClick={() => void withdraw()}>
        Withdraw the request
      </BusyButton>
    </>
  )
}
