/** What students write for the terms of school subjects, a group a line, in the form of everyday.ts. */
export const SUBJECT_WORDS = `
share, stock, equity
insolvent, insolvency, bankrupt, bankruptcy, bust, go under, go bust, fail, failure, close down
separate, apart, distinct, own, independent, different, divide
currency, exchange rate, sterling
transport, ship, deliver, delivery, freight, lorry, vehicle, car
substitute, alternative, replacement, nothing else, something else
inelastic, insensitive, unresponsive, barely respond, not respond, hardly change
elastic, sensitive, responsive
saving, save, deposit, put money away, put away, keep in the bank
spend, consumption, consume, expenditure, spending
foreign, abroad, overseas, international, other country, other nation, another country, import
import, bring in, come in, from abroad, foreign
export, sell abroad, sell overseas, foreign market
country, nation, home, state, domestic, national
domestic, home, local, national, own
retaliate, retaliation, payback, revenge, hit back, tit for tat, respond
protect, shield, defend, guard, safe, security, secure, defence
pollution, pollute, waste, smoke, dirty, contaminate, toxic, dump, emission
external, externality, outside, third party
third, resident, bystander, people who live nearby, neighbour, outsider, nothing to do with
produce, output, production, manufacture, make, generate, create
excess, surplus, too many, too much, more than, exceed, over, extra
attract, attractive, tempt, appeal, lure, draw, look like a good deal, worthwhile
market, shopper, industry, slice of the market
cost, price, fee, expense, charge
quality, standard, rubbish, value
loyal, loyalty, repeat, keep come back, come back, brand
risk, danger, dangerous, hazard, unsafe, threat, threaten
exploit, exploitation, sweatshop, mistreat, abuse
close, shut, relocate, move away, move elsewhere, up stick, pull out
send, transfer, pass, transmit, move, carry, go back, fly back, shift, take
push, force, shove, pressure, press, make
pull, attraction, attract, tug
equal, balance, balanced, cancel out, match, the same as
accelerate, acceleration, speed up, gain speed, get faster
decelerate, slow down, lose speed, get slower
speed, fast, velocity, quick, rate
resistance, drag, friction, oppose, resist
current, amp, ampere
voltage, volt, emf, potential, pd
coil, loop, turn, winding, wire
ratio, proportion, proportional, relative, fraction
reflect, bounce, send back
boundary, edge, surface, side, border, interface
heat, thermal, warm, hot, temperature, warmth, boil
cool, cold, chill, cooling
increase, expand, extend, get bigger, grow, climb, soar, jump, rocket
energy, power, charge
particle, molecule, atom, ion
collide, collision, hit, crash, bump, bang into
vapour, vaporise, evaporate, gas, boil, turn to gas, evaporation, steam
condense, condensation, turn back to liquid, turn to liquid, liquefy
reactive, reactivity, react, violent, explode, vigorous, fizz
shield, shielding, screen, block
outer, outside, outermost, last, external
lose, loss, come off, come away, give up, get rid of, miss, gone
far, distance, distant, further, away, remote
near, close, nearby, next, closeness, closer
lattice, structure, arrangement, network
pathogen, germ, bacteria, virus, microbe, microorganism, bug, infection, antigen, disease
weak, weakened, harmless, inactive, dead, attenuated
fit, slot, lock, bind, match, join
shape, warp, denature, deform, distort
thin, narrow, slim
capillary, blood vessel, vein, artery
neurone, neuron, nerve, nerve cell
neurotransmitter, chemical messenger, chemical
impulse, signal, message, trigger, stimulate, set off
gap, space, cleft, synapse, hole, opening
glucose, sugar, carbohydrate, starch
diffuse, diffusion, drift, spread, move, pass
release, secrete, secretion, squirt, let out, pump out, give off, emit, discharge, produce
gamete, egg, sperm, sex cell
repair, heal, mend, fix, rebuild, recover, restore, revive
growth, grow, develop, get bigger, development
memory, remember, recall, memorise, ltm, stm
offspring, descendant, daughter, generation, young
inherit, inheritance, pass on, hereditary, genetic, gene, innate
innate, born with, inborn, biological, instinct, evolve, natural, instinctive
survive, survival, stay alive, live, keep alive, alive
reproduce, reproduction, multiply, breed, have baby, have child, childbirth
resistant, immune, not touch, unaffected, withstand
return, normal, back to normal, restore
encrypt, encryption, scramble, encode, cipher, code
intercept, hacker, attacker, steal, spy, eavesdrop
unreadable, not understand, not read, meaningless, gibberish
password, pin, passcode, credential
authenticate, authentication, log in, logging in, login, biometric, fingerprint, verify
permission, access, access level, get to see, privilege
reuse, use again, call, recycle, not retype
test, debug, check, find error, error, examine
maintain, maintenance, look after, update, change
read, readable, follow, understand, readability
programmer, coder, developer, team
increment, add one, go up by one, increase, add 1
arithmetic, sum, calculate, calculation, maths, add, mathematical, mathematics
volatile, wiped, wipe, lose content, temporary, power off, without electricity, turn off, switch off
boot, start up, bootstrap, startup, bios
sort, order, alphabetical, ordered, arrange, in order
middle, midpoint, centre, halfway, central, mean
run, execute, use, open, in use, currently, active
permanent, cannot be altered, cannot be changed, fixed, read only, not write
erode, erosion, wear away, worn away, scoop out, undercut, abrasion, weather
overhang, ledge, overhanging, stick out
retreat, move back, migrate, upstream, withdraw
sea, ocean, marine, water
humid, moist, wet, damp, moisture
storm, hurricane, cyclone, typhoon, wind
drought, dry, lack of rain, rainfall, desert, arid
disaster, flood, famine, earthquake, catastrophe
soil, earth, ground, land, field
farm, farming, agriculture, cultivate, crop, plant, field, harvest, agricultural
nutrient, fertile, fertility, mineral, fertiliser
vegetation, plant, tree, grass, forest, crop
exhaust, worn out, wear out, use up, run out, tired, deplete, drain, dead on their foot, exhausted
graze, overgraze, overgrazing, cattle, animal, livestock, cow, sheep
fuelwood, firewood, cooking fire, wood, timber
fell, chop, cut, cut down, chop down, deforestation, deforest
city, urban, town, urbanisation
rural, village, countryside, country
hospital, clinic, health care, healthcare, medical, doctor, ambulance, medicine, health
service, school, hospital, amenity, facility, infrastructure
rescue, emergency, ambulance, fire crew, aid
concrete, tarmac, road, asphalt, pavement, building
absorb, soak up, take in, suck up, take up
store, hold, retain, keep, storage, contain
contraception, contraceptive, birth control, family planning, pill, condom
woman, girl, female, wife
marry later, have child later, have baby later, career
revolt, mutiny, uprising, rebel, rebellion, riot, protest, unrest, revolution
famine, starve, starvation, hungry, hunger, food shortage
factory, industry, industrial, manufacture, plant
requisition, seize, confiscate, take, grab
rebuild, reconstruct, recover, recovery, revive, help
communism, communist, red, soviet, bolshevik, left
capitalism, capitalist, west, western, free market
america, american, usa, us, united states, washington
russia, russian, ussr, soviet, soviet union, moscow, khrushchev, stalin
britain, british, uk, england, english, bef
germany, german, nazi, reich
france, french
japan, japanese
china, chinese
spread, expand, expansion, extend
speculation, speculate, gamble, bet, speculator
panic, rush, fear, loss of confidence, lose their nerve, lose confidence, lose nerve
confidence, nerve, faith, trust
overproduction, overproduce, too many make, produce too many
ineffective, pointless, useless, fail, powerless, not work
own, self, interest, selfish, priority
segregation, segregate, separate, keep race apart, apartheid
organise, organised, organisation, timetable, planned, proper
lift, car pool, taxi, ride
military, soldier, army, force, troop
mobilise, mobilisation, ready, prepare
slow, delay, hold up, hold back, halt, resist, fight back, put up a fight
resistance, fight back, put up a fight, resist, defend, oppose
retreat, turn back, withdraw, fall back
supply, food, provision, provide, wagon
flee, escape, leave, move, run, cross
skilled, professional, doctor, engineer, qualified, skill, expert
simile, metaphor, imagery, comparison, personification, compare, image
symbol, symbolise, represent, stand for, symbolic, signify, show
show, suggest, demonstrate, reveal, portray, present, imply, prove
fog, mist, darkness, dark, gloom, haze
order, rule, civilised, civilisation, civilization, democracy, fairness, law, society
disorder, chaos, savagery, break down, anarchy, slip
mean, greedy, greed, miser, miserly, stingy, tight, selfish, cruel
generous, kind, warm, caring, compassionate, charitable
charity, poor, donate, donation, give
refuse, reject, deny, decline, turn down
challenge, question, stand up to, criticise, tell off, defy, argue, oppose
accept, admit, acknowledge, confess, agree
childish, immature, naive, silly, childlike, spoilt
materialistic, materialism, shallow, greedy, jewellery, money
excited, excitement, thrilled, delighted, enthusiastic
flirt, flirting, chat, talk, speak, seduce
possession, property, belong, belonging, own, object
dream, hope, ambition, aspiration, wish, ideal
unattainable, out of reach, never get, impossible, unreachable, not reach, unrealistic
outlast, outlive, remain, last, survive, forever, still there
irony, ironic, joke, contrast, sarcastic
label, call, name, box, tag, category
prophecy, expect, expectation, come true, live up to, end up
subculture, group, gang, anti school, mess about
reject, not accept, prove wrong, work hard, deny, ignore
dark figure, not report, unreported, not tell the police, never tell the police
victim, sufferer, target
flexible, adapt, open ended, flexibility, adaptable
discover, find, find out, new idea, learn, detect, notice
participant observation, join in, observe, observation, watch
questionnaire, survey, interview, form
quantitative, number, statistic, numerical, graph, figure, tick box, data, statistics
closed, tick box, yes no, multiple choice
divorce, break up, split up, separate
independent, independence, own money, own job, not depend, able to leave, afford to leave
secularisation, secular, church, religion, religious, less religious
reproduction, have child, have children, bear, procreate
economic, money, finance, financial, provide, pay for
shelter, house, home, roof, somewhere to live, housing
food, meal, eat, feed
emotional, warm bath, comfort, relax, calm, support
critical, crucial, vital, important, key
template, blueprint, model, shape, prototype
monotropy, one person, one special, main attachment, primary
generalise, spread, similar, extend
pair, associate, link, connect, association, together, connection
neutral, harmless, not scared, indifferent
conditioned, learn, learned, by itself, on its own, all by itself, on their own
capacity, amount, how much, size
duration, length, how long, time
coding, encode, by sound, acoustic, semantic
attention, attend, focus, concentrate, notice
`
