/** OFX and QFX files: what a bank says of its accounts, in SGML (1.x) or XML (2.x). */
import { parseSync } from 'ofx-js'

/** A transaction as the file has it. */
export interface OfxTransaction {
  date: string
  amount: string
  name: string
  memo: string
  number: string
}

/** What a file says of one account. */
export interface OfxStatement {
  currency: string
  accountNumber: string
  transactions: OfxTransaction[]
  balance: { amount: string; date: string } | null
}

type Node = Readonly<Record<string, unknown>>

const nodeOf = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})
const at = (from: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => nodeOf(value)[name], from)
const textAt = (from: unknown, ...names: readonly string[]): string => {
  const value = at(from, ...names)
  return typeof value === 'string' ? value.trim() : ''
}
const listAt = (from: unknown, ...names: readonly string[]): unknown[] => {
  const value = at(from, ...names)
  return value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]
}

const transactionOf = (node: unknown): OfxTransaction => ({
  date: textAt(node, 'DTPOSTED'),
  amount: textAt(node, 'TRNAMT'),
  name: textAt(node, 'NAME') || textAt(node, 'PAYEE', 'NAME'),
  memo: textAt(node, 'MEMO'),
  number: textAt(node, 'CHECKNUM'),
})

const statementOf = (node: unknown): OfxStatement => {
  const amount = textAt(node, 'LEDGERBAL', 'BALAMT')
  return {
    currency: textAt(node, 'CURDEF'),
    accountNumber: textAt(node, 'BANKACCTFROM', 'ACCTID') || textAt(node, 'CCACCTFROM', 'ACCTID'),
    transactions: listAt(node, 'BANKTRANLIST', 'STMTTRN').map(transactionOf),
    balance: amount === '' ? null : { amount, date: textAt(node, 'LEDGERBAL', 'DTASOF') },
  }
}

/** No name of OFX is longer; over longer ones the parser takes time without bound. */
const namesMostChars = 24
const tooLongName = new RegExp(`<[^<>\\s]{${namesMostChars + 2},}`)

/** Whether a text is OFX: by its header, or by its first element. */
export const isOfx = (text: string): boolean => /^\s*OFXHEADER\s*[:=]|<\?OFX\s|<OFX>/i.test(text.slice(0, 4000))

/** Reads the statements of an OFX text; null where it is malformed, or has none. */
export const statementsOf = (text: string): OfxStatement[] | null => {
  if (tooLongName.test(text)) return null
  try {
    const { OFX: file } = parseSync(text)
    const banks = listAt(file, 'BANKMSGSRSV1', 'STMTTRNRS').map((one) => at(one, 'STMTRS'))
    const cards = listAt(file, 'CREDITCARDMSGSRSV1', 'CCSTMTTRNRS').map((one) => at(one, 'CCSTMTRS'))
    const found = [...banks, ...cards].filter((one) => typeof one === 'object' && one !== null)
    return found.length > 0 ? found.map(statementOf) : null
  } catch {
    return null
  }
}
