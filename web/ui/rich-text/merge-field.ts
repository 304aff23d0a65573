/** A place in a text that stands for something known later: written `{{unit.number}}`, shown as one piece. */
export interface MergeField {
  key: string
  label: string
}

export interface FieldGroup {
  label: string
  fields: readonly MergeField[]
}

export const fieldAttribute = 'data-field'

const written = /\{\{\s*([\w.]+)\s*\}\}/g
/** A tag, or the text up to the next one. */
const pieces = /<[^>]*>|[^<]+/g
const shown = new RegExp(`<span[^>]*\\b${fieldAttribute}="([\\w.]+)"[^>]*>[^<]*</span>`, 'g')

/** Names a field as templates keep it. */
export const writtenField = (key: string): string => `{{${key}}}`

/** The text as the editor shows it: each field one piece. What stands inside a tag is left as it is. */
export const withPieces = (html: string): string =>
  html.replace(pieces, (piece) =>
    piece.startsWith('<')
      ? piece
      : piece.replace(written, (_, key: string) => `<span ${fieldAttribute}="${key}">${writtenField(key)}</span>`),
  )

/** The text as it is kept: each field by its name in braces. */
export const withoutPieces = (html: string): string => html.replace(shown, (_, key: string) => writtenField(key))

/** What fields are called, as far as they are offered now. */
export const labelBook = (offered: readonly FieldGroup[]) => {
  let groups = offered
  return {
    of: (key: string): string | undefined =>
      groups.flatMap(({ fields }) => fields).find((field) => field.key === key)?.label,
    learn: (more: readonly FieldGroup[]): void => {
      groups = more
    },
  }
}
