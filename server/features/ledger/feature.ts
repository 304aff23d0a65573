import { feature } from '../../feature.ts'
import { foundLedger } from './ledger.ts'

export const ledgerFeature = feature({ name: 'ledger', foundings: [foundLedger] })
