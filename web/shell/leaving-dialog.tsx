import { Button, Group, Modal, Text } from '@mantine/core'
import type { DialogProps } from './dialog-stage.ts'
import { useLeave } from './use-leave.ts'

/** Asked before somebody signs out while something that they wrote waits on this device. */
const LeavingDialog = ({ opened, onClose, onLed }: DialogProps) => {
  const leave = useLeave()
  const go = async () => {
    onLed()
    await leave()
  }
  return (
    <Modal opened={opened} onClose={onClose} returnFocus={false} title="You have an unsent ticket">
      <Text>
        A ticket you wrote is on this device, waiting for a connection. If you log out, it will be deleted without being
        sent.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button color="red" onClick={() => void go()}>
          Log out and delete it
        </Button>
        <Button onClick={onClose} data-autofocus>
          Stay here
        </Button>
      </Group>
    </Modal>
  )
}
export default LeavingDialog
