import { SimpleGrid, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  Amount,
  RefundFields,
  TransferFields,
  type Holding,
  type Receipt,
} from '../../../../contract/ledger/holding.ts'
import { paymentWays, wayLabels } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRoute } from '../../../api/queries.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { HoldingField } from '../payments/holding-field.tsx'
import { shownOfLedger } from '../shown.ts'
import { ReasonForm } from './cancel-dialog.tsx'
import { OwnAccountNote } from './own-account-note.tsx'

const cents = z.preprocess(inCents, Amount)
const RefundForm = RefundFields.extend({ cents })
const TransferForm = TransferFields.extend({
  cents,
  toHoldingId: z.preprocess((chosen) => chosen || undefined, z.string('Choose an account')),
})
const ways = paymentWays.map((value) => ({ value, label: wayLabels[value] }))

interface Props {
  holding: Holding
  onClose: () => void
}

/** Pays credit back to the owners. */
export const RefundDialog = ({ holding, onClose }: Props) => {
  const { _id: id, unit, creditCents } = holding
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(
    RefundForm,
    { cents: plainDollars(creditCents), paidOn: today, way: 'cheque', reason: '' },
    { keeps: `account/${id}/refund`, mode: 'onSubmit' },
  )
  const { control } = form
  const step = useAction(api.ledger.holdingStep, { done: 'Refund recorded', refresh: shownOfLedger })
  return (
    <StepDialog
      title={`Refund credit of unit ${unit.unitNumber}`}
      form={form}
      onSend={(refund) => step.send({ params: { id }, body: { step: 'refund', ...refund } })}
      onClose={onClose}
      button="Record refund"
      failed="We couldn’t record this refund. Please try again; nothing you typed was lost."
    >
      <OwnAccountNote isOwn={holding.isOwn} />
      <Text size="sm" className="figures">
        The account has {formatMoney(creditCents)} of credit. Pay the owners first; this records that you did.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="cents"
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
        />
        <DayField control={control} name="paidOn" label="Paid on" max={today} withAsterisk />
        <SelectField control={control} name="way" label="Method" data={ways} />
      </SimpleGrid>
      <TextAreaField control={control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}

/** Moves credit to another account, as the owners ask. */
export const TransferDialog = ({ holding, onClose }: Props) => {
  const { _id: id, unit, creditCents } = holding
  const form = useContractForm(
    TransferForm,
    { cents: plainDollars(creditCents), toHoldingId: '', request: '' },
    { keeps: `account/${id}/transfer`, mode: 'onSubmit' },
  )
  const { control } = form
  const own = useRoute(api.ledger.mine)
  const to = useWatch({ control, name: 'toHoldingId' })
  const isToOwn = own.data?.some(({ _id }) => _id === to) ?? false
  const step = useAction(api.ledger.holdingStep, { done: 'Credit transferred', refresh: shownOfLedger })
  return (
    <StepDialog
      title={`Transfer credit of unit ${unit.unitNumber}`}
      form={form}
      onSend={(transfer) => step.send({ params: { id }, body: { step: 'transfer', ...transfer } })}
      onClose={onClose}
      button="Transfer"
      failed="We couldn’t transfer this credit. Please try again; nothing you typed was lost."
    >
      <OwnAccountNote isOwn={holding.isOwn || isToOwn} />
      <Text size="sm" className="figures">
        The account has {formatMoney(creditCents)} of credit. It belongs to its owners, so transfer it only if they ask
        in writing. In the other account it pays what is due.
      </Text>
      <HoldingField control={control} name="toHoldingId" label="Transfer to" except={id} />
      <TextField
        control={control}
        name="cents"
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
      />
      <TextAreaField
        control={control}
        name="request"
        label="Owners’ request"
        description="When and how they asked, such as “Email of November 3”."
        minRows={2}
        withAsterisk
      />
    </StepDialog>
  )
}

type Gone = Receipt['gone'][number]

/** Undoes a refund that wasn’t paid, or a transfer. */
export const BringBackDialog = ({ holding, gone, onClose }: Props & { gone: Gone }) => {
  const { _id: outflowId, kind, allCents, day, unitNumber } = gone
  const form = useContractForm(ReasonForm, { reason: '' }, { keeps: `outflow/${outflowId}/undo` })
  const step = useAction(api.ledger.holdingStep, {
    done: kind === 'refund' ? 'Refund undone' : 'Transfer undone',
    refresh: shownOfLedger,
  })
  return (
    <StepDialog
      title={kind === 'refund' ? 'Undo this refund?' : 'Undo this transfer?'}
      form={form}
      onSend={({ reason }) =>
        step.send({ params: { id: holding._id }, body: { step: 'bringBack', outflowId, reason } })
      }
      onClose={onClose}
      button={kind === 'refund' ? 'Undo refund' : 'Undo transfer'}
      cancel="Keep it"
      danger
    >
      <OwnAccountNote isOwn={holding.isOwn} />
      <Text size="sm" className="figures">
        {kind === 'refund'
          ? `${formatMoney(allCents)}, refunded on ${formatDate(day)}, becomes credit again. Do this only if the owners didn’t get the money.`
          : `${formatMoney(allCents)}, transferred to unit ${unitNumber} on ${formatDate(day)}, becomes credit of this account again. Charges it paid there will be owed again.`}
      </Text>
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}
