import { Stack } from '@mantine/core'
import { useController, useWatch, type Control } from 'react-hook-form'
import { audienceLabels } from '../../../contract/notice-words.ts'
import type { Audience } from '../../../contract/notices.ts'
import { labelsFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { UnitPicker, useAllUnits } from '../units/units.ts'
import { audienceWords } from './audience-words.ts'
import type { NoticeValues } from './notice-values.ts'

interface Props {
  control: Control<NoticeValues, unknown, NoticeValues>
}

/** Whom the notice is for; specific units are picked. */
export function AudienceField({ control }: Props) {
  const labels = labelsFor(useBuilding().jurisdiction)
  const audience = useWatch({ control, name: 'audience' })
  return (
    <Stack gap="sm">
      <SelectField
        control={control}
        name="audience"
        label="Audience"
        required
        data={(Object.keys(audienceLabels) as Audience[]).map((value) => ({
          value,
          label: audienceWords(value, labels),
        }))}
      />
      {audience === 'specific_units' && <SpecificUnits control={control} />}
    </Stack>
  )
}

function SpecificUnits({ control }: Props) {
  const units = useAllUnits()
  const { field, fieldState } = useController({ control, name: 'unitIds' })
  return (
    <Loaded
      query={{ data: units.items, error: units.error, isError: units.isError, refetch: units.refetch }}
      shape="list-item"
      rows={3}
      failed="We couldn’t load the units."
    >
      {(items) => (
        <UnitPicker
          label="Units"
          units={items}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    </Loaded>
  )
}
