import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { NewBuilding } from '../../contract/buildings/new-building.ts'
import { Email } from '../../contract/fields.ts'
import { provinceNames, usualZones, type Province } from '../../contract/places.ts'
import { counted } from '../../contract/text.ts'
import { canadianZones } from '../../contract/time.ts'
import { contextOf } from '../app.ts'
import {
  createAccount,
  findAccountByEmail,
  issuePasswordLink,
  removeSecondFactor,
  reopenAccount,
} from '../features/accounts/accounts.ts'
import { everyFeature, findBuildingByCode, foundBuilding } from '../features/buildings/buildings.ts'
import { readHeads, readKeptHeads, setHeadsAside, verifyHistory, type ChainReport } from '../features/audit/audit.ts'
import { verifyLedger } from '../features/ledger/ledger.ts'
import { importRosterText } from '../features/units/units.ts'
import { Conflict, Invalid } from '../http/errors.ts'
import { parse } from '../http/input.ts'
import { seedDemoIfEmpty } from '../demo/demo.ts'
import { closeDemo } from '../demo/removal.ts'
import { dropEverything, holdsMoreThanDemo, isDemo } from '../demo/store.ts'
import { openRuntime, type Runtime } from '../runtime.ts'
import { printReport } from './import-report.ts'

type Values = Record<string, string | boolean | undefined>
/** Does its work and answers the exit code. */
type Command = (runtime: Runtime, words: string[], values: Values) => Promise<number>

const text = (values: Values, name: string): string => {
  const value = values[name]
  if (typeof value !== 'string' || value === '') throw Invalid(`--${name} is missing.`)
  return value
}

/** Reads an address that the operator typed; a refusal says of which it is. */
const emailIn = (address: string): string => {
  const read = Email.safeParse(address)
  if (read.success) return read.data
  if (!address.includes('@')) throw Invalid(`${address} isn’t an email address.`)
  throw Invalid(`${address} can’t be used as an email address: ${read.error.issues[0]?.message ?? 'unknown reason'}.`)
}

/** Creates the first superadmin, or another one; a second time for the same address gives a new link, and reopens it. */
const create: Command = async ({ platform }, [address = ''], values) => {
  const ctx = contextOf(platform)
  const email = emailIn(address)
  const known = await findAccountByEmail(ctx.db, email)
  if (known && known.platformRole !== 'superadmin')
    throw Conflict('This address belongs to an account that isn’t a superadmin. Use a different address.')
  const account =
    known ??
    (await createAccount(ctx, {
      email,
      firstName: String(values['first-name'] ?? 'Platform'),
      lastName: String(values['last-name'] ?? 'Administrator'),
      password: null,
      platformRole: 'superadmin',
      emailVerified: true,
    }))
  if (known?.disabled) {
    await reopenAccount(ctx, known._id)
    console.log(
      `The account for ${email} was closed. It has been reopened, without its old password and second factor.`,
    )
  }
  console.log(`Open this link within 30 minutes to set the password; it works once:`)
  console.log(await issuePasswordLink(ctx, account._id))
  return 0
}

/** For somebody who has lost every second factor; the operator has made sure that it is they. */
const secondFactorOff: Command = async ({ platform }, [address = '']) => {
  const ctx = contextOf(platform)
  const email = emailIn(address)
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) throw Invalid(`No account has the address ${email}.`)
  if (!(await removeSecondFactor(ctx, account._id))) throw Conflict('This account has no second factor.')
  console.log(
    `${email} is signed out everywhere, and signs in with only a password until they set up a second factor again.`,
  )
  return 0
}

const TimeZone = z.enum(canadianZones, { error: `--time-zone must be one of ${canadianZones.join(', ')}.` })
const provinces = Object.keys(provinceNames) as [Province, ...Province[]]
const ProvinceWord = z.enum(provinces, { error: `--province must be one of ${provinces.join(', ')}.` })

/** A new, empty building; British Columbia unless another province is named. */
const building: Command = async ({ platform }, [name = ''], values) => {
  const province = parse(ProvinceWord, String(values.province ?? 'BC').toUpperCase())
  const wanted = parse(NewBuilding, {
    name,
    code: text(values, 'code'),
    address: text(values, 'address'),
    city: text(values, 'city'),
    province,
    postalCode: text(values, 'postal-code'),
    planNumber: text(values, 'plan'),
    timeZone: parse(TimeZone, values['time-zone'] ?? usualZones[province]),
    features: everyFeature,
  })
  await foundBuilding(contextOf(platform), wanted)
  console.log(`${name} created with the code ${wanted.code}. Next: npm run admin -- import ${wanted.code} roster.csv`)
  return 0
}

const unreadable: Readonly<Record<string, string>> = { ENOENT: 'it doesn’t exist', EISDIR: 'it’s a folder' }
const reading = async <T>(file: string, read: (file: string) => Promise<T>): Promise<T> => {
  try {
    return await read(file)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw Invalid(`The file ${file} can’t be read: ${unreadable[code] ?? message}.`)
  }
}

/** Tries a roster file, or writes it with --apply; exit code 1 where the file was refused. */
const importRoster: Command = async ({ platform }, [code = '', file = ''], { apply }) => {
  const found = await findBuildingByCode(platform.db, code)
  if (!found) throw Invalid(`No building has the code ${code}.`)
  const content = await reading(file, (path) => readFile(path))
  const report = await importRosterText({ ...contextOf(platform), building: found }, { content, apply: apply === true })
  printReport(report)
  return report.counts.error > 0 ? 1 : 0
}

/** Checks the ledger of a building; exit code 1 where an entry isn't as it was written. */
const ledger: Command = async ({ platform }, [verb = '', code = '']) => {
  if (verb !== 'verify') throw Invalid(`Unknown ledger command: ${verb}. Use npm run admin -- ledger verify <code>.`)
  const found = await findBuildingByCode(platform.db, code)
  if (!found) throw Invalid(`No building has the code ${code}.`)
  const { books, fault } = await verifyLedger({ ...contextOf(platform), building: found })
  const { funds, accounts, holdings, entries, lines } = books
  console.log(
    `${code}: ${funds} funds, ${accounts} accounts, ${holdings} holdings, ${entries} entries, ${lines} lines.`,
  )
  console.log(fault ? `${fault.what}: ${fault.why}.` : 'In balance.')
  return fault ? 1 : 0
}

const unproven = ({ unprovenBefore }: ChainReport): string =>
  unprovenBefore ? ` Changes before ${unprovenBefore.slice(0, 10)} aren’t proven.` : ''

const verdict = (report: ChainReport): string => {
  const { name, newest, fault } = report
  if (fault) return `${name}: ${fault}`
  const links = newest ? newest.seq + (report.unprovenBefore ? 1 : 0) : 0
  return `${name}: sound, ${counted(links, 'link')}, newest head ${newest?.hash ?? 'none'}.${unproven(report)}`
}

/** Checks the history of every building against its seals and the heads kept outside; exit code 2 where one was changed, 1 where a head can't be read. */
const audit: Command = async ({ platform }, [verb = ''], { heads }) => {
  if (verb !== 'verify') throw Invalid(`Unknown audit command: ${verb}. Use npm run admin -- audit verify.`)
  const kept = await readKeptHeads(platform.config)
  const elsewhere = typeof heads === 'string' ? [await reading(heads, readHeads)] : []
  const files = [kept, ...elsewhere]
  const found = files.flatMap((file) => file.heads)
  const unread = files.flatMap((file) => file.unread)
  const reports = await verifyHistory(platform, found)
  for (const report of reports) console.log(verdict(report))
  console.log(`Compared with ${counted(found.length, 'head')} kept outside the database.`)
  for (const sentence of unread) console.log(sentence)
  if (reports.some(({ fault }) => fault !== null)) return 2
  return unread.length > 0 ? 1 : 0
}

/** Empties a database that nobody else uses, and opens it again with its tables and its queue made from the beginning. */
const emptied = async ({ platform, leave }: Runtime): Promise<Runtime> => {
  await leave()
  if (!(await dropEverything(platform.db)))
    throw Conflict('Parapet is running on this database, so nothing was changed. Stop it first.')
  await setHeadsAside(platform.config, platform.clock.now())
  return openRuntime(platform.config, (sentence) => console.log(sentence))
}

/** Back to the demo building; only where the demo filled the database. */
const demo: Command = async (runtime) => {
  if (!(await isDemo(runtime.platform.db)))
    throw Conflict('This database wasn’t created by the demo, so nothing was changed. Use another DATA_DIR for a demo.')
  const fresh = await emptied(runtime)
  await seedDemoIfEmpty(fresh.platform, (sentence) => console.log(sentence))
  await fresh.close()
  console.log('The demo has been reset.')
  return 0
}

/** Makes a demo fit for production: empties it, or closes what the demo made where people have made more since. */
const removeDemo: Command = async (runtime) => {
  const { platform } = runtime
  if (!(await isDemo(platform.db))) throw Conflict('There’s no demo in this database, so nothing was changed.')
  if (await holdsMoreThanDemo(platform.db)) {
    const { accounts, buildings } = await closeDemo(platform)
    console.log(
      `Closed ${accounts} demo accounts and suspended ${buildings} demo buildings; everything else is unchanged. A superadmin can reopen a building that’s in use.`,
    )
  } else {
    await (await emptied(runtime)).close()
    console.log('The demo was removed and the database is empty.')
  }
  console.log('If no one can sign in now, create the first superadmin: npm run admin -- create you@example.com')
  return 0
}

export const commands: Record<string, Command> = {
  create,
  building,
  import: importRoster,
  ledger,
  audit,
  demo,
  'remove-demo': removeDemo,
  'second-factor-off': secondFactorOff,
}
