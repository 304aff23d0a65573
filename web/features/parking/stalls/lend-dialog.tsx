import { SimpleGrid, Text } from '@mantine/core'
import { ShareDraft } from '../../../../contract/parking/shares.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfStalls } from './shown.ts'

interface Props {
  stall: { _id: string; level: string; number: string }
  onClose: () => void
}

/** Lends a stall for some days: to one unit, or to the first neighbour who takes it. */
export const LendDialog = ({ stall, onClose }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const lend = useAction(api.parking.lendStall, { done: 'Stall offered', refresh: shownOfStalls })
  const values = { stallId: stall._id, from: today, until: '', toUnit: '', note: '' }
  const form = useContractForm(ShareDraft, values, { mode: 'onSubmit' })
  const { control } = form
  return (
    <StepDialog
      title={`Lend stall ${stallLabel(stall)}`}
      form={form}
      onSend={(body) => lend.send({ body })}
      onClose={onClose}
      button="Lend stall"
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="from" label="First day" withAsterisk />
        <DayField control={control} name="until" label="Last day" withAsterisk />
      </SimpleGrid>
      <TextField
        control={control}
        name="toUnit"
        label="To unit"
        description="Leave empty to offer it to any neighbour, first come, first served."
        autoComplete="off"
      />
      <TextField control={control} name="note" label="Note" placeholder="While we are away" autoComplete="off" />
      <Text size="sm" c="dimmed">
        Lending ends automatically when your own term ends.
      </Text>
    </StepDialog>
  )
}
