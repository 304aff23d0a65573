import { Alert, Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { lookedAfter } from '../../contract/maintenance.ts'
import { useOldestShown } from './offline/use-oldest-shown.ts'
import { useAway } from './use-away.ts'

/** Says that Parapet is away though there is a network, for as long as it is. */
export const AwayNotice = () => {
  const { away, look } = useAway()
  const since = useOldestShown()
  // What is kept on the device shows meanwhile: the notice that says how old it is says this too.
  if (!away || (away === 'silent' && since !== null)) return null
  return (
    <Alert
      role="status"
      icon={<IconCloudOff size={20} />}
      title={away === 'maintenance' ? lookedAfter : 'Parapet isn’t responding right now'}
      mb="lg"
      className="no-print"
    >
      Your text stays here. This page will continue automatically when Parapet is back.
      <br />
      <Button variant="default" mt="sm" onClick={look}>
        Try now
      </Button>
    </Alert>
  )
}
