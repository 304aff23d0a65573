// It is small, and what the compiler would remember of it weighs on the first visit of every page.
'use no memo'

import { Box, Button, Container, Group } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { productName } from '../../contract/branding.ts'
import { useBuildingSelection } from '../api/building.tsx'
import { useRights } from '../api/use-rights.ts'
import { useSession } from '../api/session.tsx'
import classes from '../ui/bar.module.css'
import { HomeMark } from '../ui/home-mark.tsx'
import { menusFor, visitorMenus, type Menus } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { isOpenPage } from './pages.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

/** The bar on top of every screen. Empty while it is not known who is signed in, but on public pages. */
export const TopBar = () => {
  const menus = useMenus()
  const { state } = useSession()
  const signedIn = state === 'in'
  const { building } = useBuildingSelection()
  const logo = signedIn ? (building?.branding.logo ?? null) : null
  const name = logo ? building?.name : productName
  return (
    <Box component="header" className={classes['bar']} data-loading={state === 'loading' || undefined}>
      <Container h="100%">
        <Group h="100%" wrap="nowrap" gap="sm">
          <Link to={signedIn ? '/dashboard' : '/'} className={classes['home']} aria-label={`${name}, home`}>
            <HomeMark logo={logo} short={signedIn} />
          </Link>
          <Group component="nav" aria-label="Main" gap={4} wrap="nowrap" visibleFrom="lg" flex={1}>
            {menus && signedIn && <Links menus={menus} />}
          </Group>
          <Group gap={4} wrap="nowrap" ml="auto" miw={0}>
            <SchemeSwitch />
            {menus && (signedIn ? <Tools menus={menus} /> : <VisitorLinks />)}
            {menus && <MobileMenu menus={menus} />}
          </Group>
        </Group>
      </Container>
    </Box>
  )
}

const signedInBar = () => import('./signed-in-bar.tsx')
const LazyLinks = lazy(async () => ({ default: (await signedInBar()).SignedInLinks }))
const LazyTools = lazy(async () => ({ default: (await signedInBar()).SignedInTools }))

const Links = ({ menus }: { menus: Menus }) => (
  <Suspense>
    <LazyLinks menus={menus} />
  </Suspense>
)
const Tools = ({ menus }: { menus: Menus }) => (
  <Suspense>
    <LazyTools menus={menus} />
  </Suspense>
)

const useMenus = (): Menus | null => {
  const { state } = useSession()
  const { status, building } = useBuildingSelection()
  const rights = useRights()
  const { pathname } = useLocation()
  if (state === 'in') return status === 'loading' ? null : menusFor(rights, building !== null)
  return state === 'out' || isOpenPage(pathname) ? visitorMenus : null
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
