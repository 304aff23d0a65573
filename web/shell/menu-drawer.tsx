import { Drawer, getDefaultZIndex, NavLink, Stack, Text } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useSession } from '../api/session.tsx'
import type { MenuLink, Menus } from './menu.ts'
import { useLogout } from './use-logout.ts'

/** Every menu in one drawer. */
interface Props {
  menus: Menus
  open: boolean
  onClose: () => void
}

const MenuDrawer = ({ menus, open, onClose }: Props) => {
  const { user } = useSession()
  const logout = useLogout()
  const leave = () => {
    onClose()
    void logout()
  }
  return (
    <Drawer
      opened={open}
      onClose={onClose}
      title="Menu"
      position="right"
      size="xs"
      zIndex={getDefaultZIndex('popover')}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <Stack gap="lg" component="nav" aria-label="Menu">
        <Links links={[...menus.main, ...menus.mobileOnly]} onFollow={onClose} />
        {menus.management.length > 0 && <Links title="Management" links={menus.management} onFollow={onClose} />}
        {menus.logout && (
          <div>
            <Links {...(user && { title: user.firstName })} links={menus.own} onFollow={onClose} />
            <NavLink component="button" label="Logout" onClick={leave} mih={44} />
          </div>
        )}
      </Stack>
    </Drawer>
  )
}
export default MenuDrawer

interface LinksProps {
  title?: string
  links: readonly MenuLink[]
  onFollow: () => void
}

const Links = ({ title, links, onFollow }: LinksProps) => {
  const { pathname } = useLocation()
  return (
    <div>
      {title && (
        <Text size="sm" fw={600} c="dimmed" px="sm" mb={4}>
          {title}
        </Text>
      )}
      {links.map(({ to, text }) => (
        <NavLink key={to} component={Link} to={to} label={text} active={pathname === to} onClick={onFollow} mih={44} />
      ))}
    </div>
  )
}
