import type { Authority, LetterKind } from '../../../../contract/forms/templates.ts'
import { copyToOwners, letterAuthority, type Jurisdiction, type LegalLetter, type Reason } from '../../../../law/law.ts'

const plain: ReadonlySet<LetterKind> = new Set(['welcome', 'moveIn', 'own'])

/** Whether a letter of a kind is given as the law says, and so by email only to whom the law lets it. */
export const isStatutory = (kind: LetterKind): kind is LegalLetter => !plain.has(kind)

const shown = (reason: Reason | null): Authority | null =>
  reason && { why: reason.why, source: reason.source, unverified: reason.unverified ?? false }

/** By what a letter of a kind is written; null where no act of ours was found to ask for it. */
export const authorityOf = (jurisdiction: Jurisdiction, kind: LetterKind): Authority | null =>
  isStatutory(kind) ? shown(letterAuthority(jurisdiction, kind)) : null

/** Why owners get a copy of what goes to their tenant; null where they need none. */
export const copyRuleOf = (jurisdiction: Jurisdiction, kind: LetterKind): Authority | null =>
  isStatutory(kind) ? shown(copyToOwners(jurisdiction, kind)) : null
