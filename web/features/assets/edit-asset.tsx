import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Asset, AssetDraft } from '../../../contract/assets/asset.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AssetEditor } from './asset-form.tsx'
import { shownOfAssets } from './shown.ts'

/** Changing an asset, over what stands now. */
export function EditAsset({ id }: { id: string }) {
  const asset = useRoute(api.assets.get, { params: { id } }, { staleTime: 0 })
  // What the form was filled with stays its ground, also when the asset is read anew behind it.
  const [ground, setGround] = useState<Asset>()
  const { data, error, isError, isFetchedAfterMount, refetch } = asset
  if (!ground && data && isFetchedAfterMount && !isError) setGround(data)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={`/assets/${id}`}>{ground?.name ?? 'Asset'}</BackLink>
      <Loaded query={{ data: ground, error, isError, refetch }} shape="form" failed="We couldn’t load this asset.">
        {(found) => <Editing asset={found} />}
      </Loaded>
    </Stack>
  )
}

const Editing = ({ asset }: { asset: Asset }) => {
  const navigate = useNavigate()
  const page = `/assets/${asset._id}`
  const change = useAction(api.assets.change, { done: 'Asset saved', refresh: shownOfAssets })
  const save = async (draft: AssetDraft, version: number) => {
    await change.send({ params: { id: asset._id }, body: { ...draft, version } })
    await navigate(page)
  }
  return (
    <>
      <PageHeader title={`Edit ${asset.name}`} />
      <AssetEditor asset={asset} onSave={save} onCancel={() => void navigate(page)} />
    </>
  )
}
