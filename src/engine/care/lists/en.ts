import { EN_REGION } from '#engine/care/lists/en-region.ts'

/** English. Apostrophes are gone before a line is read: "don't" is "dont". See `line.ts` for the signs. */
export const EN = `
@FILL = just/really/so/to/only/even/actually/honestly/kinda/literally/fucking/fuckin/freaking/bloody/damn/still/always/sometimes/ever/like/all/very/much/too/be/been/being/have/had/do/did/feel/feeling/some/any/pls/please/idk/tbh/lowkey/rn/now/today/tonight/often/again/and/or/but/it/this/that/right/as/is/was/in/on/at/the/a/an/my/me/i/im/up/out/no/not/dont/cant/keep/kept/keeps/more/of/can/could/would/will/maybe/probably/already/almost/sort/kind/lot/little/bit/every/day/days/night/times/time/time/everyday/lately/recently/if/for/with/what/how/so+badly
@HALT = why/how/what/who/which/whether/people/understand/know/explain/write/read/learn/revise/essay/he/she/they/we/romeo/juliet/hamlet/characters
@TEXT = poem/poems/poet/poets/narrator/narrators/character/characters/novel/soliloquy/stanza/playwright/protagonist/shakespeare/hamlet/macbeth/ophelia/juliet/romeo/othello/gatsby/plath/antigone/meursault/camus/willy+loman/lady+macbeth/sonnet/verse/author/lyrics/short+story/diary+entry/monologue/role+play/in+role/persona/dramatic/from+the+perspective+of/from+the+point+of+view/quote/quotation/the+speaker/the+line/the+phrase/as+if+i+were/act+1/act+2/act+3/act+4/act+5/scene/says+that/kafka/orwell/dickens/werther/anna+karenina/bovary/piggy/lord+of+the+flies/mockingbird/scout/inspector+calls/eva+smith/holden/esther/sylvia/virginia+woolf/salinger
@TOPIC = durkheim/durkheims/sociolog*/psycholog*/theory/theories/study/studies/research/researchers/explain/describe/discuss/define/evaluate/analyse/analyze/compare/outline/causes+of/effects+of/rates/rate/statistics/symptoms/treatment/history/historical/war/nazi*/holocaust/hitler/economics/biology/chemistry/physics/patients/disorder*/definition/essay+about/essay+on/presentation+on/presentation+about/project+on/project+about/chapter/source/exam+question/example+of/triad/beck/becks/python/loop/loops/java/code/coding/variable/program/mark+scheme/textbook/syllabus/philosoph*/according+to/legislation/act+of/law/laws/percent/per+cent/population/drug+use/experiment/cells/cell/bacteria/animals/rats/mice/enzyme*/species
@SELF = i/im/ive/id/ill/ima/me/my/myself/mine/us/our/we/meself
@ASK = what/whats/why/how/which/who/where/when/does/did/do/is/are/was/were/explain/describe/discuss/compare/analyse/analyze/evaluate/outline/define/state/give/name/can+you/could+you/to+what/summarise/summarize/quiz/tell+me+about/rewrite/rephrase/paraphrase/translate/proofread/punctuate
@I = i/im/ive/id/ill/ima
@END = anymore/any+more/longer/like+this/$
@WANT = want/wanna/wanted/wish/wishing/ready/deserve/rather/going/gonna/need/hope/hoping/hoped/planning/plan/decided/trying/tried/tempted/urge/thinking+about/thought+about/feel+like/considering
@FEEL = feel/feeling/felt/am/im/been/was/get/getting/so/ive+been
@KIN = dad/daddy/father/mum/mom/mommy/mummy/mother/stepdad/step+dad/stepfather/stepmum/stepmom/step+mum/step+mom/stepmother/uncle/aunt/auntie/brother/stepbrother/sister/cousin/grandad/grandpa/grandfather/grandma/parents/parent/family/boyfriend/girlfriend/bf/gf/partner/ex/teacher/coach/tutor/neighbour/neighbor/boss/husband/guardian/mums+boyfriend/moms+boyfriend/mothers+boyfriend/dads+friend/babysitter
@PEER = they/everyone/everybody/people/kids/girls/boys/guys/students/classmates/he/she/someone/somebody/friends/bullies/class/group
@WORK = essay/essays/conclusion/paragraph/introduction/intro/speech/story/report/presentation/letter/email/song/coursework/assignment/homework/debate/dialogue/script/proof/sentence/article/blog/loop/poem/ending+of
@WHEN = january/february/march/april/may/june/july/august/september/october/november/december/tomorrow/tmrw/tmr/tonight/christmas/exams/results/graduation/prom/anyway/long/anymore/much
@KG = 25kg/30kg/32kg/33kg/34kg/35kg/36kg/37kg/38kg/39kg/40kg/41kg/42kg/43kg/44kg/45kg/46kg/47kg/48kg/80lbs/85lbs/90lbs/95lbs/100lbs
@NEAR = dad/mum/mom/brother/sister/cousin/friend/friends/best+friend/bestie/mate/classmate/roommate/flatmate/boyfriend/girlfriend/bf/gf/parents/someone+i+know
@PILLS = pills/pill/tablets/tablet/paracetamol/paracetamols/painkillers/ibuprofen/tylenol/panadol/aspirin/antidepressants/sleeping/medication/meds/medicine/medicines/bleach/poison
@BODY = arm/arms/wrist/wrists/leg/legs/thigh/thighs/skin/stomach/hand/hands/face/body
suicide! | kms
suicide! | kill/kil/kll/killing/unalive/unaliving/hang/hanging/drown/drowning/shoot/shooting/suffocate/stab/murder/off+me/offing myself/my+self/meself
suicide! | end/ending/take/taking/ended/took/finish/finishing my own? life -with/chances
suicide! | i/im/just/wanna/to/gonna/should end/ending it/things/everything all/tonight/today/soon/now/forever/once
suicide | end/ending it all
suicide! | done ~ with life/living/this+life/this+world
suicide! | wrote/write/writing/written/left/leave ~ letters/notes/letter/note ~ to/for ~ my/them/everyone/mum/mom/dad/family/friends ~ friends/family/parents/mum/mom/dad/sister/brother? _ so+they/fault/after/when+im/explain/sorry/goodbye/gone
suicide!! | how high/tall/deep ~ does/do/should/must/would ~ building/bridge/floor/roof/drop/fall/window/storey ~ have/need/has ~ to+be $
suicide! | wont/will+not/not+gonna/not+going+to/not be/is alive/around -the+table
suicide! | be/stay around/alive ~ for/to ~ the? ~ real+ones/results/exams/see/finals/graduation/prom/real/next/finish _ $/anyway/ones/day/year -help/answer
suicide! | letter/letters/note/message/something ~ to/for ~ my? ~ family/parents/mum/mom/dad/friends/everyone/sister/brother _ for/when/after/once/before ~ im/i/i+am/ill ~ be? ~ gone/dead/die/go/leave+forever/not+here
suicide! | to+be+or+not+to+be/hamlet/that __ i+think+that/i+feel+that/i+feel+like+that/i+get+it ~ every+night/every+day/too/all+the+time/like+i+think/a+lot
suicide! | i+think+that/i+feel+that/i+feel+like+that ~ every+night/all+the+time/a+lot/every+day
suicide! | wont/will+not be around/here/alive/there ~ to/for/when/anyway/by _ hand/see/results/exams/exam/graduation/prom/anyway/it/summer/birthday/christmas/finish/need/next/university/$ -help/for+the+lesson/because+i+have/because+im
suicide! | i _ @WANT ~ to? ~ die/dying/be+dead/dead/be+gone/unalive -of/from/laughing/inside/for/to/at
suicide! | @I ~ better+off/happier ~ dead
suicide! | makes/make/making/made me _ want/wanna to? die -laughing/of
suicide! | want/wanna to? die/be+dead ~ so/right/now/tonight/today/already/$ -laughing/of/for
suicide! | @I _ suicidal/suicidle/sucidal/suicdal
suicide! | feel/feeling/been/am/getting ~ suicidal
suicide! | my ~ suicide/suicidal -rate/prevention/essay/project/topic/case/notes
suicide! | suicidal/suicide thoughts/feelings/ideation/urges _ i/im/me/my/again/every
suicide! | i/im/ive/my __ suicidal/suicide thoughts/feelings/urges
suicide! | @I _ thinking/thought/thoughts/think/contemplating/considering/considered/researching/planning/attempted/attempting/commit/committing/committed/attempt/tried/try ~ about/of/to? ~ commit/committing? suicide -in/as/essay/rates/prevention/by/is/was
suicide! | commit/committing suicide ~ tonight/tomorrow/today/soon/if+i/because+i/myself
suicide! | i _ dont/do+not/never/cant/cannot/no+longer/didnt/wouldnt/not/hate/tired/sick/done _ want/wanna/wish/bear/stand/care/of? ~ to? ~ be+alive/be+here+anymore/be+here/live/living/exist/existing/wake+up/being+alive/life -anymore+in+this+boring/anymore+in+this+lesson/anymore+in+this+class/anymore+in+class/things/organisms/in/with/at/on/near/early/for/by/like+that
suicide! | dont/do+not/no+longer/not/never/didnt want/wanna/wish ~ to? ~ be+alive/live+anymore/exist+anymore/live/exist/wake+up/be+around+anymore/be+here+anymore/keep+going/continue+living/be+on+this+earth/be+in+this+world -anymore+in+this+boring/anymore+in+this+lesson/anymore+in+this+class/anymore+in+class/in/with/at/on/near/for/by/together/under/as
suicide! | i ~ wish i/that+i ~ was/were/had/wasnt/werent/hadnt/could/didnt/would ~ been? dead/born/never+born/alive/die/exist/disappear/not+exist/vanish/sleep+forever/not+wake+up/gone
suicide! | @I _ tired/sick/exhausted/done/fed+up ~ of/with? ~ living/life/being+alive/existing/everything+and/trying+to+live/this+life/breathing
suicide!! | what/whats/wheres/is/no/see/without/there/any is? the/a/any/even? ~ point/reason/purpose/use/meaning of/in/to/for? me/my? ~ living/live/life/being+alive/alive/be+alive/exist/existing/waking+up/wake+up/going+on/go+on/carry+on/carrying+on/keep+going/continuing/stay+alive/staying+alive/being+here/trying+anymore -organism*/things/cell*/being*/creature*/tissue*/near/costs/standards/wage*/for/according/in/of/as/to
suicide! | i/im/ive/my/me __ no/without/any/a/whats/the point/reason in/to/of/for? living/live/going+on/exist/existing/wake+up/being+alive/be+alive/keep+living/stay
suicide | life isnt/is+not/aint/not/doesnt/no+longer ~ worth/seem+worth ~ living/it -in/according/for/as
suicide | life is/feels/seems/has+become/has ~ pointless/meaningless/no+meaning/no+point/unbearable ~ anymore/to+me/for+me/living/now -in/for
suicide | life feels/seems/just+feels ~ pointless/meaningless/unbearable/empty $
suicide! | my life is/has/isnt/feels/means ~ not? worth/pointless/meaningless/over/nothing/no+meaning/worthless/useless/hell/finished/done/unbearable/empty
suicide! | @I/i+just/just/really/honestly ~ cant/cannot/can+not/couldnt/dont+think+i+can _ take/handle/bear/stand/do/cope/go/carry/keep/continue ~ it/this+$/this+anymore/on/with/going/living/life/everything/doing+this? ~ anymore/any+more/any+longer/longer/living/$ -unless
suicide! | cant/cannot/couldnt ~ take/handle/bear/stand/do/go/live/cope ~ it/this/on/like? ~ anymore/any+more+$/any+longer/much+longer
suicide! | @I _ given+up/giving+up/give+up on ~ life/everything/living/myself
suicide! | i/ive ~ given/giving up ~ $/on+life/on+everything/on+myself/anymore -smoking/sugar
suicide! | better/happier/easier/better+off/fine/relieved/glad/improve/improved __ without+me/if+i+was/if+i+were/if+i+wasnt/if+i+werent/if+i+didnt/if+i+died/if+i+disappeared/if+i+never/if+i+just+died/if+id/when+im+gone/once+im+gone/if+im+gone
suicide! | without+me _ happier/better/easier/fine/relieved
suicide! | why/reason/purpose ~ am+i/i+am/do+i/should+i/im/would+i/was+i ~ still/even/keep/bother? ~ alive/born/living/exist/existing/live/be+alive/stay+alive/here+anymore -in/with/at
suicide! | nobody/no+one/noone/none/who/not+anyone/anyone/anybody/people/everyone/would _ would/will/d/even ~ miss/notice/care/cry/mind/be+sad/realise/realize ~ me/if+i/i/when+im/that+im
suicide! | care/cares/notice/matter/matters/miss/sad/wonder/cry/happy __ if/when i/im ~ live/die/died/was+dead/were+dead/am+dead/dead/disappeared/disappear/was+gone/were+gone/gone/am+gone/vanished/killed+myself/stopped+existing
suicide! | i _ want/wanna/wish/wanted/need/gonna/going/could _ disappear/vanish/fade+away/sleep+forever/never+wake+up/not+wake+up/not+be+here/not+exist/stop+existing/stop+living/not+be+alive/be+no+more/cease+to+exist/fall+asleep+forever/go+to+sleep+and+never/go+to+sleep+and+not/not+live -into
suicide! | go/going/fall+asleep to? sleep/bed/asleep? and/to ~ never/not ~ wake/waking up
suicide! | hope/hoping/wish/wishing/pray/praying ~ i/that+i _ dont/never/wont/didnt/not _ wake+up/wake/live/make+it
suicide! | i _ want/wanna/wish/wanted/need ~ it/everything/life/my+life/the+pain/this+pain/all+this/it+all/all+of+it/this ~ to/would/could? ~ stop/end/be+over/go+away/was+over/just+stop -working/raining
suicide! | @I/i+am/my ~ feel/feeling/feels like ~ dying/ending+it/ending+everything/killing -of/to/laughing
suicide! | @I _ @WANT ~ to? ~ jump/jumping/walk/step/throw/throwing myself? ~ off/in+front/from/out+of/into/onto ~ the/a/of/my? ~ bridge/building/roof/balcony/window/train/trains/car/cars/traffic/tracks/bus/cliff/school/floor/road
suicide! | jump/jumping/throw+myself/throwing+myself/step/walk ~ off/from/in+front+of/out+of/into/onto ~ the/my/a/this/our/of? bridge/building/roof/balcony/window/train/traffic/tracks/cliff _ and/tonight/tomorrow/today/now/i/me/my/die/end/$
suicide! | plan/plans/planned/planning/decided/date/ready to/for ~ die/kill/my+death/end+it/end+my/go+tonight/leave+this
suicide! | i/ive/im ~ hate/despise/loathe/hated/hating ~ myself/my+life/being+me/being+alive/living/existing/my+existence -for/things/organisms/in/with
suicide | @I/i+am _ worthless/a+burden/unlovable/a+waste+of+space/a+waste+of/hopeless/useless/disgusting/nothing+to+anyone/a+mistake/a+failure/better+off+gone -and+is/in+maths/at/because+the
suicide! | burden to/on ~ everyone/my/them/people/everybody
suicide! | nothing/nobody/no+one/anything/reason left/worth ~ to/for? ~ live+for/live/living/living+for/me
suicide! | nothing ~ matters/to+live+for anymore/any+more/$ -in/to/for
suicide! | thinking/thought/think/thoughts/dream/dreaming/fantasise/fantasize/fantasising/fantasizing/imagine/imagining/obsessed/fantasies ~ of/about/with? ~ ending+everything/ending+it/ending+things/ending+my/dying/my+death/my+own+death/being+dead/death+all/death+a+lot/death+every/killing+my/my+funeral/suicide+a+lot/suicide+every/suicide+all/suicide+again/suicide+lately/jumping -in/of+the
suicide! | part+of+me/my+head/my+brain/my+mind/voice/voices/something _ want*/wish*/tell*/say*/keep* __ die/dead/kill+my*/end+it/hurt+my*/jump/to+be+here
suicide! | leave/leaving/left/quit/exit/depart/gone/go ~ from? this world/life/earth/planet -is/was/cup/and+the
suicide! | say/saying/said/writing/wrote/written/this+is/sorry/time/final/last/my goodbye/goodbyes/farewell/bye+forever/final+goodbye ~ to? ~ everyone/all/forever/note/letter/letters/message/my/mum/mom/friends/family/you/$ -mr/chips/lenin/columbus/to+berlin
suicide! | suicide/goodbye/farewell note/letter/letters/message/video __ my/i/me/for/wrote/writing/written
suicide! | i/im/ive/my _ suicide/goodbye/farewell/last note/letter/letters/message/words
suicide! | wont/will+not/not/never/dont+think+ill be here/around/alive/anymore/there _ tomorrow/much+longer/after/next/long/anymore/by/tonight/when/for+my/christmas/monday/morning
suicide! | wont/will+not/not+going+to/dont+think+i+will/dont+think+ill ~ make+it ~ through+the+night/to+tomorrow/past+tonight/till+morning/to+my+birthday
suicide! | this+is/thats/it/tonight/today/tomorrow ~ is? ~ my+last/the+last/the+end/my+final ~ day/night/message/time/goodbye/exam/for+me ~ $/alive/on+earth/ever/im/i/goodbye -of/ask/am+asking/will+ask
suicide! | last+time/last+message ~ you/anyone/from+me/youll ~ hear/see/will? me/hear/see/$
suicide | goodbye/bye/farewell ~ everyone/everybody/world/all/cruel+world/forever/friends _ i/im/thank/thanks/sorry/love/$
suicide! | by+the+time __ read+this/reads+this/see+this ~ ill/i/im/it _ gone/dead/be+gone/late
suicide! | when/after/once/if i/im/ive ~ am/die/been/be? ~ gone/dead/die __ tell/look+after/take+care/my/give/you/they/everyone/them/please/nobody/no
suicide! | gave/given/giving/give+away ~ away? ~ all? ~ my/away things/stuff/belongings/everything/possessions/clothes/games _ away/$
suicide! | i/ive/im ~ wrote/written/writing/made/making my+will/will+and
suicide! | tell my/them/her/him ~ mum/mom/dad/parents/family/sister/brother/friends/everyone? ~ that? ~ i+loved/i+love/im+sorry/sorry/i+am+sorry -i+am+late/for+being+late/im+late/i+cant+come 
suicide!! | way/ways/method/methods/how ~ to/of/for/can+i/do+i/i+can/should+i ~ die/dying/kill+my*/killing+my*/end+my*/commit+suicide/overdose/be+dead/suicide/hang ~ without/painless*/quick*/fast/easy/easily/in+my+sleep/in+your+sleep/tonight/with/using/$ -in+minecraft/out/hard/for
suicide? | way/ways/method/methods/how ~ to/of/for/can+i/do+i/i+can/should+i ~ end+it/ending+it ~ without/painless*/quick*/fast/easy/easily/tonight/$/all -with
suicide!! | painless/painlessly/easiest/quickest/fastest/easy/quick/peaceful/peacefully/least+painful/best/surest/good way/ways/method/methods/death/suicide to/of/for? ~ die/dying/go/kill+my*/killing+my*/commit/end/suicide/stop+existing/not+exist/disappear/stop+living/$ -to+revise/in+the/cells/bacteria
suicide!! | die/kill+my*/end+my*/suicide/overdose ~ painless*/quickly/without+pain/without+feeling/without+it+hurting/peacefully/in+my+sleep
suicide!! | does ~ it? dying/hanging/drowning/overdosing/jumping ~ hurt/painful
suicide!! | how many/much/high/long/far _ @PILLS _ to+die/kill/fatal/overdose/lethal/dead/enough/would/will/does/do+i/should+i/can+i/end/needed/need ~ me/i/person/someone/somebody/myself/you/it/die/kill -per/rat/mice/mouse/patients/cells
suicide!! | how many/much/high/long/far _ to+die/kill+me/overdose/end+it/kill+my*/would+kill/will+kill/kill+you/kill+a+person/kill+someone/kill+somebody/kill+a+teenager/kill+a+girl/kill+a+boy/be+lethal/be+fatal/die/kill _ my/me/person+my/years+old/kg/weight/i/$ -ed/in+the/bacteria/cells/soldiers/people+did
suicide!! | how many/much @PILLS ~ can/could/should/would/do/does/will/is/to/it/are _ take/kill/die/fatal/lethal/dangerous/dead/overdose/deadly/too+many
suicide! | lethal/fatal/deadly dose/amount/overdose _ for _ me/my/my+weight/person+my/someone+my/girl/boy/kg/year+old/teenager
suicide! | what/which/if __ happens/happen/would/will/if ~ if? ~ i ~ take/took/swallow/swallowed/drink/drank/eat _ @PILLS/whole+bottle/whole+packet/all+of+them/all+my
suicide!! | will/would/can/could/does/is _ @PILLS/cutting+my+wrists/jumping+from/hanging/the+bridge/floor/storey/bleach ~ kill+me/kill+you/high+enough/enough+to+die/enough+to+kill/kill+someone -plants/cells/bacteria
suicide! | @I _ take/took/taken/taking/swallowed/swallow/drank/drunk/drink _ all/whole/entire/too+many/handful/bunch/lot/bottle/packet/box/many/20/30/40/50/10/loads ~ of/my/the/those/these? _ @PILLS/of+them -a+day/for+my+headache
suicide! | @I/just _ took/taken/swallowed/drank/drunk/overdosed/od _ @PILLS/overdose/od/them+all/all+of+them -as/gas/of+vitamin/of+revision/of+homework/of+study*/of+sugar/of+caffeine/of+coffee/of+chocolate/of+work/of+math*/of+information/on+revision/on+homework/on+sugar/on+coffee/on+chocolate/for/twice/because+of+a+headache/with/this+morning
suicide! | @I _ overdose/overdosed/overdosing/od/oded -of+revision/of+homework/of+study*/of+sugar/of+caffeine/of+coffee/of+chocolate/of+work/of+math*/of+information/on+revision/on+homework/on+sugar/on+coffee/on+chocolate
suicide! | @PILLS/razor/razors/blade/blades/rope/noose/knife/gun/belt ~ next+to/in+front+of/here+with/ready/beside/in+my+hand/in+my+drawer/under+my+bed/saved/hidden/hiding/stash/in+my+room -the+microscope
suicide! | have/got/bought/buy/saving/saved/hiding/hid/collecting/stashed/found/tied/tying/stockpiling ~ a/the/my/up/some/enough/dads/mums/all? _ rope/noose/@PILLS/razor/razors/blades/blade/gun ~ ready/hidden/for/tonight/saved/under/to+do/to+end/so/and+i/$ -chemistry/lab/experiment
suicide! | my/our _ @NEAR __ want*/going/gonna/tried/trying/threaten*/talk*/say*/said/told/plan*/think* __ to+die/kill+herself/kill+himself/kill+themself/kill+themselves/killing+herself/killing+himself/killing+themselves/end+her+life/end+his+life/end+their+life/ending+her+life/ending+his+life/ending+it/end+it+all/suicidal/suicide/hurt+herself/hurt+himself/hurting+herself/hurting+himself/be+dead/jump -note
suicide! | she/he/shes/hes ~ keeps/always/says/said/told+me/texted/is? ~ she/he/shell/hell? ~ wants/wanted/going/gonna/tried/threatened ~ to? ~ die/kill+herself/kill+himself/kill+themselves/kill+themself/end+her+life/end+his+life/end+it+all/hurt+herself/hurt+himself/overdose/jump+off -for/in/of
suicide! | my _ @NEAR/friend __ suicidal/self+harm*/selfharm*/cuts+herself/cuts+himself/cutting+herself/cutting+himself/hurts+herself/hurts+himself/harming+herself/harming+himself/starving+herself/starving+himself/overdosed/overdose/took+pills/killed+herself/killed+himself/wants+to+die/died+by+suicide/not+eating/stopped+eating/throws+up/making+herself+sick
suicide! | sent/wrote/left/texted/gave me ~ a/her/his goodbye/farewell/suicide message/text/note/letter
suicide! | i ~ might/will/may/could/would/should ~ do+something+stupid/do+something+bad/do+something+to+myself/not+be+here/be+dead/kill+my*/jump/end+it/end+up+dead/hurt+myself
suicide! | i+feel/feel/feeling/i+felt/im/i+am/i+have/theres/i+see/ive+lost ~ like/i/im/totally/completely/so/all/see? ~ hopeless/no+hope/no+future/no+way+out/trapped/empty+inside/numb/dead+inside/broken/all+hope -in+the/for+the
suicide! | i/ive/im/theres _ no/only/see way/one+way out/other+way _ i/me/my/for/this/$/anymore/except/but -of+the/of+a
suicide! | only way out/to+stop/to+escape/left/to+make _ i/is/for/this/me/pain/death/dying
suicide! | i _ dont/wont/cant/cannot ~ see/have/imagine/picture/got _ future/reason+to+live/myself+alive/reason+to+go+on/reason+to+wake+up/anything+to+live+for -tense/perfect/of/plans
suicide! | i _ see/have/got no future/reason+to+live/tomorrow/reason+to+go+on/reason+to+wake+up -tense
suicide! | i _ dont/cant/cannot ~ see/imagine/picture ~ a/any/my tomorrow
suicide! | world/everyone/everybody/family/parents/they/mum/mom/friends/school/people/life would/will/d/be/are/is _ better+off/better+place/happier/better/better+without ~ without/if+i/when/if ~ me/im/i/was/gone
suicide! | kill+yourself/kys/go+die/go+kill __ me/told/i/they/said/messages/say
suicide! | told/tell/telling/tells/said/saying/says/ask* _ me/to+me to/i/that/go/you/_? __ kill+my*/kill+yourself/die/kys/end+my+life/end+it/hang+my*/drink+bleach -in+the+play
suicide | sewerslide/unaliving/unalive __ i/im/me/my/myself
suicide! | id+rather ~ be+dead/die/not+exist/not+be+alive/not+live/not+be+here
suicide! | i ~ pray/wish/beg/hope/want/asked/ask _ god/allah/death/something/a+car/truck/someone/somebody/the+universe/an+accident __ take+me/kill+me/hit+me/come/end+it/kill/happens+to+me/to+die
suicide! | death/dying/dead _ seems/sounds/feels/would+be/is/looks _ peaceful/easier/better/relief/only+answer/only+option/nice/comforting/way+out/inviting -in/for/the+poem
self-harm! | hurt/hurting/harm/harming/cut/cutting/cuts/burn/burning/burned/burnt/injure/injuring/scratch/scratching/hit/hitting/punch/punching/bite/biting/starve/starving/poison/poisoning/bruise/punish/punishing/carve/carving/slit/slitting ~ myself/my+self -by+accident/shaving/cooking/chopping/gardening/while/when+cooking/playing/on+the+paper/off+from/some+slack/a+deal/short
self-harm! | @I _ hurt*/harm*/cut*/burn*/injur*/scratch*/scrap*/punch*/bite/biting/bit/carv*/slit*/slash*/pick*/hit*/peel*/pinch* ~ my/into+my/on+my/at+my/up+my ~ own/left/right/inner/upper? @BODY/veins/forearm -while/cooking/playing/by+accident/on+paper/football/rugby/on+the+oven/on+a+pan/hair/at+practice/in+the+garden/fell
self-harm! | cut/cutting/cuts/scars/scar/burns/marks/bruises/scratches/slits/scabs ~ all+over/on/up+and+down/covering/down/along/across ~ my/both+my ~ arm/arms/wrist/wrists/leg/legs/thigh/thighs/forearm/stomach/hips _ from/i/hide/hiding/long+sleeves/sleeves/nobody/again/deeper/because/$ -playing/football/climbing
self-harm! | scar/scars/cuts/bandage*/sleeves/long+sleeves __ hide/hiding/cover/covering __ i/my/cut/arms/self/harm
self-harm! | @I _ hide/hiding/cover/covering/wear/wearing _ scars/cuts/long+sleeves/bandages/plasters
self-harm! | @I _ self+harm*/selfharm*/sh/self+injur*/selfinjur* -essay/as+a+topic/in+psychology/is
self-harm! | my ~ self+harm*/selfharm*/cutting -essay/project/topic/board
self-harm! | @I ~ been/started/start/keep/kept/have/relapsed/began/used/went/want/wanna/need/about/going/stop/cant+stop/cannot+stop/addicted ~ to? ~ cutting/cut/self+harm/selfharm*/burning+myself/hurting/sh ~ again/$/deeper/when/because/every/to+feel/to+cope/at+night/so/and+i/myself/until/tonight/more -the/a/an/down/out/up/back/off/corners/class/classes/through/it/paper/grass/my+hair/hair/trees/carbs/sugar
self-harm! | i ~ relapsed ~ $/again/after/last/today/yesterday/tonight/and
self-harm! | days/weeks/months/month/year/week clean
self-harm! | my _ sister/brother/friend/bestie/best+friend/cousin/girlfriend/boyfriend/son/daughter __ her/his/their ~ wrists/wrist/cuts/scars/arms+are/thighs -playing/broke
self-harm! | my _ sister/brother/friend/bestie/best+friend/cousin __ sh/shing/self+harming/selfharming/cutting+again
self-harm! | how ~ long/do/can/to/fast ~ do/does/will/would/i? ~ cuts/cut/scars/scar/scratches/burns/marks ~ take/to/last/need? ~ heal/fade/disappear/hide/go+away/cover _ on+my/i/my/me/so/before/parents/pe/school
self-harm! | did/do/doing/done ~ something/stuff/things/it to ~ my ~ leg/legs/arm/arms/wrist/wrists/thigh/thighs/skin/self/body/myself -with+weights/workout
self-harm! | relapsed/relapse/clean ~ and/from/of? ~ cut/cutting/self+harm*/harming/hurting/days+clean/from+cutting
self-harm | only thing __ helps/calms/works/makes _ blade/razor/knife/cutting/bleeding/pain/scissors
self-harm! | blade/blades/razor/razors/knife/scissors/lighter/compass/sharpener/pencil+sharpener/glass/pin/safety+pin/needle/cigarette* __ my/on/to/into/across/against my? skin/arm/arms/wrist/wrists/leg/legs/thigh/thighs/myself -model/dogfish/frog
self-harm! | hurt*/pain/cut*/blood/bleed*/harm*/burn* _ only/makes/helps/is+the+only/feel*/release/relief/deserve _ feel/me/thing/better/real/something/calm/alive/pain/it -plaster/clot*/doctor/vessels/the+reader
self-harm! | hurt*/harm*/cut*/bleed ~ my*? to ~ feel/cope/punish/release -the
self-harm! | urge/urges/want/need/wanting/tempted to/of ~ cut/hurt/harm/self+harm/burn ~ myself/my/again/$/so/is/tonight
self-harm! | how/where/what/which _ to/should+i/can+i/do+i/best+to ~ cut/cutting/self+harm/hurt ~ myself/my/deeper/without+anyone/without+my/so+nobody/so+no -paper/costs/the/a/carbon/wood
self-harm! | how ~ deep/deeper/do+i/can+i/to _ cut/cuts/cutting/scars/wounds/hide __ my+wrist/my+arm/die/before/hide/from+my/need+stitches/not+kill
self-harm! | bang*/smash*/hit*/slam* ~ my ~ head/hand/fist/fists ~ against/on/into/off/with _ wall/until/walls/desk/floor/i+
self-harm! | pull*/pulling/rip*/tear* _ my+hair+out/out+my+hair
eating! | @I/i+have/i+havent/havent _ havent/not/didnt/dont/wont/barely/hardly/stopped/skip*/refus*/cant/avoid*/hide/hiding/hid/quit/scared+to/afraid+to/never/without/no+longer/restrict* ~ eaten/eat/eating/ate/food/meals/meal/lunch/breakfast/dinner _ days/day/week/weeks/properly/anything/because/so/since/fat/weight/thin/skinny/skinnier/for+days/calories/today/yesterday/disgust*/at+all/anymore/nothing/monday/tuesday/wednesday/thursday/friday/sunday/saturday/guilty/parents/mum/mom/away/in+front -meat/pork/beef/gluten/dairy/in+the+morning/before+the+exam/sugar
eating! | havent/not/barely ~ eaten/ate/been+eating/eating ~ anything/properly/much/a+thing/in/for/since/at+all? _ days/day/week/weeks/monday/tuesday/sunday/saturday/wednesday/thursday/friday/yesterday/anything
eating! | @I/i+have _ starving+myself/starve+myself/starved+myself/fasting/purg*/bing*/anorexi*/bulimi*/throw+up/throwing+up/threw+up/vomit*/laxative*/diet+pills/water+fast -in+biology/essay/and+i+need+lunch/lunch+soon/hungry/after+football/on+the+bus/flu/sick+bug/ramadan/for+lent
eating! | @I/i+just/want/wanna/going/need _ starve/starving/fast/purge/binge/vomit/throw+up/throwing+up ~ to/until/myself/so/after/because/every/food/again/it/everything/what/on+purpose/in+secret/when+i/all
eating! | make/making/made/force/forcing/forced ~ myself ~ to? ~ throw+up/sick/vomit/puke/be+sick/throwing+up/not+eat/starve/purge
eating! | finger/fingers/toothbrush ~ down my throat
eating! | throw+up/throwing+up/threw+up/vomit*/purg*/puk*/bring+it+up ~ everything/it/food/my+food/what/all? ~ after/on+purpose/i+eat/every/meals/dinner/lunch
eating! | my/i+have/i+think+i+have/have/got/secret ~ a/an/my? ~ eating+disorder/anorexia/bulimia/anorexic/bulimic/ed -essay/project/topic/presentation/notes
eating! | i/im/i+am/feel/look/so/too/me/myself/my+body ~ so/too/such+a/a/really/disgustingly/very/feel/look/still/called/just? ~ fat/obese/disgusting/ugly+and+fat/fat+pig/whale __ eat/eating/food/starve/weight/calories/stop/hate/lose/skip/die/mirror/everyone/kill/anymore -in+food/diet+of
eating! | i/im/ive ~ hate/hating/disgusted/cant+stand/ashamed/cant+look ~ by/at/of? my ~ own? body/fat/weight/thighs/stomach/belly/reflection/face/looks -clock/systems
eating! | eat/eating/ate/consume/consuming/have/under/only/limit/below/than ~ only/under/less+than/about/just/max/around? 0/50/80/100/150/200/250/300/350/400/450/500/600/700/800 ~ calories/cals/kcal ~ a+day/per+day/today/everyday/each/daily/and/because/im/or/$
eating! | how/what/ways/tips/best _ to/can+i/do+i/way/should+i/without _ lose/losing/drop/shed/starve/stop+eating/eat+nothing/not+eat/survive _ kg/kilos/pounds/lbs/stone/weight/10kg/5kg/hungry/without+eating/without+anyone/without+food/hunger/myself/parents -camels/animals/in+space/rocket/heat
eating! | 0/50/80/100/150/200/250/300/350/400/450/500/600/700/800 calories/cals/kcal ~ a+day/per+day/daily ~ enough/ok/okay/too+much/too+many/safe/fine/good/bad/healthy/possible/if
eating! | scared/afraid/terrified/fear/guilt*/anxious/panic/disgusted/hate/cry/shame/ashamed ~ of/about/to/when/every/after/time/i/for/whenever/if? ~ eat/eating/ate/food/gaining/gain+weight/gaining+weight/calories/meals/getting+fat -disorders/in+the/spiders/meat/fish/vegetables/chain*/web*/at/the+same/spicy/technology/tech
eating! | eat/eating/ate/food/eaten ~ i/and/make*/so? ~ i? ~ hate/disgust*/ashamed/guilty/cry/hate+my/want+to+cry ~ my/at/with/of? ~ self/myself/cry/body/crying/after/myself+so
eating! | how/ways/can/help ~ do/to/can/i/me? ~ i? ~ make/trick/convince/hide/pretend/lie/fool ~ my/to/from ~ parents/mum/mom/dad/family/mother/teacher/friends _ think/that/believe/notice/noticing/know ~ i/im/ive/me ~ ate/eaten/eating/had+dinner/had+lunch/not+eating/finished+my
eating! | count*/obsess* ~ about/over/with? ~ every/calories/my/each ~ calorie/weight/calories/food/bite/grape/body __ i/im/me/my/eat/stop/day
eating! | not/dont/wont ~ allowed/deserve/let+myself/going ~ to? ~ eat/food ~ until/unless/today/because/$/anything/if/more/for
eating! | pro+ana/proana/thinspo/pro+mia/thinspir*
eating! | i _ want/wanna/need/have+to/must/trying/until/wish ~ to? ~ be/get/see/become/look/am/feel/i ~ so/really/as/even? ~ skinny/thin/skinnier/thinner/bones/my+ribs/my+bones/size+zero/underweight/a+skeleton
eating! | my+friend/she/he/sister/brother __ not/stopped/doesnt/wont/hardly/barely/never/skips/refuses ~ eat/eats/eating/eaten __ days/weeks/anymore/worried/thin/weight/lunch/skinny/meals
abuse! | @KIN/teacher/man _ hit/hits/hitting/beat/beats/beating/punch*/kick*/slap*/chok*/strangl*/burn*/abus*/rape*/raping/molest*/touch*/grop*/hurt/hurts/hurting/assault*/whip*/belt*/threaten*/harass*/kiss*/grab*/shov*/push*/drag*/threw/throw*/thrash*/smack*/spank*/lock*/scream*+at/insult* ~ me/us/my/on+me -to+study/with+a+surprise/with+a+test/with+a+quiz/with+homework/up+about/with+his+words+in+chess/at+chess/at+monopoly/into+doing/at+tennis/in+the+game/at+fifa/heart/grades
abuse! | my/our @KIN _ hits/beats/hurts/touches/abuses/hitting/beating/hurting/touching/abusing/hit/beat/touched/raped/molested/chokes/choked/strangled/burned ~ me/us/him/her/my+mum/my+mom/my+sister/my+brother/my+mother/them/each+other -with+a+surprise/with+a+test/with+a+quiz/with+an/with+homework/up+about
abuse! | he/she/they/someone/somebody/man/guy/person/teacher/coach/boy ~ always/keeps/has/have/also/just/would/then/once/started/still/who? ~ hit/hits/hitting/beat/beats/beating/punch*/chok*/slap*/rape*/touch*/molest*/abus*/grope*/hurt*/assault*/burn* ~ me/my+private*/my+body/my+chest/my+leg/my+thigh/my+legs/my+thighs/my+breasts/my+bum/my+bottom/between ~ when/at/every/if/with/again/and/in/because/after/last/all/since/where/until/under/a+lot/so/$/tonight/yesterday -in+the+game/heart/soul/deeply/with+this+song/the+hearts
abuse! | i ~ was/am/got/get/keep/been/being/have+been/am+being/im+being/being/kept ~ getting/sexually/being/been/always/often? ~ raped/molested/sexually/abused/groomed/beaten/hit/assaulted/touched/whipped/trafficked/choked/slapped/harassed/groped/belted -in+the+game/for+six/in+the+tackle/by+a+ball/at+chess/by+the+story
abuse! | ive/im/i+have/ive+been/i+keep ~ been/being/getting ~ sexually? ~ raped/molested/abused/groomed/beaten/hit/assaulted/touched/whipped/choked/slapped/groped/harassed -at+chess/by+a+ball
abuse! | raped/molested/assaulted/groped/abused/drugged/groomed/trafficked me
abuse! | touch*/rub*/strok*/feel*/grab*/kiss*/grop*/put+his+hand*/puts+his+hand* ~ up/under/on/inside/down/me? ~ my/under+my/down+my/up+my ~ private*/chest/breast*/thigh*/leg/legs/bum/bottom/body/skirt/underwear/pants/crotch/privates/boobs/knee -warmer/armour
abuse! | touch*/kiss*/undress*/stroke* me -in+many/in+so+many/in+a+deep ~ in/inappropriate*/where/there/when/at/down/under/again/without/and/sexually/private/i/even/wrong _ ways/night/private/alone/want/uncomfortable/like+it/say/tell/like/sleep*/places/no/secret/told/shouldnt/bed -heart/song
abuse! | scared/afraid/frightened/terrified/dont+want/cant/hate/fear/frightened/dread ~ to/of/going/go/being/be/stay/staying? ~ home/at+home/go+home/going+home/my+dad/my+father/my+stepdad/my+uncle/my+mum/my+mom/my+mother/my+stepfather/my+brother/my+coach/my+boyfriend/my+parents _ because/hits/beat/drunk/hurt/drinks/he/she/they/again/will/do/alone/$/anymore/tonight/after -report/results/seeing+my+grade
abuse! | come*/came/coming/get*/got/climb*/sneak* ~ in/into/inside/to my ~ room/bed/bedroom ~ at/in/when/every/while _ night/sleep*/asleep/dark/alone/mum/parents -clean/vacuum
abuse! | blackmail*/threat*/sextort*/extort*/forc*/post*/leak*/shar*/send*/sent/spread*/upload*/show*/expos*/publish* __ my+nude*/my+naked/nude*/nudes/naked/private+pic*/private+photo*/intimate/explicit/sexual+pic*/sexual+photo*/naked+pic*/naked+photo*/undressed/topless ~ me/my/of+me/i/if+i/unless/to+everyone/to+my/online/around/school/everyone/photos/pictures/pics/video*/image*/$ -painting*/statue*/art/sculpture/renaissance
abuse! | post*/leak*/spread*/shar*/sent/show*/upload*/send* ~ my/pictures+of+me/a+picture+of+me/photos+of+me nude*/naked*/private+pic*/private+photo*/intimate*/private+video*/bikini/underwear/body/topless
abuse! | nude*/naked/intimate/private/sexual/explicit/topless ~ pic*/photo*/video*/image*/selfie*/snap* __ threat*/post*/shar*/send*/sent/leak*/blackmail*/everyone/spread*/delete/upload*/online/instagram/snapchat/money/pay
abuse! | ask*/want*/tell*/told/mak*/made/forc*/pressur*/beg* me ~ to? ~ for/send/take/post/share/show/sending/taking _ nude*/naked/without+clothes/of+my+body/undress*/private+parts/my+body/sexual/my+chest/underwear/body/naked+pic*
abuse! | forc*/mak*/made/pressur*/trick* me _ sex/touch/undress/clothes+off/sexual/kiss/naked/sleep+with/things+i+dont+want/do+things/marry/marriage/touch+him -hand
abuse! | me/i/im _ forced/forcing/force/being+forced/forces ~ into/to/my? _ marry/marriage/married/sex -in+the/henry/scene
abuse! | forced/forcing/force/forces ~ me ~ into/to? _ marry/marriage/married/sex
abuse! | i _ dont/do+not/not/never/no+longer ~ feel? ~ safe ~ at/with/in/around/here/anywhere/from/when/going/to _ home/my/house/anywhere/him/her/anymore/family/room/$ -the+lab
abuse! | home/house/nowhere ~ is/isnt/not ~ a? ~ not? safe ~ for+me/place/anymore/because/$
abuse! | @KIN/he/she/they lock* ~ me/us/him/her/my+sister/my+brother in/out/up/inside/outside/away
abuse! | @KIN __ threw/throws/throwing/throw/smash*/broke _ bottle*/plate*/glass/chair/phone/shoe*/things/stuff/knife/belt __ me/head/face/my/us
abuse! | @KIN _ drunk/drinks/drinking/drink/high/angry _ hit*/beat*/hurt*/scar*/throw*/threw/violent/shout*/scream*/afraid/hides/hide/attack*
abuse! | dont/doesnt/didnt/wont/never/not/without/no _ feed/give+me+food/give+me+dinner/let+me+eat/feed+me ~ me/us/for/because/when/punish/days/anything/food/$ -cattle/animals
abuse! | bruise*/black+eye/broken+arm/welts/burn+marks __ from/he/she/@KIN/they/hide/lie/teacher __ me/my/hit/beat/dad/mum/mom/father/belt/i/stepdad/home
abuse! | older+man/man+online/guy+online/met+online/stranger/someone+online/guy+i+met/man+i+met/person+online/old+man/uncle __ pictures/photos/pics/meet+up/meet+me/our+secret/touch*/nudes/kiss*/naked/sex/tell+anyone/tell+anybody/my+body/my+legs/my+chest/alone+with+him -maths/the+poem/in+the+novel/upon/on+the/on+this/screen
abuse! | adult/teacher/coach __ pictures+of+me/pictures+of+my/photos+of+me/photos+of+my/my+photos/my+pictures/my+pics/meet+me/our+secret/touch*/nudes/kiss*/naked/sex/tell+anyone/tell+anybody/my+body/my+legs/my+chest/alone+with+him -maths/the+poem/in+the+novel/upon/on+the/on+this/screen
abuse! | our/its/a/little secret _ dont+tell/not+tell/not+to+tell/if+i+tell/or/he/touch*/no+one
abuse! | if i ~ tell/told/say/talk/report/scream/speak _ anyone/anybody/someone/police/mum/mom/teacher/to/him/what __ hurt/kill/hit/post/leave/worse/take/lie/send/show/beat/my+sister/my+brother/my+fault/no+one+will+believe/nobody+will+believe -plagiarism
abuse! | made/makes/forced/forces/making ~ me ~ to? ~ do/watch/see/touch ~ stuff/things/something/sexual/it ~ i+didnt/i+dont/i+never/i+did+not/i+hate/that+i
abuse! | told/tell/tells/said/says/warned/make*/made me ~ not/never/to/hed/if/promise _ tell/keep+it+secret/keep+a+secret/quiet/hurt+my/kill+me/kill+my _ anyone/anybody/mum/mom/family/secret/about/i/or/what/$ -the+plot/joke
abuse! | hell/shell/theyll/he+will/she+will/he+might/dad+will/mum+will/hes+gonna/he+is+going+to ~ hurt/hit/beat/slap/kill/punch/punish/whip ~ me ~ if/again/when/for/with/because/$/tonight/so/too -in+fifa/at+chess
abuse! | is/was ~ it/this/that ~ still/really/even? ~ rape/abuse/assault/consent/sexual+assault/grooming ~ if/when/because ~ hes/he/shes/she/i/my/your/we/they/its/someone -according/in+law
abuse! | i ~ didnt/did+not/never/couldnt ~ exactly/really/want? ~ say/said ~ no/yes ~ but/and/to/he/$ -in+the
abuse! | coach/teacher/uncle/dad/stepdad/brother/cousin/tutor/priest/neighbour/neighbor/boss/he/man ~ touches/touched/touching/kisses/kissed/hits/rubs/grabs ~ you/me/u _ secret/tell/weird/uncomfortable/normal/alone/dont+know
abuse! | is/isnt/its/it/was ~ it? ~ normal/ok/okay/wrong/abuse/rape/legal/allowed/my+fault/bad ~ if/that/when/for/because/what ~ my/a/an/your/someone/he/she/i __ hits/hit/touch*/beats/slaps/locks/hurts/kiss*/belt/said+no/forc*/sleeps/naked/shower/drunk
bullying! | i/im/ive/we/i+am/i+have/i+get/me ~ am/get/got/being/been/getting/was/have/keep/always/constantly/so? ~ being/been/getting/always? ~ bullied/bully/harassed/cyberbullied/picked+on/made+fun+of/teased/mocked/humiliated/ganged+up+on/excluded/ostracised/ostracized/left+out/threatened/beaten+up/jumped/body+shamed/laughed+at/stalked/ridiculed/tormented -in+the+book/by+the+result/by+the+story/an+essay
bullying! | bull*/cyberbull*/harass*/torment*/pick+on/picks+on/picking+on/mock*/tease*/teasing/humiliat*/makes+fun/make+fun/making+fun/ganging+up/gang+up/taunt*/body+sham* ~ on/of/at/up/by? ~ me/us/my ~ at/in/because/every/for/online/and/on/all/about/everyday/so/$/since/again/when/by/everyday/daily/skin/weight/accent/body/looks/religion/name/hair/disab*/clothes
bullying! | @PEER/girl/boy/they/kids/bully/bullies ~ in/at/from/of/on/my/the/class/school/year/always/all/keep/keeps/just/who/have/has/are/is/been/grade/group/chat/online/bus? ~ bull*/mak*+fun/pick*/laugh*/tease*/teasing/mock*/call*/hit*/push*/shov*/kick*/trip*/hat*/ignor*/exclud*/threat*/humiliat*/spread*/spit*/throw*/steal*/beat*/harass*/block*/avoid*/post*/stare/whisper*/follow*/wait*/send*/took/take*/tell*/say*/beat+up/attack*/gang+up/laughing ~ me/at+me/on+me/of+me/my/rumours/rumors/lies/to+me/about+me/up+on+me/for+me/things+about+me ~ in/at/because/every/for/when/online/names/and/all/about/fat/ugly/on/outside/after/again/so/$/stuff/lunch/money/bag/the/to/a/until/since/into/up/by/gay/hair/skin/everyday/down/phone -for+answers/for+help/good+luck/the+answers/with+homework/homework/to+study/to+revise/notes/the+notes/happy+birthday
bullying! | nobody/no+one/noone/none ~ in/at/of/from ~ my/school/class/the/them/year/here? ~ class/year/school? ~ talks/speaks/sits/likes/wants/cares/plays/talk/sit/like/hangs+out/picks ~ to/with/about/near/by? ~ me/to+talk+to+me -about+it+yet
bullying! | move/moved/moves/leave/leaves/get+up/walk/walks ~ tables/seats/away/table/desks/chairs ~ when/if/as ~ i ~ sit/come/walk/get
bullying! | made/make/making/created/posting/posted/sharing/shared ~ a/fake/an/edited/embarrassing? ~ account/page/pics/pictures/photos/video/memes/group+chat/groupchat/poll ~ fake/of/about/with/to/mocking ~ me/my
bullying! | making/make/makes/made ~ my life ~ hell/miserable/horrible/a+nightmare/impossible/a+living
bullying! | call*/calling/called me ~ a/an/names/fat/ugly/stupid/disgusting/loser/slut/whore/freak/gay/retard*/worthless/pig/monkey/terrorist/paki/dumb/weird/faggot/fag/bitch/trash/n+word/racist/slurs/black/kaala -for+dinner/on+the+phone/by
bullying! | everyone/everybody/they+all/whole+class/whole+school/all+of+them/entire+class/people/the+girls/the+boys/my+classmates ~ at/in/from/of/on ~ school/my/class/year/grade/here/team/them? ~ school/class/year/grade? ~ hate*/ignore*/laugh*/bulli*/avoid*/against/mock*/stare*/whisper*/makes+fun/make+fun ~ of/at/on/about/with? me -good+luck
bullying! | they/he/she/people/kids/boys/girls/bullies/everyone ~ wont/never/dont/doesnt/not leave me alone -until+i+revise
bullying! | eat/eating/hide/hiding/spend/spending/sit/sitting ~ lunch/break/breaks/recess/lunchtime ~ in/alone/by toilet/toilets/bathroom/loo/cubicle/myself/library+because/alone
bullying! | i/ive/keep/always ~ got/get/getting/been/being/was ~ pushed/shoved/tripped/punched/kicked/beaten/jumped/spat+on/slapped ~ down/into/by/at/up/again/in/on/against ~ stairs/lockers/locker/school/them/boys/girls/kids/again/corridor/class/hallway/bus/wall/today/every -football/match/practice/training/rugby
bullying! | nobody/no+one/noone/none/everyone/everybody/they+all/whole+class/whole+school/all+of+them/entire+class ~ at/in/school/my/class/the/would/will/here/really/just/of/them? ~ hate*/ignore*/like*/talk*/sits/sit/want*/laugh*/speaks/against/love*/avoid*/bulli*/cares ~ me/with+me/to+me/at+me/me+anymore/to+be+my/about+me ~ $/at/in/anymore/and/because/so/i/here/even/there/now/any+more/everyone/when/for/like/friend -good+luck/to+win
bullying! | i ~ have/ve/got/am/feel/im/sit/eat ~ no/not/zero/have/any/so/all/completely/always/totally/lunch ~ no/any? ~ friend/friends/alone+at/lunch+alone/one+to+talk/one+to+sit/body+to+talk/lonely/alone/unwanted/hated/invisible ~ $/at/and/in/anymore/all/because/i/everyone/with/to/every -in+the+story/with+my+notes
bullying! | spread*/post*/shar*/made/make/mak*/sent/sending/creat*/upload* ~ a/an/fake/rumours/rumors/lies/gossip/pictures/pics/photos/videos/memes/group/account/page/screenshot*/secrets/mean/horrible? ~ about/of/with ~ me/my ~ and/in/on/to/everyone/so/$/online/at/being/that/face
bullying! | fake+account/group+chat/hate+page/instagram/snapchat/tiktok/whatsapp/discord/comments/dms __ me/my __ bull*/laugh*/mock*/ugly/fat/hate/kill+my*/kys/fun+of/die/threat*/rumo*/nasty/mean/embarrass*/screenshot*
bullying! | scared/afraid/terrified/dont+want/cant/cannot/hate/hates/frightened/dread*/refuse/skip*/sick/nervous/hide/hiding/avoid* ~ of/to/going/go/facing/in/face? ~ back+to/to? ~ school/class/lunch/bus/toilets/bathroom/break/pe/online ~ because/anymore/since/due/every/so/when/again/from/they/of _ bull*/they/kids/girls/boys/them/everyone/him/her/laugh*/hit*/call*/beat*/people/he/she/pick*/hurt*/push* -exam/test/presentation
bullying! | they/he/she/kids/boys/girls/someone ~ keep*/always/have/all/at/said/are/is/will/would? ~ threat*/going/gonna/want*/say*/said/promis*/wait* ~ to/theyll/hell/theyre/that/me? ~ me/to/they? ~ beat/hurt/jump/kill/hit/get/fight ~ me/me+up ~ after/if/at/tomorrow/when/outside/in/unless/$/up/because/and
bullying! | they/boys/girls/kids/he/she/someone ~ took/stole/steal/hid/broke/threw/ripped/destroyed/take/throw/pushed/shoved/locked/flush*/dunk*/cut ~ my/me ~ bag/lunch/phone/money/books/glasses/hijab/turban/things/stuff/head/in/into/against/down/hair/shoes/clothes/chair ~ in/and/every/into/from/again/at/toilet/lockers/stairs/because/laugh*/$/everyday/locker/off/money/away
bullying! | my+friend/brother/sister/she/he/boy+in+my+class/girl+in+my+class/classmate ~ is/gets/keeps/has+been/in/at/from/my/class/school? ~ being/getting/been? ~ bullied/bullies/picked+on/beaten+up/harassed ~ $/at/by/in/because/every/and/online/so/badly/what/how/on/constantly
bullying! | how/what __ stop/deal/do/tell/make/handle/report/get __ bull*/bullies/bullying me/at/my/from/if/when/in+my/us ~ $/at/online/school/class/me/me+at
suicide!!! | drown*/hang*/kill*/suicide/dies/died/stab*/poison*/overdos* __ i ~ want/wanna/wish/will/could ~ to? do the same $
suicide!!! | like/unlike __ i ~ want/wanna/wish ~ to? die/be+dead/kill+myself $
suicide!!! | to+be+or+not+to+be/wants+to+die/kills+himself/kills+herself/suicide __ i ~ feel/think the same
suicide!!! | i ~ have/got ~ pills/tablets/rope/noose/blade/razor ~ here/ready/next+to+me/in+my+hand $
suicide!! | how ~ tie/make ~ noose
suicide!! | how long ~ does/do/will/would/to? ~ take? ~ to? ~ bleed/bleeding out/to+death ~ from/by ~ wrist*/arm*/vein*/thigh*/cut*
suicide!! | how many/much _ @PILLS are/is/would+be/will+be? ~ fatal/lethal/deadly ~ for/to ~ 9/10/11/12/13/14/15/16/17/18/19/teenager/teen/girl/boy/child/person/someone/me
suicide! | i/1/im ~ want/wanna/wanted/need ~ 2/two/to die -of/from/laughing/inside/for/to/at
suicide! | iwanttodie/iwannadie/iwanttokillmyself/killmyself/iwanttobedead
suicide! | sewer slide/slided/sliding
suicide! | sewerslide/sewersliding
suicide | better off dead $
suicide! | @I am? ~ tired/sick/exhausted/fed+up ~ of/with everything $
suicide! | my _ @NEAR __ will/gonna/going+to/wants+to/shell/hell ~ end/ending it ~ all/tonight/today/soon/tomorrow -with/up
suicide! | @I __ bring/bringing/take/taking ~ gun/rifle/pistol/bomb ~ to/into school/class/college
self-harm!! | how deep ~ do/should/must/to/can/i? ~ cut/cuts/cutting/slit ~ wrist/wrists/arm/arms/vein/veins/thigh/thighs
abuse! | sends/sent/sending me ~ nudes/nude/naked/dick+pic/dick+pics
abuse! | wants/asks/asked/begs/begging ~ for? ~ nudes/my+nudes
abuse! | papa/pappa/abbu/baba/abba/amma/ammi/appa/@KIN ~ will/gonna/going+to ~ kill/thrash/beat me $
bullying! | boys/girls/they/he/she/people/someone/somebody/classmates/kids __ spread*/shar*/post*/leak* ~ my photo/photos/pic/pics/picture/pictures/video/videos $
suicide! | not/wont/aint/isnt ~ gonna/going+to/will? be/is ~ here/around/alive ~ in/by/for/on/till/until/this/the/after/next? @WHEN -to+help/with/because
suicide! | @I _ stand/standing/stood/sit/sitting/sat/go/going/went/been/walk/walking/walked ~ on/onto/to/at/by/off ~ bridge/roof/rooftop/ledge/balcony/tracks/cliff/railway/edge __ think*/thought/thoughts/jump*/wonder*/staring/imagine*/alone -model/diagram
suicide! | last/final ~ time/day/night/message/chat ~ ill/im/i+will/i+am/well ~ be/talk/talking/speak/write/writing/chat/come/log/message/text/see ~ on/in/here/to? ~ here/you/u/anyone/this ~ $/bye/goodbye/thank*/thanks/again
suicide! | posted/posting/sent/wrote/writing/left/texted/uploaded ~ a/an/her/his/their? goodbye/farewell/suicide -letter+to+his+wife
suicide! | boy/girl/guy/kid/someone/somebody/person/friend/friends/mate/student ~ in/from/at/of my/our ~ class/school/year/form/group/team/friend+group/mine __ want*/going/gonna/tried/threaten*/talk*/say*/said/told/post*/think* _ die/kill+herself/kill+himself/kill+themself/kill+themselves/killing+herself/killing+himself/killing+themselves/suicide/suicidal/end+it/end+it+all/goodbye
self-harm! | relapsed/relapsing ~ $/tn/after/from/with -into/alcoholic*
self-harm! | my ~ arms/arm/wrist/wrists/thighs/thigh/legs/hips/stomach ~ a/full/covered/mess/all? ~ of/in/with/has/have/mess+of/full+of ~ lines/cuts/scars/scratches/slits/scabs
self-harm! | boy/girl/guy/kid/someone/somebody/person/friend/friends/mate/bestie/bff __ cut/cuts/cutting/hurts/hurting/harms/harming/burns/burning ~ herself/himself/themself/themselves/her+arm*/his+arm*/their+arm*/her+wrist*/his+wrist* -off/while+cooking/a+deal
eating! | least/lowest/minimum/fewest/smallest ~ amount/number/of? ~ calories/cals/kcal/food ~ live/survive/eat/get+away/i+can/can+i -does/do+animals
eating! | i _ need/want/wanna/have/must/trying/got ~ to? ~ be/weigh/reach/get+to/get+down+to/down+to/hit/drop+to/under @KG
eating! | chew*/chewing __ spit*/spat/spitting __ swallow*/mum/mom/dad/parents/think/thinks/food/weight/calories/$ -gum/betel/tobacco
abuse! | no/any/enough ~ food/dinner/heating/electricity ~ at/in/left/for ~ my/our/the? ~ house/home/fridge/us/me __ mum/mom/dad/parents/hungry/days/weeks/nobody/alone/she/he/they
abuse! | my/our mum/mom/dad/mother/father/parents __ hasnt/havent/didnt/not/never ~ been/come/came ~ back/home __ days/day/nights/week/weeks
abuse! | someone/somebody/he/she/they/ex/boy/guy/man/bf/boyfriend/who ~ has/have/got/gets/saved/found/took/stole/hacked/hes/shes my/our ~ nudes/nude/naked+pics/naked+photos/naked+pictures/private+pics/private+photos
abuse! | put/puts/putting/slid/slide/slides/sliding/run/runs/running ~ his/her/their hand/hands/fingers ~ up/on/under/down/inside/between/over ~ my -shoulder+to+help
suicide! | @I _ dont/cant/wont/never/not/doubt ~ see/think/imagine/picture/expect/know+if ~ myself/ill/i+will/id? ~ make/making/live/living/get/getting/reach/reaching/see/seeing/be/being ~ it/alive? ~ to/past/until/till ~ 18/16/17/19/20/21/25/adult*/my+next+birthday/graduation -in+the+exam
suicide!! | is/does/will/would ~ it/that ~ painless/painful/peaceful/hurt/quick ~ if/when ~ you/u/i/someone ~ od/overdose/die/jump/hang/drown/shoot/bleed -a/the
suicide? | tonight ~ im/i/ill/i+will ~ going/gonna/will? ~ to? do it $
suicide! | @I _ have/got/ive ~ everything/it/all/the+pills/the+note ~ planned/ready/prepared/written $/and/for/tonight
suicide!! | how/help/can ~ to/do/should/would/you/u/me/i/we? ~ you/i/u/me? ~ write/writing/start/word ~ a/my/the suicide/goodbye/farewell note/letter -scene/for+ophelia/to+a+colleague/to+my+teacher
self-harm! | did/done/doing it again _ need/needs/bleed*/stitches/blood/blade/arm/arms/leg/legs
self-harm! | need/needs/needed ~ stitches/stitching ~ $/or/but/from/because
self-harm! | cant/cannot/couldnt/wont ~ stop ~ picking/cutting/scratching/burning/biting ~ and/or? ~ cutting/picking/scratching/myself/my/sleeve*/blood/$ -corners/class*
self-harm! | excuse/excuses/explain/lie/reason/story ~ for/about ~ cuts/scars/scratches/burns/marks/bruises ~ on/all/up -the+car/on+the+leaf
self-harm! | my/our _ @NEAR/friend __ her/his/their ~ cuts/scars/wrists/blades/razor -football
eating! | @I _ only/just ~ let/allow/eat/have/ate/had/allowing/letting ~ myself? ~ have/eat? ~ a/an/one/two/1/2/half ~ apple/apples/banana/cracker/crackers/rice+cake*/egg/meal/yoghurt/yogurt/bite* ~ a/per/each/every day/week
eating! | laxative*/diet+pills/diuretic*/water+pills ~ to/for/so ~ lose/drop/be/get/weight/thin/skinny -treat
eating! | my/our _ @NEAR/friend __ isnt/not/stopped/wont/barely/never/refuses/doesnt ~ eat/eats/eating/eaten -meat/pork
abuse! | @KIN __ violent/aggressive/scary/physical ~ $/and/when/with/towards/to/at -protest*/crime
abuse! | @I/we _ hide/hides/hiding/hid ~ in/under/behind ~ the/my/a ~ wardrobe/closet/cupboard/bed/bathroom/shed/room __ sister/brother/dad/mum/mom/he/she/when/until/drunk/drinks/shout*/violent -and+seek
abuse! | he/she/@KIN broke/breaks/breaking/fractured/punched/hit ~ my ~ mums/moms/mothers/sisters/brothers/own? ~ arm/nose/jaw/rib/ribs/wrist/finger/face/tooth/teeth/leg -football/rugby/in+the+match
abuse! | ran/run/running/kicked/threw/thrown ~ away/me? ~ away/out ~ from+home/of+the+house/and/of? ~ nowhere/no+where/sleep/street/streets/park/outside ~ to/in/on? ~ sleep/stay/go/tonight/cold/live
abuse! | nowhere/no+where/no+place to ~ sleep/stay/go ~ tonight/anymore/now/$ -in+the+maze/in+the+graph
abuse! | take/taking/took/remove/removing ~ my ~ clothes/top/shirt/bra/underwear/pants/trousers ~ off ~ on/for/in/and/so/$ _ cam/camera/video/call/him/he/them/man/facetime/omegle/$ -pe/swimming
abuse! | @KIN/he/she/man/they did ~ stuff/things/something/it/bad+things to me -hair
abuse! | @KIN/mums+bf/moms+bf/he/man _ watches/watching/watched/films/filmed/spies/looks+at/stares+at ~ me/us ~ in/when/while/getting/have/take/taking? ~ the? ~ shower/showering/undress*/changing/bath/bathroom/naked/sleep/toilet
suicide! | cant/cannot/couldnt ~ take/handle/bear/stand/live+with/cope+with ~ the/this/all? ~ pain/hurting/suffering/sadness -relief/in+my+tooth/in+my+knee/in+my+back
suicide! | dont/do+not/doesnt/didnt deserve ~ to? ~ live/exist/be+alive/be+here/life -in+that+house
suicide! | @I _ have/got/ive ~ a/my/the plan ~ and/to/for? _ do+it/end/die/kill/tonight/go+through -for+my+essay/for+revision
suicide! | @I _ have/got/holding ~ the/my/all/these @PILLS ~ and/here/ready/right/in/with __ taking/take/swallow/now/hand/ready/tonight -for+my
suicide! | ways/way/how to make it/everything all? stop -working/moving
suicide! | @I/to/gonna ~ ready/want/wanna/need/how/going? ~ to? disappear/vanish ~ completely/forever/for+good/for+a+while/from+everyone/without+anyone -into/from+the+graph
suicide! | @I/ive ~ made/make ~ my/the ~ final/last decision ~ $/and/im/goodbye -on+the+topic/about+my+subject
suicide! | dark/bad/scary thoughts ~ $/again/lately/about+myself/about+dying/about+me/and+i/at+night -of+macbeth
${EN_REGION}`
