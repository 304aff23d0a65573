import { z } from 'zod'

/** What a record of the corporation is, by which the law says how long it is kept; `law/` words them. */
export const RecordKind = z.enum([
  'bylaws',
  'rules',
  'minutes',
  'plan',
  'commonPropertyResolution',
  'waiver',
  'decision',
  'legalOpinion',
  'budget',
  'accounts',
  'bankRecord',
  'taxReturn',
  'insurancePolicy',
  'contract',
  'depreciationReport',
  'electricalPlanningReport',
  'evReport',
  'repairReport',
  'warranty',
  'manual',
  'developerPlan',
  'developerFinancial',
  'informationCertificate',
  'correspondence',
  'councilList',
  'ownerList',
  'legislation',
  'other',
])
export type RecordKind = z.infer<typeof RecordKind>
