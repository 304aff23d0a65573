import { Center, Loader, Stack, Text } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { beginWaiting, endWaiting } from './waiting-clock.ts'
import classes from './waiting.module.css'

const timeOf = (animation: Animation | undefined): number => Number(animation?.currentTime ?? 0)

/**
 * The spinner with the text Loading..., shown once 100 ms have passed; hidden by visibility so that it paints at once. One
 * that takes the place of another goes on where that one was, so that neither the delay nor the turning begins anew.
 */
export const Waiting = () => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = place.current?.getAnimations()[0]
    const lastedMs = beginWaiting(performance.now(), timeOf(own))
    for (const animation of place.current?.getAnimations({ subtree: true }) ?? []) animation.currentTime = lastedMs
    return endWaiting
  }, [])
  return (
    <Center mih="50vh" className={classes['late']} role="status" ref={place}>
      <Stack align="center" gap="sm">
        <Loader aria-hidden />
        <Text c="dimmed">Loading...</Text>
      </Stack>
    </Center>
  )
}
