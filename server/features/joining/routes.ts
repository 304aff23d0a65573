import { joining } from '../../../contract/joining.ts'
import { bind } from '../../http/bind.ts'
import { placeToRegister, register } from './joining.ts'

export const joiningRoutes = bind(joining, { register, place: placeToRegister })
