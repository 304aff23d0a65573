import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { RosterImport } from '../../../../contract/units.ts'
import { api } from '../../../api/api.ts'
import { ApiError, wordsFor } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'

const reasonsOf = (error: Error): string[] =>
  error instanceof ApiError ? error.fields.map(({ message }) => message) : []

/** Undoes an import as a whole, after a question; where something came since, says what stands in the way. */
export function UndoPanel({ made }: { made: RosterImport }) {
  const { ask, dialog } = useConfirm()
  const { getImport, importRows, listImports, list, directory, facade, get } = api.units
  const undo = useAction(api.units.undoImport, {
    done: 'The import was undone',
    refresh: [getImport, importRows, listImports, list, directory, facade, get],
  })
  const start = async () => {
    const yes = await ask({
      title: 'Undo this import?',
      text: 'What it brought in goes, and what it changed or ended stands again as before. All of it, or nothing. Access that was ended since does not come back: invite those people again.',
      yes: 'Undo the import',
      danger: true,
    })
    if (yes) await undo.send({ params: { id: made._id }, body: { version: made.version } }).catch(() => {})
  }
  return (
    <Stack gap="sm" align="flex-start">
      {undo.error && (
        <Alert color="red" role="alert" title={wordsFor(undo.error, 'Failed to undo the import')} w="100%">
          <List size="sm">
            {reasonsOf(undo.error).map((reason) => (
              <List.Item key={reason}>{reason}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        loading={undo.busy}
        onClick={() => void start()}
      >
        Undo this import
      </Button>
      <Text size="sm" c="dimmed">
        It can be undone as long as nothing of it was changed or used since.
      </Text>
      {dialog}
    </Stack>
  )
}
