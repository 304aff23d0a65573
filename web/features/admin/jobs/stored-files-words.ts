import type { FileFault, FilesHealth } from '../../../../contract/admin/files.ts'

export const faultWords: Readonly<Record<FileFault, string>> = {
  missing: 'A file is missing',
  changed: 'A file has changed since upload',
  unreadable: 'A file can’t be read',
}

/** How the stored files stand, in a sentence or two. */
export const storedFilesWords = ({
  files,
  checked,
  missing,
  changed,
  unreadable,
}: Omit<FilesHealth, 'faults' | 'lastCheckedAt'>): string => {
  if (files === 0) return 'No files are stored yet.'
  const counted = `${files.toLocaleString('en-CA')} ${files === 1 ? 'file' : 'files'}, ${checked.toLocaleString('en-CA')} checked`
  const faults = [
    [missing, 'missing'],
    [changed, 'changed'],
    [unreadable, 'unreadable'],
  ] as const
  const wrong = faults.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return `${counted}: ${wrong.length > 0 ? wrong.join(', ') : 'none missing, none changed'}.`
}
