import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { LeavingByUndo, RosterImport } from '../../../../contract/units.ts'
import { api } from '../../../api/api.ts'
import { ApiError, wordsFor } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { AffectedPerson } from './affected-person.tsx'
import { byUndoWords, leftByUndo } from './kept-words.ts'

const reasonsOf = (error: Error): string[] =>
  error instanceof ApiError ? error.fields.map(({ message }) => message) : []

/** Undoes an import as a whole; who would lose access by it is known before it can be asked for. */
export function UndoPanel({ made }: { made: RosterImport }) {
  const query = useRoute(api.units.importAccess, { params: { id: made._id } }, { staleTime: 0 })
  return (
    <Loaded query={query} shape="list-item" rows={1} failed="We couldn’t check who would lose access.">
      {({ byUndo }) => <Undo made={made} leaving={byUndo} />}
    </Loaded>
  )
}

/** Asks before it undoes; where something came since, says what stands in the way. */
function Undo({ made, leaving }: { made: RosterImport; leaving: LeavingByUndo }) {
  const { ask, dialog } = useConfirm()
  const { getImport, importRows, importAccess, listImports, list, directory, facade, get, person } = api.units
  const undo = useAction(api.units.undoImport, {
    done: 'Import undone',
    refresh: [getImport, importRows, importAccess, listImports, list, directory, facade, get, person],
  })
  const start = async () => {
    const yes = await ask({
      title: 'Undo this import?',
      text: <UndoText leaving={leaving} />,
      yes: 'Undo import',
      danger: true,
    })
    if (yes)
      await undo
        .send({ params: { id: made._id }, body: { version: made.version, losing: leaving.count } })
        .catch(() => {})
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
        You can undo it as long as nothing in it has been changed or used since.
      </Text>
      {leaving.count > 0 && <Leaving leaving={leaving} />}
      {dialog}
    </Stack>
  )
}

const UndoText = ({ leaving }: { leaving: LeavingByUndo }) => (
  <Stack gap="xs">
    <Text>
      Everything it added is removed, and everything it changed or ended is restored: all or nothing. Access ended since
      then isn’t restored; invite those people again.
    </Text>
    {leaving.count > 0 && <Leaving leaving={leaving} />}
  </Stack>
)

/** Who came in by the import and goes with it, each with the way to their page. */
function Leaving({ leaving: { count, people } }: { leaving: LeavingByUndo }) {
  const roles = useRoleLabels()
  return (
    <div>
      <Text size="sm">{byUndoWords(count)}</Text>
      <List listStyleType="none" withPadding={false} aria-label="People who would lose access">
        {people.map((one) => (
          <AffectedPerson key={one.personId} personId={one.personId} name={one.name} words={leftByUndo(one, roles)} />
        ))}
      </List>
      {count > people.length && <Text size="sm">And {count - people.length} more.</Text>}
    </div>
  )
}
