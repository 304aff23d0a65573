import { EventEmitter } from 'node:events'

/**
 * What an open tab may hear: its own unread count changed, or a record of its building changed. `standing` says that a
 * session or a membership of the account ended, which ends the streams that stood on it.
 */
export interface HubEvent {
  /** Whom it concerns: an account, or everybody in a building. */
  readonly to: { accountId: string } | { buildingId: string }
  readonly event: 'unread' | 'changed' | 'standing'
  readonly data: { buildingId: string; subject?: string; id?: string }
}

/** That a session or a membership of the account has ended. */
export const standingEnded = (accountId: string): HubEvent => ({
  to: { accountId },
  event: 'standing',
  data: { buildingId: '' },
})

/** Carries events from finished work to the open streams of this process. */
export interface EventHub {
  publish(event: HubEvent): void
  subscribe(listener: (event: HubEvent) => void): () => void
}

export const openEventHub = (): EventHub => {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: (event) => void emitter.emit('event', event),
    subscribe: (listener) => {
      emitter.on('event', listener)
      return () => void emitter.off('event', listener)
    },
  }
}
