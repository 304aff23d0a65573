import { Switch, Text } from '@mantine/core'
import type { Person, PersonDesk } from '../../../../contract/units/people.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { Panel } from '../../../ui/panel.tsx'

const shared = ({ isListed, sharesEmail, sharesPhone }: PersonDesk): string => {
  if (!isListed) return 'They haven’t chosen to be listed, so neighbours don’t see them.'
  const shown = ['name', 'unit', 'photo', ...(sharesEmail ? ['email'] : []), ...(sharesPhone ? ['phone'] : [])]
  return `They chose to be listed with ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}.`
}

/** Whether neighbours see somebody: their own choice, and hiding them whatever that is. */
export const Protection = ({ person, desk }: { person: Person; desk: PersonDesk }) => {
  const { ask, dialog } = useConfirm()
  const { isProtected } = desk
  const protect = useAction(api.units.protectPerson, {
    done: ({ desk: after }) =>
      after?.isProtected ? 'Neighbours no longer see them' : 'Their own choice applies again',
    failed: 'We couldn’t save that.',
    refresh: [api.units.person, api.audit.history],
  })
  const change = async () => {
    const question = {
      title: `End protection for ${person.name}?`,
      text: `Their own choice applies again immediately. ${shared(desk)}`,
      yes: 'End protection',
      danger: true,
    }
    if (isProtected && !(await ask(question))) return
    await protect.run({ params: { id: person._id }, body: { isProtected: !isProtected } })
  }
  return (
    <Panel title="Visible to neighbours" text={isProtected ? 'Nothing: they’re protected.' : shared(desk)}>
      <Switch
        size="md"
        label="Protected: hide from all neighbours"
        description="For someone at risk. Owners and tenants can’t see their name or unit, even people in the same unit. Building managers still can, and the history records who set this."
        checked={isProtected}
        disabled={protect.busy}
        aria-busy={protect.busy}
        onChange={() => void change()}
      />
      {isProtected && (
        <Text size="sm" c="dimmed">
          {shared(desk)} This applies again when protection ends.
        </Text>
      )}
      {dialog}
    </Panel>
  )
}
