import { ActionIcon, Card, Group, SimpleGrid, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash, type Icon } from '@tabler/icons-react'
import { CheckboxField } from '../../ui/form/fields.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useField } from '../../ui/form/tied.ts'
import classes from './contact-fields.module.css'
import type { ContactsControl } from './use-contact-rows.ts'

interface Props {
  control: ContactsControl
  row: number
  count: number
  onUp: () => void
  onDown: () => void
  onRemove: () => void
  onDragStart: () => void
  onDrop: () => void
}

/** One contact to write, to move and to remove. */
export const ContactFields = (props: Props) => {
  const { control, row, count, onUp, onDown, onRemove, onDragStart, onDrop } = props
  const number = `contact ${row + 1}`
  const at = `contacts.${row}` as const
  return (
    <Card
      padding="md"
      role="group"
      aria-label={`Contact ${row + 1}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Group gap={4} wrap="nowrap" draggable onDragStart={onDragStart} className={classes['grip'] ?? ''}>
          <IconGripVertical size={18} aria-hidden />
          <Text fw={600}>{`Contact ${row + 1}`}</Text>
        </Group>
        <Group gap={0} wrap="nowrap">
          <Move label={`Move ${number} up`} part="up" icon={IconArrowUp} disabled={row === 0} onClick={onUp} />
          <Move
            label={`Move ${number} down`}
            part="down"
            icon={IconArrowDown}
            disabled={row === count - 1}
            onClick={onDown}
          />
          <ActionIcon aria-label={`Remove ${number}`} color="red" onClick={onRemove}>
            <IconTrash size={20} />
          </ActionIcon>
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
        <NeededField control={control} name={`${at}.name`} label="Name" part="name" />
        <NeededField control={control} name={`${at}.role`} label="Role or title" />
        <TextField control={control} name={`${at}.availability`} label="Availability" />
        <TextField control={control} name={`${at}.phone`} label="Phone" inputMode="tel" />
        <TextField control={control} name={`${at}.email`} label="Email" inputMode="email" />
        <CheckboxField control={control} name={`${at}.isEmergency`} label="Emergency contact" pt={{ sm: 34 }} />
      </SimpleGrid>
    </Card>
  )
}

interface NeededProps {
  control: ContactsControl
  name: `contacts.${number}.name` | `contacts.${number}.role`
  label: string
  part?: string
}

/** Name or role: what is wrong is marked here and said once, in the red box below the rows. */
const NeededField = ({ control, name, label, part }: NeededProps) => {
  const { tie, text, error } = useField(control, name)
  return <TextInput {...tie} label={label} value={text} error={error !== undefined} withAsterisk data-part={part} />
}

interface MoveProps {
  label: string
  part: 'up' | 'down'
  icon: Icon
  disabled: boolean
  onClick: () => void
}

const Move = ({ label, part, icon: Sign, disabled, onClick }: MoveProps) => (
  <ActionIcon
    aria-label={label}
    data-part={part}
    disabled={disabled}
    onClick={onClick}
    className={classes['move'] ?? ''}
  >
    <Sign size={20} aria-hidden />
  </ActionIcon>
)
