import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'

const listen = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Says that there is no network, for as long as there is none. The browser is asked, not the queries' record of it: theirs
 * misses what changes while the error screen stands in place of everything.
 */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconCloudOff size={20} />}
      title="You are offline"
      mb="lg"
      className="no-print"
    >
      What you see may be old. What you type stays here; save it once the connection is back.
    </Alert>
  )
}
