import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { StaffReason } from '../../../contract/admin/reason.ts'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../ui/step-dialog.tsx'

interface Props {
  title: string
  /** What happens, and who will read the reason. */
  text: ReactNode
  /** What the button does, in its words. */
  button: string
  busyText: string
  failed: string
  danger?: boolean
  /** Throws what the server refuses; the reason stays. The dialog closes once it answers something. */
  onSend: (reason: StaffReason) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before somebody of the staff touches what is somebody else's. */
export const ReasonDialog = ({ text, ...rest }: Props) => {
  const form = useContractForm(StaffReason, { reason: '' })
  return (
    <StepDialog {...rest} form={form}>
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
    </StepDialog>
  )
}
