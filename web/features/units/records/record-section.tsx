import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import classes from '../unit-screen.module.css'
import { useFocusBack } from '../use-focus-back.ts'

interface Props<R> {
  items: readonly R[]
  /** Whether the caller may write here. */
  editable: boolean
  /** The words of the button that adds one; null where none may be added. */
  add: string | null
  empty: ReactNode
  /** What a record is called in the names of its buttons. */
  nameOf(item: R): string
  children(item: R): ReactNode
  /** The form in place of a record, or of a new one. */
  renderForm(item: R | null, close: () => void): ReactNode
  /** Other steps that a record offers beside editing and removing. */
  renderMore?(item: R): ReactNode
  canEdit?(item: R): boolean
  remove?: { words(item: R): { title: string; text: string; yes: string }; run(item: R): Promise<unknown> }
}

interface SectionProps<R> extends Props<R> {
  /** Its place on the page, as the menu of sections names it. */
  id: string
  title: string
}

/** One kind of thing that belongs to a unit, as a part of the unit's page. */
export const RecordSection = <R extends { _id: string }>({ id, title, ...list }: SectionProps<R>) => (
  <UnitSection id={id} title={title}>
    <RecordList {...list} />
  </UnitSection>
)

/** What there is of one kind, and its form in place. */
export function RecordList<R extends { _id: string }>(props: Props<R>) {
  const { items, editable, add, empty, renderForm, ...row } = props
  const [adding, setAdding] = useState(false)
  const addButton = useFocusBack(adding)
  return (
    <Stack gap="sm">
      {items.length === 0 && !adding && (
        <Text c="dimmed" size="sm" component="div">
          {empty}
        </Text>
      )}
      {items.length > 0 && (
        <ul className={classes['rows']}>
          {items.map((item) => (
            <li key={item._id}>
              <Row {...row} item={item} editable={editable} renderForm={renderForm} />
            </li>
          ))}
        </ul>
      )}
      {adding && renderForm(null, () => setAdding(false))}
      {editable && !adding && add && (
        <Button
          ref={addButton}
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
          className="no-print"
        >
          {add}
        </Button>
      )}
    </Stack>
  )
}

/** A part of the unit's page, which the menu of sections and the address can name. */
export const UnitSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Card component="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={classes['section'] ?? ''}>
    <Stack gap="sm">
      <Title order={2} size="h4" id={`${id}-title`}>
        {title}
      </Title>
      {children}
    </Stack>
  </Card>
)

type RowProps<R> = Pick<
  Props<R>,
  'nameOf' | 'children' | 'renderForm' | 'renderMore' | 'canEdit' | 'remove' | 'editable'
> & {
  item: R
}

function Row<R extends { _id: string }>(props: RowProps<R>) {
  const { item, editable, nameOf, children, renderForm, renderMore, canEdit = () => true, remove } = props
  const [editing, setEditing] = useState(false)
  const pencil = useFocusBack(editing)
  const { ask, dialog } = useConfirm()
  if (editing) return renderForm(item, () => setEditing(false))
  const takeOff = async () => {
    if (remove && (await ask({ ...remove.words(item), danger: true }))) await remove.run(item)
  }
  return (
    <Group wrap="nowrap" align="flex-start" gap="xs">
      {dialog}
      <div className={classes['words']}>{children(item)}</div>
      {editable && (
        <Group gap={0} wrap="nowrap" className="no-print">
          {renderMore?.(item)}
          {canEdit(item) && (
            <ActionIcon ref={pencil} aria-label={`Edit ${nameOf(item)}`} onClick={() => setEditing(true)}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          )}
          {remove && (
            <ActionIcon aria-label={`Remove ${nameOf(item)}`} color="red" onClick={() => void takeOff()}>
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      )}
    </Group>
  )
}
