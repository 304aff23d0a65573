import { Alert, Card, Checkbox, List, Stack, Switch, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { MoveChoices, MovePlan } from '../../../../contract/units/moves.ts'
import { formatDate } from '../../../../contract/time.ts'
import { useRoleLabels } from '../../../ui/use-role-labels.ts'
import { Section } from '../../../ui/section.tsx'
import { ThingFates } from './thing-fates.tsx'

type Choices = Required<MoveChoices>

const headings: Readonly<Record<MovePlan['groups'][number]['about'], string>> = {
  unit: 'Unit',
  access: 'Access',
  things: 'Fobs, vehicles, pets and policies',
  told: 'Notifications',
}

interface Props {
  plan: MovePlan
  choices: Choices
  onChoices(choices: Choices): void
  /** What is wrong with the word that one's own rights may end. */
  ownError?: string | undefined
}

const whyAsked = ({ locked, isLast }: { locked: boolean; isLast: boolean }): string => {
  if (isLast) return 'Without this role, no one would manage the building. Invite another manager first.'
  return locked
    ? 'Only managers can decide on managers’ roles.'
    : 'Management and council roles don’t end automatically; you decide.'
}

/** Says exactly what will happen, and asks what more than one answer is right for. */
export function Review({ plan, choices, onChoices, ownError }: Props) {
  const roles = useRoleLabels()
  const decide = (personId: string, stays: boolean) =>
    onChoices({
      ...choices,
      roles: [...choices.roles.filter((role) => role.personId !== personId), { personId, stays }],
    })
  return (
    <Stack gap="lg">
      <Text>
        {plan.atOnce
          ? 'All of this happens immediately.'
          : `The dates are recorded immediately; access and lists update automatically at the start of ${formatDate(plan.takesEffectOn)}.`}
      </Text>
      <Card>
        <Stack gap="lg">
          <Sentences plan={plan} />
        </Stack>
      </Card>
      {plan.decisions.map(({ personId, name, role, stays, own, locked, isLast }) => (
        <Switch
          key={personId}
          size="md"
          checked={stays}
          disabled={locked}
          onChange={({ currentTarget }) => decide(personId, currentTarget.checked)}
          label={`${own ? 'Keep me as' : `Keep ${name} as`} ${roles[role].toLowerCase()}`}
          description={whyAsked({ locked, isLast })}
        />
      ))}
      {plan.ownAccessEnds && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="You’ll lose your own access here">
          <Checkbox
            size="md"
            checked={choices.ownAccessEnds}
            onChange={({ currentTarget }) => onChoices({ ...choices, ownAccessEnds: currentTarget.checked })}
            label="I want my own access to end or be reduced"
            error={ownError}
          />
        </Alert>
      )}
      {plan.things.length > 0 && (
        <ThingFates
          things={plan.things}
          onFate={(_id, fate) =>
            onChoices({ ...choices, things: [...choices.things.filter((one) => one._id !== _id), { _id, fate }] })
          }
        />
      )}
    </Stack>
  )
}

const Sentences = ({ plan: { doubts, groups } }: { plan: MovePlan }) => (
  <>
    {doubts.length > 0 && (
      <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title="Worth a second look">
        {doubts.map((doubt) => (
          <Text key={doubt}>{doubt}</Text>
        ))}
      </Alert>
    )}
    {groups.map(({ about, lines }) => (
      <Section key={about} title={headings[about]}>
        <List spacing={6}>
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      </Section>
    ))}
  </>
)
