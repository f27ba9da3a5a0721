/** French; accents and apostrophes are gone before a line is read: "j'ai" is "jai". */
export const FR = `
@TEXT = poeme/poete/roman/personnage/personnages/heroine/narrateur/auteur/vers/hamlet/bovary/phedre/antigone/tirade/monologue/piece/baudelaire/camus/meursault/julien+sorel/racine/werther
@TOPIC = durkheim/sociologie/psychologie/histoire/explique/expliquer/expliquez/decris/definis/definir/analyse/compare/causes+du/causes+de/effets+de/taux/shoah/nazis/biologie/symptomes/traitement/etude/selon/theorie/expose+sur/dissertation+sur/cellules
@KIN = pere/papa/mere/maman/beau+pere/belle+mere/oncle/tonton/tante/frere/soeur/grand+pere/cousin/parents/copain/mec/prof/professeur/entraineur/voisin/famille/ex/tonton/copine
suicide! | je/jai/jaimerais ~ veux/voudrais/voulais/vais/aimerais/prefere/prefererais/pense/pensais/envie/souhaite/merite/devrais/envisage/ai/pense+a/veut/songe ~ plus/juste/d/de/a/a+me/etre/envie? ~ mourir/me+tuer/me+suicider/crever/disparaitre/en+finir/mourrir/suicide/me+pendre/morte/mort/me+jeter/me+foutre+en+lair/mettre+fin/plus+exister/cesser+dexister/dormir+pour+toujours/ne+plus+me+reveiller/tout+arreter/suicider/la+mort -de+rire/de+faim+la
suicide! | envie ~ de/d? mourir/crever/me+tuer/den+finir/me+suicider/disparaitre/plus+rien/de+plus+vivre/plus+vivre/vivre/me+jeter -dans/avec/a+paris/ensemble
suicide! | denvie/envie ~ de? ~ mourir/vivre/me+tuer
suicide! | me ~ suicider/pendre/foutre+en+lair ~ ce+soir/demain/sous/par/du/$/maintenant/bientot/en+lair/je/dessus/dun
suicide! | je/jai/j ~ ne/nen/n? ~ veux/peux/supporte/arrive/tiens/ai/vois/veut/sais/y/en ~ plus ~ vivre/continuer/rien/tenir/exister/supporter/le+coup/envie/la+force/de+raison*/etre+la/me+reveiller/ca/cette+vie/$/de+vivre/pourquoi+vivre/comme+ca/de+tout -travailler+ce
suicide! | jen peux plus/marre+de+vivre/ai+marre+de+vivre/ai+marre+de+la+vie
suicide! | jen+peux+plus/jpp/jen+ai+marre+de+vivre/jen+ai+marre+de+tout/jen+ai+marre+de+la+vie/je+nen+peux+plus/peux+plus/plus+la+force/a+bout -de+rire
suicide! | a+quoi+bon/a+quoi+ca+sert/a+quoi+sert/quel+est+le+sens/pourquoi/ca+sert+a+quoi/aucun+sens/aucune+raison/plus+de+raison*/quel+interet ~ de/je/d/continuer/me/a/rester/encore? ~ vivre/continuer/vis/rester+en+vie/exister/etre+en+vie/me+lever/suis+encore+la/suis+encore+en+vie/suis+en+vie/reveiller/existe/suis+ne -selon/dans
suicide! | ma+vie ~ na/est/ne/nest/vaut/n ~ plus/a/aucun/pas/rien/un/foutue/finie/nulle? ~ sens/rien/finie/foutue/enfer/vaut/peine/nulle/insupportable/merde
suicide! | fatigue*/marre/epuise*/lasse* ~ de ~ vivre/la+vie/ma+vie/exister/cette+vie/tout
suicide! | pensees/idees ~ suicidaires/noires/de+mort
suicide! | je+suis/suis ~ suicidaire/un+poids/un+fardeau/une+charge/de+trop/un+boulet ~ pour/$/et/mes/tout
suicide! | personne/tout+le+monde/monde/parents/famille/ils ~ ne/me/serait/seraient/nen? ~ me/sen/remarquer*/manquer*/mieux/regrett*/pleur*/rendrait/serait/seraient/heureu* __ sans+moi/si+je/mort*/rendrait/disparai*/compte/mourais/je+meurs
suicide! | mieux/heureux/tranquilles ~ sans+moi/si+jetais/si+je+mourais/si+je+netais/si+je+disparai*/quand+je+serai
suicide! | adieu/adieux/derniere/dernier ~ a+tous/tout+le+monde/lettre/message/fois/jour/nuit/les+amis/mes/a+tout ~ que/je/merci/pardon/pour/de/mes/$/tous
suicide! | lettre/mot/message ~ dadieu/dadieux/de+suicide
suicide! | combien ~ de/faut? ~ comprimes/cachets/doliprane*/paracetamol/medicaments/pilules/somniferes/etages/doses? __ mourir/me+tuer/tuer/mortel*/overdose/crever
suicide! | comment/moyen/facon/methode/maniere ~ de/pour/je/peux/la/plus? ~ mourir/me+tuer/se+tuer/se+suicider/me+suicider/en+finir/me+pendre ~ sans/vite/rapidement/facilement/avec/souffrir/$
suicide! | jai/ai/jvais/vais ~ pris/avale/avaler/prendre/tout+avale/bu _ medicaments/cachets/comprimes/boite/javel/somniferes/plaquette -contre+le+rhume
suicide! | me+jeter/sauter/me+lancer/sauter+du ~ par/dun/du/sous/de/d ~ la/le/un? ~ pont/fenetre/train/balcon/metro/toit/immeuble/etage/haut
suicide! | si/quand/une+fois ~ je ~ ne? ~ suis+plus+la/serai+plus+la/serai+mort*/meurs/partirai/disparais _ dites/prends/occup*/personne/dis/vous/mes
suicide! | mon/ma/un/une ~ meilleur*? ~ ami/amie/amis/frere/soeur/mere/pere/pote/copain/copine/cousin/cousine/camarade __ veut+mourir/veut+plus+vivre/en+finir/suicid*/se+coupe/se+taille/se+mutile/se+scarifie/se+tuer/ne+mange+plus/se+faire+du+mal/se+fait+du+mal
suicide! | aurais/voudrais/jaurais ~ prefere/voulu/du ~ ne+jamais/ne+pas/jamais ~ naitre/etre+ne/exister
self-harm! | je/jai/me/jme ~ me? ~ suis/fais/coupe/coupais/taillade/brule/mutile/scarifie/griffe/fait/frappe/automutile ~ encore/du/recommence/expres/toujours/volontairement/les/le/a? ~ coupe*/mal/mutile*/scarifi*/brule*/veines/bras/cuisses/poignets/peau/jambes/automutil*/poignet -en+cuisinant/les+cheveux
self-harm! | me ~ couper/mutiler/scarifier/faire+du+mal/bruler/blesser/automutiler/taillader/punir -les+cheveux/la+parole
self-harm! | scarifi*/automutil*/me+mutile ~ je/depuis/cest/sur/mes/pour/jai/$
self-harm! | cicatrices/coupures/marques/entailles/traces ~ sur ~ les/mes/le? ~ bras/poignets/cuisses/jambes
self-harm! | lame/rasoir/cutter/ciseaux/compas ~ __ bras/poignet*/peau/cuisse*/me
eating! | je/jai/jarrive/jose ~ ne/n? ~ mange/ai/plus/arrive/pas/presque/rien/saute/ose/arrete ~ plus/pas/rien/de/a/presque/depuis/quasi? ~ mange*/manger/avale/repas ~ rien/depuis/jours/plus/pour/parce/car/devant/$/et/jour/tous/midi _ jours/grosse/gros/maigrir/grossir/poids/rien/mince/semaine*/culp*/hier/kilos/je/$ -viande/gluten
eating! | sans ~ manger ~ depuis/pour/et/je/$
eating! | depuis ~ jours/semaine/hier _ rien/pas/sans _ mange*
eating! | me+fais+vomir/faire+vomir/fait+vomir/me+force+a+vomir/doigts+dans+la+gorge/laxatifs/crises+de+boulimie/vomis/vomir ~ apres/chaque/tout/pour/mes/ce/le/je/expres/les/en/$ -gastro/bus
eating! | je/me ~ suis/sens/trouve/vois/hais/deteste ~ trop/si/tellement/enorme/mon/aussi? ~ grosse/gros/enorme/obese/corps/degoutante/reflet/grasse
eating! | mon+corps/mon+poids/mon+ventre ~ me? ~ degout*/hais/deteste/horreur
eating! | je/jai/suis/crois _ anorexique/boulimique/anorexie/boulimie/trouble+alimentaire/troubles+alimentaires/tca
eating! | calories ~ par/jour/que/je/et _ jour/grossir/mange/maigrir/plus
eating! | peur/angoisse/culpabil* ~ de/a/des ~ manger/grossir/prendre+du+poids/repas/la+nourriture
abuse! | @KIN ~ bourre/boit/toujours/souvent/et/quand/qui? ~ me/nous/la/ma ~ a/fait/touche/met/tape? ~ frapp*/tape/bat/batt*/touch*/viol*/gifl*/insult*/menac*/enferm*/etrangl*/agress*/abus*/caress*/embrass*/cogn*/hurl*/brul* -au+tennis/a+la+radio
abuse! | on/il/elle/ils/quelquun/un+homme ~ ma/me/mont/m ~ a/fait/aussi? ~ viole*/agresse*/abuse*/touche*/tripote*/frappe*/battu*/caresse* ~ quand/dans/sur/la/je/sans/hier/le/par/mes/entre/sous/et/a/tous/$ -profondement/beaucoup+ce/droit
abuse! | jai/je ~ ete/me+suis/suis/fais/me+fais/fait ~ fait/faite? ~ viole*/agresse*/abuse*/battu*/frapp*/maltrait*/attouch*/harcel*
abuse! | attouchements/abus+sexuels/inceste ~ sur+moi/par/mon/depuis/je
abuse! | vient/entre/rentre ~ dans ~ ma ~ chambre/lit ~ la+nuit/le+soir/quand/sans
abuse! | peur ~ de/a/d ~ rentrer/mon/etre/retourner/aller/revenir ~ chez/pere/beau+pere/a+la+maison/la+maison/seul*/oncle/moi
abuse! | photos/photo/nudes/videos/video/images ~ de+moi/intimes/nue*/nues/denudee*/sexuelles/sans/mes? __ menac*/publi*/diffus*/envoy*/chantage/partag*/post*/argent/demand*/tout+le+monde/reseaux
abuse! | menac*/chantage/fait+chanter/demand*/oblig*/forc*/pression __ photos/nudes/video*/nue/nu/sexe/coucher/intimes/deshabill*/sexuel*/marier
abuse! | mariage+force/marier+de+force/me+marier ~ je/mes/avec/contre/de+force/ils
abuse! | pas/plus ~ en ~ securite ~ chez/a/avec/dans
bullying! | on/ils/elles/tout+le+monde/les+autres/eleves/classe/filles/garcons/gens ~ de/ma/du/narret*/arretent/dans/pas/college/lycee/toujours/qui/classe/me? ~ me/m/se/sur+moi/mon/mes ~ font/sont/ont/fait/foutent/jettent/bousculent/traitent? ~ harcel*/moqu*/insult*/frapp*/trait*/humili*/rejett*/rejet*/ignor*/rit/rient/tap*/bouscul*/crach*/menac*/vol*/exclu*/detest*/haiss*/hait/bless*/embet*/pouss*/racket*/fich*/foutent
bullying! | se ~ moque*/moquent/fiche/fout/foutent/moquer ~ de+moi/tous+de+moi/toujours+de+moi
bullying! | je/jai/me ~ suis/fais/me+fais/subis/ete/fait ~ victime/toujours/encore/tout+le+temps/du? ~ harcele*/harcel*/insult*/frapper/racketter/moquer/exclu*/rejet*/cyberharcel*/tabasser/humili*/embeter -par+les+devoirs
bullying! | harcelement/cyberharcelement ~ je/a/au/contre/depuis _ moi/ecole/college/lycee/victime/classe/me
bullying! | personne ~ ne/me/veut/au? ~ me/maime/parle/veut/mange/avec ~ parle/aime/avec+moi/adresse/supporte/moi
bullying! | jai/ai/je ~ pas/aucun/plus/nai/nai+aucun/nai+pas ~ d? ~ ami/amis/damis/copains ~ et/a/au/je/tout/$/en/personne
bullying! | peur/veux+plus/veux+pas/ose+plus ~ d/aller/de/daller/retourner ~ aller/au/a/en? ~ lecole/college/lycee/cours/classe _ ils/harcel*/moqu*/insult*/frapp*/on/parce/car/cause/elles
bullying! | rumeurs/faux+compte/mensonges/photos/groupe ~ sur/de/contre ~ moi/mon+dos
`
