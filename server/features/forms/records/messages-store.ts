import type { RecordsStep } from '../../../../contract/forms/requests.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { askerName } from './requests-store.ts'

/** A step of which somebody was told, with the request as it stands today. */
export interface StepTold {
  stepId: string
  kind: RecordsStep['kind']
  _id: string
  number: number
  asker: string
  accountId: string | null
  dueOn: LocalDate | null
}

export const selectStepsTold = async (
  db: Database,
  buildingId: string,
  stepIds: readonly string[],
): Promise<StepTold[]> => {
  const { rows } = await run(
    db,
    `select t.id as "stepId", t.kind, r.id as _id, r.number, r.account_id as "accountId", r.due_on as "dueOn",
       ${askerName} as asker
     from records_request_steps t
     join records_requests r on r.building_id = t.building_id and r.id = t.request_id
     left join accounts a on a.id = r.account_id
     where t.building_id = $1::uuid and t.id = any($2::uuid[])`,
    [buildingId, stepIds],
  )
  return rows as StepTold[]
}
