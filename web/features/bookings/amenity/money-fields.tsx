import { SimpleGrid } from '@mantine/core'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { FieldsProps } from './basic-fields.tsx'

const pers = [
  { value: 'booking', label: 'For each booking' },
  { value: 'hour', label: 'For each hour' },
  { value: 'day', label: 'For each day' },
]
const kinds = [
  { value: 'bylaw', label: 'A bylaw' },
  { value: 'rule', label: 'A ratified rule' },
]

/** Fee and deposit, with what allows them: nothing is asked for without a bylaw or a ratified rule. */
export const MoneyFields = ({ control }: FieldsProps) => (
  <Panel
    title="Fee and deposit"
    text="The desk collects both; nothing is charged here. A bylaw or a ratified rule must allow them, and whoever books reads which one."
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
        placeholder="Nothing yet"
        data={kinds}
        clearable
        clearButtonProps={{ 'aria-label': 'Nothing' }}
      />
      <TextField control={control} name="authority" label="Which one" placeholder="Bylaw 7.2" autoComplete="off" />
    </SimpleGrid>
  </Panel>
)
