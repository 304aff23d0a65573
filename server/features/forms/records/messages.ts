/** Who is told what of a request for records. */
import { recordsRequestKind } from '../../../../contract/forms/request-kind.ts'
import { requestNumber } from '../../../../contract/forms/request-words.ts'
import type { MessageKind } from '../../../../contract/message-kinds.ts'
import { canManageBuilding, managingRoles } from '../../../../contract/role-rights.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { mailedMembersOf } from '../../buildings/buildings.ts'
import { mailAbout, notify } from '../../notifications/notifications.ts'
import { letterOf, type ToldStep } from './letters.ts'
import { selectStepsTold, type StepTold } from './messages-store.ts'
import type { KnownRequest } from './requests-store.ts'

export const pageOf = ({ _id }: Pick<KnownRequest, '_id'>): string => recordsRequestKind.page(_id)

type Heard = 'asked' | 'answered'

const dueWords = (dueOn: string | null) =>
  dueOn === null ? 'The law sets no deadline.' : `Due on ${formatDate(dueOn)}.`

const forHandlers: Record<
  Heard,
  (request: Pick<StepTold, 'asker' | 'number' | 'dueOn'>) => { title: string; text: string }
> = {
  asked: ({ asker, dueOn, ...request }) => ({
    title: `${asker} requested records (${requestNumber(request)})`,
    text: dueWords(dueOn),
  }),
  answered: ({ asker, dueOn, ...request }) => ({
    title: `${asker} answered a question about their request (${requestNumber(request)})`,
    text: dueWords(dueOn),
  }),
}

const forAsker: Record<ToldStep, (number: string) => { title: string; text: string }> = {
  clarified: (number) => ({ title: `A question about your request ${number}`, text: 'Your answer is needed.' }),
  feeQuoted: (number) => ({ title: `Copy fee for your request ${number}`, text: 'See the cost.' }),
  delivered: (number) => ({ title: `Records from your request ${number} are ready`, text: 'See what was provided.' }),
  refused: (number) => ({
    title: `Records in your request ${number} were refused`,
    text: 'See the reasons and where you can turn.',
  }),
}

/** Tells those who handle requests, each by the ways they chose. */
export const tellHandlers = async (
  tx: InBuilding,
  request: KnownRequest,
  stepId: string,
  heard: Heard,
): Promise<void> => {
  const kind: MessageKind = 'records.asked'
  const handlers = (await mailedMembersOf(tx.db, tx.building._id, managingRoles, tx.now)).filter(
    ({ accountId }) => accountId !== tx.account?._id,
  )
  const accountIds = handlers.map(({ accountId }) => accountId)
  await notify(tx, { buildingId: tx.building._id, kind, subjectId: stepId, accountIds })
  const { title, text } = forHandlers[heard](request)
  await mailAbout(tx, {
    kind,
    subjectId: stepId,
    letter: { subject: title, paragraphs: [text], link: { label: 'View request', path: pageOf(request) } },
    to: handlers,
    dedupeKey: `${kind}:${stepId}`,
  })
}

/** Writes to whoever asked, as the law owes it; where they have neither account nor e-mail, a person has to post it. */
export const tellAsker = async (
  tx: InBuilding,
  request: KnownRequest,
  stepId: string,
  step: ToldStep,
): Promise<void> => {
  const kind: MessageKind = 'records.answered'
  const { accountId, email, asker: name } = request
  if (accountId !== null)
    await notify(tx, { buildingId: tx.building._id, kind, subjectId: stepId, accountIds: [accountId] })
  if (email === null) return
  const letter = letterOf(step, tx.building, request)
  await mailAbout(tx, {
    kind,
    subjectId: stepId,
    letter: { ...letter, ...(accountId !== null && { link: { label: 'View your request', path: pageOf(request) } }) },
    to: [{ accountId, email, name }],
    dedupeKey: `${kind}:${stepId}`,
  })
}

/** Words rows about new requests and answers, for those who handle them. */
export const wordHandlers: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole === null || !canManageBuilding(ctx.currentRole)) return new Map()
  const told = await selectStepsTold(ctx.db, buildingId, ids)
  return new Map(
    told.map((one) => [
      one.stepId,
      { ...forHandlers[one.kind === 'answered' ? 'answered' : 'asked'](one), link: pageOf(one) },
    ]),
  )
}

/** Words rows about one's own request. */
export const wordAskers: WordRows = async (ctx, buildingId, ids) => {
  const told = await selectStepsTold(ctx.db, buildingId, ids)
  return new Map(
    told
      .filter(({ accountId }) => accountId === ctx.account._id)
      .map((one) => [one.stepId, { ...forAsker[one.kind as ToldStep](requestNumber(one)), link: pageOf(one) }]),
  )
}
