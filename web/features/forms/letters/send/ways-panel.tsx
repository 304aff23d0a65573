import { Select, Text } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import { documentCategoryLabels } from '../../../../../contract/document-words.ts'
import { addressedToLabels } from '../../../../../contract/forms/letter-words.ts'
import type { AddressedTo, Template } from '../../../../../contract/forms/templates.ts'
import { CheckboxField } from '../../../../ui/form/fields.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import type { OrderValues } from './order-values.ts'

interface Props {
  control: Control<OrderValues, unknown, OrderValues>
  template: Pick<Template, 'to' | 'category' | 'copyToOwners'>
}

const options = Object.entries(addressedToLabels).map(([value, label]) => ({ value, label }))

/** To whom of a unit it goes, by which way, and where a copy is filed. */
export function WaysPanel({ control, template: { to, category, copyToOwners } }: Props) {
  const { field } = useController({ control, name: 'to' })
  return (
    <Panel title="Recipients and delivery">
      <Select
        label="Recipients"
        allowDeselect={false}
        data={options}
        value={field.value ?? to}
        onChange={(chosen) => field.onChange(chosen === to ? null : (chosen as AddressedTo))}
      />
      <CheckboxField
        control={control}
        name="byEmail"
        label="By email where the law allows it"
        description="Everyone else gets it on paper. Anyone with an account also sees it in Parapet."
      />
      <Text size="sm">
        {`A copy of each is filed in the library: ${documentCategoryLabels[category]} › Letters.`}
        {copyToOwners && ' If it goes to a tenant, the owners get a copy.'}
      </Text>
    </Panel>
  )
}
