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
import { useToday } from '../../../../ui/use-today.ts'
import { useRecordsStep } from './use-records-step.tsx'
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

const HandoverPanel = ({ request }: Props) => {
  const { _id: id, version, form: wanted, can, items } = request
  const { send, conflict } = useRecordsStep(
    api.forms.deliverRecords,
    request,
    'Records provided and requester notified',
  )
  const first: Delivered = wanted === 'email' ? (can.deliverOnline ? 'online' : 'email') : wanted
  const form = useContractForm(Given, { how: first, on: useToday() })
  const isPart = items.some(({ status }) => status === 'open')
  const ways = (Object.keys(deliveredLabels) as Delivered[]).filter((how) => how !== 'online' || can.deliverOnline)
  return (
    <Panel
      title="Provide records"
      text={
        can.deliverOnline
          ? 'With online download, the requester can download files here for 60 days. They get a written list of what is provided and refused.'
          : 'The requester has no account, so online download isn’t available. Email the files yourself or provide paper copies.'
      }
    >
      <Form
        form={form}
        onSend={async (said: z.output<typeof Given>) => send({ params: { id }, body: { ...said, version } })}
        failed="We couldn’t save this. Please try again."
        label="Provide records"
      >
        {conflict}
        {isPart && <Text size="sm">Records that are ready go out now. Open records stay due on their own dates.</Text>}
        <SelectField
          control={form.control}
          name="how"
          label="Delivery method"
          data={ways.map((value) => ({ value, label: deliveredLabels[value] }))}
        />
        <DayField control={form.control} name="on" label="Date" />
        <SubmitButton w="fit-content" busyText="Sending...">
          Provide and notify requester
        </SubmitButton>
      </Form>
    </Panel>
  )
}

const RefusePanel = ({ request }: Props) => {
  const { _id: id, version } = request
  const { run, conflict, busy } = useTold(api.forms.refuseRecords, request, 'Refusal sent')
  return (
    <Panel
      title="All remaining records are refused"
      text="The requester gets the reasons, the section relied on and where they can turn."
    >
      {conflict}
      <BusyButton
        w="fit-content"
        busy={busy}
        busyText="Sending..."
        onClick={() => void run({ params: { id }, body: { version } })}
      >
        Send refusal
      </BusyButton>
    </Panel>
  )
}

const WithdrawButton = ({ request }: Props) => {
  const { _id: id, version } = request
  const { run, conflict, busy } = useTold(api.forms.withdrawRecords, request, 'Request withdrawn')
  const { ask, dialog } = useConfirm()
  const withdraw = async () => {
    const text = 'No more records will be provided. A new request starts a new deadline.'
    if (await ask({ title: 'Withdraw this request?', text, yes: 'Withdraw', danger: true }))
      await run({ params: { id }, body: { version } })
  }
  return (
    <>
      {dialog}
      {conflict}
      <BusyButton variant="default" w="fit-content" busy={busy} busyText="Saving..." onClick={() => void withdraw()}>
        Withdraw request
      </BusyButton>
    </>
  )
}
