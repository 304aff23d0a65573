import { Box, Button, Container, Group } from '@mantine/core'
import { Link, NavLink, useLocation } from 'react-router'
import { productName } from '../../contract/branding.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { useRights } from '../api/rights.ts'
import { useSession } from '../api/session.tsx'
import { BuildingSwitcher } from './building-switcher.tsx'
import { InboxLink } from './inbox-link.tsx'
import { ManagementMenu } from './management-menu.tsx'
import { menusFor, visitorMenus, type MenuLink, type Menus } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { isOpenPage } from './pages.ts'
import { PersonMenu } from './person-menu.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import classes from './top-bar.module.css'
import { useLogout } from './use-logout.ts'
import { Wordmark } from './wordmark.tsx'

/** The bar on top of every screen. Empty while it is not known who is signed in, but on public pages. */
export const TopBar = () => {
  const menus = useMenus()
  const { state } = useSession()
  return (
    <Box component="header" className={classes['bar']}>
      <Container h="100%">
        <Group h="100%" wrap="nowrap" gap="sm">
          <Link
            to={state === 'in' ? '/dashboard' : '/'}
            className={classes['home']}
            aria-label={`${productName}, home`}
          >
            <Wordmark short={state === 'in'} />
          </Link>
          <Group component="nav" aria-label="Main" gap={4} wrap="nowrap" visibleFrom="lg" flex={1}>
            {menus && state === 'in' && <Links menus={menus} />}
          </Group>
          <Group gap={4} wrap="nowrap" ml="auto">
            {menus?.logout && <BuildingSwitcher />}
            {menus?.inbox && <InboxLink />}
            <SchemeSwitch />
            {menus && (state === 'in' ? <Own links={menus.own} /> : <VisitorLinks />)}
            {menus && <MobileMenu menus={menus} />}
          </Group>
        </Group>
      </Container>
    </Box>
  )
}

const useMenus = (): Menus | null => {
  const { state } = useSession()
  const { status, building } = useBuildingSelection()
  const rights = useRights()
  const { pathname } = useLocation()
  if (state === 'in') return status === 'loading' ? null : menusFor(rights, building !== null)
  return state === 'out' || isOpenPage(pathname) ? visitorMenus : null
}

const Links = ({ menus }: { menus: Menus }) => (
  <>
    {menus.main.map(({ to, text }) => (
      <NavLink key={to} to={to} className={classes['link'] ?? ''}>
        {text}
      </NavLink>
    ))}
    {menus.management.length > 0 && <ManagementMenu links={menus.management} />}
  </>
)

/** The person's menu; the way out alone where there is nothing else. */
const Own = ({ links }: { links: readonly MenuLink[] }) => {
  const logout = useLogout()
  if (links.length > 0) return <PersonMenu links={links} />
  return (
    <Button variant="default" onClick={() => void logout()}>
      Logout
    </Button>
  )
}

const VisitorLinks = () => (
  <Group gap="xs" wrap="nowrap" visibleFrom="sm">
    <Button component={Link} to="/contact" variant="default">
      Enroll Your Building
    </Button>
    <Button component={Link} to="/login">
      Login
    </Button>
  </Group>
)
