import { Button, Group } from '@mantine/core'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

/** The button that sends, and the one that goes back. */
export const FormButtons = ({ yes, onBack }: { yes: string; onBack: () => void }) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onBack}>
      Cancel
    </Button>
    <SubmitButton busyText="Saving...">{yes}</SubmitButton>
  </Group>
)
