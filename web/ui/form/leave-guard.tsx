import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { answerForUnsaved } from './unsaved.ts'

interface Props {
  /** Asked at the moment of leaving: whether something typed would be lost. */
  unsaved: () => boolean
}

/** Asks before a screen is left with unsaved changes, by a link, the back button or by closing the tab. */
export const LeaveGuard = ({ unsaved }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved(),
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    const end = answerForUnsaved(unsaved)
    return () => {
      window.removeEventListener('beforeunload', hold)
      end()
    }
  })
  const stay = () => blocker.reset?.()
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <Text>What you changed here has not been saved.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={stay} data-autofocus>
          Stay here
        </Button>
      </Group>
    </Modal>
  )
}
