import { useLocation, useParams } from 'react-router'
import { AssetsView } from './assets-view.tsx'
import { EditAsset } from './edit-asset.tsx'
import { NewAsset } from './new-asset.tsx'
import { OneAsset } from './one-asset.tsx'

/** What the building owns: all of it, what is due, one asset, and the form that adds or changes one. */
export default function AssetsScreen() {
  const { assetId } = useParams()
  const { pathname } = useLocation()
  if (assetId === undefined) return <AssetsView />
  if (assetId === 'new') return <NewAsset />
  return pathname.endsWith('/edit') ? <EditAsset key={assetId} id={assetId} /> : <OneAsset key={assetId} id={assetId} />
}
