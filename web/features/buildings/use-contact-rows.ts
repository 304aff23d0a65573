import { useRef, useState } from 'react'
import { useFieldArray, type Control } from 'react-hook-form'
import type { z } from 'zod'
import type { ContactsChange } from '../../../contract/contacts.ts'

export type ContactsInput = z.input<typeof ContactsChange>
export type ContactsControl = Control<ContactsInput, unknown, ContactsChange>

/** Which part of which row the focus goes to once the rows have moved. */
export interface Aim {
  row: number
  part: 'name' | 'up' | 'down'
}

const empty = { name: '', role: '', phone: '', email: '', availability: '', isEmergency: false, order: 0 }

/** The rows of the form, and what can be done with them; `said` tells what became of one to those who do not see it. */
export const useContactRows = (control: ContactsControl) => {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'contacts' })
  const [said, setSaid] = useState('')
  const aim = useRef<Aim | null>(null)
  const last = fields.length - 1

  const shift = (from: number, to: number, part: Aim['part']) => {
    if (to < 0 || to > last || from === to) return
    move(from, to)
    // A button at its end leads nowhere; the other one of the row takes the focus.
    aim.current = { row: to, part: to === 0 ? 'down' : to === last ? 'up' : part }
    setSaid(`Moved to position ${to + 1} of ${fields.length}`)
  }
  return {
    fields,
    said,
    /** Answers where the focus should go, once. */
    takeAim: (): Aim | null => {
      const taken = aim.current
      aim.current = null
      return taken
    },
    add: () => {
      append(empty, { shouldFocus: false })
      aim.current = { row: fields.length, part: 'name' }
    },
    drop: (row: number) => {
      remove(row)
      aim.current = last > 0 ? { row: Math.min(row, last - 1), part: 'name' } : null
      setSaid('Removed')
    },
    up: (row: number) => shift(row, row - 1, 'up'),
    down: (row: number) => shift(row, row + 1, 'down'),
    place: (from: number, to: number) => shift(from, to, 'up'),
  }
}
export type ContactRowsState = ReturnType<typeof useContactRows>
