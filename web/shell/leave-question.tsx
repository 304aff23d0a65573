import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from 'react-router'
import { giveUpUnsaved, isUnsaved } from '../ui/form/unsaved.ts'

/** Asks before a link or the back button leaves unsaved changes. There is one for all forms: the router blocks for one alone. */
export const LeaveQuestion = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  const stay = () => blocker.reset?.()
  const leave = () => {
    giveUpUnsaved()
    blocker.proceed?.()
  }
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title="Leave without saving?">
      <Text>Your changes here haven’t been saved.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={leave}>
          Leave
        </Button>
        <Button onClick={stay} data-autofocus>
          Stay here
        </Button>
      </Group>
    </Modal>
  )
}
