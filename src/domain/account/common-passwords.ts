/**
 * Passwords of at least 8 characters among the 5,000 most used of leaked lists; guessing programs try them first.
 * Source: dictionary of @zxcvbn-ts/language-common 4.1.3 (MIT), in the order of its frequency, cut and sorted.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
0.0.0.000 01011910 01011970 01011975 01011977 01011980 01011981 01011982 01011983 01011984 01011985 01011986
01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011999 01012000 01012001 01012010 01012011 01020304
01091989 02011985 02011986 02011987 02021984 02021985 02021986 02021987 02021988 02031984 02031986 02041984 02041986
02051986 02061985 02061986 02061989 02071982 02071986 02081984 02081987 02081988 02081989 02091986 02091987 02101985
03082006 10203040 1029384756 11111111 11112222 111222333 11223344 1122334455 11235813 1123581321 12011987 12131415
12301230 12312312 1232323q 123321123 12344321 123454321 1234554321 123456654321 12345678 123456789 1234567890
1234567890a 1234567890q 12345678910 123456789a 123456789q 123456789z 12345678a 12345678q 12345679 1234567a 1234567q
123456aa 123456qw 123456qwerty 12345qwe 12345qwert 1234abcd 1234qwer 123654789 12369874 123698745 123789456 123qq123
123qwe123 123qweasd 123qweasdzxc 123qwerty 12qw34er 12qwaszx 13243546 135792468 1357924680 14725836 147258369
147852369 14789632 147896325 15426378 18436572 192837465 19411945 1a2b3c4d 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t
1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1x2zkg8w 21031988 21122112 25802580 31415926 321654987
4815162342 51505150 73501505 741852963 78945612 789456123 7ugd5hip2j 8j4ye3uz 963852741 987456321 a1234567 a12345678
a123456789 a1b2c3d4 a1s2d3f4 aa123456 aardvark abc12345 abcd1234 aberdeen absolute access14 achilles adgjmptw
adrienne agent007 airborne airforce airplane albatros alejandr alejandro aleksandr aleksandra alexalex alexande
alexander alexandr alexandra alliance alphabet amateurs america1 american amsterda amsterdam anaconda anastasia
anderson andromeda angelica angelina anhyeuem annabell anthony1 anything apollo13 apple123 applepie aquarius
argentina armagedon arsenal1 asdf1234 asdfasdf asdfghjk asdfghjkl asdfzxcv ashleigh aspirine assassin asshole1
assholes atlantic atlantis attitude augustus australi australia avalanch azsxdcfv babybaby babyblue babydoll
babyface babygirl babylon5 babylove backdoor balloons bangbang barbados barcelon barcelona barefoot baseball
baseball1 basketba basketball bcfields bearbear beatrice beautifu beautiful beefcake beerbeer benjamin bigballs
bigboobs bigdaddy bigmoney billybob billyboy binladen birthday bitchass blackbir blackcat blackdog blackhaw blackjac
blackjack blackman blackout blahblah blessing blink182 blizzard bluebird blueblue blueeyes bluefish bluemoon
bobafett bobdylan bollocks bonehead bookworm boomboom borussia bradford brandon1 brewster brighton brittany broadway
brooklyn brothers brucelee buckeyes buckshot budlight budweise bulldog1 bulldogs bullfrog bullseye bullshit bunghole
business buttercu butterfl butterfly butthead butthole cadillac caliente californ california caligula callaway
cambiami cameltoe cameron1 campbell canadian candyman cannabis capslock cardinal carolina caroline carpedie casanova
catalina catherin catherine cavalier cdtnkfyf cerberus cfitymrf chainsaw champion chandler changeme chargers
charlene charles1 charlie1 charlott charlotte charlton checkers chelsea1 chemical cherokee chester1 chevelle
chevrole chevrolet cheyenne chicago1 chicken1 chickens children chocolat chocolate chrisbln christia christian
christie christin christina christine christmas christop christopher chrysler chuckles cinnamon cjkysirj clarence
clarinet claymore clevelan clifford clitoris cocacola colombia colorado coltrane columbia columbus commando computer
concrete confused consumer cooldude coolness corleone corvette cosworth courtney cowboys1 crawford crazybab creampie
creative criminal cristian cristina crjhgbjy crusader crystal1 danielle dannyboy darkness darkside darkstar davidson
dbrnjhbz deadhead deadpool december deepthroat deeznuts deeznutz defender deftones designer devil666 devildog
dfktynbyf diamond1 diamonds dickhead dietcoke digital1 dilligaf dingdong dinosaur director dirtbike discover
dkflbckfd dkflbvbh doberman dodgeram doghouse dolphin1 dolphins doughboy downtown dragon12 dragonba dragonball
drowssap drpepper dthjybrf dutchess eastside eatpussy einstein ekaterina electric electron elephant elizabet
elizabeth elizaveta emmanuel engineer enterpri enterprise ericsson eternity excalibu explorer farscape february
federico fernando ferrari1 fireball firebird fishing1 fktrcfylh fktrcfylhf flamingo fletcher flexible florence
florida1 flounder football football1 fordf150 formula1 francesc francois franklin freckles frederic fredfred
freedom1 freepass freeporn freeuser friendly front242 frontier fuck_inside fuckface fuckfuck fuckoff1 fuckthis
fuckyou1 fuckyou2 function fyfcnfcbz fyutkbyf gabriel1 gabriela gabriell gamecube gameover gandalf1 gangbang
gangster garfield gargoyle gateway1 gatorade geoffrey geronimo gesperrt getmoney gfhjkm123 gfhjkmgfhjkm ghbdtnbr
ghblehjr ghjcnjnfr ghostrider giovanni giuseppe gladiator gn56gn56 godfathe godfather godsmack godzilla goldberg
goldfish goldstar goldwing golfball golfgolf goodluck goodtime gordon24 gotohell graphics grateful greatone greenbay
greenday gretchen guardian guinness halflife hamilton handsome handyman hannibal happy123 happyday hardcock hardcore
hardrock hardware harrison hastings hawaiian hawkeyes hayabusa heather1 hedgehog heineken hellfire hello123 hellyeah
hercules highland hollywoo hollywood holyshit hongkong hoosiers hopeless hotpussy hotstuff hurrican hyperion
icecream idontkno idontknow ihateyou illinois illusion ilovesex iloveyou immortal imperial infantry infiniti
infinity internet intrepid intruder inuyasha isabella isabelle istanbul jackson1 jackson5 james007 jamesbon
jamesbond japanese jasmine1 jayhawks jeanette jennifer jeremiah jessica1 johannes johnjohn jonathan jordan23
juliette justdoit juventus kamikaze kangaroo karolina katerina katherin katherine kathleen kawasaki kcj9wx5n
kentucky kenworth keyboard keystone killbill kimberly kingfish kingkong kingston kittycat kittykat kleopatra
knickers knockers kristina kristine labrador lacrosse lancelot lasvegas laurence lawrence leavemealone leonardo
lesbians letmein1 letmein2 lifehack lifetime lightnin lightning lineage2 lionking lipstick lisalisa liverpoo
liverpool logitech lokomotiv lollipop lonestar lonewolf longhorn lorraine lovelove loverboy lowrider luckydog
macdaddy madeline madison1 magicman magnolia mailcreated5240 majestic makaveli mamapapa manchest manchester mandarin
mandingo maradona marathon margaret margarita marianne mariners marino13 marlboro marshall martinez maryjane
maryland matthew1 matthews maverick mazafaka meatball meathead meatloaf mechanic medicine megadeth megapass megatron
melissa1 meowmeow mercedes meredith meridian mersedes metallic metallica michael1 michaela michelle michigan
microlab microsof microsoft midnight mikemike military millions millwall minecraft mistress mitchell mohammed
mollydog monalisa moneyman mongoose monopoly monster1 montgom240 montreal moonlight morpheus morrison mortgage
mortimer motherfucker motherlode motorola mountain multiplelo munchkin mushroom musicman mustang1 mustangs napoleon
nathalie national ncc1701a ncc1701d ncc1701e nebraska newcastl newpass6 newyork1 nicholas nightmare nintendo
nokia6300 northern november nuttertools nwo4life oblivion oklahoma operator original overkill overlord p0015123
pa55w0rd pa55word packers1 paintbal paintball pakistan panasoni panasonic panther1 panthers pantyhos paradise
pass1234 passpass passport passw0rd passwor1 password password1 password123 password2 passwords passwort patience
patricia patrick1 patriots pavilion pearljam peekaboo penelope penguins penthous personal peterpan peterson philippe
phillies phillips phoenix1 pianoman pineappl pingpong pinkfloy platinum playstation playtime pleasure plymouth
pokemon1 polniypizdec0211 poohbear poontang pooppoop porkchop pornstar porsche1 porsche9 portland portugal poseidon
positive preacher precious predator presario princess property punisher punkrock pussycat pussyman q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qawsedrf qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedcrfv qazxswedc qweasd123 qweasdzxc
qwer1234 qwerasdf qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop
r2d2c3po ragnarok raiders1 railroad raistlin rammstein rangers1 rasputin rastaman realmadrid rebecca1 recovery
redalert redskins redwings register remember renegade research resident reynolds rfnthbyf rhbcnbyf rhfcjnrf rhiannon
rhtdtlrj richard1 richards richmond rightnow rjirfrgbde rjycnfynby roadkill roadking roadrunn robinson robotech
rockford rockhard rockstar rolltide romashka rootbeer rosemary runescape rush2112 sailboat salamander salvador
samantha samsung1 sandiego santiago sapphire saratoga satan666 saturday savannah scarface scarlett scoobydo scooter1
scorpio1 scorpion scotland seahawks sebastia sebastian security seinfeld seminole semperfi sentinel septembe
september serenity sergeant sersolution sexygirl shamrock shaney14 shanghai shannon1 shepherd sherlock sherwood
shithead shopping showtime silverad simpsons sinclair sinister sithlord skittles skorpion skywalke skywalker
slapshot slipknot slippery smeghead sneakers snickers snoopdog snowball snowboar snuggles socrates softball software
sojdlg123aljg solution somethin something soso123aljg southern southpar southpark spaceman spanking spartans
spectrum spiderma spiderman spitfire splinter spongebob sporting springer squirrel srinivas stallion standard
stanford starbuck starcraf starcraft stardust starfire starfish stargate starship startrek starwars steelers
stephani stephanie sterling stingray stocking stonecol stonecold stranger strength stripper sullivan sundance
sunflowe sunflower sunnyday sunshine super123 superfly superman superman1 supersta superstar svetlana sweetpea
swimming swingers swordfis swordfish syncmaster syracuse tacobell talisman tarheels tazmania technics teddybea
teddybear terminal terminator terrapin test1234 testtest thailand thanatos thankyou thedoors thegreat theodore
thirteen thompson thuglife thunder1 thunderb thursday tiberius tiffany1 tinkerbell titanium titleist together
tommyboy tomorrow tottenha tottenham translator traveler treasure trfnthbyf triangle trinidad trombone truelove
trustno1 tunafish turkey50 twilight ultimate umbrella underdog undertaker universal universe usuckballz1 vacation
valencia valentin valentina valhalla valkyrie vampires vanhalen vasilisa verbatim veronica veronika vfhufhbnf
vfrcbvrf vfvfgfgf victoria viewsonic viktoria virginia vkontakte vladimir vladislav warcraft wareagle warhammer
warriors waterloo webmaste webmaster welcome1 werewolf westside westwood wetpussy whatever whiskers whitesox
whocares wildcats wildfire william1 williams winston1 wishbone wolfgang wolfpack wolverin wolverine woofwoof
wordpass wrangler wrestlin wrestling wrinkle1 yankees1 yfcntymrf yosemite z1x2c3v4 zaq12wsx zaq1xsw2 zeppelin
zerocool zxasqw12 zxcasdqwe zxcv1234 zxcvbnm1
`
    .trim()
    .split(/\s+/)
)
