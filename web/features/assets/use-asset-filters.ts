import { parseAsStringLiteral } from 'nuqs'
import { assetKindLabels } from '../../../contract/assets/asset-words.ts'
import type { AssetKind } from '../../../contract/assets/asset.ts'
import { useFilters } from '../../ui/use-filters.ts'

export const standingLabels = { planOverdue: 'Work overdue', warrantySoon: 'Warranty ends soon' } as const
export const retiredLabels = { retired: 'Retired' } as const

const keys = {
  kind: parseAsStringLiteral(Object.keys(assetKindLabels) as AssetKind[]),
  standing: parseAsStringLiteral(['planOverdue', 'warrantySoon'] as const),
  shows: parseAsStringLiteral(['retired'] as const),
}

/** What the list of assets is narrowed by, as the address has it; its file is narrowed alike. */
export const useAssetFilters = () => useFilters(keys)
