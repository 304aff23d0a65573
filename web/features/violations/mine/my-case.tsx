import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { listPath } from '../words.ts'
import { MyCaseView } from './my-case-view.tsx'

/** One case, for the person who reported it and for those it’s about. */
export default function MyCase({ id }: { id: string }) {
  const { managesBuilding } = useRights()
  const found = useRoute(api.violations.getMine, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={760} mx="auto">
      <BackLink to={managesBuilding ? `${listPath}?view=mine` : listPath}>Bylaw violations</BackLink>
      <Loaded query={found} shape="card" failed="We couldn’t load this case.">
        {(one) => <MyCaseView one={one} />}
      </Loaded>
    </Stack>
  )
}
