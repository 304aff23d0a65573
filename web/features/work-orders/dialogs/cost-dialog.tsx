import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { CostFields } from '../../../../contract/work-orders/bodies.ts'
import { bearerLabels, fundLabels, orderNumber } from '../../../../contract/work-orders/order-words.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { useGround } from '../../../api/use-ground.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useOrderStep } from '../use-order-step.ts'
import { StepDialog } from './step-dialog.tsx'

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
  const { send, theirs } = useOrderStep(api.workOrders.bear, 'Cost saved')
  const version = useGround(order.version, theirs)
  const form = useContractForm(Cost, order.cost, { keeps: `work-order/${order._id}/cost` })
  const bearer = useWatch({ control: form.control, name: 'chargedTo' })
  const save = async (body: z.output<typeof Cost>) => {
    if (await send({ params: { id: order._id }, body: { ...body, version } })) onClose()
  }
  return (
    <StepDialog
      title={`Who pays: ${orderNumber(order)}`}
      form={form}
      onSend={save}
      onClose={onClose}
      button="Save"
      theirs={theirs}
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
      <SelectField control={form.control} name="fund" label="Paid from" data={data(fundLabels)} />
    </StepDialog>
  )
}
