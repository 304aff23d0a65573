import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import { BookingDraft, type BookingChoices, type SeriesResult } from '../../../../contract/bookings/booking.ts'
import { isInstant, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { timeWords } from '../words.ts'
import { BookingButtons, isDraw, wayOf } from './booking-buttons.tsx'
import { blankBooking } from './booking-values.ts'
import { ForWhom } from './for-whom.tsx'
import { PartyFields } from './party-fields.tsx'
import type { Repeat } from './repeat-dates.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { SeriesDone } from './series-done.tsx'
import { useBooking } from './use-booking.ts'
import { usePreview } from './use-preview.ts'
import { useSeries } from './use-series.ts'
import { Verdict } from './verdict.tsx'
import { WhenFields } from './when-fields.tsx'

interface Props {
  amenities: readonly AmenitySummary[]
  choices: BookingChoices
}

/** What the address asks for, so that a time chosen elsewhere is filled in. */
const useAsked = () => {
  const [search] = useSearchParams()
  const from = search.get('from') ?? ''
  return { amenityId: search.get('amenity') ?? '', from: isInstant(from) ? from : '' }
}

/** What the form begins with: the time that was asked for, or the first amenity, for one's own unit. */
const filled = (
  asked: ReturnType<typeof useAsked>,
  amenities: readonly AmenitySummary[],
  { units }: BookingChoices,
) => ({
  ...blankBooking,
  amenityId: amenities.some(({ _id }) => _id === asked.amenityId) ? asked.amenityId : (amenities[0]?._id ?? ''),
  unitId: units[0]?._id ?? '',
  from: asked.from,
})

/** The form of a booking; what was typed stays, whatever becomes of it. */
export const NewBookingForm = ({ amenities, choices }: Props) => {
  const navigate = useNavigate()
  const asked = useAsked()
  const zone = useZone()
  const now = useNow()
  const [date, setDate] = useState(() => localDateOf(asked.from || now, zone))
  const [repeat, setRepeat] = useState<Repeat | null>(null)
  const [done, setDone] = useState<SeriesResult | null>(null)
  const form = useContractForm(BookingDraft, filled(asked, amenities, choices), {
    keeps: 'booking/new',
    mode: 'onSubmit',
  })
  const { control } = form
  const wish = { ...blankBooking, ...useWatch({ control }) }
  const amenity = useRoute(api.bookings.amenity, { params: { id: wish.amenityId } }).data
  const preview = usePreview(wish)
  const leave = (id: string) => void navigate(`/bookings/${id}`)
  const book = useBooking({ refetch: preview.query.refetch, onDone: leave, isDraw: isDraw(preview.current) })
  const bookSeries = useSeries()
  const send = async (draft: BookingDraft) => {
    const body = { ...draft, rulesVersion: amenity?.rulesVersion ?? 0 }
    if (!repeat) return book(body, wayOf(preview.current))
    setDone(await bookSeries({ ...body, ...repeat }))
    form.reset(form.getValues())
  }
  if (done) return <SeriesDone result={done} onAgain={() => setDone(null)} />
  const hasTime = wish.from !== '' && wish.until !== ''
  return (
    <Form form={form} onSend={send} failed="We couldn’t book this. Please try again; nothing you typed was lost.">
      <Panel title="Amenity and time">
        <WhenFields form={form} amenities={amenities} amenity={amenity} date={date} onDate={setDate} />
      </Panel>
      <Panel title="Unit and guests">
        <ForWhom form={form} choices={choices} />
        {amenity && <PartyFields control={control} amenity={amenity} />}
      </Panel>
      {hasTime && amenity && (
        <Panel title="Repeat">
          <RepeatFields wish={wish} repeat={repeat} onRepeat={setRepeat} />
        </Panel>
      )}
      {amenity && <Verdict amenity={amenity} preview={preview} onStart={moveTo} isSeries={repeat !== null} />}
      <BookingButtons
        preview={preview.current}
        words={repeat ? 'these dates' : hasTime ? timeWords(wish, zone) : 'it'}
        isSeries={repeat !== null}
        onCancel={() => void navigate('/bookings')}
      />
    </Form>
  )

  function moveTo(from: string) {
    setDate(localDateOf(from, zone))
    form.setValue('from', from, { shouldDirty: true })
    form.setValue('until', '')
  }
}
