import { polls } from '../../../../contract/voting/polls.ts'
import { bind } from '../../../http/bind.ts'
import {
  answerPoll,
  changePoll,
  closePoll,
  coverPoll,
  createPoll,
  deletePoll,
  extendPoll,
  getPoll,
  listPolls,
  openPoll,
  withdrawPoll,
} from './polls.ts'

export const pollRoutes = bind(polls, {
  list: listPolls,
  get: getPoll,
  coverage: coverPoll,
  answer: answerPoll,
  create: createPoll,
  change: changePoll,
  open: openPoll,
  extend: extendPoll,
  close: closePoll,
  withdraw: withdrawPoll,
  delete: deletePoll,
})
