import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './contact-fields.module.css'
import { ContactFields } from './contact-fields.tsx'
import type { ContactRowsState, ContactsControl } from './use-contact-rows.ts'

interface Props {
  control: ContactsControl
  rows: ContactRowsState
}

/** The contacts as rows to write in, in the order in which residents see them. */
export const ContactRows = ({ control, rows }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const { fields, said, takeAim } = rows
  // The button that led here is gone; the focus stands at the rows.
  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    const aim = takeAim()
    const row = aim && list.current?.children[aim.row]
    row?.querySelector<HTMLElement>(`[data-part="${aim?.part}"]`)?.focus()
  })
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {fields.length === 0 && <Text c="dimmed">No contacts. Add the first one.</Text>}
      <Stack gap="sm" ref={list} tabIndex={-1} role="group" aria-label="Contacts" className={classes['rows'] ?? ''}>
        {fields.map(({ id }, row) => (
          <ContactFields
            key={id}
            control={control}
            row={row}
            count={fields.length}
            onUp={() => rows.up(row)}
            onDown={() => rows.down(row)}
            onRemove={() => rows.drop(row)}
            onDragStart={() => setDragged(row)}
            onDrop={() => {
              if (dragged !== null) rows.place(dragged, row)
              setDragged(null)
            }}
          />
        ))}
      </Stack>
    </>
  )
}
