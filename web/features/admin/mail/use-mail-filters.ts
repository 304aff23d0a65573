import { parseAsString, parseAsStringLiteral } from 'nuqs'
import type { MailKind, MailState } from '../../../../contract/admin/mails.ts'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { mailKindWords, mailStateWords } from './mail-words.ts'

const keys = {
  state: parseAsStringLiteral(Object.keys(mailStateWords) as MailState[]),
  kind: parseAsStringLiteral(Object.keys(mailKindWords) as MailKind[]),
  buildingId: parseAsString,
}

/** What the outbox is narrowed by, as it stands in the address bar. */
export const useMailFilters = () => {
  const { filters, set, clear, narrowed } = useFilters(keys)
  const { search: _, ...query } = sent(filters)
  return { filters, set, clear, narrowed, query }
}
