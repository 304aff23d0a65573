import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import type { AssetDraft } from '../../../contract/assets/asset.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AssetEditor } from './asset-form.tsx'
import { shownOfAssets } from './shown.ts'

/** Adding an asset. */
export function NewAsset() {
  const navigate = useNavigate()
  const add = useAction(api.assets.add, { done: 'Asset added', refresh: shownOfAssets })
  const save = async (body: AssetDraft) => {
    const { _id } = await add.send({ body })
    await navigate(`/assets/${_id}`)
  }
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/assets">Assets and maintenance</BackLink>
      <PageHeader
        title="Add an asset"
        text="A name and type are enough to start. You can plan recurring work on the asset’s page."
      />
      <AssetEditor asset={null} onSave={save} onCancel={() => void navigate('/assets')} />
    </Stack>
  )
}
