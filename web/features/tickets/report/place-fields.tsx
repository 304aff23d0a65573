import { Stack, Text } from '@mantine/core'
import { IconBuilding, IconHome, IconHomeShield } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { TicketDraft } from '../../../../contract/tickets/bodies.ts'
import type { ReportingFacts } from '../../../../contract/tickets/ticket.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { AnyUnitField } from '../../units/units.ts'
import { places } from '../words.ts'
import { ChoiceGrid, type GridChoice } from './choice-grid.tsx'

interface Props {
  form: UseFormReturn<z.input<typeof TicketDraft>, unknown, TicketDraft>
  facts: ReportingFacts
}

const choices: readonly GridChoice[] = [
  { value: 'unit', label: places.unit, Icon: IconHome },
  { value: 'common', label: places.common, Icon: IconBuilding },
  { value: 'limited', label: places.limited, Icon: IconHomeShield },
]

const hints = {
  unit: 'The room, if that helps.',
  common: 'For example the lobby, the third floor or stall 14.',
  limited: 'Used by one unit only, like a balcony or a stall. Enter which part.',
} as const

/** Where it is: in somebody's unit, on what all own, or on what one unit uses alone. */
export const PlaceFields = ({ form, facts: { units, forOthers } }: Props) => {
  const { control, setValue } = form
  const place = useWatch({ control, name: 'place' })
  const own = units[0]?._id ?? ''
  useEffect(() => {
    if (place === 'common') setValue('unitId', '')
    else if (!form.getValues('unitId')) setValue('unitId', own)
  }, [place, own, setValue, form])
  return (
    <Stack gap="sm">
      <ChoiceGrid control={control} name="place" label="Where is it?" choices={choices} few />
      {place !== 'common' &&
        (forOthers ? (
          <AnyUnitField control={control} name="unitId" label="Unit" />
        ) : (
          <OwnUnit control={control} units={units} />
        ))}
      <TextField
        control={control}
        name="placeWords"
        label={place === 'common' ? 'Location on the common property' : 'Part of the property'}
        description={hints[place]}
        withAsterisk={place === 'common'}
        autoComplete="off"
      />
    </Stack>
  )
}

const OwnUnit = ({ control, units }: { control: Props['form']['control']; units: ReportingFacts['units'] }) => {
  const [only] = units
  if (!only)
    return (
      <Text>You aren’t linked to a unit here. Choose common property, or ask management to report it for you.</Text>
    )
  if (units.length === 1) return <Text>Unit {only.unitNumber}</Text>
  return (
    <SelectField
      control={control}
      name="unitId"
      label="Unit"
      placeholder="Choose your unit"
      data={units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
    />
  )
}
