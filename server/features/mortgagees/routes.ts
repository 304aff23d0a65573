import { mortgagees } from '../../../contract/mortgagees.ts'
import { bind } from '../../http/bind.ts'
import { addMortgagee, changeMortgagee, getMortgagee, listMortgagees, stepMortgagee } from './mortgagees.ts'

export const mortgageeRoutes = bind(mortgagees, {
  list: listMortgagees,
  get: getMortgagee,
  add: addMortgagee,
  change: changeMortgagee,
  step: stepMortgagee,
})
