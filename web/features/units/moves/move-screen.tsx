import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { MoveDesk } from '../../../../contract/units/moves.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'

/** The unit of the address, as it stands for a sale or a move. */
export function MoveScreen({ children }: { children: (desk: MoveDesk) => ReactNode }) {
  const { unitId = '' } = useParams()
  const desk = useRoute(api.units.desk, { params: { id: unitId } }, { staleTime: 0 })
  return (
    <Stack maw={860} mx="auto" gap="xs">
      <BackLink to={`/unit-management/${unitId}`}>Back to the unit</BackLink>
      <Loaded query={desk} shape="form" failed="Failed to load the unit">
        {children}
      </Loaded>
    </Stack>
  )
}
