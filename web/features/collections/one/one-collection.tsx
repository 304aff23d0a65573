import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { listPath } from '../words.ts'
import { CollectionView } from './collection-view.tsx'

/** One owner account in arrears. */
export default function OneCollection({ id }: { id: string }) {
  const found = useRoute(api.collections.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={listPath}>Collections</BackLink>
      <Loaded query={found} shape="card" failed="We couldn’t load this account.">
        {(one) => <CollectionView one={one} />}
      </Loaded>
    </Stack>
  )
}
