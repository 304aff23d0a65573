import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const listen = (listener: () => void) => onlineManager.subscribe(listener)

/** Says that there is no network, for as long as there is none. */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(
    listen,
    () => onlineManager.isOnline(),
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
