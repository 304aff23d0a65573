import { push } from '../../../contract/push.ts'
import { bind } from '../../http/bind.ts'
import { pushState, sendTestPush, subscribePush, unsubscribePush } from './push.ts'

export const pushRoutes = bind(push, {
  state: pushState,
  subscribe: subscribePush,
  unsubscribe: unsubscribePush,
  test: sendTestPush,
})
