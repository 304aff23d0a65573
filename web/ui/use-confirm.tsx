import { Button, Group, Modal, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'

/**
 * Asks before something that cannot be taken back: `const { ask, dialog } = useConfirm()`, then
 * `if (await ask({ title, text, yes: 'Delete notice', danger: true })) …`, with `{dialog}` somewhere in the screen.
 */
interface Question {
  title: string
  text: ReactNode
  /** What the button does, in its words. */
  yes: string
  /** What leaves everything as it is; `Cancel` unless that could be mistaken. */
  no?: string
  danger?: boolean
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

export const useConfirm = () => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (question: Question): Promise<boolean> =>
    new Promise((answer) => {
      setAsked({ ...question, answer })
      setOpen(true)
    })
  const settle = (yes: boolean) => {
    setOpen(false)
    asked?.answer(yes)
  }
  const dialog = (
    <Modal opened={open} onClose={() => settle(false)} title={asked?.title}>
      <Text component="div">{asked?.text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => settle(false)} data-autofocus>
          {asked?.no ?? 'Cancel'}
        </Button>
        <Button {...(asked?.danger && { color: 'red' })} onClick={() => settle(true)}>
          {asked?.yes}
        </Button>
      </Group>
    </Modal>
  )
  return { ask, dialog }
}
