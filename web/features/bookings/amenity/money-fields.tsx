import { SimpleGrid } from '@mantine/core'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FieldsProps } from './basic-fields.tsx'

const pers = [
  { value: 'booking', label: 'Per booking' },
  { value: 'hour', label: 'Per hour' },
  { value: 'day', label: 'Per day' },
]
const kinds = [
  { value: 'bylaw', label: 'Bylaw' },
  { value: 'rule', label: 'Ratified rule' },
]

/** Fee and deposit, with what allows them: nothing is asked for without a bylaw or a ratified rule. */
export const MoneyFields = ({ control }: FieldsProps) => (
  <Panel
    title="Fee and deposit"
    text="Management collects both, unless they’re charged to owners’ accounts automatically (Fees, Funds). A bylaw or ratified rule must allow them, and it’s shown when people book."
  >
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <TextField control={control} name="feeCents" label="Fee in dollars" inputMode="decimal" autoComplete="off" />
      <SelectField control={control} name="feePer" label="Charged" data={pers} />
      <TextField
        control={control}
        name="depositCents"
        label="Deposit in dollars"
        inputMode="decimal"
        autoComplete="off"
      />
    </SimpleGrid>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <SelectField
        control={control}
        name="authorityKind"
        label="Allowed by"
        placeholder="None yet"
        data={kinds}
        clearable
        clearButtonProps={{ 'aria-label': 'None' }}
      />
      <TextField control={control} name="authority" label="Bylaw or rule" placeholder="Bylaw 7.2" autoComplete="off" />
    </SimpleGrid>
  </Panel>
)
