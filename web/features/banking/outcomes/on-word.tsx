import { Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { ShareFields } from '../../ledger/ledger.ts'
import type { splitFormOf, SplitValues } from './shares.ts'

interface Props {
  control: KeptControl<SplitValues, z.output<ReturnType<typeof splitFormOf>>>
  /** Which of the units the deposit is split among. */
  index: number
}

/** What the payer said of the fines and enforcement costs of a unit; nothing for a unit that owes none. */
export const OnWord = ({ control, index }: Props) => {
  const chosen = useWatch({ control, name: `shares.${index}.holdingId` })
  const id = typeof chosen === 'string' ? chosen : ''
  const { data } = useRoute(api.ledger.holding, { params: { id } }, { enabled: id !== '' })
  const charges = data?.charges.filter(({ isOnWord }) => isOnWord) ?? []
  if (id === '' || charges.length === 0) return null
  return (
    <Stack gap="sm" mt="sm">
      <Text size="sm" c="dimmed">
        If the payer said that this is for one of these, enter how much. The rest is applied to other charges that are
        due.
      </Text>
      <ShareFields control={control} charges={charges} within={`said.${id}.`} />
    </Stack>
  )
}
