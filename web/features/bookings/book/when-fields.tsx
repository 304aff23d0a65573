import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import type { Amenity, AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import type { AmenityDay, BookingDraft } from '../../../../contract/bookings/booking.ts'
import { sentence } from '../../../../contract/text.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { Failed } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { capacityWords, dayWords, priceWords, timeWords } from '../words.ts'
import type { BookingValues } from './booking-values.ts'
import { LengthField } from './length-field.tsx'

interface Props {
  form: UseFormReturn<BookingValues, unknown, BookingDraft>
  amenities: readonly AmenitySummary[]
  /** The chosen one with its rules; nothing while it is still to come. */
  amenity: Amenity | undefined
  date: LocalDate
  onDate: (date: LocalDate) => void
}

type Time = AmenityDay['times'][number]

const leftWords = (amenity: Amenity, { placesLeft, isOver }: Time): string => {
  if (isOver) return ', past'
  if (placesLeft === 0) return amenity.hasWaitlist ? ', taken (waitlist)' : ', taken'
  return amenity.capacityKind === 'exclusive' ? '' : `, ${placesLeft} left`
}

const noTimeWords = ({ date, closedWhy }: AmenityDay): string =>
  closedWhy
    ? `Closed on ${dayWords(date)}: ${closedWhy}`
    : `No times are left on ${dayWords(date)}. Choose another day.`

/** Which amenity, on which day, from when and for how long. */
export const WhenFields = ({ form, amenities, amenity, date, onDate }: Props) => {
  const { control } = form
  const zone = useZone()
  const [amenityId, from] = useWatch({ control, name: ['amenityId', 'from'] })
  const day = useRoute(
    api.bookings.day,
    { params: { id: amenityId }, query: { date } },
    { enabled: amenityId !== '', staleTime: 0 },
  )
  const times = (day.data?.times ?? []).filter(({ isOver }) => !isOver)
  const time = times.find((one) => one.from === from)
  const forget = () => {
    form.setValue('from', '')
    form.setValue('until', '')
  }
  // A time that came with the address, or was moved to, lasts as short as it may until somebody says otherwise.
  useEffect(() => {
    if (time && form.getValues('until') === '') form.setValue('until', time.until)
  }, [time, form])
  return (
    <>
      <AmenityField control={control} amenities={amenities} amenity={amenity} onForget={forget} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          type="date"
          label={amenity?.mode === 'overnight' ? 'Arrival' : 'Day'}
          value={date}
          onChange={({ currentTarget }) => {
            if (!currentTarget.value) return
            forget()
            onDate(currentTarget.value)
          }}
        />
        <SelectField
          control={control}
          name="from"
          label="Time"
          placeholder={day.isPending ? 'Loading...' : 'Choose a time'}
          data={
            amenity
              ? times.map((one) => ({ value: one.from, label: timeWords(one, zone) + leftWords(amenity, one) }))
              : []
          }
          onOptionSubmit={(chosen) =>
            form.setValue('until', times.find((one) => one.from === chosen)?.until ?? '', { shouldDirty: true })
          }
        />
      </SimpleGrid>
      <div role="status">{day.data && times.length === 0 && <Text>{noTimeWords(day.data)}</Text>}</div>
      {day.isError && <Failed words="We couldn’t load the times." retry={() => void day.refetch()} />}
      {amenity && time && day.data && (
        <LengthField control={control} amenity={amenity} time={time} open={day.data.open} />
      )}
    </>
  )
}

interface AmenityFieldProps extends Pick<Props, 'amenities' | 'amenity'> {
  control: Control<BookingValues, unknown, BookingDraft>
  /** Another one is chosen: the time of the last one is none of its. */
  onForget: () => void
}

const AmenityField = ({ control, amenities, amenity, onForget }: AmenityFieldProps) => (
  <>
    <SelectField
      control={control}
      name="amenityId"
      label="Amenity"
      data={amenities.map(({ _id, name }) => ({ value: _id, label: name }))}
      searchable
      onOptionSubmit={onForget}
    />
    {amenity && (
      <Text size="sm" c="dimmed">
        {[amenity.place, capacityWords(amenity), priceWords(amenity)].filter(Boolean).map(sentence).join(' ')}
      </Text>
    )}
  </>
)
