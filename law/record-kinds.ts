import type { Jurisdiction } from './jurisdiction.ts'

/** What a record of the corporation is, in the words that the acts keep records by. */
export const recordKinds = [
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
] as const
export type RecordKind = (typeof recordKinds)[number]

type KindLabels = Readonly<Record<RecordKind, string>>

const plain: KindLabels = {
  bylaws: 'Bylaws',
  rules: 'Rules',
  minutes: 'Minutes of a meeting',
  plan: 'Registered plan',
  commonPropertyResolution: 'Resolution about common property',
  waiver: 'Waiver or consent about a meeting',
  decision: 'Decision of a court, tribunal or arbitrator',
  legalOpinion: 'Legal opinion',
  budget: 'Budget or financial statement',
  accounts: 'Books of account',
  bankRecord: 'Bank record',
  taxReturn: 'Income tax return',
  insurancePolicy: 'Insurance policy',
  contract: 'Contract',
  depreciationReport: 'Reserve fund study',
  electricalPlanningReport: 'Electrical planning report',
  evReport: 'Electric vehicle charging report',
  repairReport: 'Repair, maintenance or engineering report',
  warranty: 'Warranty',
  manual: 'Manual or drawing of equipment',
  developerPlan: 'Plan from the developer',
  developerFinancial: 'Financial record from the developer',
  informationCertificate: 'Certificate for a buyer',
  correspondence: 'Correspondence',
  councilList: 'List of the board',
  ownerList: 'List of owners and tenants',
  legislation: 'Act or regulation',
  other: 'Other',
}

const packs: Readonly<Record<Jurisdiction, KindLabels>> = {
  // Strata Property Act, SBC 1998, c 43: s. 35 (records), s. 59 (Information Certificate), s. 94 (depreciation report).
  BC: {
    ...plain,
    plan: 'Strata plan',
    depreciationReport: 'Depreciation report',
    informationCertificate: 'Information Certificate (Form B)',
    councilList: 'List of council',
  },
  // Condominium Property Act, RSA 2000, c C-22: s. 38 (reserve fund), s. 43.2 (estoppel certificate).
  AB: { ...plain, plan: 'Condominium plan', informationCertificate: 'Estoppel certificate' },
  other: plain,
}

/** What a building's law calls each kind of record. */
export const recordKindLabels = (jurisdiction: Jurisdiction): KindLabels => packs[jurisdiction]
