import { z } from 'zod'
import { cursorMostChars, pageMost, pageUsual, searchMostChars } from './limits.ts'

/** The query every list takes: where to go on, how many, and words to look for. */
export const Paging = z.object({
  cursor: z.string().max(cursorMostChars).optional(),
  limit: z.coerce.number().int().min(1).max(pageMost).default(pageUsual),
  search: z.string().trim().max(searchMostChars).optional(),
})
export type Paging = z.output<typeof Paging>
