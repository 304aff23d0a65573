import { Stack } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { AssetView } from './asset-view.tsx'

/** One asset: what comes again, what it is, its warranty, who looks after it, files, what was done, and its history. */
export function OneAsset({ id }: { id: string }) {
  const asset = useRoute(api.assets.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/assets">Assets and maintenance</BackLink>
      <Loaded query={asset} shape="card" failed="We couldn’t load this asset.">
        {(found) => <AssetView asset={found} />}
      </Loaded>
    </Stack>
  )
}
