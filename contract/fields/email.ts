import { z } from 'zod'
import { emailLeastChars, emailMostChars } from '../limits.ts'
import { packed } from '../clean.ts'
import { judged } from './text.ts'

/** Misspelt domains of common mail providers: an exact list, so that no true domain is refused for its likeness. */
const typoDomains = `
  gmial.com gmai.com gmal.com gmil.com gmali.com gmaill.com gmaul.com gmaik.com gmsil.com gnail.com gamil.com
  gmaio.com gmail.con gmail.co gmail.cm gmail.om gmail.cmo gmail.comm gmail.cim gmail.vom gmail.xom gmail.coom
  ggmail.com gmmail.com gimail.com gmeil.com gmael.com googlemail.con hotmial.com hotmal.com hotmai.com hotmil.com
  hotamil.com hotmaill.com hotnail.com homail.com hotmali.com htomail.com hotmsil.com hotmeil.com hormail.com
  hotmail.con hotmail.co hotmail.cm hotmail.om hotmail.cmo hotmail.comm hotmail.vom yahooo.com yaho.com yahho.com
  yhoo.com yaoo.com yhaoo.com yahoo.con yahoo.co yahoo.cm yahoo.om yahoo.cmo yahoo.comm yahoo.vom yajoo.com
  tahoo.com uahoo.com outlok.com outloo.com outllok.com outlook.con outlook.co outlook.cm outlook.cmo outlook.comm
  oulook.com outook.com otlook.com outloook.com outlool.com outlookk.com iclod.com icoud.com iclould.com
  icluod.com icloud.con icloud.co icloud.cm icloud.cmo icloud.comm iclous.com live.con live.cm msn.con aol.con
  aol.cm protonmail.con protonmial.com protomail.con telus.nett shaw.con rogers.con sympatico.con
`
let knownTypos: Set<string> | undefined
const isTypo = (domain: string): boolean => (knownTypos ??= new Set(typoDomains.trim().split(/\s+/))).has(domain)

// Letters, digits and the marks that addresses may hold unquoted; dots stand between them only.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
const localMostChars = 64
const labelMostChars = 63

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= labelMostChars && domainLabel.test(label)) &&
    /^[a-z][a-z0-9-]+$/.test(top)
  )
}

const required = 'Email is required'

const faultOfGiven = (email: string): string | null => {
  if (email.length < emailLeastChars) return 'Email is too short'
  if (email.length > emailMostChars) return 'Email is too long'
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  if (at < 1 || local.length > localMostChars || !localPart.test(local) || !isDomain(domain))
    return 'Invalid email format'
  return isTypo(domain) ? 'Email domain appears to have a typo' : null
}

const fault = (email: string): string | null => (email === '' ? required : faultOfGiven(email))

/** The address in the form in which it is compared and kept: in small letters, without surrounding space and unseen marks. */
const normalizeEmail = (email: string): string => packed(email).trim().toLowerCase()

/** An e-mail address (specification, section 5). */
export const Email = judged({
  label: 'Email',
  required,
  rawMostChars: emailMostChars + 100,
  clean: normalizeEmail,
  fault,
})

/** The same where it may be absent or empty. */
export const OptionalEmail = z.optional(
  judged({
    label: 'Email',
    required,
    rawMostChars: emailMostChars + 100,
    clean: normalizeEmail,
    fault: (email) => (email === '' ? null : faultOfGiven(email)),
  }),
)
