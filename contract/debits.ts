import { z } from 'zod'
import { Agreement, AgreementDraft, AgreementEnd, OwnDebits, PaperAgreementDraft } from './debits/agreement.ts'
import {
  DebitNoticeOrder,
  DebitRun,
  DebitRunOrder,
  DebitRunStep,
  DebitRunSummary,
  NextDebits,
  NextDebitsQuery,
  PaperNotice,
} from './debits/debit-run.ts'
import { DebitSettings, DebitSettingsDraft } from './debits/debit-settings.ts'
import { Id } from './fields.ts'
import { Paging } from './paging.ts'
import { get, post, put } from './route.ts'

export const AgreementQuery = Paging.extend({ shows: z.enum(['active', 'ended']).default('active') })
export type AgreementQuery = z.output<typeof AgreementQuery>

const ById = z.object({ id: Id })
const keeper = { access: 'finance', area: 'billing' } as const
const resident = { access: 'member' } as const

/** Pre-authorized debits: agreements of owners, and files for the bank. */
export const debits = {
  mine: get('/api/debits/mine', {
    shows: 'debitAgreement.own',
    ...resident,
    also: ['debitSettings', 'holding'],
    summary: 'Get the caller’s pre-authorized debit agreements, by unit, and whether they can make one',
    reply: OwnDebits,
  }),
  agree: post('/api/debits/mine', {
    ...resident,
    summary: 'Agree that fees of the caller’s own unit are debited from a bank account; replaces an earlier agreement',
    body: AgreementDraft,
    reply: Agreement,
  }),
  agreements: get('/api/debits/agreements', {
    shows: 'debitAgreement.all',
    ...keeper,
    also: ['holding', 'debitRun'],
    summary: 'List pre-authorized debit agreements by unit',
    query: AgreementQuery,
    reply: Agreement,
    sends: 'page',
  }),
  addAgreement: post('/api/debits/agreements', {
    ...keeper,
    summary: 'Add an agreement that an owner signed on paper; replaces an earlier one of the unit',
    body: PaperAgreementDraft,
    reply: Agreement,
  }),
  endAgreement: post('/api/debits/agreements/:id/end', {
    ...resident,
    summary: 'End an agreement: an owner their own, or someone who keeps the books any, with a reason',
    params: ById,
    body: AgreementEnd,
    reply: Agreement,
  }),
  settings: get('/api/debits/settings', {
    shows: 'debitSettings.all',
    ...keeper,
    summary: 'Get what the bank gave the building for its files of debits',
    reply: DebitSettings,
  }),
  saveSettings: put('/api/debits/settings', {
    ...keeper,
    summary: 'Save what the bank gave the building for its files of debits',
    body: DebitSettingsDraft,
    reply: DebitSettings,
  }),
  next: get('/api/debits/next', {
    shows: 'debitRun.all',
    ...keeper,
    also: ['debitAgreement', 'debitSettings', 'holding', 'payment', 'budget', 'levy'],
    summary:
      'Preview what is debited on a day, by default the next first of a month: amounts, notices and what stands against it',
    query: NextDebitsQuery,
    reply: NextDebits,
  }),
  notify: post('/api/debits/notices', {
    ...keeper,
    summary: 'Notify owners of the amounts of a day that they don’t know yet',
    body: DebitNoticeOrder,
    reply: NextDebits,
  }),
  recordNotice: post('/api/debits/agreements/:id/notices', {
    ...keeper,
    summary: 'Record a notice of an amount that was sent on paper to owners without an account',
    params: ById,
    body: PaperNotice,
    reply: NextDebits,
  }),
  runs: get('/api/debits/runs', {
    shows: 'debitRun.all',
    ...keeper,
    also: ['payment'],
    summary: 'List the files of debits, the newest first',
    query: Paging.omit({ search: true }),
    reply: DebitRunSummary,
    sends: 'page',
  }),
  makeRun: post('/api/debits/runs', {
    ...keeper,
    summary: 'Make a file of the debits of a day that are ready, as they were shown',
    body: DebitRunOrder,
    reply: DebitRun,
  }),
  run: get('/api/debits/runs/:id', {
    shows: 'debitRun.one',
    ...keeper,
    also: ['payment', 'debitSettings'],
    summary: 'Get a file of debits with each of them',
    params: ById,
    reply: DebitRun,
  }),
  file: get('/api/debits/runs/:id/file', {
    shows: 'debitRun.one',
    ...keeper,
    summary: 'Download the file for the bank, in the format of CPA Standard 005',
    params: ById,
    sends: 'file',
  }),
  runStep: post('/api/debits/runs/:id/steps', {
    ...keeper,
    summary: 'Enter debits in the books, cancel them, or mark one as returned',
    params: ById,
    body: DebitRunStep,
    reply: DebitRun,
  }),
}
