import { Button, Group, Modal, Text } from '@mantine/core'

interface Props {
  onStay: () => void
  onLeave: () => void
}

/** The question that is asked before unsaved changes are left; loaded when it is asked. */
const LeaveDialog = ({ onStay, onLeave }: Props) => (
  <Modal opened onClose={onStay} title="Leave without saving?">
    <Text>Your changes here haven’t been saved.</Text>
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={onLeave}>
        Leave
      </Button>
      <Button onClick={onStay} data-autofocus>
        Stay here
      </Button>
    </Group>
  </Modal>
)
export default LeaveDialog
