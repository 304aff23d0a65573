/** Writing proposals: what is to be decided, in which words, with which files. */
import { proposalFilesMost, proposalTextMostChars } from '../../../contract/limits/voting.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import { isBlank } from '../../../contract/clean.ts'
import { optionsFault, proposalTextTooLong } from '../../../contract/voting/bodies.ts'
import type { NewVersion, ProposalChange, ProposalDraft } from '../../../contract/voting/bodies.ts'
import type { Proposal } from '../../../contract/voting/proposal.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid, InvalidField, NotFound, Refusal, requireVersion } from '../../http/errors.ts'
import { cleanRichText } from '../../platform/rich-text.ts'
import { attachFiles, openAttachment, removeAttachments, storeUploads } from '../documents/documents.ts'
import { insertElectors } from './council-store.ts'
import { electorsOf, factsOf, requireKnown, requireLocked, type ById, type Known, type Voter } from './known.ts'
import { tellElectors } from './messages.ts'
import { shown } from './reading.ts'
import { noteEvent } from './record.ts'
import { requireStep } from './rules.ts'
import { settleDue } from './settling.ts'
import { insertProposal, touchProposal, updateFields } from './writing-store.ts'

const cleanedText = (written: string): string => {
  const text = cleanRichText(written)
  if (isBlank(plainTextOf(text))) throw InvalidField('text', 'Text is required')
  // Escaping lengthens what was written; what is kept must pass again when it is saved again.
  if (text.length > proposalTextMostChars) throw InvalidField('text', proposalTextTooLong)
  return text
}

/** What was written as it is kept: clean text, options of a list only, and a bylaw only where it decides. */
export const cleaned = (written: ProposalDraft): ProposalDraft => ({
  ...written,
  text: cleanedText(written.text),
  options: written.kind === 'list' ? written.options : [],
  authority: written.mode === 'bylaw' ? written.authority : '',
})

/** The same for a new text of a proposal whose kind stays; throws 400 where its options do not fit. */
export const cleanedVersion = (kind: Known['kind'], { title, text, options }: NewVersion) => {
  const fault = kind === 'list' ? optionsFault(options) : null
  if (fault !== null) throw InvalidField('options', fault)
  return { title, text: cleanedText(text), options: kind === 'list' ? options : [] }
}

/** The proposal, locked, as the caller saw it; 409 for a step that it does not allow, or with the newer one. */
export const requireSeen = async (
  tx: Voter,
  { id, version, step }: { id: string; version: number; step: Parameters<typeof requireStep>[0] },
): Promise<Known> => {
  const found = await requireLocked(tx, id)
  requireStep(step, factsOf(tx, found), tx.now)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  return found
}

/** Writes a proposal as a draft, which council sees and is not told of. */
export const createProposal = async (
  ctx: Voter,
  { body, files }: { body: ProposalDraft; files: readonly Upload[] },
): Promise<Proposal> => {
  const fields = cleaned(body)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const _id = newId(Date.parse(tx.now))
    await insertProposal(tx.db, tx.building._id, { ...fields, _id, authorId: tx.account._id, at: tx.now })
    await attachFiles(tx, { subject: 'proposal', subjectId: _id }, files)
    const { after } = await noteEvent(tx, null, _id, { kind: 'created' })
    return shown(tx, after)
  })
}

/**
 * Writes a proposal anew while nobody has voted on it. Where voting is open, it is another text from then on: nobody votes
 * on words that changed unseen, and council as it is now votes on them. 409 once somebody has voted.
 */
export const changeProposal = async (
  ctx: Voter,
  { params, body }: ById & { body: ProposalChange },
): Promise<Proposal> => {
  const { version, ...draft } = body
  const fields = cleaned(draft)
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version, step: 'change' })
    const isVotedOn = before.status === 'voting'
    const textVersion = before.textVersion + (isVotedOn ? 1 : 0)
    await updateFields(tx.db, tx.building._id, params.id, { ...fields, textVersion, at: tx.now })
    const matter = { proposalId: params.id, textVersion }
    if (isVotedOn) await insertElectors(tx.db, tx.building._id, matter, electorsOf(before))
    const { after, eventId } = await noteEvent(tx, before, params.id, { kind: 'changed' })
    if (isVotedOn) await tellElectors(tx, after, eventId)
    return shown(tx, after)
  })
}

/** Adds files; 413 where they would be too many, 409 once voting is open. */
export const addFiles = async (
  ctx: Voter,
  { params, body, files }: ById & { body: { version: number }; files: readonly Upload[] },
): Promise<Proposal> => {
  await requireKnown(ctx, params.id)
  if (files.length === 0) throw Invalid('Choose a file.')
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireSeen(tx, { id: params.id, version: body.version, step: 'addFiles' })
    if (before.files.length + files.length > proposalFilesMost)
      throw new Refusal(413, 'TOO_MANY_FILES', `A proposal can have up to ${proposalFilesMost} files.`)
    await attachFiles(tx, { subject: 'proposal', subjectId: params.id }, files)
    await touchProposal(tx.db, tx.building._id, params.id)
    const words = files.map(({ name }) => name).join(', ')
    const { after } = await noteEvent(tx, before, params.id, { kind: 'filesAdded', words })
    return shown(tx, after)
  })
}

type OfFile = { params: { id: string; fileId: string } }

/** A file of a proposal that the caller may read; it is not there for who declared a conflict. */
const requireFile = ({ files, hasConflict }: Known, fileId: string) => {
  const file = files.find(({ _id }) => _id === fileId)
  if (!file || hasConflict) throw NotFound()
  return file
}

/** Takes a file off a proposal; 404 for one that does not hang on it, 409 once voting is open. */
export const removeFile = (ctx: Voter, { params }: OfFile): Promise<Proposal> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireLocked(tx, params.id)
    const file = requireFile(before, params.fileId)
    requireStep('addFiles', factsOf(tx, before), tx.now)
    await removeAttachments(tx, { subject: 'proposal', subjectId: params.id }, [file._id])
    await touchProposal(tx.db, tx.building._id, params.id)
    const { after } = await noteEvent(tx, before, params.id, { kind: 'fileRemoved', words: file.fileName })
    return shown(tx, after)
  })

/** A file of a proposal as a download. */
export const openFile = async (ctx: Voter, { params }: OfFile): Promise<Download> => {
  const { _id } = requireFile(await requireKnown(ctx, params.id), params.fileId)
  return openAttachment(ctx, { subject: 'proposal', subjectId: params.id }, _id)
}
