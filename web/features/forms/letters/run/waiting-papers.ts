import type { Letter } from '../../../../../contract/forms/runs.ts'

/** A letter that waits to be handed to somebody on paper. */
export interface WaitingPaper {
  letterId: string
  addresseeId: string
  name: string
  unitNumber: string
}

/** What of these letters is still to be handed over on paper. */
export const waitingPapers = (letters: readonly Letter[]): WaitingPaper[] =>
  letters
    .filter(({ state }) => state === 'sent')
    .flatMap(({ _id, unitNumber, addressees }) =>
      addressees
        .filter(({ way, sentOn }) => way === 'paper' && sentOn === null)
        .map(({ _id: addresseeId, name }) => ({ letterId: _id, addresseeId, name, unitNumber })),
    )
