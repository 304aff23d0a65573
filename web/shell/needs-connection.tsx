import { useEffect } from 'react'
import { Notice } from '../ui/notice.tsx'
import { useOnline } from '../ui/use-online.ts'

/** In place of a screen whose code is not on this device while there is no network; it comes once there is one. */
const NeedsConnection = () => {
  const online = useOnline()
  useEffect(() => {
    // A browser remembers code that did not come for as long as the page lives.
    if (online) window.location.reload()
  }, [online])
  return (
    <Notice title="This needs a connection" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
      It is not kept on this device, and comes by itself once you are connected. Announcements, your tickets, your
      bookings and the contacts are kept.
    </Notice>
  )
}
export default NeedsConnection
