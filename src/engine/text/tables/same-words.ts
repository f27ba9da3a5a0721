/**
 * Words and phrases that say nearly the same, a group between bars, as students put in their own words what schemes put
 * in the subject's. A word may stand in several groups. Phrases are in base forms: "go up" is "went up" too. Written by
 * hand; groups that met no two words of eight thousand gold answers are left out.
 */
export const SAME_WORDS = `
person, people, folk, individual, human, bloke | child, kid, baby, infant, toddler, youngster, pupil, student |
mother, mum, mummy, mom, parent | father, dad, daddy, parent | worker, employee, staff, labourer, workforce, labour,
personnel | manager, boss, employer, director, leader | customer, consumer, buyer, shopper, client, household |
firm, company, business, corporation, organisation, enterprise, producer, multinational, tnc, seller | rival,
competitor, competition, compete, competing firm | money, cash, fund, finance, capital, dollar, pound | wage, pay,
salary, income, earnings, pay packet, earn | poverty, poor, skint, deprived, be broke | cheap, inexpensive, low
price, low cost, cost less, cheaper | expensive, dear, costly, pricey, cost more, cost a lot, cost too much, price
go up, high price, high cost | buy, purchase, acquire, demand | profit, margin, return, surplus, make much on, make
money | loan, borrow, credit, mortgage, take out, lend | debt, owe, creditor, bill | tax, duty, tariff, levy | law,
legal, legislation, regulation, rule, lawful | illegal, unlawful, unconstitutional, against the law, not legal, ban,
forbid | judge, court, justice, verdict | government, state, authority, regime | army, soldier, troop, military |
weapon, arms, missile, rocket, bomb, gun, warhead | attack, invade, invasion, raid, assault, conquer, take over |
kill, murder, die, death, dead, mortality, fatal | escape, flee, leave, emigrate, run away, get away, depart |
avoid, prevent, stop, halt, block, hinder, keep from, keep away, contain, hold back | end, stop, finish, cease,
halt, terminate | continue, persist, continuity, carry on, keep go, go on, still exist, survive | repeat, iterate,
loop, again, reiterate, rehearse, rehearsal, go round, keep go, over and over, again and again | remove, eliminate,
discard, dispose, delete, ignore, get rid of, take away, throw away, take off, strip, cut | collapse, fall, crumble,
cave in, snap off, break off, fall down, crash, fall apart | destroy, ruin, wreck, shatter, smash, wipe out,
devastate | break, crack, snap, smash, shatter, overcome, pull apart, separate | damage, harm, hurt, injure, spoil,
suffer | large, big, huge, giant, massive, great, enormous, vast, wide, high, considerable, extensive | small,
little, tiny, minute, minor, low, slight, narrow | many, numerous, lots of, loads of, plenty of, a lot of, lots,
loads, hundreds of, multiple, several, majority | few, hardly any, not many, scarce, shortage, lack, not enough,
minority | quick, fast, rapid, swift, speedy, sudden, immediate, straight away, in minutes, at once, soon | slow,
gradual, sluggish, delay, take ages, dither, hold up, take long, take a year | strong, powerful, intense, strength |
weak, feeble, vulnerable, fragile | old, elderly, aged, ancient | new, fresh, novel, modern, recent | same,
identical, equal, alike, match, no different, indistinguishable, balance | different, differ, difference, vary,
various, variety, diverse, unlike, contrast | similar, alike, resemble, look alike, like | change, alter, modify,
vary, adjust, fluctuate, fluctuation, go up or down, go up and down, transform, convert, turn into | constant,
steady, unchanging, stable, same, continuous, always, stay the same, not change | difficult, hard, tough, tricky,
challenging, demanding, complicated | easy, simple, easily, straightforward, effortless, convenient | interesting,
exciting, challenging, stimulating, fun | intelligent, clever, smart, bright, thick, ability | think, believe,
reckon, consider, view, opinion, suppose | know, aware, knowledge, awareness, familiar | understand, comprehend,
grasp, insight, make sense, understanding, get what | want, wish, desire, crave, craving, long for, longing, greed,
yearn | attach, attachment, cling, bond, bind | need, require, necessary, essential, must, have to | love,
affection, care, adore | fear, afraid, scared, scare, frightened, frighten, terror, terrify, dread, phobia | angry,
anger, furious, rage | sad, upset, unhappy, miserable, depressed, sorrow, grief | distress, stress, anxiety, upset,
trauma, psychological, mental, emotional, harm | guilt, guilty, remorse, regret, sorry, ashamed, conscience, gutted
| responsible, responsibility, blame, fault, duty | shame, stigma, disgrace, scandal, shameful, embarrass,
embarrassed, humiliate, taboo | boast, boastful, brag, arrogant, arrogance, pride, proud, show off | lonely,
loneliness, isolated, isolation, alone, on her own, on his own, company | marriage, marry, wed, wife, husband,
spouse, partner, couple | sexual, sex, sleep with | woman, female, girl, lady, wife, feminine | man, male, boy, guy,
masculine, husband | god, allah, almighty, lord, creator, divine, brahman | holy, sacred, sanctity, precious,
divine, blessed | pray, prayer, worship, salah, talk to god | sin, evil, wrongdoing | forgive, forgiveness, pardon,
wash away, mercy | makkah, mecca, kaaba | baptism, baptise, christen, christening | rebirth, reborn, reincarnation,
reincarnate, samsara, born again, next life, come back as, new body | suffer, suffering, pain, dukkha, agony,
misery, illness | chance, luck, accident, random, coincidence | design, plan, designer, planner, maker, create,
creator | complex, complexity, complicated, intricate, sophisticated | purpose, reason, aim, goal, function, role,
intention | order, pattern, regularity, organised, regular, structure, arrangement | community, unity, unite,
together, ummah, brotherhood, solidarity, join | discipline, willpower, self control | obey, obedience, obedient,
comply, do as told, follow order, conform | lie, deceive, deception, mislead, trick, dishonest, dishonesty, not tell
the truth, cheat, hoax, fool | consent, permission, agree, agreement, allow, permit | real, genuine, authentic,
true, realistic, natural, actual | artificial, fake, false, unreal, unrealistic, not real, not realistic, pretend,
unlike real life, lab, laboratory | participant, sample, respondent, subject, volunteer, interviewee |
representative, generalise, generalisable, typical, true for everyone, apply to everyone | unrepresentative, not
representative, biased sample, not true for everyone | valid, validity, accurate, accuracy, truth, truthful | bias,
biased, prejudice, discriminate, discrimination, unfair, sexism, racism, stereotype, target | minority, ethnic,
racial, black, race | police, policeman, officer, cop | crime, criminal, offence, offend | record, note, log, write
down, statistics, store | hide, conceal, secret, cover, disguise, mask, invisible, unseen, hidden, not see |
barrier, obstacle, hurdle, obstruction | top, high, senior, upper, peak, highest | promotion, promote, move up,
career, progress | job, work, employment, occupation, career, vacancy, profession | unemployment, unemployed,
jobless, redundant, redundancy, out of work, lose job, lose their job, no job | dismiss, dismissal, sack, fire,
redundancy, lay off, make redundant | hire, recruit, employ, take on | train, training, teach, course, learn,
lesson, drill, practise, skill | educate, education, educated, school, schooling, taught, study, teach | socialise,
socialisation, bring up, upbringing, raise, norm, value, how to behave, right from wrong | praise, thank, recognise,
recognition, reward, well done, appreciate, award | boring, boredom, bored, dull, tedious, repetitive, monotonous,
monotony | rotate, rotation, swap, switch, shift | team, group, teamworking, teamwork, together | share, stock,
equity | insolvent, insolvency, bankrupt, bankruptcy, bust, go under, go bust, fail, failure, close down | separate,
apart, distinct, own, independent, different, divide | transport, ship, deliver, delivery, freight, lorry, vehicle,
car | substitute, alternative, replacement, nothing else, something else | inelastic, insensitive, unresponsive,
barely respond, not respond, hardly change | saving, save, deposit, put money away, put away, keep in the bank |
spend, consumption, consume, expenditure, spending | foreign, abroad, overseas, international, other country, other
nation, another country, import | import, bring in, come in, from abroad, foreign | export, sell abroad, sell
overseas, foreign market | country, nation, home, state, domestic, national | domestic, home, local, national, own |
retaliate, retaliation, payback, revenge, hit back, tit for tat, respond | protect, shield, defend, guard, safe,
security, secure, defence | pollution, pollute, waste, smoke, dirty, contaminate, toxic, dump, emission | external,
externality, outside, third party | third, resident, bystander, people who live nearby, neighbour, outsider, nothing
to do with | produce, output, production, manufacture, make, generate, create | excess, surplus, too many, too much,
more than, exceed, over, extra | attract, attractive, tempt, appeal, lure, draw, look like a good deal, worthwhile |
market, shopper, industry, slice of the market | cost, price, fee, expense, charge | quality, standard, rubbish,
value | loyal, loyalty, repeat, keep come back, come back, brand | risk, danger, dangerous, hazard, unsafe, threat,
threaten | close, shut, relocate, move away, move elsewhere, up stick, pull out | send, transfer, pass, transmit,
move, carry, go back, fly back, shift, take | push, force, shove, pressure, press, make | pull, attraction, attract,
tug | equal, balance, balanced, cancel out, match, the same as | accelerate, acceleration, speed up, gain speed, get
faster | speed, fast, velocity, quick, rate | resistance, drag, friction, oppose, resist | current, amp, ampere |
voltage, volt, emf, potential, pd | coil, loop, turn, winding, wire | ratio, proportion, proportional, relative,
fraction | reflect, bounce, send back | boundary, edge, surface, side, border, interface | heat, thermal, warm, hot,
temperature, warmth, boil | cool, cold, chill, cooling | increase, expand, extend, get bigger, grow, climb, soar,
jump, rocket | energy, power, charge | particle, molecule, atom, ion | collide, collision, hit, crash, bump, bang
into | vapour, vaporise, evaporate, gas, boil, turn to gas, evaporation, steam | condense, condensation, turn back
to liquid, turn to liquid, liquefy | reactive, reactivity, react, violent, explode, vigorous, fizz | shield,
shielding, screen, block | outer, outside, outermost, last, external | lose, loss, come off, come away, give up, get
rid of, miss, gone | far, distance, distant, further, away, remote | near, close, nearby, next, closeness, closer |
lattice, structure, arrangement, network | pathogen, germ, bacteria, virus, microbe, microorganism, bug, infection,
antigen, disease | weak, weakened, harmless, inactive, dead, attenuated | fit, slot, lock, bind, match, join |
shape, warp, denature, deform, distort | thin, narrow, slim | capillary, blood vessel, vein, artery | neurone,
neuron, nerve, nerve cell | neurotransmitter, chemical messenger, chemical | impulse, signal, message, trigger,
stimulate, set off | gap, space, cleft, synapse, hole, opening | glucose, sugar, carbohydrate, starch | diffuse,
diffusion, drift, spread, move, pass | release, secrete, secretion, squirt, let out, pump out, give off, emit,
discharge, produce | gamete, egg, sperm, sex cell | repair, heal, mend, fix, rebuild, recover, restore, revive |
growth, grow, develop, get bigger, development | memory, remember, recall, memorise, ltm, stm | offspring,
descendant, daughter, generation, young | inherit, inheritance, pass on, hereditary, genetic, gene, innate | innate,
born with, inborn, biological, instinct, evolve, natural, instinctive | survive, survival, stay alive, live, keep
alive, alive | reproduce, reproduction, multiply, breed, have baby, have child, childbirth | resistant, immune, not
touch, unaffected, withstand | return, normal, back to normal, restore | encrypt, encryption, scramble, encode,
cipher, code | intercept, hacker, attacker, steal, spy, eavesdrop | unreadable, not understand, not read,
meaningless, gibberish | authenticate, authentication, log in, logging in, login, biometric, fingerprint, verify |
permission, access, access level, get to see, privilege | reuse, use again, call, recycle, not retype | test, debug,
check, find error, error, examine | maintain, maintenance, look after, update, change | read, readable, follow,
understand, readability | programmer, coder, developer, team | increment, add one, go up by one, increase, add 1 |
arithmetic, sum, calculate, calculation, maths, add, mathematical, mathematics | volatile, wiped, wipe, lose
content, temporary, power off, without electricity, turn off, switch off | boot, start up, bootstrap, startup, bios
| sort, order, alphabetical, ordered, arrange, in order | middle, midpoint, centre, halfway, central, mean | run,
execute, use, open, in use, currently, active | erode, erosion, wear away, worn away, scoop out, undercut, abrasion,
weather | overhang, ledge, overhanging, stick out | retreat, move back, migrate, upstream, withdraw | sea, ocean,
marine, water | humid, moist, wet, damp, moisture | storm, hurricane, cyclone, typhoon, wind | drought, dry, lack of
rain, rainfall, desert, arid | disaster, flood, famine, earthquake, catastrophe | soil, earth, ground, land, field |
farm, farming, agriculture, cultivate, crop, plant, field, harvest, agricultural | nutrient, fertile, fertility,
mineral, fertiliser | vegetation, plant, tree, grass, forest, crop | exhaust, worn out, wear out, use up, run out,
tired, deplete, drain, dead on their foot, exhausted | graze, overgraze, overgrazing, cattle, animal, livestock,
cow, sheep | fuelwood, firewood, cooking fire, wood, timber | fell, chop, cut, cut down, chop down, deforestation,
deforest | city, urban, town, urbanisation | rural, village, countryside, country | hospital, clinic, health care,
healthcare, medical, doctor, ambulance, medicine, health | service, school, hospital, amenity, facility,
infrastructure | rescue, emergency, ambulance, fire crew, aid | concrete, tarmac, road, asphalt, pavement, building
| absorb, soak up, take in, suck up, take up | store, hold, retain, keep, storage, contain | contraception,
contraceptive, birth control, family planning, pill, condom | woman, girl, female, wife | marry later, have child
later, have baby later, career | revolt, mutiny, uprising, rebel, rebellion, riot, protest, unrest, revolution |
famine, starve, starvation, hungry, hunger, food shortage | factory, industry, industrial, manufacture, plant |
requisition, seize, confiscate, take, grab | rebuild, reconstruct, recover, recovery, revive, help | communism,
communist, red, soviet, bolshevik, left | capitalism, capitalist, west, western, free market | america, american,
usa, us, united states, washington | russia, russian, ussr, soviet, soviet union, moscow, khrushchev, stalin |
britain, british, uk, england, english, bef | germany, german, nazi, reich | france, french | spread, expand,
expansion, extend | speculation, speculate, gamble, bet, speculator | panic, rush, fear, loss of confidence, lose
their nerve, lose confidence, lose nerve | confidence, nerve, faith, trust | ineffective, pointless, useless, fail,
powerless, not work | segregation, segregate, separate, keep race apart, apartheid | organise, organised,
organisation, timetable, planned, proper | military, soldier, army, force, troop | mobilise, mobilisation, ready,
prepare | slow, delay, hold up, hold back, halt, resist, fight back, put up a fight | resistance, fight back, put up
a fight, resist, defend, oppose | supply, food, provision, provide, wagon | flee, escape, leave, move, run, cross |
skilled, professional, doctor, engineer, qualified, skill, expert | simile, metaphor, imagery, comparison,
personification, compare, image | symbol, symbolise, represent, stand for, symbolic, signify, show | show, suggest,
demonstrate, reveal, portray, present, imply, prove | fog, mist, darkness, dark, gloom, haze | order, rule,
civilised, civilisation, civilization, democracy, fairness, law, society | mean, greedy, greed, miser, miserly,
stingy, tight, selfish, cruel | generous, kind, warm, caring, compassionate, charitable | charity, poor, donate,
donation, give | refuse, reject, deny, decline, turn down | challenge, question, stand up to, criticise, tell off,
defy, argue, oppose | accept, admit, acknowledge, confess, agree | childish, immature, naive, silly, childlike,
spoilt | materialistic, materialism, shallow, greedy, jewellery, money | excited, excitement, thrilled, delighted,
enthusiastic | flirt, flirting, chat, talk, speak, seduce | possession, property, belong, belonging, own, object |
dream, hope, ambition, aspiration, wish, ideal | outlast, outlive, remain, last, survive, forever, still there |
irony, ironic, joke, contrast, sarcastic | label, call, name, box, tag, category | prophecy, expect, expectation,
come true, live up to, end up | subculture, group, gang, anti school, mess about | victim, sufferer, target |
flexible, adapt, open ended, flexibility, adaptable | discover, find, find out, new idea, learn, detect, notice |
participant observation, join in, observe, observation, watch | questionnaire, survey, interview, form |
quantitative, number, statistic, numerical, graph, figure, tick box, data, statistics | closed, tick box, yes no,
multiple choice | divorce, break up, split up, separate | independent, independence, own money, own job, not depend,
able to leave, afford to leave | secularisation, secular, church, religion, religious, less religious |
reproduction, have child, have children, bear, procreate | economic, money, finance, financial, provide, pay for |
shelter, house, home, roof, somewhere to live, housing | food, meal, eat, feed | emotional, warm bath, comfort,
relax, calm, support | critical, crucial, vital, important, key | template, blueprint, model, shape, prototype |
monotropy, one person, one special, main attachment, primary | generalise, spread, similar, extend | pair,
associate, link, connect, association, together, connection | neutral, harmless, not scared, indifferent |
conditioned, learn, learned, by itself, on its own, all by itself, on their own | capacity, amount, how much, size |
duration, length, how long, time | coding, encode, by sound, acoustic, semantic | attention, attend, focus,
concentrate, notice | allow, let, enable, permit, able to, able | help, aid, assist, support, benefit | gather,
collect, obtain, get, acquire | join, connect, attach, link, combine, merge, come together, stick together, hold
together, fuse | surround, enclose, wrap, around | predict, forecast, expect, prediction, hypothesis | choose, pick,
select, choice, decide, decision, free will | cover, coat, layer | carry, transport, hold, contain, transfer, bring
| advantage, benefit, advantageous, beneficial, pro, strength, positive | disadvantage, drawback, downside,
weakness, limitation, con, negative | persuade, convince, influence, encourage, brainwash, propaganda | develop,
improve, progress, advance, get better, upgrade | worsen, deteriorate, get worse, decline | control, regulate,
manage, monitor, dominate, in charge | power, control, dominance, authority, in charge, rule | maintain, keep,
preserve, keep the same, sustain | unique, only one, one of a kind, individual | permanently, forever, for good,
cannot be undone, irreversible | majority, most, mainly, mostly | photosynthesis, make food, make glucose, make
sugar, make their own food | respiration, respire, release energy, break down glucose, aerobic | osmosis, water
move, water pass | permeable, let through, allow through, pass through | flaccid, floppy, limp, wilt, droop |
plasmolysed, shrink, shrivel | homeostasis, internal environment, constant, balance | sweat, perspire, evaporate,
sweating | urine, wee, pee, excrete, waste | reabsorb, take back, absorb back | digest, digestion, break down,
stomach, gut, intestine | heart, cardiac, pump, beat | oxygenate, carry oxygen, oxygen rich, haemoglobin, red blood
cell | ventilation, breathe, breathing, inhale, breathe in, lung | habitat, ecosystem, environment, home, place they
live | predator, hunt, hunter, prey, eat | decompose, decay, rot, break down, decomposer | mutation, random change,
dna change, error, mistake | allele, version, gene, variant | fertilise, fertilisation, fuse, join | specialised,
specialise, differentiate, differentiation, become, turn into | phagocyte, engulf, swallow, white blood cell |
vaccinate, vaccine, vaccination, jab, injection, immunise | antibiotic, drug, medicine, medication, penicillin |
stimulus, trigger, change, detect | reflex, automatic, involuntary, without think | receptor, sense, detect, pick
up, sensor | transpiration, evaporate, lose water, evaporation | endothermic, take in heat, absorb heat, absorb
energy, get cold, get colder | delocalised, free, mobile, free to move, move about, move around | melt, melting,
turn to liquid, molten | dissolve, soluble, solution, aqueous | neutralise, neutralisation, neutral, cancel |
oxidise, oxidation, rust, corrode, gain oxygen, lose electron | displace, displacement, take the place, replace,
push out | combustion, burn, burning, fire, ignite | greenhouse, trap heat, global warming, warm | finite, non
renewable, run out, limited, scarce, scarcity, not enough | gravitational, gravity, weight | kinetic, movement,
motion, moving | dissipate, waste, surroundings, lose | efficiency, efficient, useful, productive, productivity |
amplitude, loudness, volume, height | perpendicular, right angle, ninety degree | penetrate, penetrating, pass
through, get through, go through | radiation, radioactive, radiate, ray | fission, split | vibrate, vibration,
oscillate, shake, wobble | vacuum, empty, no particle, no air | sediment, sand, silt, mud, load, material |
infiltrate, infiltration, soak in, seep, drain | meander, bend, curve | glacier, ice, glacial | weathering, freeze
thaw, break down, crumble | subduct, subduction, sink under, go under, push under | magma, lava, molten rock,
eruption, erupt, volcano | seismic, earthquake, shake, tremor | evacuate, evacuation, move out, leave | sanitation,
toilet, sewage, clean water, sewer | ageing, elderly, pensioner, old people | groyne, sea wall, defence | economies
of scale, bulk, buy in bulk, average cost fall | incentive, motivate, motivation, encourage, drive, morale |
demotivate, unmotivated, not bother, lose interest | subsidy, subsidise, grant, financial help | revenue, sale,
income, takings, turnover, money come in | disposable, left over, money to spend, spare | inequality, unequal, gap
between, distribution, redistribute | innovation, innovate, research, new idea, invention, new technology |
investor, shareholder, owner | liability, liable, responsible, personal possession, lose their house | advertise,
advertising, advert, promote, promotion, marketing, publicity | reputation, image, brand, name, well known | stock,
inventory, storage, warehouse | automation, automate, machine, robot, technology, mechanise | quit, resign, leave,
staff turnover | reinforce, reinforcement, reward, praise | informational, be right, not sure, unsure | normative,
be liked, accepted, fit in | deprivation, deprive, separation, apart | cognitive, thinking, thought, mental |
aggression, aggressive, violent, violence, hit | qualitative, detail, detailed, in depth, rich | moral panic,
exaggerate, sensationalise | benevolent, all loving, loving, good | resurrection, resurrect, rise from the dead,
come back to life | crucifixion, crucify, cross, die on the cross | fasting, fast, sawm, ramadan, not eat |
afterlife, heaven, paradise, life after death, judgement | sabbath, shabbat, rest | meditate, meditation,
mindfulness | enlightenment, nirvana, awaken, moksha, liberation, free, freed | stewardship, steward, look after,
care for | faith, belief, trust, believe | treaty, agreement, pact, deal | reparation, compensation, pay for damage
| alliance, ally, pact, allied | assassinate, assassination, murder, shoot, kill | demonstration, march, protest,
sit in, boycott | suffrage, vote, right to vote, franchise, election | monarch, monarchy, king, queen, throne, tsar
| juxtapose, juxtaposition, contrast, opposite | foreshadow, hint, warn, warning, clue | tension, suspense, on edge,
build up | weather, pathetic fallacy, storm, mood | narrator, speaker, voice, poet, writer, author | audience,
reader, viewer | symbolic, stand for, represent | mood, atmosphere, feeling, tone | compile, compiler, translate,
translator, machine code | interpreter, line by line | redundancy, duplicate, repeat, repeated | packet, chunk,
small part | firewall, block, filter | lossy, lose quality, remove data | lossless, no quality lost, original |
pixel, resolution, dot | processor, cpu, core | recursion, recursive, call itself | decomposition, decompose, break
down, small problem, split up
`
