import { Group, Radio, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { digestLabels, type Digest } from '../../../contract/message-kinds.ts'
import type { Preferences } from '../../../contract/notifications.ts'
import { digestTime } from '../../../contract/limits.ts'
import { formatTime } from '../../../contract/time.ts'
import { useBuilding } from '../../api/building.tsx'
import type { Change } from './preference-changes.ts'

interface Props {
  preferences: Preferences
  onChange(change: Change): void
}

/** What quiet hours begin with; each person shifts them. */
const usualNight = { quietFrom: '22:00', quietUntil: '07:00' }

/** The hours in which neither mail nor push disturbs. */
export const QuietHours = ({ preferences, onChange }: Props) => {
  const { quietFrom, quietUntil } = preferences
  const usual = useBuilding().quietHours
  const on = quietFrom !== ''
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label="Quiet hours"
        description={`Emails and push notifications are held until they end, in the building’s time zone. Emergencies always come through.${usual ? ` Your building’s quiet hours are ${formatTime(usual.from)} to ${formatTime(usual.until)}; they apply to you until you change anything on this page.` : ''}`}
        checked={on}
        onChange={() =>
          onChange(
            on
              ? { quietFrom: '', quietUntil: '' }
              : usual
                ? { quietFrom: usual.from, quietUntil: usual.until }
                : usualNight,
          )
        }
      />
      {on && (
        <Group key={`${quietFrom} ${quietUntil}`} gap="md" grow maw={360}>
          <Time label="From" value={quietFrom} onChange={(time) => onChange({ quietFrom: time })} />
          <Time label="Until" value={quietUntil} onChange={(time) => onChange({ quietUntil: time })} />
        </Group>
      )}
    </Stack>
  )
}

/** A time that counts once it is whole and the field is left. */
const Time = ({ label, value, onChange }: { label: string; value: string; onChange(time: string): void }) => {
  const [typed, setTyped] = useState(value)
  return (
    <TextInput
      type="time"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => (typed === '' ? setTyped(value) : typed !== value && onChange(typed))}
    />
  )
}

const descriptions: Record<Digest, string> = {
  off: 'Each email is sent as soon as there’s news.',
  daily: `At ${formatTime(digestTime)}, all in one email.`,
  weekly: `On Mondays at ${formatTime(digestTime)}, all in one email.`,
}

/** How often mail comes. */
export const MailRhythm = ({ preferences, onChange }: Props) => (
  <Radio.Group
    size="md"
    label="Email frequency"
    description="Emergencies, meetings and account security are always sent individually."
    value={preferences.digest}
    onChange={(digest) => onChange({ digest })}
  >
    <Stack gap="sm" mt="sm">
      {(Object.keys(digestLabels) as Digest[]).map((digest) => (
        <Radio key={digest} size="md" value={digest} label={digestLabels[digest]} description={descriptions[digest]} />
      ))}
    </Stack>
  </Radio.Group>
)
