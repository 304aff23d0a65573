import { Text } from '@mantine/core'
import { z } from 'zod'
import { chargeWordsMostChars } from '../../../../contract/limits/ledger.ts'
import { Amount } from '../../../../contract/ledger/holding.ts'
import { inCents, plainDollars } from '../../../../contract/money.ts'
import { truncate } from '../../../../contract/text.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { OrderChargeFields } from '../../../../contract/work-orders/bodies.ts'
import { orderChargeTypes, orderNumber } from '../../../../contract/work-orders/order-words.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useChargeLabels } from '../../../ui/use-money-labels.ts'
import { useNow } from '../../../ui/use-now.ts'
import { ChargeWordsFields } from '../../ledger/ledger.ts'
import { useOrderStep } from '../use-order-step.tsx'

const ChargeForm = OrderChargeFields.extend({ cents: z.preprocess(inCents, Amount) })

/** Charges the unit that pays for the work, with the invoice’s amount at first. */
export const ChargeDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { _id: id, invoice, place, title } = order
  const { send, version, conflict } = useOrderStep(api.workOrders.charge, order, 'Unit charged')
  const labels = useChargeLabels()
  const dueOn = localDateOf(useNow(), useZone())
  const form = useContractForm(
    ChargeForm,
    {
      ...{
        type: 'chargeback',
        words: truncate(`${orderNumber(order)}: ${title}`, chargeWordsMostChars),
        authority: '',
      },
      ...{ dueOn, cents: invoice ? plainDollars(invoice.amountCents) : '' },
    },
    { keeps: `work-order/${id}/charge`, mode: 'onSubmit' },
  )
  return (
    <StepDialog
      size="lg"
      title={`Charge unit ${place.unitNumber}`}
      form={form}
      onSend={(charge) => send({ params: { id }, body: { ...charge, version } })}
      onClose={onClose}
      button="Charge unit"
      conflict={conflict}
      failed="We couldn’t charge this unit. Please try again; nothing you typed was lost."
    >
      <Text size="sm">
        This charges the owners of today. If former owners should pay, add the charge to their account instead.
      </Text>
      <NativeSelectField
        control={form.control}
        name="type"
        label="Type"
        data={orderChargeTypes.map((value) => ({ value, label: labels[value] }))}
      />
      <ChargeWordsFields control={form.control} />
    </StepDialog>
  )
}
