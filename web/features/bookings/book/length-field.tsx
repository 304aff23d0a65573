import type { Control } from 'react-hook-form'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { AmenityDay, BookingDraft } from '../../../../contract/bookings/booking.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { endWords } from '../words.ts'
import type { BookingValues } from './booking-values.ts'
import { endsFor } from './lengths.ts'

interface Props {
  control: Control<BookingValues, unknown, BookingDraft>
  amenity: Amenity
  time: AmenityDay['times'][number]
  open: AmenityDay['open']
}

/** Duration a chosen time lasts, where that can be chosen. */
export const LengthField = ({ control, amenity, time, open }: Props) => {
  const zone = useZone()
  const ends = endsFor(amenity, time, open, zone)
  if (ends.length < 2) return null
  return (
    <SelectField
      control={control}
      name="until"
      label="Duration"
      data={ends.map(({ value, label }) => ({
        value,
        label: `${label}, until ${endWords(amenity.mode, value, zone)}`,
      }))}
    />
  )
}
