import { Drawer, getDefaultZIndex, NavLink, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../api/session.tsx'
import { openDialog } from './dialogs.ts'
import type { MenuLink, Menus } from './menu.ts'
import { useLogout } from './use-logout.ts'

/** Every menu in one drawer. */
interface Props {
  menus: Menus
  open: boolean
  /** Dismissed: the focus goes back to the menu's button. */
  onClose: () => void
  /** A link has led somewhere, which has the focus now. */
  onFollow: () => void
}

const MenuDrawer = ({ menus, open, onClose, onFollow }: Props) => {
  const { user } = useSession()
  const logout = useLogout()
  const leave = () => {
    onFollow()
    void logout()
  }
  // Another dialog opens once the drawer is gone, so that the focus goes from one to the other.
  const [next, setNext] = useState<'palette' | 'topic' | null>(null)
  const ask = (dialog: 'palette' | 'topic') => {
    setNext(dialog)
    onClose()
  }
  const goOn = () => {
    if (next) void openDialog(next)
    setNext(null)
  }
  return (
    <Drawer
      opened={open}
      onClose={onClose}
      onExitTransitionEnd={goOn}
      returnFocus={false}
      title="Menu"
      position="right"
      size="xs"
      zIndex={getDefaultZIndex('popover')}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <Stack gap="lg" component="nav" aria-label="Menu">
        <Links links={[...menus.main, ...menus.mobileOnly]} onFollow={onFollow} />
        {menus.management.length > 0 && <Links title="Management" links={menus.management} onFollow={onFollow} />}
        {menus.logout && (
          <div>
            <NavLink component="button" label="Search and commands" onClick={() => ask('palette')} mih={44} />
            <NavLink component="button" label="Help" onClick={() => ask('topic')} mih={44} mb="lg" />
            <Links {...(user && { title: user.firstName })} links={menus.own} onFollow={onFollow} />
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
