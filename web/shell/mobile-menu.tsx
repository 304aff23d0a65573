import { Burger, Drawer, NavLink, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useLocation } from 'react-router'
import { useSession } from '../api/session.tsx'
import type { MenuLink, Menus } from './menu.ts'
import { useLogout } from './use-logout.ts'

/** Every menu in one drawer, for narrow windows. */
export const MobileMenu = ({ menus }: { menus: Menus }) => {
  const [open, { toggle, close }] = useDisclosure(false)
  const { user } = useSession()
  const logout = useLogout()
  const leave = () => {
    close()
    void logout()
  }
  return (
    <>
      <Burger opened={open} onClick={toggle} hiddenFrom="lg" size="sm" aria-label="Menu" aria-expanded={open} />
      <Drawer opened={open} onClose={close} title="Menu" position="right" size="xs" hiddenFrom="lg">
        <Stack gap="lg" component="nav" aria-label="Menu">
          <Links links={[...menus.main, ...menus.mobileOnly]} onFollow={close} />
          {menus.management.length > 0 && <Links title="Management" links={menus.management} onFollow={close} />}
          {menus.logout && (
            <div>
              <Links {...(user && { title: user.firstName })} links={menus.own} onFollow={close} />
              <NavLink component="button" label="Logout" onClick={leave} mih={44} />
            </div>
          )}
        </Stack>
      </Drawer>
    </>
  )
}

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
