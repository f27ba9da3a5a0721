/**
 * Words and phrases of everyday English that say nearly the same, a group a line, as students put in their own words
 * what schemes put in the subject's. A word may stand in several groups. Phrases are in base forms: "go up" is "went
 * up" too. Written by hand; more of a subject in subject-words.ts.
 */
export const EVERYDAY = `
person, people, folk, individual, human, bloke
child, kid, baby, infant, toddler, youngster, pupil, student
mother, mum, mummy, mom, parent
father, dad, daddy, parent
worker, employee, staff, labourer, workforce, labour, personnel
manager, boss, employer, director, leader
customer, consumer, buyer, shopper, client, household
firm, company, business, corporation, organisation, enterprise, producer, multinational, tnc, seller
rival, competitor, competition, compete, competing firm
money, cash, fund, finance, capital, dollar, pound
wage, pay, salary, income, earnings, pay packet, earn
poverty, poor, skint, deprived, be broke
wealthy, rich, prosperous, prosperity, affluent, well off, better off, posh
cheap, inexpensive, low price, low cost, cost less, cheaper
expensive, dear, costly, pricey, cost more, cost a lot, cost too much, price go up, high price, high cost
buy, purchase, acquire, demand
profit, margin, return, surplus, make much on, make money
loan, borrow, credit, mortgage, take out, lend
debt, owe, creditor, bill
tax, duty, tariff, levy
law, legal, legislation, regulation, rule, lawful
illegal, unlawful, unconstitutional, against the law, not legal, ban, forbid
judge, court, justice, verdict
government, state, authority, regime
army, soldier, troop, military
weapon, arms, missile, rocket, bomb, gun, warhead
attack, invade, invasion, raid, assault, conquer, take over
kill, murder, die, death, dead, mortality, fatal
escape, flee, leave, emigrate, run away, get away, depart
avoid, prevent, stop, halt, block, hinder, keep from, keep away, contain, hold back
end, stop, finish, cease, halt, terminate
continue, persist, continuity, carry on, keep go, go on, still exist, survive
repeat, iterate, loop, again, reiterate, rehearse, rehearsal, go round, keep go, over and over, again and again
remove, eliminate, discard, dispose, delete, ignore, get rid of, take away, throw away, take off, strip, cut
collapse, fall, crumble, cave in, snap off, break off, fall down, crash, fall apart
destroy, ruin, wreck, shatter, smash, wipe out, devastate
break, crack, snap, smash, shatter, overcome, pull apart, separate
damage, harm, hurt, injure, spoil, suffer
large, big, huge, giant, massive, great, enormous, vast, wide, high, considerable, extensive
small, little, tiny, minute, minor, low, slight, narrow
many, numerous, lots of, loads of, plenty of, a lot of, lots, loads, hundreds of, multiple, several, majority
few, hardly any, not many, scarce, shortage, lack, not enough, minority
quick, fast, rapid, swift, speedy, sudden, immediate, straight away, in minutes, at once, soon
slow, gradual, sluggish, delay, take ages, dither, hold up, take long, take a year
strong, powerful, intense, strength
weak, feeble, vulnerable, fragile
old, elderly, aged, ancient
new, fresh, novel, modern, recent
same, identical, equal, alike, match, no different, indistinguishable, balance
different, differ, difference, vary, various, variety, diverse, unlike, contrast
similar, alike, resemble, look alike, like
change, alter, modify, vary, adjust, fluctuate, fluctuation, go up or down, go up and down, transform, convert, turn into
constant, steady, unchanging, stable, same, continuous, always, stay the same, not change
difficult, hard, tough, tricky, challenging, demanding, complicated
easy, simple, easily, straightforward, effortless, convenient
interesting, exciting, challenging, stimulating, fun
intelligent, clever, smart, bright, thick, ability
think, believe, reckon, consider, view, opinion, suppose
know, aware, knowledge, awareness, familiar
understand, comprehend, grasp, insight, make sense, understanding, get what
misunderstand, confuse, misinterpret, not get, not understand, get wrong
want, wish, desire, crave, craving, long for, longing, greed, yearn
attach, attachment, cling, bond, bind
need, require, necessary, essential, must, have to
love, affection, care, adore
hate, dislike, despise, loathe, resent
fear, afraid, scared, scare, frightened, frighten, terror, terrify, dread, phobia
angry, anger, furious, rage
sad, upset, unhappy, miserable, depressed, sorrow, grief
distress, stress, anxiety, upset, trauma, psychological, mental, emotional, harm
guilt, guilty, remorse, regret, sorry, ashamed, conscience, gutted
responsible, responsibility, blame, fault, duty
shame, stigma, disgrace, scandal, shameful, embarrass, embarrassed, humiliate, taboo
boast, boastful, brag, arrogant, arrogance, pride, proud, show off
lonely, loneliness, isolated, isolation, alone, on her own, on his own, company
marriage, marry, wed, wife, husband, spouse, partner, couple
sexual, sex, sleep with
woman, female, girl, lady, wife, feminine
man, male, boy, guy, masculine, husband
god, allah, almighty, lord, creator, divine, brahman
holy, sacred, sanctity, precious, divine, blessed
pray, prayer, worship, salah, talk to god
sin, evil, wrongdoing
forgive, forgiveness, pardon, wash away, mercy
makkah, mecca, kaaba
baptism, baptise, christen, christening
rebirth, reborn, reincarnation, reincarnate, samsara, born again, next life, come back as, new body
suffer, suffering, pain, dukkha, agony, misery, illness
chance, luck, accident, random, coincidence
design, plan, designer, planner, maker, create, creator
complex, complexity, complicated, intricate, sophisticated
purpose, reason, aim, goal, function, role, intention
order, pattern, regularity, organised, regular, structure, arrangement
community, unity, unite, together, ummah, brotherhood, solidarity, join
discipline, willpower, self control
obey, obedience, obedient, comply, do as told, follow order, conform
lie, deceive, deception, mislead, trick, dishonest, dishonesty, not tell the truth, cheat, hoax, fool
consent, permission, agree, agreement, allow, permit
real, genuine, authentic, true, realistic, natural, actual
artificial, fake, false, unreal, unrealistic, not real, not realistic, pretend, unlike real life, lab, laboratory
participant, sample, respondent, subject, volunteer, interviewee
representative, generalise, generalisable, typical, true for everyone, apply to everyone
unrepresentative, not representative, biased sample, not true for everyone
valid, validity, accurate, accuracy, truth, truthful
bias, biased, prejudice, discriminate, discrimination, unfair, sexism, racism, stereotype, target
minority, ethnic, racial, black, race
police, policeman, officer, cop
crime, criminal, offence, offend
record, note, log, write down, statistics, store
hide, conceal, secret, cover, disguise, mask, invisible, unseen, hidden, not see
barrier, obstacle, hurdle, obstruction
top, high, senior, upper, peak, highest
promotion, promote, move up, career, progress
job, work, employment, occupation, career, vacancy, profession
unemployment, unemployed, jobless, redundant, redundancy, out of work, lose job, lose their job, no job
dismiss, dismissal, sack, fire, redundancy, lay off, make redundant
hire, recruit, employ, take on
train, training, teach, course, learn, lesson, drill, practise, skill
educate, education, educated, school, schooling, taught, study, teach
socialise, socialisation, bring up, upbringing, raise, norm, value, how to behave, right from wrong
praise, thank, recognise, recognition, reward, well done, appreciate, award
boring, boredom, bored, dull, tedious, repetitive, monotonous, monotony
rotate, rotation, swap, switch, shift
team, group, teamworking, teamwork, together
`
