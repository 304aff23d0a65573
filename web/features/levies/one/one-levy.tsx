import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { LevyView } from './levy-view.tsx'

/** One special levy: how far it has come, its shares, its instalments and what it was spent on. */
export default function OneLevy({ id }: { id: string }) {
  const levy = useRoute(api.levies.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/fees/levies">Special levies</BackLink>
      <Loaded query={levy} shape="card" failed="We couldn’t load this special levy.">
        {(found) => <LevyView levy={found} />}
      </Loaded>
    </Stack>
  )
}
