/** English as it is said in India, Africa and the Arab countries: tablets are eaten, "sir" teaches, photos go viral. Part of the list of English. */
export const EN_REGION = `
@COUNT = ${Array.from({ length: 96 }, (_, at) => at + 5).join('/')}/120/150/200/five/six/seven/eight/nine/ten/twelve/fifteen/twenty/thirty/forty/fifty/hundred/many/all/whole/entire/full/handful/fistful/bunch/bottle/strip/strips/packet/packets/sheet/box/lots/lot/plenty
@ATE = ate/had/took/eaten/taken/swallowed/drank/consumed/popped/gulped/downed
@STRIP = @PILLS/dolo/crocin/combiflam/tramadol/alprazolam/alprax/valium/diazepam/sleeping+pills/sleeping+tablets/capsules/goli/goliyan
@HER = mom/moms/mothers/mums/mummys/dads/fathers/papas/grandmas/grandmothers/grandfathers/parents/sisters/dadis/nanis/brothers
@BANE = harpic/phenyl/phenol/phenyle/lizol/dettol/savlon/bleach/rat+poison/rat+kill/ratkill/poison/dichlorvos/gammalin/otapiapia/pesticide/pesticides/insecticide/celphos/sulphas/kerosene/toilet+cleaner/mortein/izal/jik/hypo/jewel+acid
@SIR = sir/madam/maam/mam/teacher/teachers/tutor/principal/headmaster/lecturer/professor/warden/driver/conductor/watchman/guard/peon/servant/cook/landlord/imam/ustad/ustaz/sheikh/maulvi/moulvi/maulana/pastor/priest/pandit/catechist/prefect/senior/uncle/aunty/chacha/mama/mausa/tau/fufa/jija/bhaiya/cousin/neighbour/coach/shopkeeper/doctor/tailor
@THEY = he/she/they/hes/shes/theyre/guy/boy/girl/man/someone/somebody/ex/bf/boyfriend/gf/girlfriend/friend/classmate/senior/stranger/person/hacker/people/who/scammer/hell/theyll/shell
@PIC = photo/photos/pic/pics/picture/pictures/video/videos/image/images/selfie/selfies/snaps/recording/recordings/chats/chat/screenshot/screenshots
@CASH = money/pay/paying/paid/payment/cash/rupees/rs/naira/cedis/shillings/dollars/riyals/dirhams/paise/upi/gpay/paytm/gift+card/bitcoin/recharge
@PART = chest/breast/breasts/boobs/thigh/thighs/waist/back/private/privates/body/bum/bottom/lips/cheeks/shirt/skirt/legs/leg
suicide! | @I ~ @ATE ~ @COUNT ~ @COUNT? ~ @HER? @STRIP -of+chalk/of+soap/for/left/each/per/in+a/in+the/sold/and+sold/and+gave/and+i+gave
suicide! | @I ~ @ATE ~ @HER? sleeping+pills/sleeping+tablets
suicide! | @I ~ @ATE ~ @HER ~ bp/sugar/diabetes/heart? @STRIP -to+her/to+him/to+school
suicide! | @I/just ~ drank/drunk/drinking/consumed/swallowed/took/ate/taken ~ @BANE/acid -as/gas/for/in+chemistry/out/to+clean/notes/from+the+shelf/from+the+cupboard
suicide! | @I ~ drank/took/drink/drunk/taken ~ sniper -rifle/in/shot
suicide! | @I _ @WANT/will ~ to? ~ drink/drinking/consume/swallow ~ @BANE/acid/sniper -for/in+chemistry
abuse! | @SIR ~ touch/touched/touches/touching/grope*/groping/molest*/fondl*/kissed/kisses/kissing/rubs/rubbed/rubbing/pinched/pinches ~ me -heart/deeply/emotionally/with+his+words/with+her+words/with+his+story/with+kindness/about/on+the+map
abuse! | @SIR ~ touch/touched/touches/touching/rubs/rubbed/rubbing/pressed/presses/pressing/squeezed/pinched/pinches/grabs/grabbed ~ my @PART
abuse! | @SIR _ call/calls/called/calling/takes/took/keeps/kept me __ touch*/kiss*/undress*/hugs/uncomfortable/locks/locked -about/on+the+map
abuse! | did/does/do/doing/gave/gives/giving ~ bad+touch
abuse! | bad+touch ~ by/from ~ @SIR/@KIN/him/her/someone/boy/man
abuse! | @SIR/@KIN ~ bad+touch/bad+touched/bad+touches
abuse! | blackmail/blackmails/blackmailed/blackmailing/blackmailling/balckmailing/blackmaling ~ me/us -for+chocolate/for+sweets/into+doing/to+do+his
abuse! | @I ~ getting/being/am/been/get/got ~ blackmailed
abuse! | send/sends/sending/sent/show/shows/showing/showed me? ~ my @PIC __ @CASH
abuse! | @THEY _ leak/leaks/leaked/leaking/viral/expose/exposed/exposing/morphed/morphing/morph/deepfake/deepfaked ~ my ~ private? @PIC/face/chat
abuse! | @THEY _ make/makes/making/made/get/go/do ~ my @PIC ~ viral
abuse! | @THEY _ post/posts/posting/send/sends/sending/share/sharing/upload/uploading/show/put ~ my @PIC ~ if/unless/to+everyone/to+all/online/on+instagram/on+insta/on+facebook/on+telegram/to+my+father/to+my+dad/to+my+family/to+my+parents/to+my+mother/to+my+relatives/to+my+school+group -for+id
abuse! | threat*/threten* __ my ~ private? @PIC
abuse! | my @PIC __ threat*/threten*/blackmail*
abuse! | @THEY _ has/have/got/took/recorded/saved/stole ~ my @PIC __ @CASH/threat*/blackmail*/leak/viral/expose/nudes -passport
abuse! | @CASH ~ or/otherwise/else/unless __ @THEY __ post/leak/viral/send/share/upload/show/expose ~ my @PIC
suicide! | everyone/everybody/they/family/parents/mom/mum/dad/mother/father/world/all/people/friends/siblings/theyll/theyd __ will/would/be/theyll/theyd ~ live? ~ happy/happily/peaceful/peacefully/free/good/okay/ok ~ without+me -in+the/at+the/on+the/in+class/for+the/at+school
suicide! | everyone/everybody/they/family/parents/mom/mum/dad/mother/father/world/all/people/friends/theyll/it/things ~ will/would/be/theyll/theyd ~ happy/peaceful/free/better/good/relieved ~ if/when/once ~ i/im ~ am/was/were? ~ not/wasnt/werent ~ here/there/around/alive/born/exist/in+this+world/in+their+life -in+class/at+school/at+the
suicide! | took/ate/swallowed/popped ~ @COUNT ~ @STRIP ~ now/feeling/sleepy/dizzy
suicide! | @I ~ mixed/mix/put ~ @BANE __ drank/drunk/ate
abuse! | @SIR ~ touch/touches/touching/touched ~ girls/boys/students/children/my+friend/my+friends/my+sister/my+brother -heart
abuse! | @SIR/@KIN/man/boy/he _ show/shows/showed/showing/send/sends/sent me ~ dirty/porn/blue/adult/sexual/naked/nude ~ @PIC/films/film/movies
abuse! | put/puts/pasted/edited ~ my face ~ on/onto/in/into ~ nude/naked/dirty/porn/sexy
abuse! | @SIR _ make/makes/making/made/ask/asks/asked/asking/want/wants/force/forces me ~ to? ~ send/show ~ him/her/them ~ @PIC -of
`
