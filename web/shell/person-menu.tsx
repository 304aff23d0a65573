import { ActionIcon } from '@mantine/core'
import { IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useUser } from '../api/session.tsx'
import { PersonPicture } from '../ui/person-picture.tsx'
import { BarMenu } from './bar-menu.tsx'
import { openDialog } from './dialogs.ts'
import type { MenuLink } from './menu.ts'
import { useLogout } from './use-logout.ts'

/** The signed-in person's own links, and the way out. */
export const PersonMenu = ({ links }: { links: readonly MenuLink[] }) => {
  const user = useUser()
  const { firstName } = user
  const logout = useLogout()
  return (
    <BarMenu
      position="bottom-end"
      title={firstName}
      groups={[
        [
          ...links.map(({ to, text }) => ({ id: to, to, text })),
          {
            id: 'keys',
            text: 'Keyboard shortcuts',
            icon: <IconKeyboard size={18} />,
            run: () => void openDialog('help'),
          },
          { id: 'logout', text: 'Logout', icon: <IconLogout size={18} />, run: () => void logout() },
        ],
      ]}
      button={
        <ActionIcon color="gray" aria-label={`Account of ${firstName}`} visibleFrom="xs">
          {user.profilePicture ? <PersonPicture person={user} size={32} /> : <IconUserCircle size={24} />}
        </ActionIcon>
      }
    />
  )
}
