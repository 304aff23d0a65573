/** Which passwords everybody tries first, and how they are known under capitals, digits and symbols. */

/** The words inside common passwords. */
const cores = `
  aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa aaabbb aabbcc aaron abc abcabc abcd abcdabcd abcde abcdef abcdefg abcdefgh
  abcxyz access acdc achilles acmilan adam adm admin adminadmin administrator adminpass adrian albert alberta
  alejandro alex alexander alexandra alexis alice alien aliens allah allison amanda amazing amazon amber amen america
  american amor amorcito amore amour amy andrea andrew android angel angela angelina angels anna anne annie anthony
  antonio anything apollo apple april argentina ariel arsenal arthur asd asdasd asdasdasd asdf asdfg asdfgh asdfghjk
  asdfghjkl asdfjkl asdqwe ashley ass asshole athena audi august austin australia autumn avatar awesome azerty
  azertyui azertyuiop babe baby babyboy babydoll babygirl bacon bailey bambi banana barbara barbie barcelona barney
  baseball basketball bastard batman bbb bear bears beatles beautiful beckham beer benjamin berlin bernard betty
  beverly bible bigboy bigdaddy bigdog bigmac bigman bigred bilbo billy birthday bitch bitches bitcoin black blackcat
  blackjack blah blahblah blessed blessing blink blowjob blue blueberry bluebird bluejays bluesky bmw bobby bobmarley
  bollocks bonita bonjour bonnie booboo boobs boomer booty boss boston boxing bradley brandon brandy brazil brenda
  brian britishcolumbia brittany broncos brother brown bruce bryan bubbles buddha buddy budweiser buffalo bugsbunny
  bulldog bulldogs bulls bullshit bunny burger business buster butter butterfly calgary california callofduty camaro
  cameron camila canada canadian canadiens candy canucks carebear carlos carmen carol carolina caroline casey cash cat
  catherine cats catwoman celtics champion chance changeit changeme chargers charizard charles charlie cheese chelsea
  cherry cheryl chester cheval chevrolet chevy chicago chicken china chocolat chocolate chouchou chris christ
  christian christina christine christmas christopher church ciao cinderella cindy cisco claire claudia cobra cocacola
  cock cocksucker coffee coke college company compaq complexpassword computer connor contrasena cookie cookies cool
  cooper corona correcthorse correcthorsebatterystaple corvette cosmic counterstrike courtney cowboy cowboys cracker
  crazy creative cricket crimson crystal cumshot cunt cupcake curling cute cynthia dad daddy daisy dakota dallas damn
  danger dangerous daniel daniela danielle danny darling database daughter david ddd dddddd dear debbie debian deborah
  december default dell demo denise dennis denver derek desktop devil diablo diamond diamonds diana diane dick
  dickhead director doctor dodge dodgers dog doggie doggy dogs dollar dollars dolphin dolphins domino donald
  donaldduck donna dontknow dorothy doudou douglas dragon dragonball dream dreamer dreams drummer drums duck duke
  dumbo dylan eagle eagles easter edmonton eduardo edward einstein elizabeth elmo elsa emily eminem emma employee
  energy england enigma enter entry eric erica erik estrella ethan eugene evelyn everton everyone everything example
  extreme facebook faith falcon fall family fantastic fantasy fast father february fender fernando ferrari fff ffffff
  ficken fire fireball firefly fish fishhead fishing flame flames florida flower flowers flyers football ford fordf
  forest forever fortnite forzamilan france francis francisco frank freddy freedom friday friend friends friendship
  frodo fuck fucker fucking fuckme fuckoff fuckyou fun funny furious gabriel gabriela galaxy game gameover gamer games
  gaming gandalf ganesh garfield gary gateway genius george gerald germany giants gibson ginger gladiator gloria glory
  gmail god goku gold golden golf golfer golfing goodpassword goofy google gordon gorgeous grace grandma grandpa gray
  green greenday gregory grey guest guestguest guinness guitar hack hacked hacker hades halifax hallo halloween halo
  hamburger hamster handsome hannah happiness happy harley harold harry harrypotter hawk heather heaven heineken helen
  hell hello hellohello helloworld henry hentai hercules hero heroes hey highlander hiphop hobbit hockey hockeynight
  hogwarts hola holiday home honda honey honeybun hope horse horses hot hotdog hotmail hotstuff hottie house howard
  hulk hummer hunter hurricane husband ian ice iceman idontknow iii ilovegod iloveu iloveyou india instagram intel
  internet ipad iphone ironmaiden ironman isaac isabella italy iwantu jack jackass jackdaniels jackie jackson jacob
  jaguar jake james jamie jane janet janice january japan jasmin jasmine jason java javascript jazz jeep jeffrey
  jehovah jennifer jeremy jerry jesse jessica jesus jesuschrist jetaime jets jewel jill jim jimbo jimmy joanna joel
  john johndoe johnny johnson johnwayne joker jonathan jordan jose joseph joshua juan judith julia julian julie julien
  july june jupiter justice justin juventus karen kate katherine kathryn katie kawasaki keith kelly kenneth kevin
  keyboard killer kim kimberly king kingking kitten kitty knight knights knowledge korea korn krishna kristen kyle
  lacrosse ladybug lakers laptop larry laura lauren lawrence leafs leagueoflegends ledzeppelin legend legends lemon
  leonard leonardo letmein letmeinn lexus lightning lily linda linkedin linkinpark linux lion lisa little littleone
  liverpool lkjhgf lkjhgfdsa lll logan login logmein logon loki lollipop london longhorn lorenzo lori losenord lotus
  louis loulou love lovely loveme lover lovers loveyou loving lucky lucy luigi luis madison madrid maggie magic
  magician mama manager manchester manuel manutd mapleleaf mapleleafs march marcus margaret maria marie marilyn mario
  mariposa mark marlboro marley marlin mars marseille martin martina marvin mary mason master matrix matthew maverick
  max maxine maxwell may mcdonalds megan melanie melissa mercedes mercury merlin messi metal metallica mexico michael
  michelle mickey mickeymouse microsoft midnight miguel mike mikey miller million millionaire mine minecraft minnie
  miranda mitchell mmm mnbvcxy mnbvcxz mohammed molly mom mommy monamour monday money monica monkey monster montreal
  moon moonlight morgan morpheus motdepass motdepasse mother motherfucker mountain mountaindew mouse muffin muhammad
  mulder murphy music mustang mypass mypasswd mypassword myself myspace mysql nacho nala nancy naruto nascar natalia
  natalie natasha nathan naughty ncc neo netflix network newpassword newport newyork neymar nicholas nick nicolas
  nicole nimda ninja nintendo nirvana nissan nnn nobody noidea nokia none norman nothing november null ocean october
  odin office oilers oldpassword oliver olivia onetwo onetwothree onetwothreefour online ontario ooo open opensesame
  oracle orange orchid oscar ottawa packers pakistan pamela pancake panda panther panties papa paris parker parola
  pass passcode passme passord passpass passwd password passwordpassword passwort patricia patrick patriots paul peace
  peaches peanut pearl pedro penguin pepper pepsi perfect peter philip phillip phoenix piano pickle pickles pikachu
  pink pinkfloyd pirate pirates pizza platinum playboy player playstation please pluto poiuyt poiuytrewq pokemon pony
  popcorn porn porsche poseidon potter power powerful ppp predator premier pretty prince princesa princess private
  pumpkin punkin puppy purple pussy python qaz qazwsx qazwsxedc qqq qqqq qqqqqq qqqqqqqq quebec queen qwaszx qwe
  qweasd qweasdzxc qweqwe qwer qwert qwerty qwertyqwerty qwertyu qwertyui qwertyuiop qwertz rabbit rachel racing
  rafael raiders rainbow rambo ranger rapper raptors ravens realmadrid rebecca red redbull redhat redhead redneck
  redskins redsox remember rewq ricardo rich richard rick river robert roberto robin roblox rock rocket rocknroll
  rockstar rocky rome ronald ronaldo rooney rooster root rootroot rose rosebud roses router ruby rugby runner running
  rush rusty ryan sadie saints salut sam samantha sammy sample samsung samuel samurai sandman sandra sara sarah sasha
  satan saturday saturn scarlet schatz schatzi school scooby scoobydoo scooter scorpion scott scully sean secret
  secretpassword secure securepassword security senators senha september server service sex sexsex sexy shadow shannon
  shark sharon shaved shelby shit shithead signin silver simba simon sister skateboard skater skippy slayer slipknot
  slipper slut smile smiley smokey snake snapper snickers snoopy snow snowball snowboard snowflake snowman snowwhite
  soccer softball soldier soleil somebody someone something son sonic sony sophia sophie space spaghetti spain spanky
  sparky speed speedy spider spiderman spotify spring sprite squirt sss ssssss staff star starbucks starcraft stars
  startrek starwars steelers stella stephanie stephen steve steven sticky storm strawberry strongpassword student
  stupid stupidme subaru success suckit suckme sugar sugarplum summer sunday sunrise sunset sunshine superman
  supersecret superstar superuser surfer surfing susan suzuki sweet sweetheart sweetie sweetpea swimming sydney
  sysadmin system taco tamil tammy taylor teacher teamo teddy teddybear temp temporary tennis tequiero tequila teresa
  terminator terry test tester testing testtest texas thanks thankyou thepassword theresa thomas thor thunder thursday
  thx tiffany tiger tigger time timhortons timothy tina tinkerbell titanic tits toby together tokyo toor topgun
  topsecret tornado toronto toyota travis trewq trinity trouble trumpet trust trustno trustnoone ttt tucker tucson
  tuesday tulip tupac turbo turtle tweety twitter twothree tyler tyrone ubuntu ultimate unbreakable undefined unicorn
  universe university usa user username userpass useruser uuu vacation valentina vancouver vanessa vanilla venus
  veronica verysecret victoria victory video viking vikings vincent violet viper virginia vodka volleyball volvo
  voodoo voyager vvv wachtwoord walter wanker warcraft warrior warriors wednesday weekend welcome welcomeback wendy
  whatever whiskey white whitney whocares whore wife wifi wildcat william williams windows wine winner winnie
  winniethepooh winnipeg winston winter wireless wisdom wizard wizards woaini wolf wolves wonderwoman work
  worldofwarcraft wrestling wsx wsxedc www wwwwww wxyz xavier xbox xsw xxx xxxx xxxxxx xxxxxxxx xyz yahoo yamaha
  yankee yankees yellow yourpassword youtube ytrewq yyy zachary zaq zaqwsx zaqxsw zelda zeus zorro zxc zxcv zxcvb
  zxcvbn zxcvbnm zzz zzzzzz`

/** Common passwords in which digits are more than dress. */
const mixed = `
  000000 00000000 0000000000 007007 010203 0123456789 100200 101010 102030 111 1111 11111 111111 1111111 11111111
  111111111 1111111111 1111aaaa 111aaa 112233 11223344 1122334455 121212 12121212 123 123123 123123123 123321 1234
  1234321 12344321 12345 123454321 123456 1234567 12345678 123456789 1234567890 12345678910 123456789a 12345678a
  1234567a 123456a 123456aa 123456abc 123456abcd 123456q 123456qwerty 12345a 12345qwert 1234abcd 1234qwer 123654
  1236987 12369874 123abc 123abc456 123asd 123asdf 123qwe 123qweasd 123qweasdzxc 131313 1357 13579 135790 1357924680
  147258 147258369 147852 147852369 1590 159357 159753 159951 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 222222 22222222 232323 24680 246810 252525 2580 2fast4u
  2hot4u 2wsx3edc 314159 31415926 321 333333 33333333 4321 444444 456789 4ever 4runner 5150 54321 555555 55555555
  5555555555 654321 666666 66666666 696969 69696969 741852963 7654321 777777 7777777 77777777 789456 789456123 8675309
  87654321 888888 88888888 963852741 987654321 9876543210 999999 99999999 9999999999 a123456 a1234567 a12345678
  a123456789 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa1111 aa123123 aa123456 aa12345678 aaa111 aaaa1111 abc123 abc123abc
  abcd1234 agent007 asd123 big1 bond007 h4x0r james007 l33t m123456 n00b ncc1701 ncc1701d ncc1701e number1 only1
  p455w0rd p4ssw0rd pass1234word passw0rd q123456 q1w2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qq123456 qwe123 qwe123qwe
  qwer1234 r2d2c3po s123456 trustno1 w00t w123456 x123456 z123456 zaq12wsx zaq1xsw2 zaq1zaq1 zxc123`

let known: Set<string> | undefined
const common = (): Set<string> => (known ??= new Set(`${cores} ${mixed}`.trim().split(/\s+/)))

/** Digits and symbols that stand for letters; `1` and `!` stand for two. */
const disguises: Record<string, string | undefined> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}
const undisguised = (text: string, one: 'i' | 'l'): string =>
  Array.from(text, (char) => disguises[char] ?? (char === '1' || char === '!' || char === '|' ? one : char)).join('')

const isKnown = (core: string): boolean => {
  const half = core.slice(0, core.length / 2)
  return common().has(core) || (half + half === core && common().has(half))
}

const isLetter = (char: string) => char >= 'a' && char <= 'z'

/** The dress is tried on whole and cut off bit by bit, no further than this many characters at each end. */
const dressMostChars = 24

/** Whether any cut of the digits and symbols at both ends leaves a common password. */
const hidesKnown = (text: string, first: number, last: number): boolean => {
  for (let start = Math.max(0, first - dressMostChars); start <= first; start += 1)
    for (let end = last + 1; end <= Math.min(text.length, last + 1 + dressMostChars); end += 1)
      if (isKnown(text.slice(start, end))) return true
  return isKnown(text.slice(first, last + 1))
}

/**
 * Whether a password is a very common one in any dress: `P@ssw0rd2024!`, `pass-word1`, `!!Dragon99` (specification,
 * section 5). Callers check its length first.
 */
export const isCommonPassword = (password: string): boolean => {
  const plain = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '')
  const characters = plain.split('')
  const first = Math.max(0, characters.findIndex(isLetter))
  const lastLetter = characters.findLastIndex(isLetter)
  const last = lastLetter === -1 ? plain.length - 1 : lastLetter
  return [plain, undisguised(plain, 'l'), undisguised(plain, 'i')].some((text) => hidesKnown(text, first, last))
}
