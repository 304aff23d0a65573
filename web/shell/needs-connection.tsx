import { Button, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { healthAnswerMostMs, healthPath } from '../../contract/maintenance.ts'
import { Notice } from '../ui/notice.tsx'

// A browser remembers code that did not come for as long as the page lives.
const again = () => window.location.reload()

/** In place of a screen whose code is not on this device while there is no network; it comes once there is one. */
const NeedsConnection = () => {
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return (
    <Notice title="You’re offline" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
      <Stack align="center">
        This page isn’t saved on this device. Announcements, your tickets, your bookings and contacts are available
        offline.
        <Button variant="default" onClick={again}>
          Try again
        </Button>
      </Stack>
    </Notice>
  )
}

const isReached = (): Promise<boolean> =>
  fetch(import.meta.env.API_BASE_URL + healthPath, { signal: AbortSignal.timeout(healthAnswerMostMs) }).then(
    () => true,
    () => false,
  )

/** What stands in for a screen whose code did not come; throws the error again where the server can be reached. */
export const insteadOf = async (error: unknown) => {
  if (navigator.onLine && (await isReached())) throw error
  return { default: NeedsConnection }
}
