/** Emergencies of somebody else than the student, in the written languages: what was swallowed, a weapon at school, a jump, no food. */
export const OTHERS_EN = `
@WHO = friend/mate/bestie/bff/brother/sister/cousin/classmate/roommate/girlfriend/boyfriend/gf/bf/mum/mom/dad/boy/girl/someone/somebody
@MANY = a+lot+of/lots+of/too+many/loads+of/a+bunch+of/a+whole/the+whole/whole/all/handful/tons+of/so+many
@PILLS = pills/tablets/paracetamol/painkillers/ibuprofen/sleeping/meds/medicine/medication/bottle/pack/bleach/poison
suicide! | my/our/a/someone/somebody/this _ @WHO/in __ took/taken/swallowed/drank/takes ~ @MANY _ @PILLS -from+the+shelf/to+the
suicide! | he/she/hes/shes/they/theyve ~ took/taken/swallowed/drank ~ @MANY ~ of? ~ her/his/their/the/sleeping? ~ @PILLS -to+the/from+the
suicide! | hes/shes/theyre ~ going+to/gonna/about+to/threatening+to ~ jump $/off/from/out -the+plane/a+plane/the+diving/a+diving/the+board/the+wall
suicide! | my/our/a/someone/somebody _ @WHO __ wants/going/gonna/threat* ~ to? ~ jump $/off/from -the+plane/a+plane/a+diving/the+diving/the+wall
eating! | my/our/a _ @WHO __ not/stopped/doesnt/wont/never/hardly/barely ~ eat/eats/eating ~ anymore/any+more/anything/at+all
bullying! | someone/somebody/he/she/they/hes/shes/boy/girl/guy/kid/classmate/friend/student __ brought/brings/bringing/bring/carries/carrying/has/got/hides ~ knife/gun/blade/pistol/weapon/razor ~ to/at/in/into ~ his/her/their? ~ school/class/bag/backpack/locker -in+the+play
abuse! | im/i+am/think+im ~ pregnant ~ and/i/but/what/my/$ _ dont+know/what+to+do/scared/parents/help/nobody/alone
`
export const OTHERS_ES = `
@WHO = amigo/amiga/amigos/amigas/hermano/hermana/madre/padre/primo/prima/companero/companera/novio/novia/chico/chica/alguien
@MANY = monton/muchas/muchos/todas/todos/bote/caja/frasco/demasiadas/demasiados/puñado/blister
suicide! | mi/mis/un/una/alguien _ @WHO/clase __ tom*/trag*/com* ~ un/una/las/los/de/el/la? ~ @MANY ~ de/las/los? ~ pastillas/medicamentos/somniferos/tranquilizantes/medicinas
suicide! | se ~ ha? ~ tomo/tomado/trago/tragado ~ un/una/las/los? ~ @MANY ~ de/las/los? ~ pastillas/medicamentos/somniferos/tranquilizantes -el+personaje
suicide | el/ella ~ dice? ~ que? ~ se? ~ quiere/va+a ~ morir/morirse/matarse/matar/suicidar/suicidarse/tirarse $/hoy/esta+noche
eating! | mi/un/una/tengo _ @WHO __ no+come/dejo+de+comer/ha+dejado+de+comer/no+quiere+comer ~ nada/casi/$/desde/porque -carne/gluten
bullying! | mi/un/una/alguien/este/ese ~ @WHO/alumno/alumna/tio/de+clase/de+mi+clase __ ha+traido/trajo/trae/lleva/tiene ~ una/un? ~ navaja/cuchillo/pistola/arma __ insti/instituto/clase/cole/colegio/escuela/mochila
self-harm! | me ~ hago/hice/hacia/he+hecho ~ cortes
abuse! | estoy/creo+que+estoy ~ embarazada ~ y/no/tengo/de/mis _ se/miedo/que+hacer/padres/ayuda/nadie/sola
suicide! | no ~ quiero/quisiera ~ despertarme/despertar ~ manana/mas/nunca/$
`
export const OTHERS_PT = `
@WHO = amigo/amiga/amigos/amigas/irmao/irma/mae/pai/colega/primo/prima/namorado/namorada/alguem
suicide! | meu/minha/um/uma/alguem _ @WHO/turma __ tomou/engoliu/bebeu ~ um/uma? ~ monte/muitos/todos/cartela/caixa/muito ~ de/os? ~ remedio/remedios/comprimidos/medicamentos/pilulas
suicide | ele/ela ~ diz? ~ que? ~ quer/vai ~ morrer/se+matar/se+jogar $/hoje/da+ponte
eating! | meu/minha/um/uma/tenho _ @WHO __ nao+come ~ mais/nada/$
bullying! | meu/minha/um/uma/alguem ~ @WHO/aluno/aluna/menino/menina __ trouxe/levou/tem ~ uma/um? ~ faca/arma/canivete __ escola/colegio/sala/mochila
`
export const OTHERS_FR = `
@WHO = ami/amie/frere/soeur/pote/copain/copine/cousin/cousine/camarade/mere/pere/eleve/garcon/fille
suicide! | mon/ma/un/une _ @WHO __ pris/avale ~ de? ~ beaucoup/plein/trop/tous/toute/boite ~ de/ses/les? ~ medicaments/cachets/comprimes/somniferes/pilules
suicide | il/elle ~ dit? ~ quil/quelle? ~ veut/va ~ mourir/se+tuer/se+suicider/sauter $/ce+soir/du+pont/par+la+fenetre
bullying! | mon/ma/un/une/quelquun _ @WHO/classe __ ramene/apporte/amene ~ un/une? ~ couteau/arme/pistolet/lame __ ecole/college/lycee/cours/classe
`
export const OTHERS_DE = `
@WHO = freund/freundin/bruder/schwester/kumpel/mitschuler*/cousin/cousine/mutter/vater/junge/madchen/jemand
suicide! | mein*/ein/eine/jemand _ @WHO __ viele/zu+viele/alle/haufen/packung ~ tabletten/pillen/schlaftabletten ~ genommen/geschluckt
suicide | er/sie ~ will/mochte ~ springen/sterben/sich+umbringen/sich+das+leben+nehmen $/heute/vom+dach/von+der+brucke
bullying! | mein*/ein/eine/jemand _ @WHO/klasse __ messer/waffe/pistole/klinge __ schule/klasse/rucksack ~ mitgebracht/dabei/gebracht/$
`
export const OTHERS_ID = `
suicide! | teman*/sahabat*/kawan*/adik*/kakak* ~ saya/aku? ~ minum/telan/menelan/nelan ~ banyak/semua/sebotol ~ pil/obat/ubat/tablet/panadol -batuk
`
/** The plainest phrases only. */
export const CA = `
suicide! | vull ~ morir/morir+me/suicidar+me/matar+me -de+riure
suicide! | em ~ vull ~ morir/matar/suicidar
suicide! | no ~ vull ~ viure
self-harm! | em ~ tallo/faig+talls/faig+mal -els+cabells/el+cabell
abuse! | pare/mare/padrastre/oncle/germa em ~ pega/peguen/maltracta/toca
`
