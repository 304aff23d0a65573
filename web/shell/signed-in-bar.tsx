import { Button } from '@mantine/core'
import { NavLink } from 'react-router'
import { BuildingSwitcher } from './building-switcher.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { HelpButton } from './help-button.tsx'
import { InboxLink } from './inbox-link.tsx'
import { ManagementMenu } from './management-menu.tsx'
import type { Menus } from './menu.ts'
import { PaletteButton } from './palette-button.tsx'
import { PersonMenu } from './person-menu.tsx'
import classes from '../ui/bar.module.css'
import { useLogout } from './use-logout.ts'

/** The parts of the top bar for signed-in people; loaded only for them. */
interface Props {
  menus: Menus
}

export const SignedInLinks = ({ menus }: Props) => (
  <>
    {menus.main.map(({ to, text }) => (
      <NavLink key={to} to={to} className={classes['link'] ?? ''}>
        {text}
      </NavLink>
    ))}
    {menus.management.length > 0 && <ManagementMenu links={menus.management} />}
  </>
)

/** Search, building, help, inbox and the person's menu; the way out alone where there is nothing else. */
export const SignedInTools = ({ menus }: Props) => {
  const logout = useLogout()
  return (
    <>
      <DialogFrame />
      <PaletteButton />
      <BuildingSwitcher />
      <HelpButton />
      {menus.inbox && <InboxLink />}
      {menus.own.length > 0 ? (
        <PersonMenu links={menus.own} />
      ) : (
        <Button variant="default" visibleFrom="xs" onClick={() => void logout()}>
          Logout
        </Button>
      )}
    </>
  )
}
