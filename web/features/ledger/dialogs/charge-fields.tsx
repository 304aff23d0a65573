import { SimpleGrid } from '@mantine/core'
import type { FieldPath } from 'react-hook-form'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'

/** What any charge says. */
interface Said {
  words: string
  authority: string
  cents?: unknown
  dueOn: string
}

interface Props<In extends Said, Out> {
  control: KeptControl<In, Out>
  /** Whether the amount can be entered, unless it was decided before. */
  hasAmount?: boolean
}

/** What owners read of a charge, what it rests on, how much it is and when it is due. */
export const ChargeWordsFields = <In extends Said, Out>({ control, hasAmount = true }: Props<In, Out>) => {
  const named = (name: keyof Said) => name as FieldPath<In>
  return (
    <>
      <TextField
        control={control}
        name={named('words')}
        label="Description"
        placeholder="Replacement fob"
        description="Owners see this on their statement."
        autoComplete="off"
        withAsterisk
      />
      <TextField
        control={control}
        name={named('authority')}
        label="Authority"
        placeholder="Bylaw 3 (2)"
        description="The bylaw, budget, resolution or order that this charge is based on."
        autoComplete="off"
        withAsterisk
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {hasAmount && (
          <TextField
            control={control}
            name={named('cents')}
            label="Amount in dollars"
            placeholder="45.00"
            inputMode="decimal"
            autoComplete="off"
            withAsterisk
          />
        )}
        <DayField control={control} name={named('dueOn')} label="Due date" withAsterisk />
      </SimpleGrid>
    </>
  )
}
