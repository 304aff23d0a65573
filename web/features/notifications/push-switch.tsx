import { Alert, Stack, Switch, Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { usePush } from './use-push.ts'

const descriptions = {
  unsupported: 'This browser can’t show notifications while Parapet is closed.',
  denied: 'Your browser is blocking notifications from this site.',
  off: 'Get notifications on this device even when Parapet is closed. Your browser will ask for permission.',
  on: 'You’ll get notifications on this device even when Parapet is closed, until you log out.',
} as const

/** Switches push messages on in this browser, and says what stands in the way. */
export const PushSwitch = () => {
  const { server, state, busy, failed, toggle } = usePush()
  return (
    <Loaded query={server} shape="list-item" rows={1} failed="We couldn’t load your push notification settings.">
      {() =>
        state !== null && (
          <Stack gap="sm" align="flex-start">
            <Switch
              size="md"
              label="Push notifications"
              description={descriptions[state]}
              checked={state === 'on'}
              disabled={busy || state === 'unsupported' || state === 'denied'}
              aria-busy={busy}
              onChange={toggle}
            />
            {state === 'denied' && <HowToAllow />}
            {failed && state !== 'denied' && (
              <Alert color="red" role="alert" w="100%">
                {failed}
              </Alert>
            )}
            {state === 'on' && <TestMessage />}
          </Stack>
        )
      }
    </Loaded>
  )
}

const HowToAllow = () => (
  <Alert color="orange" role="status" title="How to allow notifications" w="100%">
    <Text size="sm" c="inherit">
      Open the site settings with the icon next to the address bar, set notifications to “Allow”, then come back and use
      the switch. On a phone, look under notifications in the browser’s settings.
    </Text>
  </Alert>
)

const TestMessage = () => {
  const test = useAction(api.push.test, {
    done: 'Test notification sent to this browser',
    failed: 'We couldn’t send the test notification. Please try again.',
  })
  return (
    <BusyButton variant="default" busy={test.busy} onClick={() => void test.run()}>
      Send a test notification
    </BusyButton>
  )
}
