import { useNavigate } from 'react-router'
import { bookImportKind } from '../../../../contract/book-imports/book-import-kind.ts'
import type { ImportOrigin } from '../../../../contract/book-imports/book-import-words.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfTrial } from '../shown.ts'

/** Tries balances without entering anything, and opens them. */
export const useStart = (origin: ImportOrigin) => {
  const navigate = useNavigate()
  const { send, busy, error } = useAction(api.bookImports.start, { refresh: shownOfTrial })
  const start = async (files: File[] = []) => {
    const made = await send({ body: { origin }, files }).catch(() => null)
    // Someone may have left the page before the answer came.
    if (made && location.pathname === '/fees/imports') await navigate(bookImportKind.page(made._id))
  }
  return { start, busy, error }
}
