import { Checkbox, Stack, Text } from '@mantine/core'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { Collection } from '../../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../../contract/money.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { chosenCents } from './instalments.ts'

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  one: Pick<Collection, 'charges' | 'words'>
  label?: string
}

type Charge = Collection['charges'][number]

const about = ({ dueOn, isLienable, isInTrust }: Charge, { charge }: Pick<Collection['words'], 'charge'>): string =>
  [`Due ${formatDate(dueOn)}`, isLienable ? null : `can’t be in a ${charge}`, isInTrust ? 'in trust' : null]
    .filter(Boolean)
    .join(', ')

/** The charges that are overdue, to choose from, with the sum of the chosen ones. */
export const ChargesField = <In extends FieldValues & { chargeIds: unknown }, Out>({
  control,
  one: { charges, words },
  label = 'Charges',
}: Props<In, Out>) => {
  const { field, fieldState } = useController({ control, name: 'chargeIds' as FieldPath<In> })
  const chosen = field.value as string[]
  return (
    <Checkbox.Group
      label={label}
      withAsterisk
      value={chosen}
      onChange={field.onChange}
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
    >
      <Stack gap="xs" my="xs">
        {charges.map((charge) => (
          <Checkbox
            key={charge._id}
            value={charge._id}
            label={`${charge.words}: ${formatMoney(charge.openCents)}`}
            description={about(charge, words)}
          />
        ))}
      </Stack>
      <Text size="sm" fw={600} className="figures" role="status">
        Total: {formatMoney(chosenCents(charges, chosen))}
      </Text>
    </Checkbox.Group>
  )
}
