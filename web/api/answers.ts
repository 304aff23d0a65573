import { QueryObserver } from '@tanstack/react-query'
import type { Building } from '../../contract/buildings.ts'
import { api } from './api.ts'
import type { Choice } from './building-choice.ts'
import { stubOf } from './building-stub.ts'
import { call, callOfPerson } from './call.ts'
import { ApiError } from './errors.ts'
import { makeQueryClient } from './query-client.ts'
import { forgetBuilding } from './stored.ts'

/** What the server is asked with and its answers are kept in; loaded by `asking.tsx`, for pages that only say something do without. */

export const client = makeQueryClient()

/** Follows which buildings somebody belongs to. */
export const observeMine = (userId: string) =>
  new QueryObserver<Building[]>(client, {
    queryKey: [api.buildings.mine.path, userId],
    queryFn: () => callOfPerson(api.buildings.mine),
  })

/** Follows a superadmin's building; a stub stands in when it cannot be loaded, but for one that is gone. */
export const observeSelected = (choice: Choice) =>
  new QueryObserver<Building | null>(client, {
    queryKey: [api.buildings.get.path, choice._id],
    queryFn: () => loadSelected(choice),
  })

const loadSelected = async (choice: Choice): Promise<Building | null> => {
  try {
    return await call(api.buildings.get, { params: { id: choice._id } }, { buildingId: choice._id })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) return stubOf(choice)
    forgetBuilding()
    return null
  }
}
