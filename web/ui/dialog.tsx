import { Modal, type ModalProps } from '@mantine/core'
import { createContext, useContext, useEffect, useState } from 'react'

/** What opened a dialog: of an item of a menu, which goes with it, the button of the menu. */
const openerOf = (active: Element | null): Element | null => {
  const menu = active?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : (active ?? null)
}

const makeStay = () => {
  let left = false
  return { stay: () => (left = false), leave: () => (left = true), isLeft: () => left }
}
const Stay = createContext<ReturnType<typeof makeStay> | null>(null)

/** Gives whether the dialog around was left by its close button, Escape or a click beside it, such as before an answer came. */
export const useStay = () => {
  const [own] = useState(makeStay)
  return useContext(Stay) ?? own
}

/**
 * A dialog that is open as long as it is rendered. Focus goes back to what opened it, which the library does only for dialogs
 * that stay and are hidden.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [opener] = useState(() => openerOf(document.activeElement))
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
  const [stay] = useState(makeStay)
  const close = () => {
    stay.leave()
    props.onClose()
  }
  return (
    <Stay value={stay}>
      <Modal {...props} opened onClose={close} />
    </Stay>
  )
}
