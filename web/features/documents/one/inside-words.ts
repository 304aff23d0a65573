import type { Inside } from '../../../../contract/documents/reading.ts'

/** What the reader of a document is told of its words; nothing where the search finds them, or nobody expects any. */
export const insideWords: { [I in Inside]: string | null } = {
  read: null,
  picture: null,
  waiting: 'Its text is being read: in a minute the search finds the words inside.',
  protected: 'The search cannot look inside: the file asks for a password.',
  noText: 'The search cannot look inside: its pages are pictures, perhaps from a scanner.',
  damaged: 'The search cannot look inside: the file is damaged, or not what its name says.',
  tooMuch: 'The search cannot look inside: there was too much in it to read.',
}
