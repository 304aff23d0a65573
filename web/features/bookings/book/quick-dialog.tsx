import { Anchor, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { BookingDraft, type AmenityDay, type BookingChoices } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { spanWords, timeWords } from '../words.ts'
import { buttonWords, isDraw, isOpen, wayOf } from './booking-buttons.tsx'
import { blankBooking } from './booking-values.ts'
import { LengthField } from './length-field.tsx'
import { PartyFields } from './party-fields.tsx'
import { useBooking } from './use-booking.ts'
import { usePreview } from './use-preview.ts'
import { Verdict } from './verdict.tsx'

interface Props {
  amenityId: string
  day: AmenityDay
  time: AmenityDay['times'][number]
  onClose: () => void
}

/** The last of three taps: what it costs, the rules, and the button that books. */
export default function QuickDialog(props: Props) {
  const { amenityId, time, onClose } = props
  const zone = useZone()
  const amenity = useRoute(api.bookings.amenity, { params: { id: amenityId } })
  const choices = useRoute(api.bookings.choices)
  const both = amenity.data && choices.data ? { amenity: amenity.data, choices: choices.data } : undefined
  const failed = amenity.isError ? amenity : choices
  return (
    <Dialog onClose={onClose} title={amenity.data ? `Book ${amenity.data.name}` : spanWords(time, zone)} size="lg">
      <Loaded
        query={{ data: both, error: failed.error, isError: failed.isError, refetch: failed.refetch }}
        shape="form"
        rows={2}
      >
        {(loaded) =>
          loaded.choices.units.length === 0 ? (
            <NoUnit {...props} manages={loaded.choices.manages} />
          ) : (
            <QuickForm {...props} {...loaded} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

const NoUnit = ({ amenityId, time, manages }: Props & { manages: boolean }) =>
  manages ? (
    <Text>
      You don’t have your own unit here.{' '}
      <Anchor component={Link} to={`/bookings/new?amenity=${amenityId}&from=${time.from}`}>
        Book for a resident
      </Anchor>
    </Text>
  ) : (
    <Text>You don’t have a unit that can book. Contact management.</Text>
  )

const QuickForm = (props: Props & { amenity: Amenity; choices: BookingChoices }) => {
  const { day, time, onClose, amenity, choices } = props
  const zone = useZone()
  const form = useContractForm(
    BookingDraft,
    {
      ...blankBooking,
      amenityId: amenity._id,
      unitId: choices.units[0]?._id ?? '',
      from: time.from,
      until: time.until,
    },
    { keeps: `booking/${amenity._id}/${time.from}` },
  )
  const { control } = form
  const wish = useWatch({ control })
  const preview = usePreview({ ...blankBooking, ...wish })
  const book = useBooking({ refetch: preview.query.refetch, onDone: onClose, isDraw: isDraw(preview.current) })
  const span = { from: time.from, until: wish.until ?? time.until }
  const send = (draft: BookingDraft) => book({ ...draft, rulesVersion: amenity.rulesVersion }, wayOf(preview.current))
  return (
    <StepForm
      form={form}
      onSend={send}
      onClose={onClose}
      button={buttonWords(preview.current, amenity.mode === 'overnight' ? 'this stay' : timeWords(span, zone))}
      busyText="Sending..."
      failed="We couldn’t book this. Please try again; nothing you typed was lost."
      disabled={!isOpen(preview.current)}
    >
      <Text fw={600} className="figures" style={{ textWrap: 'balance' }}>
        {spanWords(span, zone)}
      </Text>
      {choices.units.length > 1 && (
        <SelectField
          control={control}
          name="unitId"
          label="For unit"
          data={choices.units.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
        />
      )}
      <LengthField control={control} amenity={amenity} time={time} open={day.open} />
      <PartyFields control={control} amenity={amenity} isShort />
      <Verdict amenity={amenity} preview={preview} />
    </StepForm>
  )
}
