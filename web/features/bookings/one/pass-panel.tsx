import { lazy, Suspense } from 'react'
import type { Booking } from '../../../../contract/bookings/booking.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import classes from './pass-panel.module.css'

const QrCode = lazy(() => import('../../../ui/qr-code.tsx'))

/** The code that somebody shows at the desk, which opens the booking there; only while it can still be used, and not to the desk itself. */
export const PassPanel = ({ booking: { _id, status, can } }: { booking: Booking }) => {
  if (status !== 'active' || can.noteIncident) return null
  const address = `${window.location.origin}/bookings/${_id}`
  return (
    <Panel title="Check in" text="Scan the code at the amenity door, or show this code to management to check in.">
      <div className={classes.code}>
        <Suspense fallback={<Placeholder shape="card" rows={1} />}>
          <QrCode address={address} label="Check-in code for this booking" />
        </Suspense>
      </div>
    </Panel>
  )
}
