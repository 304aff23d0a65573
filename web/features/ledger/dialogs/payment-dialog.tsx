import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Amount, type Holding, type OpenCharge } from '../../../../contract/ledger/holding.ts'
import { paymentWays, wayLabels } from '../../../../contract/ledger/ledger-words.ts'
import { PaymentDraft } from '../../../../contract/ledger/payment.ts'
import { SharesForm, sharesOf } from '../../../../contract/ledger/shares-form.ts'
import { inCents } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { shownOfLedger } from '../shown.ts'
import { OwnAccountNote } from './own-account-note.tsx'
import { ShareFields } from './share-fields.tsx'

const { receivedOn, way, payer, memo } = PaymentDraft.shape
const PaymentForm = SharesForm.extend({
  cents: z.preprocess(inCents, Amount),
  ...{ receivedOn, way, payer, memo },
  says: z.boolean(),
}).refine(({ says, amounts }) => !says || sharesOf(amounts).length > 0, {
  path: ['instruction'],
  error: 'Enter an amount for at least one charge',
})
const ways = paymentWays.map((value) => ({ value, label: wayLabels[value] }))

interface Props {
  /** Whose payment it is; null where that isn't known yet. */
  holding: Holding | null
  onClose: () => void
}

/** Records a payment that came in. */
export const PaymentDialog = ({ holding, onClose }: Props) => {
  // The payment that was found to be like another: whatever is changed of it makes it a new one.
  const [like, setLike] = useState<string | null>(null)
  const today = localDateOf(useNow(), useZone())
  const charges = holding?.charges ?? []
  const form = useContractForm(
    PaymentForm,
    {
      ...{ cents: '', receivedOn: today, way: 'cheque', payer: holding?.owners[0] ?? '', memo: '', says: false },
      ...{ amounts: Object.fromEntries(charges.map(({ _id }) => [_id, ''])), instruction: '' },
    },
    { keeps: holding ? `account/${holding._id}/payment` : 'payment/new', mode: 'onSubmit' },
  )
  const { control } = form
  const record = useAction(api.ledger.recordPayment, { done: 'Payment recorded', refresh: shownOfLedger })
  const send = async ({ says: named, amounts, instruction, ...paid }: z.output<typeof PaymentForm>) => {
    const said = named ? { shares: sharesOf(amounts), instruction } : {}
    const place = holding && { holdingId: holding._id, ...said }
    const body = { ...paid, place }
    const isAnother = like === JSON.stringify(body)
    try {
      return await record.send({ body: { ...body, isAnother } })
    } catch (error) {
      setLike(error instanceof ApiError && error.code === 'DUPLICATE' ? JSON.stringify(body) : null)
      throw error
    }
  }
  return (
    <StepDialog
      size="lg"
      title={holding ? `Payment for unit ${holding.unit.unitNumber}` : 'Record a payment'}
      form={form}
      onSend={send}
      onClose={onClose}
      button={like === null ? 'Record payment' : 'Record anyway'}
      failed="We couldn’t record this payment. Please try again; nothing you typed was lost."
    >
      <OwnAccountNote isOwn={holding?.isOwn ?? false} />
      <Fields control={control} charges={holding?.charges ?? null} today={today} />
    </StepDialog>
  )
}

interface FieldsProps {
  control: KeptControl<z.input<typeof PaymentForm>, z.output<typeof PaymentForm>>
  /** Open charges of the unit; null where no unit is known. */
  charges: readonly OpenCharge[] | null
  today: string
}

const Fields = ({ control, charges, today }: FieldsProps) => {
  const { fee } = labelsFor(useBuilding().jurisdiction)
  const says = useWatch({ control, name: 'says' })
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="cents"
          label="Amount in dollars"
          placeholder="433.07"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
        />
        <DayField control={control} name="receivedOn" label="Received on" max={today} withAsterisk />
        <SelectField control={control} name="way" label="Method" data={ways} />
        <TextField control={control} name="payer" label="Payer" description="Optional" autoComplete="off" />
      </SimpleGrid>
      <TextField
        control={control}
        name="memo"
        label="Reference"
        description="Optional: the cheque number, or the message that came with it."
        autoComplete="off"
      />
      {charges === null && (
        <Text size="sm" c="dimmed">
          The payment waits in the list until you allocate it to a unit.
        </Text>
      )}
      {charges !== null && charges.length > 0 && (
        <Stack gap="sm">
          <CheckboxField
            control={control}
            name="says"
            label="The payer said what it is for"
            description={`Otherwise it’s applied to what’s due: ${fee.many} and levies first, the oldest first, and never a fine.`}
          />
          {says && <ShareFields control={control} charges={charges} />}
        </Stack>
      )}
    </>
  )
}
