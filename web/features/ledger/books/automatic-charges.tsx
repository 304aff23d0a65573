import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Books } from '../../../../contract/ledger/books.ts'
import { addDays, formatMonth, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useBooksStep } from './books-dialogs.tsx'
import { automaticWords } from './automatic-words.ts'

interface Props {
  books: Books
}

/** What Parapet charges to owners’ accounts as it comes up, such as the fee for a booking. */
export const AutomaticCharges = ({ books }: Props) => {
  const [opened, setOpened] = useState(false)
  return (
    <Panel
      title="Automatic charges"
      text="Amenity fees and stall rents can be charged to owners’ accounts as they come up."
    >
      <Stack gap="xs">
        {automaticWords(books.automatic).map((words) => (
          <Text key={words}>{words}</Text>
        ))}
      </Stack>
      {books.can.keep && (
        <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
          Edit
        </Button>
      )}
      {opened && <AutomaticDialog books={books} onClose={() => setOpened(false)} />}
    </Panel>
  )
}

const Form = z.object({ bookings: z.boolean(), hasRents: z.boolean(), from: z.string() })

/** This month and those that follow, and the month that is set. */
const monthsFrom = (today: LocalDate, set: LocalDate | null): LocalDate[] => {
  const months: LocalDate[] = [`${today.slice(0, 7)}-01`]
  while (months.length < 12) months.push(`${addDays(months.at(-1)!, 31).slice(0, 7)}-01`)
  return set === null || months.includes(set) ? months : [set, ...months].toSorted()
}

const AutomaticDialog = ({ books, onClose }: Props & { onClose: () => void }) => {
  const { send, version, conflict } = useBooksStep(books, 'Automatic charges saved')
  const { bookings, stallRentsFrom } = books.automatic
  const months = monthsFrom(localDateOf(useNow(), useZone()), stallRentsFrom)
  const form = useContractForm(
    Form,
    { bookings, hasRents: stallRentsFrom !== null, from: stallRentsFrom ?? months[1]! },
    { keeps: 'books/automatic', over: books.version },
  )
  const { control } = form
  return (
    <StepDialog
      title="Automatic charges"
      form={form}
      onSend={({ bookings: withBookings, hasRents, from }) =>
        send({
          body: {
            ...{ step: 'setAutomatic', bookings: withBookings, version },
            stallRentsFrom: hasRents ? from : null,
          },
        })
      }
      onClose={onClose}
      button="Save"
      conflict={conflict}
    >
      <CheckboxField
        control={control}
        name="bookings"
        label="Charge amenity fees and deposits"
        description="Owners are charged when a booking is confirmed; cancelling it in time cancels the charge. People who manage amenities return or keep deposits. Bookings confirmed before you turn this on aren’t charged."
      />
      <CheckboxField
        control={control}
        name="hasRents"
        label="Charge stall rents"
        description="On the first of each month, owners are charged for the stalls that their unit rents."
      />
      {useWatch({ control, name: 'hasRents' }) && (
        <NativeSelectField
          control={control}
          name="from"
          label="First month"
          data={months.map((value) => ({ value, label: formatMonth(value) }))}
        />
      )}
    </StepDialog>
  )
}
