import { useMantineColorScheme } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useUser } from '../api/session.tsx'

/** Shows light or dark as the person's profile says. "Like the device" leaves alone what was chosen on this device. */
export const useAppearance = (): void => {
  const appearance = useUser().preferences?.appearance
  const { setColorScheme } = useMantineColorScheme()
  const show = useEffectEvent(setColorScheme)
  useEffect(() => {
    if (appearance === 'light' || appearance === 'dark') show(appearance)
  }, [appearance])
}
