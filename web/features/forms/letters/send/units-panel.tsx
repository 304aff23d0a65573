import { Button } from '@mantine/core'
import { useController, type Control } from 'react-hook-form'
import { lettersInRunMost } from '../../../../../contract/limits/letters.ts'
import type { UnitSummary } from '../../../../../contract/units.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { UnitPicker } from '../../../units/units.ts'
import type { OrderValues } from './order-values.ts'

interface Props {
  control: Control<OrderValues, unknown, OrderValues>
  units: readonly UnitSummary[]
}

/** The units that get the letter: each its own. */
export function UnitsPanel({ control, units }: Props) {
  const { field, fieldState } = useController({ control, name: 'unitIds' })
  const all = units.map(({ _id }) => _id)
  return (
    <Panel title="Recipient units" text="Each unit gets its own letter.">
      <UnitPicker
        label="Units"
        units={units}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      {all.length <= lettersInRunMost && field.value.length < all.length && (
        <Button variant="default" w="fit-content" onClick={() => field.onChange(all)}>
          {`Select all ${all.length} units`}
        </Button>
      )}
    </Panel>
  )
}
