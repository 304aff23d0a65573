import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconUserQuestion } from '@tabler/icons-react'
import { formatDate } from '../../../../contract/time.ts'
import type { AccessKept as Kept, RosterImport } from '../../../../contract/units.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { AccessEnding } from './access-ending.tsx'
import { AffectedPerson } from './affected-person.tsx'
import { endedWords, keptWords } from './kept-words.ts'

/** Who keeps access though the import ends their last tie, and whose ends with a day to come; nothing where nobody does. */
export function AccessKept({ made }: { made: RosterImport }) {
  const query = useRoute(api.units.importAccess, { params: { id: made._id } }, { staleTime: 0 })
  return (
    <Loaded query={query} shape="list-item" rows={1} failed="We couldn’t check who keeps access.">
      {({ count, people, ending }) => (
        <>
          {ending.count > 0 && <AccessEnding made={made} count={ending.count} people={ending.people} />}
          {count > 0 && <Keepers made={made} count={count} people={people} />}
        </>
      )}
    </Loaded>
  )
}

interface KeepersProps {
  made: RosterImport
  count: number
  people: readonly Kept[]
}

function Keepers({ made, count, people }: KeepersProps) {
  const { name: building } = useBuilding()
  const { ask, dialog } = useConfirm()
  const end = useAction(api.units.endImportAccess, {
    failed: 'We couldn’t end the access. Nothing has changed; please try again.',
    refresh: [api.units.importAccess, api.units.person, api.units.officeHolders],
  })
  const isWritten = made.status === 'applied'
  const endable = people.filter(({ can }) => can.endAccess)
  const start = async (chosen: readonly Kept[]) => {
    const yes = await ask({
      title: chosen.length === 1 ? `End ${chosen[0]!.name}’s access?` : `End access for ${chosen.length} people?`,
      text: <EndingText names={chosen.map(({ name }) => name)} building={building} />,
      yes: chosen.length === 1 ? 'End access' : `End access for these ${chosen.length}`,
      danger: true,
    })
    if (!yes) return
    const personIds = chosen.map(({ personId }) => personId)
    const done = await end.run({ params: { id: made._id }, body: { personIds } })
    if (!done) return
    if (done.ended > 0) toast.success(endedWords(done.ended))
    for (const { why } of done.refused) toast.error(why)
  }
  return (
    <Alert color="orange" icon={<IconUserQuestion aria-hidden />} title={keptWords(count, building, isWritten)}>
      <Stack gap="sm">
        <Text size="sm" c="inherit">
          {isWritten
            ? 'The file ended their last link to a unit. Past end dates don’t end access automatically, so end it here if they’ve left.'
            : 'The file ends their last link to a unit. Past end dates don’t end access automatically; you can end it here after the import.'}
        </Text>
        <List listStyleType="none" spacing="xs" withPadding={false} aria-label="People who keep access">
          {people.map((one) => (
            <Keeper key={one.personId} one={one} busy={end.busy} onEnd={() => void start([one])} />
          ))}
        </List>
        {count > people.length && (
          <Text size="sm" c="inherit">
            And {count - people.length} more, shown here next.
          </Text>
        )}
        {endable.length > 1 && (
          <Button variant="default" w="fit-content" loading={end.busy} onClick={() => void start(endable)}>
            End access for these {endable.length}
          </Button>
        )}
      </Stack>
      {dialog}
    </Alert>
  )
}

const EndingText = ({ names, building }: { names: readonly string[]; building: string }) => (
  <Stack gap="xs">
    {names.length > 1 && <Text style={{ overflowWrap: 'anywhere' }}>{names.join(', ')}.</Text>}
    <Text>
      They lose access to {building} immediately, even where they’re signed in, and get an email about it. The roster
      doesn’t change. Undoing the import won’t restore their access; a new invitation will.
    </Text>
  </Stack>
)

/** What they are, and why nothing can be ended yet or here. */
const standingWords = ({ role, until, refused }: Kept, roles: ReturnType<typeof useRoleLabels>): string =>
  [roles[role], until && `linked to a unit until ${formatDate(until)}; end access then`, refused]
    .filter(Boolean)
    .join(' · ')

function Keeper({ one, busy, onEnd }: { one: Kept; busy: boolean; onEnd(): void }) {
  const { personId, name, can } = one
  const roles = useRoleLabels()
  return (
    <AffectedPerson personId={personId} name={name} words={standingWords(one, roles)}>
      {can.endAccess && (
        <Button variant="default" disabled={busy} aria-label={`End access for ${name}`} onClick={onEnd}>
          End access
        </Button>
      )}
    </AffectedPerson>
  )
}
