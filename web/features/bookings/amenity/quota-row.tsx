import { ActionIcon, Group } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { FieldsProps } from './basic-fields.tsx'

const kinds = [
  { value: 'times', label: 'times' },
  { value: 'hours', label: 'hours' },
  { value: 'nights', label: 'nights' },
]
const periods = [
  { value: 'day', label: 'day' },
  { value: 'week', label: 'week' },
  { value: 'month', label: 'month' },
  { value: 'year', label: 'year' },
  { value: 'rolling', label: 'rolling number of days' },
]

/** One limit of a unit: so many times, hours or nights in a period. */
export const QuotaRow = ({ control, at, onRemove }: FieldsProps & { at: number; onRemove: () => void }) => {
  const per = useWatch({ control, name: `sharing.quotas.${at}.per` })
  return (
    <Group gap="sm" align="flex-start" role="group" aria-label={`Limit ${at + 1}`}>
      <TextField
        control={control}
        name={`sharing.quotas.${at}.most`}
        label="Maximum"
        inputMode="numeric"
        autoComplete="off"
        w={90}
      />
      <SelectField control={control} name={`sharing.quotas.${at}.of`} label="Counted in" data={kinds} w={120} />
      <SelectField control={control} name={`sharing.quotas.${at}.per`} label="Per" data={periods} w={200} />
      {per === 'rolling' && (
        <TextField
          control={control}
          name={`sharing.quotas.${at}.days`}
          label="Days"
          inputMode="numeric"
          autoComplete="off"
          w={90}
        />
      )}
      <ActionIcon variant="default" mt={26} aria-label={`Remove limit ${at + 1}`} onClick={onRemove}>
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  )
}
