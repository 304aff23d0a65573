import { localDateOf } from '../../contract/time.ts'
import { connect } from '../../server/db/connection.ts'
import { selectDirectory, selectFacade } from '../../server/features/units/directory/directory-store.ts'
import { selectNeighbours } from '../../server/features/units/directory/neighbours-store.ts'
import type { Filled } from './fill.ts'
import { measureSizes, type GrownSizes } from './growth-sizes.ts'

const limit = 50

/** How long the directory's statements take in the smallest and in the largest building, which take turns. */
export const measureHomes = async (url: string, { homes }: Filled): Promise<GrownSizes[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const now = new Date().toISOString()
  const day = localDateOf(now, 'America/Vancouver')
  const onlooker = (building: (typeof homes)[number]) => ({ ...building, day })
  const asked: Record<string, (building: (typeof homes)[number]) => Promise<unknown>> = {
    'first page, managers': ({ buildingId }) => selectDirectory(db, buildingId, { day, now }, { limit }),
    'first page, neighbours': (building) => selectNeighbours(db, onlooker(building), { limit }),
    'a plate': ({ buildingId }) => selectDirectory(db, buildingId, { day, now }, { limit, search: 'BN00051' }),
    'part of a name': ({ buildingId }) => selectDirectory(db, buildingId, { day, now }, { limit, search: 'person5' }),
    'a neighbour’s name': (building) => selectNeighbours(db, onlooker(building), { limit, search: 'person51' }),
    'rented units': ({ buildingId }) => selectDirectory(db, buildingId, { day, now }, { limit, occupancy: 'rented' }),
    'the whole façade': ({ buildingId }) => selectFacade(db, buildingId, { day, now }, {}),
  }
  try {
    return await measureSizes(homes, asked)
  } finally {
    await close()
  }
}
