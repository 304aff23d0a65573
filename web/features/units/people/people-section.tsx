import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Unit, UnitLink } from '../../../../contract/units/story.ts'
import { UnitSection } from '../records/record-section.tsx'
import classes from '../unit-screen.module.css'
import { useFocusBack } from '../use-focus-back.ts'
import { AddPersonForm, type AddedRole } from './add-person-form.tsx'
import { TieCard } from './tie-card.tsx'

interface Props {
  id: string
  title: string
  unit: Unit
  links: readonly UnitLink[]
  today: LocalDate
  empty: string
  /** Something to check about them. */
  doubt?: string | null
  add?: { role: AddedRole; words: string }
}

/** People of one kind who are tied to a unit. */
export function PeopleSection({ id, title, unit, links, today, empty, doubt, add }: Props) {
  const [adding, setAdding] = useState(false)
  const button = useFocusBack(adding)
  return (
    <UnitSection id={id} title={title}>
      {doubt && (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />}>
          {doubt}
        </Alert>
      )}
      {links.length === 0 ? (
        <Text c="dimmed" size="sm">
          {empty}
        </Text>
      ) : (
        <ul className={classes['rows']}>
          {links.map((link) => (
            <li key={link._id}>
              <TieCard unit={unit} link={link} today={today} />
            </li>
          ))}
        </ul>
      )}
      {adding && add && <AddPersonForm unit={unit} role={add.role} today={today} onDone={() => setAdding(false)} />}
      {unit.can.edit && add && !adding && (
        <Button
          ref={button}
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAdding(true)}
          className="no-print"
        >
          {add.words}
        </Button>
      )}
    </UnitSection>
  )
}
