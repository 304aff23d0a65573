import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BrandingRecord } from '../../../../contract/buildings/branding.ts'
import { api } from '../../../api/api.ts'
import { useBuildingId } from '../../../api/building-id.ts'
import { newerOf } from '../../../api/errors.ts'
import { keyOf } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { isSameLook } from './look.ts'

/** What is saved: the colours, and of each picture what becomes of it. */
interface Wanted {
  primaryColor: string | null
  secondaryColor: string | null
  logo: 'keep' | 'new' | 'none'
  favicon: 'keep' | 'new' | 'none'
}

/**
 * Saves over the record that the form was filled with. A save over somebody else's newer look waits for the writer's word
 * and shows it as `theirs`; where only something else of the building changed, it goes through.
 */
export const useSaveBranding = (buildingId: string, record: BrandingRecord) => {
  const client = useQueryClient()
  const current = useBuildingId()
  const [theirs, setTheirs] = useState<BrandingRecord | null>(null)
  const { send } = useAction(api.buildings.changeBranding, {
    done: 'Branding saved',
    refresh: [api.buildings.mine, api.buildings.get, api.buildings.branding],
  })
  const params = { id: buildingId }
  const keep = (newer: BrandingRecord) => client.setQueryData(keyOf(api.buildings.branding, current, { params }), newer)

  const save = async (wanted: Wanted, files: readonly File[]): Promise<BrandingRecord | null> => {
    const { primaryColor, secondaryColor, logo, favicon } = wanted
    const colours = { primaryColor: primaryColor ?? '', secondaryColor: secondaryColor ?? '' }
    const sendWith = (version: number) => send({ params, body: { ...colours, logo, favicon, version }, files })
    try {
      return await sendWith((theirs ?? record).version)
    } catch (error) {
      const newer = newerOf(error) as BrandingRecord | null
      if (!newer) throw error
      if (isSameLook(newer, theirs ?? record)) return await sendWith(newer.version)
      setTheirs(newer)
      return null
    }
  }
  return {
    theirs,
    save,
    settle: (saved: BrandingRecord) => {
      setTheirs(null)
      keep(saved)
    },
  }
}
