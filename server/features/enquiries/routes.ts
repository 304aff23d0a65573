import { enquiries } from '../../../contract/enquiries.ts'
import { bind } from '../../http/bind.ts'
import {
  answerEnquiry,
  changeEnquiry,
  countByState,
  listEnquiries,
  noteOnEnquiry,
  openForm,
  readEnquiry,
  sendEnquiry,
} from './enquiries.ts'

export const enquiryRoutes = bind(enquiries, {
  form: openForm,
  send: sendEnquiry,
  list: listEnquiries,
  counts: countByState,
  get: readEnquiry,
  change: changeEnquiry,
  answer: answerEnquiry,
  note: noteOnEnquiry,
})
