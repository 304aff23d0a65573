import { expect, test } from 'vitest'
import { typeMeaningLabelsWith } from '../../contract/book-imports/book-import-words.ts'
import { chargeLabels, chargeLabelsWith, fundLabels, fundLabelsWith } from '../../contract/ledger/ledger-words.ts'
import { levyDivisionLabels, levyDivisionLabelsWith } from '../../contract/levies/levy-words.ts'
import { jurisdictions, labelsFor } from '../../law/law.ts'

test.each([
  ['AB', 'Contribution', 'Interest on contributions', 'Cost of a caveat', 'Reserve fund', 'By unit factor'],
  ['other', 'Condo fee', 'Interest on condo fees', 'Cost of a lien', 'Reserve fund', 'By unit share'],
] as const)('in %s a fee is a %s', (jurisdiction, strataFee, feeInterest, lienCost, reserve, entitlement) => {
  const labels = labelsFor(jurisdiction)
  expect(chargeLabelsWith(labels)).toEqual({ ...chargeLabels, strataFee, feeInterest, lienCost })
  expect(fundLabelsWith(labels)).toEqual({ ...fundLabels, reserve })
  expect(levyDivisionLabelsWith(labels)).toEqual({ ...levyDivisionLabels, entitlement })
})

test('British Columbia has the words that the history has', () => {
  const labels = labelsFor('BC')
  expect(chargeLabelsWith(labels)).toEqual(chargeLabels)
  expect(fundLabelsWith(labels)).toEqual(fundLabels)
  expect(levyDivisionLabelsWith(labels)).toEqual(levyDivisionLabels)
})

test('only British Columbia speaks of strata', () => {
  const said = jurisdictions.map((jurisdiction) => {
    const labels = labelsFor(jurisdiction)
    const all = [
      typeMeaningLabelsWith(chargeLabelsWith(labels)),
      fundLabelsWith(labels),
      levyDivisionLabelsWith(labels),
    ]
    return /strata|contingency|entitlement/i.test(JSON.stringify(all.map((one) => Object.values(one))))
  })
  expect(said).toEqual([true, false, false])
})
