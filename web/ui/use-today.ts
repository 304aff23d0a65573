import { localDateOf, type LocalDate } from '../../contract/time.ts'
import { useZone } from './moments.tsx'
import { useNow } from './use-now.ts'

/** Tells the building’s calendar day. Only behind the guard. */
export const useToday = (): LocalDate => localDateOf(useNow(), useZone())
