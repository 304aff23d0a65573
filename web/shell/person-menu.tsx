import { ActionIcon, Menu } from '@mantine/core'
import { IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useUser } from '../api/session.tsx'
import { PersonPicture } from '../ui/person-picture.tsx'
import { openDialog } from './dialogs.ts'
import type { MenuLink } from './menu.ts'
import { useLogout } from './use-logout.ts'

/** The signed-in person's own links, and the way out. */
export const PersonMenu = ({ links }: { links: readonly MenuLink[] }) => {
  const user = useUser()
  const { firstName } = user
  const logout = useLogout()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon color="gray" aria-label={`Account of ${firstName}`} visibleFrom="xs">
          {user.profilePicture ? <PersonPicture person={user} size={32} /> : <IconUserCircle size={24} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{firstName}</Menu.Label>
        {links.map(({ to, text }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {text}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconKeyboard size={18} />} onClick={() => void openDialog('help')}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void logout()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
