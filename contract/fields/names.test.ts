import { FirstName, LastName, optionalPersonName, Username } from '../fields.ts'
import { keeps, refuses } from '../testing/answers.ts'

refuses('first name', FirstName, [
  [undefined, 'First name is required'],
  ['', 'First name is required'],
  ['<br>', 'First name is required'],
  [{}, 'First name must be text'],
  ['J', 'First name must be at least 2 characters'],
  ['J'.repeat(51), 'First name must be less than 50 characters'],
  ['J'.repeat(100_000), 'First name must be less than 50 characters'],
  ['John3', 'First name contains invalid characters'],
  ['john@example.ca', 'First name contains invalid characters'],
  ["--''", 'First name contains invalid characters'],
  ['Ann\uD800', 'First name contains invalid characters'],
  ['Ann\0', 'First name contains invalid characters'],
  ['SELECT', 'Invalid input detected'],
  ['drop table users', 'Invalid input detected'],
  ["Robert'); DROP TABLE students;--", 'Invalid input detected'],
  ["x' UNION SELECT", 'Invalid input detected'],
  ['Insert', 'Invalid input detected'],
  ['update', 'Invalid input detected'],
  ['Delete', 'Invalid input detected'],
  ['create', 'Invalid input detected'],
  ['alter', 'Invalid input detected'],
  ['exec', 'Invalid input detected'],
  ['execute', 'Invalid input detected'],
  ['truncate', 'Invalid input detected'],
])
refuses('last name', LastName, [
  [undefined, 'Last name is required'],
  ['O', 'Last name must be at least 2 characters'],
  ['O'.repeat(51), 'Last name must be less than 50 characters'],
  ['O_Brien', 'Last name contains invalid characters'],
])

const realNames =
  `Grant Null Walter Waldrop Runion Inès Fromm Andor Orr Ng Wu Oz Åse Zoë Chloë Renée Françoise Siân Björn Jürgen Łukasz
  Żaneta Đặng Nguyễn Trần Şule İbrahim Ğafur Čedomir Ćosić Þórdís Æsa Œuvrard O'Brien O’Neill D'Angelo Nuʻu Ka'ahumanu
  Jean-Luc Anne-Marie Smith-Jones Ngũgĩ Ọlámidé N'Golo Sḵwx̱wú Kʷəlk xʷməθkʷəy ᐃᓄᒃ Selectman Droppers Executo Unionville
  Alterman Updike Insertus Creates Deletaille`.split(/\s+/)
keeps(
  'a real name',
  FirstName,
  realNames.map((name) => [name, name.normalize('NFC')] as const),
)
keeps('a name of several words', LastName, [
  ['van der Berg'],
  ['de la Cruz'],
  ['St Pierre'],
  ['  Mac   Donald ', 'Mac Donald'],
  ['Ine\u0300s', 'In\u00e8s'],
  ['J'.repeat(50)],
  ['\u200EMac\u00A0Donald\u00AD\u200B', 'Mac Donald'],
])

keeps('optional name', optionalPersonName('Middle name'), [[undefined], [''], ['Ann']])
refuses('optional name', optionalPersonName('Middle name'), [['A', 'Middle name must be at least 2 characters']])

keeps('username', Username, [['olivia.owner-1_x'], ['\u200Bolivia\u00A0', 'olivia']])
refuses('username', Username, [
  [undefined, 'Username is required'],
  ['ab', 'Username must be at least 3 characters'],
  ['a'.repeat(31), 'Username must be less than 30 characters'],
  ['olivia owner', 'Invalid username format'],
])
