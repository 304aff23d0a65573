import type { SeriesDraft, SeriesResult } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfBookings } from '../shown.ts'

const doneWords = ({ booked, refused }: SeriesResult): string =>
  booked.length === 0
    ? 'No dates were booked'
    : refused.length === 0
      ? `Booked ${booked.length} times`
      : `Booked ${booked.length} of ${booked.length + refused.length}`

/** Books the same on several dates; each is judged for itself. */
export const useSeries = () => {
  const repeat = useAction(api.bookings.repeat, { done: doneWords, refresh: shownOfBookings })
  return (body: SeriesDraft): Promise<SeriesResult> => repeat.send({ body })
}
