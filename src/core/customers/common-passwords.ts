/**
 * The most common words in passwords: frequent entries of leaked lists (zxcvbn-ts, MIT licence) without surrounding
 * digits and signs, and everyday Dutch and German words. Unfiltered, because the list is never displayed.
 */
export const commonPasswordWords = `
aardbei aardvark aaron abcd aberdeen abgrtyu abigail access accord account achilles action active adam adgjmptw adidas
admin admiral adrian adriana adult aezakmi africa agent aggies aikido airborne airbus airforce airplane ajax alabama
alan alaska albatros albert alberto albion alejandr aleksandr alex alexande alexander alexandr alexandra alexis alfred
alibaba alice alicia alien aliens alison allen alliance allison allsop alpha alpine alucard always alyssa amadeus amanda
amateur amazon amber amelia america american amour amsterda amsterdam anaconda anakin anal analsex anarchy anastasia
anders anderson andre andrea andreas andrei andrew andrey andy anfield angel angela angelica angelina angelo angels
angie anhyeuem animal animals anime anmelden annette annie anouk anthony anton antonio antwerpen anubis anything apache
apfel apollo appel appelmoes appeltaart apple applepie apples april aquarius aragorn arbeit archer archie area arizona
arjay armani arnold arschloch arsenal artemis arthur artist asdasd asdfasdf asdfjkl asdzxc ashley ashton asian aspire
aspirine assassin assfuck asshole assman asterix astros athena atlanta atlantic atlantis atomic attack auburn audrey
august augustus aurora aussie austin australi australia auto autumn avalon avatar avenger awesome azamat azerty azsxdc
azsxdcfv babe babes babies baby babyboy babydoll babygirl babylon backdoor bacon badass badboy baddog badger baggins
bailey ball baller balloon balls bambam banaan banana bananas banane bandit bang bangkok banshee barbara barbie barcelon
barcelona barkley barney barry barsik bart baseball basket basketba basketball bass bassman bastard batman battle baxter
bayern beach beagle beaner beanie bear bears beast beatles beatrice beautiful beauty beaver beavis beckham becky bedrijf
beefcake beer beetle beheer beheerder belgie belinda bell bella belle bender benjamin bennett benson bentley benutzer
berlin bernard bernie bertha bethany better betty beveiliging beverly bianca bicycle bigballs bigbird bigboobs bigboy
bigcock bigdaddy bigdick bigdog bigfoot bigger biggie bigguy bigmac bigman bigmoney bigone bigred bigsexy bigtime
bigtits bikini bill billie billy billybob billyboy bingo bird birdie birdman birthday biscuit bishop bitch bitches
biteme bizkit blabla black blackcat blackdog blackhaw blackie blackjac blackman blacks blacky blade blades blahblah
blake blaster blauw blazer blessed blink blizzard bloem bloemen bloempje blonde blondes blondie blood bloody blow
blowjob blowme blue bluebird blueeyes blues bluesky blume boat bobafett bobbie bobby bobcat boeing bogart bogdan bohica
bollocks bollox bomber bond bondage bone bonehead boner bones bonita bonjour bonnie bonsai boobies boobs booger boogie
boomer boot bootie boots booty boris borussia bosco boss bossman boston bottom bowler bowling bowser boxing boys brabant
brad bradford bradley brandi brando brandon brandy brasil braves brazil breast breeze brenda brendan brian brianna
bridge bridget bristol britney brittany broadway broer broken bronco broncos brooke brooklyn brooks brother brothers
brown brownie browns bruce brucelee bruder brugge bruins bruno brussel brutus bryan bryant bubba bubbas bubble bubbles
buck buckeye buckeyes buddha buddy budlight budman buffalo buffett buffy bugger bull bulldog bulldogs bullet bullseye
bullshit bunghole bunny burger burton bush business buster butch butler butt butter butterfl butterfly butthead butthole
buttman buttons byteme cabbage cactus cadillac caesar caitlin calico caliente californ california caligula callie calvin
camaro camel camelot camels camera cameron camilla camille campbell canada cancel cancer cancun candle candy candyman
cannon canon cantona capital capone captain caramel cardinal carl carlo carlos carlton carmen carnaval carol carolina
caroline carolyn carpet carrera carrie carrot carson carter cartman cartoon caserta casey cash casino casper cassidy
cassie castle catalina catch catdog catfish catherin catherine catman cats cavalier caveman ccbill cdtnkfyf cecilia
celeste celica celine celtic celtics cent center central cessna chad chair champion champs chance chandler chanel chang
change changeme chaos charger chargers charles charley charli charlie charlott charlotte charlton charly charmed chase
chaser check cheers cheese cheetah chelsea chemical cheng cherokee cherry cheryl chester chevelle chevrole chevy chewie
cheyenne chicago chichi chicken chickens chicks chico chief chiefs children china chipper chivas chloe chocolade
chocolat chocolate chopper chris chrissy christ christia christian christin christine christop christopher christy
chronic chubby chuck chucky church cinder cindy cinnamon city cjkysirj cjkywt claire clancy clapton clarence classic
claude claudia clayton clemson clifford clinton clipper clitoris cloud clover cobra cocacola cock cocks coconut cody
coffee cohiba coke coleman colleen college collins colombia colorado colors colt coltrane columbia columbus comics
command commando company compaq computer concrete condom condor connect conner connie connor conrad consumer content
control cookie cookies cool cooler coolio coolman cooper cooter copper corona corrado corvette cosmo cosmos cosworth
cotton cougar country courtney cowboy cowboys coyote cracker crash crazy crazybab cream creampie creamy creative credit
cricket crimson cristina critter cruise crunch crusader crysis crystal cthulhu cthutq cuddles cumming cumshot cunt cunts
cupcake curious curtis cutlass cutter cxfcnmt cyclone cyclops cynthia daan daddy dagger daisy dakota dale dallas dalton
damian damien dammit damnit dana dance dancer danger danie daniel daniela danielle daniil danila danni danny dannyboy
dansen dark darkness darkside darkstar darling darren darwin dave david davids davidson davis dawg dawson daytona
dbrnjhbz deacon dead deadhead deadman dean deanna death debbie deborah december deeznuts default defender defiant
deftones delete delta demon denali denis denise deniska dennis denver depeche derrick desert design designer desire
deskjet destiny detroit deutschland devil devildog devils dexter dezember dfkthbz dfkthf dfvgbh diablo diamond diamonds
diana dick dickhead dicks dienstag diesel dietcoke digger digital dilbert dildo dilligaf dillon dima dinamo ding
dingdong dinosaur dinsdag direct director dirty discover disney divine dixie dkflbckfd dkflbvbh doberman doctor dodge
dodger dodgeram dodgers doei dogg doggie doggy dogman dogs dollar dolphin dolphins domein domeinnaam dominic domino
donald donderdag dong donkey donna donnerstag donnie doobie doodle dookie dorothy dortmund double doughboy douglas down
dracula drago dragon dragons dragoon drake dream dreamer dreams drew driver drizzt drowssap drpepper drummer dthjybrf
dublin ducati duchess duck dude dudley duitsland duke dumbass duncan durango duster dustin dusty dylan eagle eagles easy
eatme eatpussy eatshit eclipse eddie eduard edward eeyore eileen eindhoven einstein ekaterina elaine electric element
elena elephant eleven elijah elizabet elizabeth elliot elliott elvira elvis elwood email emerald emerson emily eminem
emma emmanuel empire energy engage engine engineer england english enigma enjoy enter enterpri enterprise eric ericsson
erik ernest erotic escape escort esther eternity eugene evelyn everest everton excalibu exigen exigent exodus explorer
express extreme fabian fabie faggot fahrrad faith falcon falcons fall fallen familie family fantasy farmer farside fart
fashion fast faster fatass fatboy fatcat father fatima fatman feather februar februari february feet felicia felix femke
fender fernand fernando ferrari ferret fetish feyenoord ficken fiesta fiets fietsen figaro fighter filter finger fingers
finish fire fireball firebird firefly firefox fireman firma first fish fisher fishes fishing fitness fktrcfylh
fktrcfylhf fktrctq flames flamingo flash flatron fletch fletcher fleur flight flipper floppy florence florian florida
flower flowers fluffy flyboy flyers flying foobar football ford fordf forest forever forget forgot formula forrest
fortuna fortune fossil foster fowler foxtrot france frances francis franco francois frank frankie franklin franky freak
freaks freaky freckles fred freddie freddy free freedom freeman freitag french freund freunde freundin friday friend
friends friesland fright frisco fritz frog frogger froggy front frontier frosty frozen fruehling fruhling fubar fuck
fucked fucker fuckers fuckface fuckher fuckin fucking fuckit fuckme fuckoff fuckthis fuckyou fugazi function funny
funtime fusion fussball future fußball fyfcnfcbz fylhtq gabrie gabriel galaxy galina galore gambit gandalf gang gangbang
gangsta gangster garage garbage garcia garden garfield garrett garten gary gateway gator gators gbpltw gebruiker
geburtstag geel geheim gemini general genesis genius george georgia gerald gerard german germany geronimo getsome gfhjkm
ghbdtn ghbdtnbr ghetto ghjcnj ghost giant giants gibson gilbert gillian ginger giorgi giovanni girl girls gisteren
gitaar giuseppe gizmo gizmodo gjkbyf global gloria gmoney goblin goblue goddess godsmack godverdomme godzilla goed
gofish goforit goku gold goldberg golden goldfish goldie golf golfer golfing goliath goober good goodbye goodluck google
goose gopher gordon gorilla gotcha gothic gotohell govols grace gracie graham grandma granny grapes grateful great
greatone green greenbay greenday greens greg gregory gremlin grendel gretchen griffey griffin gringo grizzly groen
groningen groovy grover grumpy guardian guest guiness guinness guitar gundam gunner gustav hacker hailey halflife hallo
hamburg hamilton hamlet hammer hammers hamster handsome hank hannah hannibal hansen hansolo happy happyday hard hardcore
harder hardon harley harmony harold harper harris harrison harry harvey hase hastings haus hawaii hawk hawkeye hayden
hayley head heart hearts heather heaven hector hedgehog heidi helen helena hell hellfire hello helloo hellyeah help
helpme hendrix henk henry hentai herbert herbie herbst hercules herfst herman hermes hershey hesoyam hidden highland
hilton hiphop history hithere hitler hitman hjvfirf hobbes hobbit hockey hoihoi holden holiday holland holly hollywoo
hollywood holmes holyshit home homer homers homerun hond honda hondje honey hongkong hooker hooter hooters hoover hope
hopper horndog hornet horney horny horse horses hosting hotboy hotdog hotrod hotsex hotshot hotstuff hottie house houses
houston howard hudson huis hummer hund hungry hunter hunting hurrican husker huskers huskies hustler hyperion ibanez
icecream iceman ichliebedich iedereen iforgot igor iguana ihateyou ikhouvanje ikhouvanjou illini ilovesex iloveu iloveyo
iloveyou imagine immortal impala imperial incubus indian indiana indians indigo infantry inferno infiniti infinity
ingrid inloggen insane inside integra internet intrepid ireland irina irish ironman isabel isabella isabelle isaiah
island israel italia ivan ivanov ivanova iverson iwantu jack jackal jackass jackie jackoff jackson jacob jaguar jake
jamaica james jamesbon jamie jammer janice janine januar januari january japan japanese jarhead jasmin jasmine jason
jasper java javier jayhawk jazz jazzman jeanette jedi jeep jeff jeffrey jenna jennie jennifer jenny jensen jeremiah
jeremy jericho jerkoff jeroen jerome jerry jersey jesse jessica jessie jester jesus jethro jimbo jimbob jimmy joanna
joanne joejoe joepie joey johan johanna john johnny johnson joker jokers jonathan jones jordan jose joseph josh joshua
jouw jrcfyf juan judith juggalo juice juli julia julian julie juliet julius july jumper june junebug jungle juni junior
jupiter justdoit justice justin justine justme juventus kaas kaffee kaiser kaktus kamikaze kangaroo kansas kantoor
karate karen karina karolina kasper katana katerina kathleen kathryn kathy katie katrin katrina katze kawasaki keeper
kees keith kelley kelly kelsey kennedy kenneth kennwort kenny kenshin kentucky kenwood kenworth kermit kerst kerstboom
kerstmis kevin keyboard keystone keywest kickass kicker kill killbill killer killme kimber kimberly king kingdom
kingkong kingpin kingston kinky kipper kirill kirsten kiss kisses kissme kitkat kitten kitty kittycat klant klaster
knicks knight knights knopka knuffel kodiak koekje koeln koffie koln kolobok kong konijn koshka kotenok kramer krishna
krista kristen kristi kristin kristina kristine kristy ktyjxrf kuchen kume kunde kutwachtwoord kyle labrador labtec
lacrosse ladies lady ladybug laguna lakers lancelot lancer lansing laptop larisa larry lasvegas latin latino laura
lauren laurie lawrence lawyer leader leather ledzep legacy legend legion legolas lekker lemons lennon lente leonard
leonardo leopard lesbian lesbians leslie lespaul lestat lester letmein letsgo leuk lewis lexmark liberty lick licker
lickit lickme liebe liebling liefde lieverd life lifehack light lightnin lights lillian limburg lincoln linda lindsay
lindsey lineage lion lionking liquid lisa little liverpoo liverpool lizard lizzie lobster logan login logitech lolipop
lolita lollipop london lonely lonestar lonewolf long longhorn looker looking lorenzo lorraine loser lotte louise loulou
love loveit lovely loveme lover loverboy lovers loveyou loving lowrider lucas lucifer lucky luckydog lucy ludwig luke
luther lvbnhbq maandag maart macdaddy machine macross madden maddie maddog madeline madison madman madmax madness
madonna madrid maerz maestro maggie magic magick magicman magnolia magnum magnus maiden mail mailcreated mailman
majestic makaveli maksim malaka malcolm malibu mallard mama mamma manager manchest manchester mandingo mandy maniac
manson manuel manutd maradona marathon marc marcel march marco marcos marcus margaret margarita maria mariah marian
marianne marie marieke marilyn marina marine mariners marines marino mario marion marisa marissa mark market markus
marlboro marlene marley marlin marshall martha martijn martin martina martinez martini marvel marvin mary maryjane
maryland marz mason massive master masters matador mathew matilda matrix matt matthew mattie mature maurice maus
maverick maxell maxima maximus maxine maxmax maxwell mayday mayhem maynard meatball meatloaf mechanic megadeth megaman
megan megapass meghan melanie melinda melissa mellon melody melvin member memorex memory memphis mercedes mercury
meredith meridian merlin mersedes metal metallic metallica method mexico miami michael michaela michel michele michelle
michigan mickey microlab microsof microsoft midget midnight mighty miguel mijn mike mikey milana milano milena miles
military miller millie million milton mine minecraft minnie miracle mirage miranda miriam mission missy mister mistress
misty mitchell mittwoch mobile models moeder mojo mollie molly moloko molson momoney mond monday money moneys mongoose
monica monika monique monitor monkey monkeys monopoly monroe monster montag montana montreal monty moocow mooi mookie
moon moose morgan morgen morpheus morris morrison moscow motdepasse mother motorola mountain mouse movie movies mozart
muenchen muffin mulder munchen munchkin muppet murder murphy murray muscle mushroom music musicman mustang mustangs
mutter muziek mylove mypass myself mystery mystic nadine naked nancy napass napoleon naruto nascar nasty nastya natali
natalia natalie natasha nathalie nathan national natural nature naughty nebraska nederland nellie nelson nemesis neptune
network nevada newlife newman newpass newport newton newyork nfnmzyf nguyen nicholas nick nicola nicolas nicole niemand
nieuw nieuwe nigger night nikita nikki nikola nimrod nina niners ninja nintendo nipple nipples nirvana nissan nobody
nofear nokia nolimit none noodle noodles nookie nopass norman norton nothing november nugget number nuttertools nyjets
nylons nymets oakland oakley obiwan oblivion october odessa oesterreich office ohyeah oicu oilers oklahoma oksana
oktober oldman oleg olga oliver olivia omega onelove online onlyme open openup operator oracle orange oranges oranje
oregon orgasm orioles orion orlando oscar osiris ostern osterreich outlaw overlord oxford paard paars pacific packard
packer packers pacman painter pakistan palace paladin palmer pamela panama panasonic pancho panda pandora pannenkoek
pantera panther panthers panties pantyhos panzer papa pappa paradise paradox paris parker parola parrot party pascal
pasen pass passat passe passion passport passwor password passwords passwort patches patricia patrick patriot patriots
patton paul pauline pavilion payton peace peaches peanut peanuts pearljam pebbles pedro peekaboo peewee pegasus pencil
penelope penguin penguins penis penny pentium people pepper pepsi perfect personal pervert pete peter peterpan peters
peterson petra peugeot pferd phantom phil philip philips phillies phillip phillips philly phoebe phoenix photo photos
phpbb picard picasso piccolo pickle pickles pics picture pierre pieter piglet pikachu pillow pilot pimp pimpin pineappl
ping pingpong pink pinkfloy pioneer pippen pirate pirates pistol pitbull pizza planet plastic platinum play playboy
player playtime please pleasure plumber plymouth poesje poison pokemon polaris police polina polniypizdec polo polska
pompey poncho pontiac poodle pooh poohbear pookie poontang pooper poopie pooter popcorn popeye porkchop porn porno
pornos porsche porter portland portugal positive possum postal potato potter powder powell power powers precious
predator prelude presario presto preston pretty primus prince princes princess printer private privet probeer prodigy
profit provider psycho pumpkin punisher punkin punkrock puppies puppy pupsik purple pussie pussies pussy pussycat pussys
putter pyramid python qawsed qawsedrf qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc quality quattro
queen quincy qwaszx qweasd qweasdzxc qweqwe qwerasdf qwerty rabbit racecar racerx rachael rachel racing rafael ragnarok
raider raiders railroad rainbow raistlin ralph rambler rammstein ramona ramses randall random randy ranger rangers
raptor rascal rasdzv rasputin rastaman raven ravens raymond razz rbhbkk rctybz ready reagan reality reaper rebecca rebel
rebels redalert redbull reddog redhead redhot redman redneck redrum redskins redsox redwings reebok reggie regina
remember renault renegade rereirf rescue research respect retard retired revenge review rfhbyf rfnthbyf rfrfirf rfrnec
rhbcnbyf rhonda ricardo rich richard richards richie richmond rick ricky rightnow ripper river rjirfrgbde rjntyjr
roadkill robbie robert roberta roberto roberts robin robinson robotech rock rocker rocket rockets rockon rocks rocky
rodney roger rogers roland roller rolltide roman romance romashka romeo rommel ronald ronaldo ronnie rood rookie rooster
root roscoe rose rosebud rosie rotten rotterdam route rovers roxanne roze rubber ruben rugby rulez runner running rupert
rush ruslan russell russia russian rustam rusty ryan sabbath sabina sabine sabrina sadie safety sailboat sailing sailor
saint saints sakura sally salmon salvador samantha samiam sammie sammy sampson samson samstag samsung samuel samurai
sanchez sander sanders sandiego sandman sandra sandro sandy sanne santana santiago santos sapphire sara sarah saratoga
sasha sassy satan saturday saturn saun sausage savage savannah sayang scarface scarlet scarlett schalke schatje schatz
schatzi scheisse scheiße schluessel schlussel schokolade school schule schweiz schwester science scooby scoobydo scooter
scorpio scorpion scotch scotland scott scottie scotty scrappy scratch scream scruffy scully seamus sean search seattle
sebastia sebastian secret secure security seeker seinfeld select selena seminole semperfi sentinel septembe september
serega serena serenity sergei sergey sergio server service sesame seven sexsex sexual sexx sexy shado shadow shaggy
shalom shaman shamrock shane shaney shania shannon shaolin shark sharks sharon shasta shaved shazam shearer sheena
sheila shelby shelley shelly shemale sherlock sherman sherry sherwood shiloh shirley shit shithead shitty shogun shooter
shopping short shorty shotgun showme showtime sicher sicherheit sidney siemens sierra silver silvia simba simon simone
simple simpson simpsons sinatra sinclair singer single sinner sinterklaas sirius sister sithlord sixers skater skeeter
skiing skinny skipper skippy skittles skorpion skydive skyline skywalke skywalker slacker slappy slapshot slave slayer
sleepy sleutel slick slider slipknot slut sluts slutty smile smiles smiley smith smitty smoke smoker smokey smokin
smooth smudge smut snake snakes snapper snatch snickers sniper snoopdog snoopy snow snowball snowman snuggles sobaka
soccer socrates softball software soldier soleil solnce solomon somethin sommer sonic sonne sonntag sony sooner sooners
sophia sophie southern space spank spanking spankme spanky sparkle sparks sparky sparta spartak spartan spartans speaker
spears special spectrum speed speedy spencer spider spiderma spiderman spidey spike spirit spitfire splash splinter
spooky sport sports spring springer sprint sprite spunky spurs spyder squirrel squirt srinivas stacey stalker stallion
standard stanley star starcraft stardust stargate stars starship startrek starwars station stealth steele steeler
steelers stefan stefano stella stephani stephanie stephen sterlin sterling stern sterne steve steven stevie stewart
stick sticks sticky stimpy stinger stingray stinky stocking stocks stolen stone stonecol stoner stones storm stormy
stranger street strider strike striker stripper strong stuart stud student studio stuff stupid subaru sublime subway
success suck sucker suckit suckme sucks sugar sultan summer summit sundance sunday sunny sunrise sunset sunshine super
superfly superman supersta support surf surfer surfing susan suzanne suzuki svetik svetlana swallow sweden sweet sweetie
sweetpea sweets sweety swimmer swimming swinger swingers sword swordfis swordfish sydney sylvia syracuse system tabitha
tacobell tacoma tamara tammy tang tanker tanner tanya tara tardis target tarheel tarheels tarzan tasha tatiana tattoo
tatyana taurus taylor tazman tdutybq teacher team technics techno teddy teen teens tekken telefon temp tempest temple
tennis tequila teresa terminal terminator terror terry test testen tester testing texas thailand thanks thankyou theboss
thegame thekid theking theman theodore theone theresa therock thomas thompson thor throat thuglife thuis thumper thunder
thursday tickle tiffany tiger tigers tigger tight timber time timmy timothy tina tinker tinman tintin titanic titans
titleist tits titties tobias toby today toegang tolkien tomato tomcat tommy tomtom tony tool tootsie topcat topdog
topgun topper tornado toronto torres toshiba tottenha toyota tracey tractor tracy traffic train trains trance transam
translator travel travis treasure trebor tree trevor trfnthbyf tricky trident trigger trinidad trinity tristan triton
triumph trixie trojan trojans trombone trooper trouble trout truck trucker trucks truelove trumpet trunks trustno
tsunami tucker tuesday tuin tunafish tundra turbo turkey turner turtle tweety twilight twisted twister tyler typhoon
tyrone ultima ultimate umbrella underdog unicorn united universe unknown unreal urlaub user usmc usuckballz utopia
utrecht vacation vader vagina vakantie valentin valentina valera valeria valerie valhalla valley vampire vandaag vanessa
vanhalen vanilla vater vectra vegeta veilig veiligheid velvet venus verbatim veritas verjaardag vermont vernon verona
veronica veronika vertigo vette vfczyz vfhbyf vfhecz vfksirf vfrcbv vfrcbvrf vfvekz vfvjxrf viagra victor victoria
victory video viking vikings viktor viktoria vincent violet viper vipers virgin virginia vision vitalik vivian vkontakte
vlaanderen vladik vladimir vladislav vlinder voetbal vogel volley volume voodoo vortex voyager voyeur vriend vrienden
vriendin vrijdag vulcan wachtwoord wachtwoorden walker wallace walleye wally walnut walter wanker warcraft warhammer
warlock warlord warren warrior warriors wassup water waterloo waters watson wayne weasel weather webhosting webmaster
webshop website webster wednesday weed weezer weihnachten welcome welkom wendy werder werewolf werk werner wesley
western westham westside wetpussy whatever wheels whiskey whisper white whitney whocares whore whynot wibble wicked
wilbur wildcat wildcats wildfire william williams willie willis willkommen willow willy wilson window windows winner
winnie winston winter wisdom wizard woensdag wolf wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat
women wonder wood woody woofwoof wookie wordpass wordpress world wouter wrangler wrestlin wright wrinkle writer wutang
xanadu xavier xbox xfiles xtreme yamaha yankee yankees ybrbnf yellow yfnfif yomama yosemite young yourmom yvonne yzerman
zachary zaphod zaqwsx zaqxsw zaterdag zeeland zenith zeppelin zidane zingen zipper zombie zomer zondag zonnebloem
zonnetje zorro zugang zusje zvezda zwart zxcasd zxcasdqwe
`

const words: ReadonlySet<string> = new Set(commonPasswordWords.trim().split(/\s+/))

/** Expects lower case and at least four characters. */
export function isCommonPassword(word: string): boolean {
  return words.has(word)
}

/** Also treats the name of the shop as a common word. */
export function isCommonPasswordAt(shopName: string): (word: string) => boolean {
  const own = shopName.toLowerCase()
  return (word) => word === own || isCommonPassword(word)
}
