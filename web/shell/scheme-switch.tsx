import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Gives the switch to the other of light and dark. */
export const useSwitchScheme = () => {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  return () => setColorScheme(scheme === 'dark' ? 'light' : 'dark')
}

/** Light or dark; without a choice the system's. Both icons are there and the scheme shows one, so HTML made before fits. */
export const SchemeSwitch = () => (
  <ActionIcon color="gray" aria-label="Switch between light and dark" onClick={useSwitchScheme()}>
    <IconMoon size={22} className="only-light" />
    <IconSun size={22} className="only-dark" />
  </ActionIcon>
)
