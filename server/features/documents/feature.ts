import { feature } from '../../feature.ts'
import { documentRoutes } from './routes.ts'
import { sweepFiles } from './attachments.ts'
import { purgeBin, purgeJob, remindJob, remindOfEnds } from './library/library.ts'
import { readContent, readContentJob } from './reading/reading.ts'
import { scrubFiles } from './scrub.ts'
import { documentNames, documentsToday, hiddenDocuments, pinnedDocuments, wordReminders } from './documents.ts'

export const documentsFeature = feature({
  name: 'documents',
  routes: documentRoutes,
  jobs: [
    { name: readContentJob, run: readContent },
    { name: 'documents.scrubFiles', every: '20 9 * * *', run: scrubFiles },
    { name: remindJob, every: '*/15 * * * *', run: remindOfEnds },
    { name: purgeJob, every: '10 10 * * *', run: purgeBin },
    { name: 'documents.sweepFiles', every: '20 10 * * *', run: sweepFiles },
  ],
  wordings: { 'document.ending': wordReminders },
  figures: { pinnedDocuments },
  recordNames: documentNames,
  hiddenRecords: hiddenDocuments,
  agendas: { documents: documentsToday },
  demo: async () => (await import('./demo.ts')).seedDocuments,
})
