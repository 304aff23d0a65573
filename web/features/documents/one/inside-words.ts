import type { Inside } from '../../../../contract/documents/reading.ts'

/** What the reader of a document is told of its words; nothing where the search finds them, or nobody expects any. */
export const insideWords: { [I in Inside]: string | null } = {
  read: null,
  picture: null,
  waiting: 'Its text is being processed. You’ll be able to search inside it in a minute.',
  protected: 'Search can’t look inside: the file is password-protected.',
  noText: 'Search can’t look inside: its pages are images, perhaps scanned.',
  damaged: 'Search can’t look inside: the file is damaged, or its name doesn’t match its type.',
  tooMuch: 'Search can’t look inside: there is too much content to process.',
}
