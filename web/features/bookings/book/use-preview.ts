import { useDebouncedValue } from '@mantine/hooks'
import type { z } from 'zod'
import { BookingWish } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'

const restMs = 250
const nowhere = { amenityId: '', unitId: '', from: '', until: '' }

/** What the server says of a wish, anew once typing rests; nothing while the wish is none yet. */
export const usePreview = (wish: z.input<typeof BookingWish> | null) => {
  const asked = BookingWish.safeParse(wish ?? nowhere)
  const text = asked.success ? JSON.stringify(asked.data) : ''
  const [rested] = useDebouncedValue(text, restMs)
  const body = rested === '' ? nowhere : (JSON.parse(rested) as BookingWish)
  const query = useRoute(api.bookings.preview, { body }, { enabled: rested !== '', staleTime: 0, keepPrevious: true })
  const isCurrent = text !== '' && text === rested && !query.isPlaceholderData
  return { query, isAsked: text !== '', current: isCurrent ? query.data : undefined }
}
