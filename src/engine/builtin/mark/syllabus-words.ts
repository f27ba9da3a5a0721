/** More words of the sciences, society, religion and letters as they are taught at school, in the form of everyday.ts. */
export const SYLLABUS_WORDS = `
allow, let, enable, permit, able to, able
help, aid, assist, support, benefit
gather, collect, obtain, get, acquire
join, connect, attach, link, combine, merge, come together, stick together, hold together, fuse
spread, disperse, scatter, spread out
surround, enclose, wrap, around
predict, forecast, expect, prediction, hypothesis
choose, pick, select, choice, decide, decision, free will
cover, coat, layer
carry, transport, hold, contain, transfer, bring
advantage, benefit, advantageous, beneficial, pro, strength, positive
disadvantage, drawback, downside, weakness, limitation, con, negative
persuade, convince, influence, encourage, brainwash, propaganda
develop, improve, progress, advance, get better, upgrade
worsen, deteriorate, get worse, decline
control, regulate, manage, monitor, dominate, in charge
power, control, dominance, authority, in charge, rule
maintain, keep, preserve, keep the same, sustain
unnecessary, not needed, irrelevant, redundant
unique, only one, one of a kind, individual
permanently, forever, for good, cannot be undone, irreversible
temporary, short term, for a while, not last
majority, most, mainly, mostly
photosynthesis, make food, make glucose, make sugar, make their own food
respiration, respire, release energy, break down glucose, aerobic
osmosis, water move, water pass
permeable, let through, allow through, pass through
turgid, swollen, firm, stiff, rigid
flaccid, floppy, limp, wilt, droop
plasmolysed, shrink, shrivel
homeostasis, internal environment, constant, balance
vasodilation, dilate, widen, get wider, expand
vasoconstriction, constrict, narrow, get narrower, tighten
sweat, perspire, evaporate, sweating
hormone, chemical messenger, adrenaline
urine, wee, pee, excrete, waste
reabsorb, take back, absorb back
digest, digestion, break down, stomach, gut, intestine
enzyme, catalyst, amylase, protease, lipase
heart, cardiac, pump, beat
oxygenate, carry oxygen, oxygen rich, haemoglobin, red blood cell
ventilation, breathe, breathing, inhale, breathe in, lung
habitat, ecosystem, environment, home, place they live
predator, hunt, hunter, prey, eat
decompose, decay, rot, break down, decomposer
biodiversity, variety, species, diversity
extinction, extinct, die out, wipe out
adapted, adaptation, suited, best suited, fittest, advantageous
mutation, random change, dna change, error, mistake
allele, version, gene, variant
fertilise, fertilisation, fuse, join
undifferentiated, unspecialised, stem cell, become any
specialised, specialise, differentiate, differentiation, become, turn into
phagocyte, engulf, swallow, white blood cell
vaccinate, vaccine, vaccination, jab, injection, immunise
antibiotic, drug, medicine, medication, penicillin
placebo, dummy, fake, no drug
obesity, obese, overweight, fat
tumour, cancer, uncontrolled, divide
stimulus, trigger, change, detect
reflex, automatic, involuntary, without think
receptor, sense, detect, pick up, sensor
transpiration, evaporate, lose water, evaporation
translocation, phloem, sugar, sucrose
exothermic, give out heat, release heat, release energy, get hot, heat up, heat given out
endothermic, take in heat, absorb heat, absorb energy, get cold, get colder
delocalised, free, mobile, free to move, move about, move around
conduct, conductor, carry current, carry charge, electricity flow
melt, melting, turn to liquid, molten
dissolve, soluble, solution, aqueous
precipitate, insoluble, not dissolve, solid
neutralise, neutralisation, neutral, cancel
alkali, alkaline, base, basic, hydroxide
acid, acidic, hydrogen ion, low ph
oxidise, oxidation, rust, corrode, gain oxygen, lose electron
reduction, lose oxygen, gain electron
displace, displacement, take the place, replace, push out
intermolecular, between molecule, between the molecule
monomer, polymer, chain
combustion, burn, burning, fire, ignite
greenhouse, trap heat, global warming, warm
sustainable, renewable, not run out, sustainability
finite, non renewable, run out, limited, scarce, scarcity, not enough
gravitational, gravity, weight
kinetic, movement, motion, moving
dissipate, waste, surroundings, lose
efficiency, efficient, useful, productive, productivity
insulate, insulator, insulation, trap air, keep heat in
density, dense, heavy, compact
amplitude, loudness, volume, height
perpendicular, right angle, ninety degree
magnet, magnetic, pole, magnetism
induce, induction, generate, induced
ionise, ionising, knock off electron, remove electron
penetrate, penetrating, pass through, get through, go through
radiation, radioactive, radiate, ray
fission, split
brake, braking, stop, stopping
orbit, go round, circle, revolve
vibrate, vibration, oscillate, shake, wobble
vacuum, empty, no particle, no air
deposition, deposit, lay down, drop, dump
sediment, sand, silt, mud, load, material
flood, overflow, burst its bank, flooding
infiltrate, infiltration, soak in, seep, drain
impermeable, not soak in, waterproof, hard surface
runoff, surface runoff, flow over
meander, bend, curve
glacier, ice, glacial
weathering, freeze thaw, break down, crumble
subduct, subduction, sink under, go under, push under
magma, lava, molten rock, eruption, erupt, volcano
seismic, earthquake, shake, tremor
evacuate, evacuation, move out, leave
overcrowding, overcrowd, overpopulate, too many people, crowded
slum, favela, squatter, shanty, informal
sanitation, toilet, sewage, clean water, sewer
tourism, tourist, visitor, holiday
congestion, traffic, jam, queue
regeneration, regenerate, redevelop, do up, gentrify
ageing, elderly, pensioner, old people
life expectancy, live long, live longer
deforestation, cut down tree, log, logging, clear forest
groyne, sea wall, defence
forgo, give up, sacrifice, miss out, next best
economies of scale, bulk, buy in bulk, average cost fall
specialisation, division of labour, one task, same task
incentive, motivate, motivation, encourage, drive, morale
demotivate, unmotivated, not bother, lose interest
subsidy, subsidise, grant, financial help
revenue, sale, income, takings, turnover, money come in
appreciate, strong pound, stronger
depreciate, depreciation, weaker, weak pound
recession, downturn, slump, depression
disposable, left over, money to spend, spare
inequality, unequal, gap between, distribution, redistribute
innovation, innovate, research, new idea, invention, new technology
merger, merge, takeover, take over, join together
dividend, payout, share of profit
investor, shareholder, owner
liability, liable, responsible, personal possession, lose their house
sole trader, one owner, on their own
delegate, pass on, give task
hierarchy, chain of command, level
liquidity, cash flow, liquid
advertise, advertising, advert, promote, promotion, marketing, publicity
reputation, image, brand, name, well known
faulty, defect, defective, poor quality, break
stock, inventory, storage, warehouse
automation, automate, machine, robot, technology, mechanise
outsource, subcontract
ethical, moral, ethics, fair
quit, resign, leave, staff turnover
absent, absenteeism, time off, sick
reinforce, reinforcement, reward, praise
punish, punishment, tell off, penalty, sanction
imitate, imitation, copy, role model, model
conform, conformity, fit in, go along, peer pressure, group pressure
informational, be right, not sure, unsure
normative, be liked, accepted, fit in
forget, forgetting, fade, decay, not remember
interference, interfere, mix up, confuse
cue, reminder, trigger
unconscious, unaware, not aware, not know
deprivation, deprive, separation, apart
cognitive, thinking, thought, mental
aggression, aggressive, violent, violence, hit
therapy, treatment, treat, cure, counselling
extraneous, confound, other variable, other factor, third variable
standardise, standardised, same for everyone, keep the same
qualitative, detail, detailed, in depth, rich
patriarchy, patriarchal, male dominated, men in charge
bourgeoisie, ruling class, upper class, elite
proletariat, working class, worker
ideology, false consciousness, belief
meritocracy, merit, talent, effort, work hard
material deprivation, poverty, lack money, cannot afford, not afford
moral panic, exaggerate, sensationalise
omnipotent, all powerful, almighty
omniscient, all knowing, know everything
benevolent, all loving, loving, good
resurrection, resurrect, rise from the dead, come back to life
crucifixion, crucify, cross, die on the cross
salvation, save, saved, saviour, redeem
incarnation, become human, human form, become man
covenant, promise, agreement
prophet, messenger
scripture, bible, quran, torah, holy book, sacred text
fasting, fast, sawm, ramadan, not eat
zakah, zakat, charity, alms, give to the poor
hajj, pilgrimage, pilgrim, journey
afterlife, heaven, paradise, life after death, judgement
sabbath, shabbat, rest
meditate, meditation, mindfulness
enlightenment, nirvana, awaken, moksha, liberation, free, freed
impermanent, impermanence, anicca, nothing last
ahimsa, non violence, not harm, nonviolence, peace
stewardship, steward, look after, care for
unborn, foetus, baby, embryo
faith, belief, trust, believe
treaty, agreement, pact, deal
reparation, compensation, pay for damage
alliance, ally, pact, allied
nationalism, nationalist, patriotic, patriotism
imperialism, empire, colony, colonial
assassinate, assassination, murder, shoot, kill
censor, censorship, control news, ban
dictator, dictatorship, total power, tyrant, tyranny
hyperinflation, money worthless, price rocket
appease, appeasement, give in, avoid war
rearm, rearmament, build up army, arms race
persecute, persecution, discriminate, mistreat, oppress
blockade, cut off, siege
equality, equal right, civil right, same right
demonstration, march, protest, sit in, boycott
suffrage, vote, right to vote, franchise, election
monarch, monarchy, king, queen, throne, tsar
heir, son, successor, succession
epidemic, plague, disease, illness
stalemate, deadlock, no side win, no one win
attrition, wear down
collectivise, collectivisation, collective farm
purge, show trial, get rid of opponent, opponent
opposition, opponent, enemy, critic
treason, betray, betrayal, disloyal, traitor
superstition, supernatural, witch, ghost
juxtapose, juxtaposition, contrast, opposite
foreshadow, hint, warn, warning, clue
tension, suspense, on edge, build up
tragedy, tragic, downfall, doom
ambition, ambitious, want power, greed
revenge, vengeance, get back at
jealousy, jealous, envy
innocence, innocent, pure, naive
outsider, outcast, not belong, not fit in, excluded
redemption, redeem, change, better person
weather, pathetic fallacy, storm, mood
narrator, speaker, voice, poet, writer, author
audience, reader, viewer
symbolic, stand for, represent
mood, atmosphere, feeling, tone
compile, compiler, translate, translator, machine code
interpreter, line by line
validate, validation, sensible, acceptable
verify, verification, double check, match
integer, whole number
boolean, true or false
redundancy, duplicate, repeat, repeated
protocol, rule, set of rule
packet, chunk, small part
firewall, block, filter
malware, virus, trojan, worm
phishing, fake email, trick
lossy, lose quality, remove data
lossless, no quality lost, original
compress, compression, small file, smaller file, file size
pixel, resolution, dot
processor, cpu, core
backup, copy, restore
latency, delay, lag
bandwidth, capacity
parameter, argument, pass in
recursion, recursive, call itself
abstraction, abstract, hide detail, remove detail, ignore detail
decomposition, decompose, break down, small problem, split up
server, central, cloud
unauthorised, not allowed, hacker, illegal
`
