import { useNavigate } from 'react-router'
import { openDialog } from '../dialogs.ts'
import { useSwitchScheme } from '../scheme-switch.tsx'
import { useLogout } from '../use-logout.ts'
import { useSwitchBuilding } from '../use-switch-building.ts'
import type { Deed } from './commands.ts'

/** Gives what does a command's deed. */
export const usePerform = () => {
  const navigate = useNavigate()
  const logout = useLogout()
  const switchScheme = useSwitchScheme()
  const switchBuilding = useSwitchBuilding()
  return (deed: Deed) => {
    if (deed.does === 'go') void navigate(deed.to)
    else if (deed.does === 'switch') switchBuilding(deed.building)
    else if (deed.does === 'scheme') switchScheme()
    else if (deed.does === 'help') void openDialog('help')
    else void logout()
  }
}
