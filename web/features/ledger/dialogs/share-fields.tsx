import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { FieldValues, Path } from 'react-hook-form'
import type { OpenCharge } from '../../../../contract/ledger/holding.ts'
import { formatMoney, plainDollars } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

interface Props<In extends FieldValues, Out> {
  control: KeptControl<In, Out>
  charges: readonly OpenCharge[]
  /** Where the form has them, such as `said.<account>.`; at its top if that is left out. */
  within?: string
}

/** An amount for each open charge, and the payer's words. */
export const ShareFields = <In extends FieldValues, Out>({ control, charges, within = '' }: Props<In, Out>) => (
  <Stack gap="sm">
    {charges.map(({ _id, words, dueOn, openCents, isOnWord }) => (
      <SimpleGrid key={_id} cols={{ base: 1, xs: 2 }} spacing="xs" style={{ alignItems: 'end' }}>
        <div>
          <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {formatMoney(openCents)}, due {formatDate(dueOn)}
            {isOnWord && '. Only if the payer says so.'}
          </Text>
        </div>
        <TextField
          control={control}
          name={`${within}amounts.${_id}` as Path<In>}
          aria-label={`Amount for ${words}, in dollars`}
          placeholder={plainDollars(openCents)}
          inputMode="decimal"
          autoComplete="off"
        />
      </SimpleGrid>
    ))}
    <TextAreaField
      control={control}
      name={`${within}instruction` as Path<In>}
      label="Payer’s instructions"
      description="Optional, except for fines and enforcement costs: what the payer said, and how."
      minRows={2}
    />
  </Stack>
)
