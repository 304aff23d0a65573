/** Short ways over HTTP for tests of banking. */
import { banking } from '../../contract/banking.ts'
import type { BankAccount, BankFund } from '../../contract/banking/bank-account.ts'
import type { BankFile, BankFileStep } from '../../contract/banking/bank-file.ts'
import type { Caller } from './caller.ts'

const bankFile = (content: string | Buffer, name = 'november.csv'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

/** What a bank tells of a row. */
export type ToldRow = readonly [day: string, text: string, cents: number]

/** A CSV file as most banks send it: day, text and cents of each row. */
export const csvOf = (...rows: readonly ToldRow[]): string =>
  ['Date,Description,Amount', ...rows.map(([day, text, cents]) => `${day},"${text}",${(cents / 100).toFixed(2)}`)].join(
    '\n',
  )

/** An OFX file in SGML, as banks have sent it since 1997. */
export const ofxOf = (
  rows: readonly ToldRow[],
  { account = '12004471', currency = 'CAD', balance = '' } = {},
): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STMTRS><CURDEF>${currency}
<BANKACCTFROM><BANKID>003<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
${rows
  .map(
    ([day, text, cents], i) => `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day.replaceAll('-', '')}120000[-7:PDT]
<TRNAMT>${(cents / 100).toFixed(2)}<FITID>${i}<NAME>${text}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST>${balance && `<LEDGERBAL><BALAMT>${balance}<DTASOF>20261120</LEDGERBAL>`}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`

const byId = (id: string) => ({ params: { id } })

/** The bank account of a fund of Harbour View, the operating fund’s unless another is named, kept by its manager. */
export const openBank = async (keeper: Caller, fund: BankFund = 'operating') => {
  const body = { name: fund === 'operating' ? 'Operating account' : 'Reserve account', lastDigits: '4471', fund }
  const account = await keeper.call(banking.addAccount, { body })
  const tries = (content: string | Buffer, name?: string): Promise<BankFile> =>
    keeper.call(banking.tryFile, { ...byId(account._id), body: {}, files: [bankFile(content, name)] })
  const stepsFile = (id: string, step: BankFileStep) =>
    keeper.send('POST', `/api/bank-files/${id}/steps`, { body: step })
  const adds = async (content: string | Buffer, name?: string): Promise<BankFile> => {
    const { _id, version } = await tries(content, name)
    return (await keeper.call(banking.fileStep, { ...byId(_id), body: { step: 'add', version } }))!
  }
  const shown = async (): Promise<BankAccount> => {
    const { accounts } = await keeper.call(banking.accounts)
    return accounts.find(({ _id }) => _id === account._id)!
  }
  const refused = async (content: string | Buffer, name?: string): Promise<[number, string]> => {
    const files = [bankFile(content, name)]
    const { status, body: answer } = await keeper.try(banking.tryFile, { ...byId(account._id), body: {}, files })
    return [status, answer.error]
  }
  return { account, tries, stepsFile, adds, shown, refused }
}
