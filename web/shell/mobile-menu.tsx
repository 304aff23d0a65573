import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Menus } from './menu.ts'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'))

/** The button for every menu in narrow windows; the drawer's code comes when it is first wanted. */
export const MobileMenu = ({ menus }: { menus: Menus }) => {
  const [open, { open: show, close }] = useDisclosure(false)
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const ask = () => {
    setWanted(true)
    show()
  }
  const dismiss = () => {
    close()
    button.current?.focus()
  }
  return (
    <>
      <ActionIcon
        ref={button}
        color="gray"
        hiddenFrom="lg"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={ask}
      >
        <IconMenu2 size={24} />
      </ActionIcon>
      {wanted && (
        <Suspense>
          <MenuDrawer menus={menus} open={open} onClose={dismiss} onFollow={close} />
        </Suspense>
      )}
    </>
  )
}
