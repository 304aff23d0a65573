import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Amount } from '../../../../contract/ledger/holding.ts'
import type { Payment } from '../../../../contract/ledger/payment.ts'
import { SharesForm, sharesOf } from '../../../../contract/ledger/shares-form.ts'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ShareFields } from '../dialogs/share-fields.tsx'
import { shownOfLedger } from '../shown.ts'
import { HoldingField } from './holding-field.tsx'

const PlaceForm = SharesForm.extend({
  holdingId: z.preprocess((typed) => typed || undefined, z.string('Choose a unit')),
  cents: z.preprocess(inCents, Amount),
})

interface Props {
  payment: Payment
  onClose: () => void
}

/** Allocates a payment, or a part of it, to a unit. */
export const PlaceDialog = ({ payment: { _id: id, unplacedCents }, onClose }: Props) => {
  const form = useContractForm(
    PlaceForm,
    { holdingId: '', cents: plainDollars(unplacedCents), amounts: {}, instruction: '' },
    { keeps: `payment/${id}/place`, mode: 'onSubmit' },
  )
  const step = useAction(api.ledger.paymentStep, { done: 'Payment allocated', refresh: shownOfLedger })
  return (
    <StepDialog
      title="Allocate to a unit"
      form={form}
      onSend={({ amounts, ...body }) =>
        step.send({ params: { id }, body: { step: 'place', ...body, shares: sharesOf(amounts) } })
      }
      onClose={onClose}
      button="Allocate"
      failed="We couldn’t allocate this payment. Please try again; nothing you typed was lost."
    >
      <HoldingField control={form.control} name="holdingId" label="Unit" />
      <TextField
        control={form.control}
        name="cents"
        label="Amount in dollars"
        description={`${formatMoney(unplacedCents)} is left of this payment.`}
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
      />
      <Charges control={form.control} />
    </StepDialog>
  )
}

/** The open charges of the chosen unit, for what the payer said. */
const Charges = ({ control }: { control: KeptControl<z.input<typeof PlaceForm>, z.output<typeof PlaceForm>> }) => {
  const { fee } = labelsFor(useBuilding().jurisdiction)
  const chosen = useWatch({ control, name: 'holdingId' })
  const id = typeof chosen === 'string' ? chosen : ''
  const { data } = useRoute(api.ledger.holding, { params: { id } }, { enabled: id !== '' })
  if (id === '' || !data || data.charges.length === 0) return null
  return (
    <>
      <Text size="sm" c="dimmed">
        {`Leave the amounts empty to apply it to what’s due: ${fee.many} and levies first, the oldest first, and never a fine. If the payer said what it is for, enter how much goes to each charge.`}
      </Text>
      <ShareFields control={control} charges={data.charges} />
    </>
  )
}
