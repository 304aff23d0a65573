/** The copy of each letter in the library, in a folder that only those who manage the building may read. */
import type { Upload } from '../../../../contract/route.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import { attachFiles, createFolder, fileDocuments, readLibrary, setPermissions } from '../../documents/documents.ts'
import { selectFolder, upsertFolder } from './delivery-store.ts'
import type { LetterRow } from './run-store.ts'
import { filedAs, type Writing } from './templates.ts'

const { category } = filedAs
/** Another folder may have the name already, and other readers. */
const folderName = 'Letters'
const forManagers = { owner: 'none', tenant: 'none', member: 'none', visitor: 'none', council: 'read' } as const

const alike = new Intl.Collator('en-CA', { sensitivity: 'base' })

/** A name that no folder of the category has. */
const freeName = async (tx: Writing): Promise<string> => {
  const { categories } = await readLibrary(tx)
  const folders = categories.find((one) => one.category === category)?.folders ?? []
  const isTaken = (name: string) => folders.some((folder) => alike.compare(folder.name, name) === 0)
  let name = folderName
  for (let number = 2; isTaken(name); number++) name = `${folderName} ${number}`
  return name
}

/** The folder for letters, made with the first one. */
const folderFor = async (tx: Writing): Promise<string> => {
  await lockBuilding(tx.db, tx.building._id)
  const known = await selectFolder(tx.db, tx.building._id)
  if (known !== null) return known
  const { _id: folderId } = await createFolder(tx, { body: { category, name: await freeName(tx) } })
  await setPermissions(tx, { body: { category, folderId, chosen: forManagers, version: 0 } })
  await upsertFolder(tx.db, tx.building._id, folderId)
  return folderId
}

/**
 * Files the paper of a letter, and hangs it on the letter, in the transaction that sends it, by the right of those who
 * manage the library; answers the document's id.
 */
export const fileLetter = async (tx: Writing, letter: LetterRow, file: Upload): Promise<string> => {
  const folderId = await folderFor(tx)
  const [filed] = await fileDocuments(tx, {
    body: {
      ...filedAs,
      folderId,
      title: letter.subject,
      description: `Letter to unit ${letter.unitNumber}`,
      effectiveOn: letter.datedOn,
      expiresOn: null,
      note: '',
    },
    files: [file],
  })
  await attachFiles(tx, { subject: 'letter', subjectId: letter._id }, [file])
  return filed!._id
}
