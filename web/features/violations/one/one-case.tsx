import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { listPath } from '../words.ts'
import { CaseView } from './case-view.tsx'

/** One case, for those who manage the building. */
export default function OneCase({ id }: { id: string }) {
  const found = useRoute(api.violations.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={listPath}>Bylaw violations</BackLink>
      <Loaded query={found} shape="card" failed="We couldn’t load this case.">
        {(one) => <CaseView one={one} />}
      </Loaded>
    </Stack>
  )
}
