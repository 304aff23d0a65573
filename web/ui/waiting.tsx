import { Center, Loader, Stack, Text } from '@mantine/core'
import classes from './waiting.module.css'

/** The spinner with the text Loading..., shown once 100 ms have passed; hidden by visibility so that it paints at once. */
export const Waiting = () => (
  <Center mih="50vh" className={classes['late']} role="status">
    <Stack align="center" gap="sm">
      <Loader aria-hidden />
      <Text c="dimmed">Loading...</Text>
    </Stack>
  </Center>
)
