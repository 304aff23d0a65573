/** What is mailed about an enquiry: that it came, to its writer and to sales, and the answer. */
import { enquiryNumber, purposeWords, writerRoleWords } from '../../../contract/enquiries/enquiry-words.ts'
import { formatPhone } from '../../../contract/text.ts'
import type { Ctx } from '../../context.ts'
import { queueMail } from '../mail/mail.ts'
import { paragraphsOf } from './rules.ts'
import type { Words } from './store.ts'

interface Sent extends Words {
  _id: string
  number: number
}

/** Words of people who are no customers do not stay in the outbox once the mail has left. */
const kind = { class: 'transactional', secret: true } as const

const because = (number: number) =>
  `You’re receiving this because someone contacted Parapet from this address (enquiry ${enquiryNumber(number)}).`

/**
 * Tells the writer that it arrived. It repeats nothing of what was typed but the name, so that nobody can have us send
 * words of theirs to others.
 */
export const mailReceived = (tx: Ctx, { firstName, email, number }: Sent): Promise<void> =>
  queueMail(tx, {
    ...kind,
    to: email,
    toName: firstName,
    subject: `We received your enquiry ${enquiryNumber(number)}`,
    paragraphs: [
      'Thank you for contacting us. We’ve received your message, and someone on our team will reply by email to this address.',
      `To add something, write to ${tx.config.footer.salesEmail} and mention ${enquiryNumber(number)}. If you didn’t contact us, you don’t need to do anything.`,
    ],
    because: because(number),
  })

/** Tells sales what came, and where it is answered. */
export const mailSales = (tx: Ctx, sent: Sent): Promise<void> => {
  const { _id, number, purpose, firstName, lastName, email, phone, writerRole, buildingName, address, units } = sent
  const building = [buildingName, address, units === null ? '' : `${units} units`].filter(Boolean).join(', ')
  return queueMail(tx, {
    ...kind,
    to: tx.config.footer.salesEmail,
    subject: `Enquiry ${enquiryNumber(number)}: ${purposeWords[purpose]}${buildingName && `, ${buildingName}`}`,
    paragraphs: [
      `${firstName} ${lastName} (${writerRoleWords[writerRole].toLowerCase()}) wrote:`,
      ...paragraphsOf(sent.message),
      ...(building ? [`Building: ${building}`] : []),
      `Contact: ${email}${phone && `, ${formatPhone(phone)}`}.`,
    ],
    link: { label: 'View and reply', path: `/admin?view=enquiries&enquiry=${_id}` },
    because: 'You’re receiving this because enquiries go to this address.',
  })
}

/** Mails an answer as it was written. */
export const mailAnswer = (tx: Ctx, { firstName, email, number }: Sent, text: string): Promise<void> =>
  queueMail(tx, {
    ...kind,
    to: email,
    toName: firstName,
    subject: `Our reply to your enquiry ${enquiryNumber(number)}`,
    paragraphs: [
      ...paragraphsOf(text),
      `To write back, use ${tx.config.footer.salesEmail} and mention ${enquiryNumber(number)}.`,
    ],
    because: because(number),
  })
