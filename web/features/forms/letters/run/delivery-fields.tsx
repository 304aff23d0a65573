import { Group, Text } from '@mantine/core'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { handoverMethodLabels } from '../../../../../contract/forms/letter-words.ts'
import type { HandoverMethod } from '../../../../../contract/forms/runs.ts'
import { formatDate, type LocalDate } from '../../../../../contract/time.ts'
import { deemedReceivedOn, deliveryRule, notGiven } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { Why } from '../../../../ui/why.tsx'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  /** The last day on which it can have been delivered. */
  today: LocalDate
}

const methods = Object.entries(handoverMethodLabels).map(([value, label]) => ({ value, label }))

const isMethod = (value: unknown): value is HandoverMethod => typeof value === 'string' && value in handoverMethodLabels

/** How and when a paper was delivered, and when the law has it count as received. */
export const DeliveryFields = <In extends FieldValues & { method: unknown; on: unknown }, Out>({
  control,
  today,
}: Props<In, Out>) => {
  const [methodName, onName] = ['method' as FieldPath<In>, 'on' as FieldPath<In>]
  const method: unknown = useWatch({ control, name: methodName })
  const on: unknown = useWatch({ control, name: onName })
  return (
    <>
      <SelectField control={control} name={methodName} label="Delivery method" data={methods} />
      <DayField control={control} name={onName} label="Date" max={today} />
      {isMethod(method) && typeof on === 'string' && on !== '' && <Deemed method={method} on={on} />}
    </>
  )
}

/** When the law has it count as received. */
function Deemed({ method, on }: { method: HandoverMethod; on: LocalDate }) {
  const { jurisdiction } = useBuilding()
  const never = notGiven(jurisdiction, method)
  const rule = deliveryRule(jurisdiction, method)
  const day = deemedReceivedOn(jurisdiction, { method, sentOn: on })
  const reason = never ?? rule
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text size="sm" role="status">
        {never
          ? 'Doesn’t count as received. Deliver it another way as well.'
          : rule?.days === null
            ? 'Counts as received on the day someone signs for it.'
            : day === null
              ? 'The law doesn’t say when this method counts as received.'
              : `Counts as received on ${formatDate(day)}.`}
      </Text>
      {reason && <Why reason={reason} of={handoverMethodLabels[method]} />}
    </Group>
  )
}
