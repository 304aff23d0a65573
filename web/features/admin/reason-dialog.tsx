import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { StaffReason } from '../../../contract/admin/reason.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'

interface Props {
  title: string
  /** What happens, and who will read the reason. */
  text: ReactNode
  /** What the button does, in its words. */
  yes: string
  busyText: string
  failed: string
  danger?: boolean
  /** Throws what the server refuses; the reason stays. */
  onSend: (reason: StaffReason) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before somebody of the staff touches what is somebody else's. */
export const ReasonDialog = ({ title, text, yes, busyText, failed, danger = false, onSend, onClose }: Props) => {
  const form = useContractForm(StaffReason, { reason: '' })
  return (
    <Dialog onClose={onClose} title={title}>
      <Form form={form} onSend={onSend} failed={failed}>
        <Text size="sm" component="div">
          {text}
        </Text>
        <TextField
          control={form.control}
          name="reason"
          label="Reason"
          required
          withAsterisk={false}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText={busyText} {...(danger && { color: 'red' })}>
            {yes}
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
