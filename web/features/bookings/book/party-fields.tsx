import { SimpleGrid } from '@mantine/core'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { BookingDraft } from '../../../../contract/bookings/booking.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import type { BookingValues } from './booking-values.ts'

interface Props {
  control: KeptControl<BookingValues, BookingDraft>
  amenity: Pick<Amenity, 'guestsMost' | 'peopleMost'>
  /** Without the note. */
  isShort?: boolean
}

/** How many come, and what the desk should know. */
export const PartyFields = ({ control, amenity: { guestsMost, peopleMost }, isShort = false }: Props) => (
  <>
    <SimpleGrid cols={{ base: 2 }} spacing="sm">
      <TextField
        control={control}
        name="people"
        label={peopleMost === null ? 'People' : `People (up to ${peopleMost})`}
        inputMode="numeric"
        autoComplete="off"
      />
      {guestsMost > 0 && (
        <TextField
          control={control}
          name="guests"
          label={`Guests (up to ${guestsMost})`}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </SimpleGrid>
    {!isShort && <TextAreaField control={control} name="note" label="Note (optional)" minRows={2} />}
  </>
)
