import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { useZone } from '../../ui/moments.tsx'
import { useNow } from '../../ui/use-now.ts'

/** The building’s calendar day. Only behind the guard. */
export const useToday = (): LocalDate => localDateOf(useNow(), useZone())
