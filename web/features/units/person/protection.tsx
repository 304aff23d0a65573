import { Switch, Text } from '@mantine/core'
import type { Person, PersonDesk } from '../../../../contract/units/people.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { Panel } from '../../../ui/panel.tsx'

const shared = ({ isListed, sharesEmail, sharesPhone }: PersonDesk): string => {
  if (!isListed) return 'They have not chosen to be listed, so neighbours do not see them.'
  const shown = ['name', 'unit', 'picture', ...(sharesEmail ? ['email'] : []), ...(sharesPhone ? ['phone'] : [])]
  return `They chose to be listed with ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}.`
}

/** Whether neighbours see somebody: their own choice, and hiding them whatever that is. */
export const Protection = ({ person, desk }: { person: Person; desk: PersonDesk }) => {
  const { ask, dialog } = useConfirm()
  const { isProtected } = desk
  const protect = useAction(api.units.protectPerson, {
    done: ({ desk: after }) => (after?.isProtected ? 'No neighbour sees them now' : 'Their own choice holds again'),
    failed: 'That could not be saved',
    refresh: [api.units.person, api.audit.history],
  })
  const change = async () => {
    const question = {
      title: `End the protection of ${person.name}?`,
      text: `What they chose holds again at once. ${shared(desk)}`,
      yes: 'End the protection',
      danger: true,
    }
    if (isProtected && !(await ask(question))) return
    await protect.run({ params: { id: person._id }, body: { isProtected: !isProtected } })
  }
  return (
    <Panel title="What neighbours see" text={isProtected ? 'Nothing: they are protected.' : shared(desk)}>
      <Switch
        size="md"
        label="Protected: hide from all neighbours"
        description="For somebody at risk. Owners and tenants then see neither name nor unit, those of the same unit included. Those who manage the building still see them, and the history says who set this."
        checked={isProtected}
        disabled={protect.busy}
        aria-busy={protect.busy}
        onChange={() => void change()}
      />
      {isProtected && (
        <Text size="sm" c="dimmed">
          {shared(desk)} That holds again when the protection ends.
        </Text>
      )}
      {dialog}
    </Panel>
  )
}
