import type { LoggedChange } from '../../../contract/audit.ts'
import { kinds } from '../../../contract/kinds.ts'

const pages = new Map<string, (id: string) => string>(kinds.flatMap(({ name, page }) => (page ? [[name, page]] : [])))

/** Finds where the record of a change can be seen; null for one that no screen shows. */
export const recordPath = ({ subject, openId }: Pick<LoggedChange, 'subject' | 'openId'>): string | null =>
  openId === null ? null : (pages.get(subject)?.(openId) ?? null)
