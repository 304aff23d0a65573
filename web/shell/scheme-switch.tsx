import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Light or dark; without a choice the system's. Both icons are there and the scheme shows one, so HTML made before fits. */
export const SchemeSwitch = () => {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  return (
    <ActionIcon
      color="gray"
      aria-label="Switch between light and dark"
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <IconMoon size={22} className="only-light" />
      <IconSun size={22} className="only-dark" />
    </ActionIcon>
  )
}
