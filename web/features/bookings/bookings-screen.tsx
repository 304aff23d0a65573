import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const CalendarView = lazy(() => import('./calendar/calendar-view.tsx'))
const OneBooking = lazy(() => import('./one/one-booking.tsx'))

/** The screens by the last part of their address; each comes by itself. */
const views: Readonly<Record<string, ComponentType>> = {
  new: lazy(() => import('./book/new-booking.tsx')),
  'my-bookings': lazy(() => import('./mine/my-bookings.tsx')),
  manage: lazy(() => import('./manage/manage-view.tsx')),
}
const AmenityView = lazy(() => import('./amenity/amenity-view.tsx'))

const CheckIn = lazy(() => import('./mine/check-in.tsx'))

/** What can be booked and when, booking it, one's own bookings, one booking, and the desk. */
export default function BookingsScreen() {
  const { bookingId, amenityId } = useParams()
  const { pathname } = useLocation()
  const code = useSearchParams()[0].get('checkIn')
  const View = views[pathname.split('/')[2] ?? '']
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {amenityId !== undefined ? (
        <AmenityView key={amenityId} id={amenityId} />
      ) : View ? (
        <View />
      ) : bookingId !== undefined ? (
        <OneBooking key={bookingId} id={bookingId} />
      ) : code !== null ? (
        <CheckIn code={code} />
      ) : (
        <CalendarView />
      )}
    </Suspense>
  )
}
