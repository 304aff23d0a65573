import { Center, Loader, Stack, Text } from '@mantine/core'
import { beginWaiting, endWaiting } from './waiting-clock.ts'
import classes from './waiting.module.css'

/** Takes up the waiting where the spinner before left it. */
const takeUp = (place: HTMLDivElement) => {
  const turning = place.getAnimations({ subtree: true })
  const lastedMs = beginWaiting(performance.now(), Number(turning[0]?.currentTime ?? 0))
  for (const one of turning) one.currentTime = lastedMs
  return endWaiting
}

/**
 * The spinner with the text Loading..., shown once 100 ms have passed; hidden by visibility so that it paints at once. One
 * that takes the place of another goes on where that one was, so that neither the delay nor the turning begins anew.
 */
export const Waiting = () => (
  <Center mih="50vh" className={classes['late']} role="status" ref={takeUp}>
    <Stack align="center" gap="sm">
      <Loader aria-hidden />
      <Text c="dimmed">Loading...</Text>
    </Stack>
  </Center>
)
