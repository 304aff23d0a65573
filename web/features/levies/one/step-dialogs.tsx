import { Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { LevyStep } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { FinishCancelling } from './cancel-dialogs.tsx'
import { finishWords, refundWords, settledOf } from '../words.ts'
import { Refunds } from './refunds.tsx'
import { useLevyStep, type StepProps } from './use-levy-step.tsx'

const Bare = z.object({})

/** Deletes a draft. */
export const DiscardDialog = ({ levy, onClose }: StepProps) => {
  const navigate = useNavigate()
  const form = useContractForm(Bare, {})
  const { send, version, id, conflict } = useLevyStep(levy, 'Draft discarded')
  const discard = async () => {
    const answer = await send({ params: { id }, body: { step: 'discard', version } })
    // Someone else was quicker; otherwise the dialog is gone with its screen.
    if (answer === undefined) return answer
    await navigate('/fees/levies')
    return null
  }
  return (
    <StepDialog
      title="Discard this draft?"
      form={form}
      onSend={discard}
      onClose={onClose}
      button="Discard draft"
      danger
      conflict={conflict}
    >
      <Text size="sm">It’s deleted. This can’t be undone.</Text>
    </StepDialog>
  )
}

/** Says that everything is done and paid, and by whose decision instalments to come are cancelled. */
export const FinishDialog = (props: StepProps) =>
  props.levy.toCome.instalments > 0 ? <FinishCancelling {...props} /> : <FinishNow {...props} />

const FinishNow = ({ levy, onClose }: StepProps) => {
  const form = useContractForm(Bare, {})
  const { send, version, id, conflict } = useLevyStep(levy, 'Special levy completed')
  return (
    <StepDialog
      title="Complete this special levy?"
      form={form}
      onSend={() => send({ params: { id }, body: { step: 'finish', version } })}
      onClose={onClose}
      button="Complete special levy"
      conflict={conflict}
    >
      {finishWords(levy).map((words) => (
        <Text key={words} size="sm" className="figures">
          {words}
        </Text>
      ))}
    </StepDialog>
  )
}

const ReopenForm = LevyStep.options[3].omit({ step: true, version: true })

/** Goes back to spending, with a reason. */
export const ReopenDialog = ({ levy, onClose }: StepProps) => {
  const { send, version, id, conflict } = useLevyStep(levy, 'Special levy reopened')
  const form = useContractForm(ReopenForm, { reason: '' }, { keeps: `levy/${id}/reopen`, over: levy.version })
  return (
    <StepDialog
      title="Reopen this special levy"
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'reopen', reason, version } })}
      onClose={onClose}
      button="Reopen special levy"
      conflict={conflict}
    >
      <Text size="sm">It can be spent from again.</Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="It stays in the history."
        minRows={2}
        withAsterisk
      />
    </StepDialog>
  )
}

/** Gives the surplus back, as credit. */
export const RefundDialog = ({ levy, onClose }: StepProps) => {
  const form = useContractForm(Bare, {})
  const { send, version, id, conflict } = useLevyStep(levy, 'Surplus refunded')
  const surplus = levy.surplus ?? { cents: 0, shares: [] }
  const { cents, shares } = surplus
  return (
    <StepDialog
      title="Refund the surplus?"
      form={form}
      onSend={() => send({ params: { id }, body: { step: 'refund', cents, version } })}
      onClose={onClose}
      button={`Refund ${formatMoney(cents + settledOf(shares).cents)}`}
      conflict={conflict}
    >
      {refundWords(surplus).map((words) => (
        <Text key={words} size="sm" className="figures">
          {words}
        </Text>
      ))}
      <Refunds shares={shares} short />
      <Text size="sm">This can’t be undone, and the levy can’t be reopened afterwards.</Text>
    </StepDialog>
  )
}

/** Moves the surplus to the reserve. */
export const ReserveDialog = ({ levy, onClose }: StepProps) => {
  const form = useContractForm(Bare, {})
  const { reserveFund } = labelsFor(useBuilding().jurisdiction)
  const { send, version, id, conflict } = useLevyStep(levy, 'Surplus moved to the reserve')
  const { cents, mostOfOneOwnerCents } = levy.surplus ?? { cents: 0, mostOfOneOwnerCents: 0 }
  return (
    <StepDialog
      title="Move the surplus to the reserve?"
      form={form}
      onSend={() => send({ params: { id }, body: { step: 'toReserve', cents, version } })}
      onClose={onClose}
      button={`Move ${formatMoney(cents)}`}
      conflict={conflict}
    >
      <Text size="sm" className="figures">
        {`${formatMoney(cents)} goes to the ${reserveFund.one}. Owners get nothing back. The most that one owner would get in total is ${formatMoney(mostOfOneOwnerCents)}.`}
      </Text>
      <Text size="sm">This can’t be undone, and the levy can’t be reopened afterwards.</Text>
    </StepDialog>
  )
}
