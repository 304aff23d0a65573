import { Collapse, SimpleGrid, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import type { RegisteringFacts } from '../../../../contract/parking/visitor.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { AnyUnitField } from '../../units/units.ts'
import { hoursWords, lengthsUpTo } from '../words.ts'
import type { RegisterForm } from './register-form.ts'

/** What staff can choose beyond the longest stay, in hours; they give a reason then. */
const staffHours = 72

type Control = KeptControl<z.input<typeof RegisterForm>, z.output<typeof RegisterForm>>

/** What helps whoever walks the lot, and may stay empty. */
export const More = ({ control }: { control: Control }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <UnstyledButton
        mih="var(--finger)"
        c="var(--mantine-color-anchor)"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Add vehicle, purpose or notes'}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField control={control} name="vehicleMake" label="Make" />
          <TextField control={control} name="vehicleModel" label="Model" />
          <TextField control={control} name="vehicleColor" label="Colour" />
          <TextField control={control} name="province" label="Province or state" />
          <TextField control={control} name="purpose" label="Purpose" />
        </SimpleGrid>
        <TextAreaField control={control} name="notes" label="Notes" minRows={2} mt="sm" />
      </Collapse>
    </div>
  )
}

interface EssentialsProps {
  control: Control
  facts: RegisteringFacts
  /** For a unit of anybody's, by those who manage parking. */
  forAny: boolean
  isLater: boolean
}

/** Who comes with which plate, and for how long. */
export const Essentials = ({ control, facts, forAny, isLater }: EssentialsProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    <TextField control={control} name="visitorName" label="Visitor name" autoComplete="off" />
    <TextField
      control={control}
      name="licensePlate"
      label="Licence plate"
      autoCapitalize="characters"
      autoComplete="off"
    />
    {forAny && <AnyUnitField control={control} name="unitId" label="Unit" />}
    {!forAny && facts.units.length > 1 && (
      <SelectField
        control={control}
        name="unitId"
        label="Unit"
        data={facts.units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
      />
    )}
    <SelectField
      control={control}
      name="hours"
      label="Duration"
      allowDeselect={false}
      data={lengthsUpTo(Math.max(facts.limits.longestStayHours, forAny ? staffHours : 0)).map((one) => ({
        value: String(one),
        label: hoursWords(one),
      }))}
    />
    <SelectField
      control={control}
      name="comes"
      label="Arrival"
      allowDeselect={false}
      data={[
        { value: 'now', label: 'Now' },
        { value: 'later', label: 'Later' },
      ]}
    />
    {isLater && (
      <>
        <DayField control={control} name="day" label="Day" />
        <TextField control={control} name="time" label="Time" type="time" />
      </>
    )}
  </SimpleGrid>
)
