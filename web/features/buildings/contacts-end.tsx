import { Alert, Button, Group, Stack } from '@mantine/core'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import classes from './contacts-end.module.css'

export const failed = 'Failed to save contacts'

interface Props {
  errors: Faults
  /** Why the last save failed; null where it did not. */
  refused: string | null
  onCancel: () => void
}

/** The end of the form: what is wrong, and the ways out of the edit mode. */
export const ContactsEnd = ({ errors, refused, onCancel }: Props) => (
  <Stack gap="sm" className={classes['end'] ?? ''}>
    {faultsOf(errors).map((fault) => (
      <RedBox key={fault} title={fault} />
    ))}
    {refused && <RedBox title={failed}>{refused === failed ? null : refused}</RedBox>}
    <Group gap="sm">
      <SubmitButton busyText="Saving...">Save</SubmitButton>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  </Stack>
)

interface FieldFault {
  message?: string
}
type Faults = { contacts?: unknown }

/** What is wrong with names and roles, each thing once. */
const faultsOf = ({ contacts }: Faults): string[] => {
  const rows = Array.isArray(contacts) ? (contacts as ({ name?: FieldFault; role?: FieldFault } | undefined)[]) : []
  return [...new Set(rows.flatMap((row) => [row?.name?.message, row?.role?.message]))].filter(
    (one) => one !== undefined,
  )
}

const RedBox = ({ title, children }: { title: string; children?: string | null }) => (
  <Alert color="red" role="alert" title={title}>
    {children}
  </Alert>
)
