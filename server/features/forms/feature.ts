import { feature } from '../../feature.ts'
import { formRoutes } from './routes.ts'
import { deliverJob, deliverRun, type Delivering } from './letters/letters.ts'
import { remindJob, remindOfRecords } from './records/records.ts'
import {
  letterNames,
  lettersOfUnit,
  recordsNames,
  recordsOfUnit,
  recordsToday,
  wordAskers,
  wordReminders as wordDueRecords,
  wordHandlers,
  wordLetters,
} from './forms.ts'

export const formsFeature = feature({
  name: 'forms',
  routes: formRoutes,
  jobs: [
    { name: deliverJob, run: (ctx, work: Delivering) => deliverRun(ctx, work) },
    { name: remindJob, every: '*/15 * * * *', run: remindOfRecords },
  ],
  wordings: {
    'letter.notice': wordLetters,
    'letter.sent': wordLetters,
    'records.asked': wordHandlers,
    'records.due': wordDueRecords,
    'records.answered': wordAskers,
  },
  recordNames: { ...recordsNames, ...letterNames },
  unitPanels: { letters: lettersOfUnit, records: recordsOfUnit },
  agendas: { records: recordsToday },
})
