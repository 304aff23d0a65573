import { useNavigate } from 'react-router'
import type { DialogProps } from '../dialog-stage.ts'
import { useSwitchScheme } from '../scheme-switch.tsx'
import { useLogout } from '../use-logout.ts'
import { useSwitchBuilding } from '../use-switch-building.ts'
import type { Deed } from './commands.ts'

/** Gives what does a command's deed, and what the palette does then. */
export const usePerform = ({ onClose, onLed, onHelp, onTopic }: Omit<DialogProps, 'opened'>) => {
  const navigate = useNavigate()
  const logout = useLogout()
  const switchScheme = useSwitchScheme()
  const switchBuilding = useSwitchBuilding()
  return (deed: Deed) => {
    if (deed.does === 'help') return onHelp()
    if (deed.does === 'topic') return onTopic()
    if (deed.does === 'scheme') {
      onClose()
      return switchScheme()
    }
    onLed()
    if (deed.does === 'go') void navigate(deed.to)
    else if (deed.does === 'switch') switchBuilding(deed.building)
    else void logout()
  }
}
