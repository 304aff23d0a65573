import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CostFields } from '../../../../contract/work-orders/bodies.ts'
import { bearerLabels, orderNumber } from '../../../../contract/work-orders/order-words.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { useOrderStep } from '../use-order-step.tsx'

const { chargedTo, chargeWords, fund } = CostFields.shape
const Cost = z
  .object({ chargedTo, chargeWords, fund })
  .refine((cost) => cost.chargedTo === 'common' || cost.chargeWords !== '', {
    path: ['chargeWords'],
    error: 'Enter what the unit pays for, and why',
  })
const data = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Says who bears the cost, and which fund pays. */
export const CostDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { operating, reserve } = useFundLabels()
  const { send, version, conflict } = useOrderStep(api.workOrders.bear, order, 'Cost saved')
  const form = useContractForm(Cost, order.cost, { keeps: `work-order/${order._id}/cost` })
  const bearer = useWatch({ control: form.control, name: 'chargedTo' })
  const save = (body: z.output<typeof Cost>) => send({ params: { id: order._id }, body: { ...body, version } })
  return (
    <StepDialog
      size="lg"
      title={`Who pays: ${orderNumber(order)}`}
      form={form}
      onSend={save}
      onClose={onClose}
      button="Save"
      conflict={conflict}
    >
      <SelectField control={form.control} name="chargedTo" label="Paid by" data={data(bearerLabels)} />
      {bearer === 'unit' && (
        <TextAreaField
          control={form.control}
          name="chargeWords"
          label="Charged to the unit for"
          withAsterisk
          minRows={2}
        />
      )}
      <SelectField control={form.control} name="fund" label="Paid from" data={data({ operating, reserve })} />
    </StepDialog>
  )
}
