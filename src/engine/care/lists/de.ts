/** German; "ä" is read as "a", "ß" as "ss". */
export const DE = `
@TEXT = gedicht/dichter/roman/figur/figuren/erzahler/autor/drama/werther/faust/hamlet/gretchen/monolog/novelle/szene/kafka/lyrisches+ich/protagonist/effi+briest/woyzeck/goethe
@TOPIC = durkheim/soziologie/psychologie/geschichte/erklare/beschreibe/definiere/analysiere/vergleiche/ursachen/folgen/rate/holocaust/nazis/biologie/symptome/behandlung/studie/laut/theorie/referat+uber/aufsatz+uber/zellen
@KIN = vater/papa/mutter/mama/stiefvater/stiefmutter/onkel/tante/bruder/schwester/opa/grossvater/cousin/eltern/freund/lehrer/trainer/nachbar/familie/ex/vati/dad/mum
suicide! | ich/will/mochte/wollte/wurde ~ will/mochte/wollte/werde/wunschte/denke/habe/kann/bin/uberlege/wunsche/ware/am/plane/wurde/sollte/lieber/hab _ sterben/umbringen/tot/nicht+mehr+leben/nicht+mehr+da/verschwinden/schluss+machen/selbstmord/suizid/suizidal/erhangen/mein+leben+beenden/lebensmude/selbstmordgedanken/suizidgedanken/das+leben+nehmen/tot+sein/nicht+mehr+aufwachen/nie+geboren/nicht+mehr+hier/nicht+mehr+existieren/allem+ein+ende/ein+ende+machen/krepieren/springen -vor+lachen
suicide! | mich ~ umbringen/umzubringen/toten/erhangen/erschiessen/aufhangen/ertranken/vergiften/selbst+umbringen/vor+den+zug/vor+einen+zug/umbringe/von+der+brucke/das+leben+nehmen
suicide! | kein*/null ~ bock/lust/kraft ~ mehr ~ auf/zum/zu/am ~ leben/weiterleben/diese+welt
suicide! | will/mochte/wollte ~ einfach/nur/fur+immer ~ weg/nicht+mehr+da/tot ~ sein -von+hier/in+den+ferien
suicide! | mir ~ das+leben ~ nehmen/zu+nehmen
suicide! | will/mochte/wollte/kann ~ einfach/nur/ich/auch/so/wirklich? ~ nicht+mehr ~ leben/da/weiterleben/weiter/hier/existieren/aufwachen/sein/aufstehen/$/konnen -spielen/lernen
suicide! | ich ~ kann/halte/ertrage/schaffe/mag/pack ~ das/es/einfach/alles/dieses/leben? ~ nicht/alles ~ mehr ~ $/aus/ertragen/so/weiter/und/aushalten -lernen/erinnern/finden/verstehen
suicide! | halte/halt/ertrage/ertrag/schaff/schaffe/pack/packe ~ es/das/alles/dieses+leben ~ nicht+mehr
suicide! | kann ~ so/einfach? ~ nicht+mehr ~ $/so/weiter/leben/und
suicide! | was/wozu/warum/welchen/keinen/sinnlos/kein/wofur/hat+keinen ~ hat/ist/der/soll/lebe/noch/bin/sehe/das/ergibt/fur/es? ~ sinn/ich/leben/leben+noch/weiterleben/weiterzuleben/mein+leben/zu+leben/weitermachen ~ zu/noch/des/im/uberhaupt/am/mehr/hat/leben/ich/$ _ leben/weiterleben/lebens/leben*/weitermachen/hier/welt/am+leben/aufzustehen/aufstehen/geboren/$ -nach/bei/laut
suicide! | mein+leben ~ ist/hat/macht/ergibt ~ nichts/keinen/nicht/sinnlos/scheisse/wertlos/vorbei/die/zu/ein? ~ sinnlos/sinn/wertlos/wert/scheisse/vorbei/holle/ende/lebenswert
suicide! | mude/satt/leid ~ zu? ~ leben/vom+leben/des+lebens/am+leben/lebens
suicide! | suizidgedanken/selbstmordgedanken/todeswunsch/suizidal/lebensmude ~ ich/habe/hab/bin/und/seit/$
suicide! | ich/hab/habe/denke _ suizidgedanken/selbstmordgedanken/suizidal/lebensmude/an+suizid/an+selbstmord/uber+selbstmord/ans+sterben/an+den+tod/uber+suizid
suicide! | niemand/keiner/alle/allen/familie/welt/keinen/niemanden ~ wurde/waren/wird/ginge/ware/interessiert/merken/vermisst/stort? ~ mich/es/besser/vermissen/merken/merkt/interessiert/glucklicher/dran/kummert __ ohne+mich/vermissen/wenn+ich/tot/weg/ich/mich/verschwinde
suicide! | besser/glucklicher/besser+dran ~ ohne+mich/wenn+ich/tot/wenn+es+mich _ nicht/tot/weg/sterbe/gabe/$/da/ware
suicide! | bin ~ nur/allen/eine/fur/ein/doch/alle/meiner/euch? ~ last/belastung/wertlos/uberflussig/nichts+wert/abschaum ~ fur/$/und/alle/meine
suicide! | abschied/abschiedsbrief/abschiedsbriefe/leb+wohl/lebt+wohl/lebewohl/letzte+nachricht/letzter+tag/letzte+nacht/letzten+brief/machts+gut/macht+es+gut/tschuss+fur+immer/verabschieden ~ geschrieben/schreibe/ich/mein/alle/von/an/leute/fur/und/schreiben/$
suicide! | wie+viele/wieviele/wie+viel/wieviel/wie+hoch ~ tabletten/paracetamol/ibuprofen/schlaftabletten/pillen/schlafmittel/stockwerk* __ sterben/umbringen/todlich/tot/stirbt/uberdosis/sterbe
suicide! | wie/methode/weg/art/moglichkeit ~ kann/am/zu/ich/man/schnell/stirbt/leichtesten/sich/mich? ~ schmerzlos/schmerzfrei/sterben/umbringen/selbstmord/zu+sterben/suizid/tote/umzubringen ~ ohne/schnell/schmerz*/sterben/am/mich/leicht/ich/umbringen/mit/$
suicide! | habe/hab ~ alle/viele/zu+viele/ganze/eine/die? _ tabletten/pillen/schlaftabletten/uberdosis/bleichmittel ~ genommen/geschluckt/gesammelt/besorgt/versteckt
suicide! | von/vor ~ der/einer/einem/den/einen/dem/die/das ~ brucke/dach/hochhaus/zug/balkon/bahn/haus/gleise/auto ~ springen/werfen/spring*/schmeissen/runter*/stosse/sturzen
suicide! | wenn/sobald ~ ich ~ nicht+mehr/weg/tot/mal? ~ da/tot/weg/bin/sterbe _ kummer*/sag*/pass*/bitte/wird/niemand/alle
suicide! | wunschte/wunsche ~ ich/mir ~ ware/hatte/wurde/war ~ nie/tot/nicht/einfach ~ geboren/tot/da/aufwachen/$
suicide! | mein*/beste*/ein/eine ~ beste*? ~ freund/freundin/freunde/freundinnen/bruder/schwester/mutter/vater/kumpel/mitschuler* __ nicht+mehr+leben/nicht+mehr+da/nicht+mehr+hier/sich+etwas+an*/sich+was+an*/sterben/umbringen/ritzt/suizid*/selbstmord/verletzt+sich/isst+nichts/isst+nicht+mehr
self-harm! | ritze/ritz/ritzen/geritzt/ritzt/selbstverletz*/selbstverletzend*/svv ~ mich/ich/wieder/habe/am/und/an/mir/hab/angefangen/den/um/$
self-harm! | ich/habe/hab/mich/mir ~ mich/mir/wieder/habe/seit/immer/ofter? ~ ritze/ritz/geritzt/schneide/schneid/geschnitten/verletze/verletzt/verbrenne/verbrannt/schlage+mich/kratze/wehtun/weh+tun/weh/wehgetan/selbst+verletz* ~ mich/die/den/in/selbst/am/an/um/mit/absichtlich/arme/wenn/ich/tue/$ -beim+kochen/beim+sport/die+haare/beim+fussball
self-harm! | mir/mich ~ selbst/die/in/den? ~ arme/arm/haut/beine/oberschenkel/handgelenk*/pulsadern/unterarm*/schmerzen/weh ~ schneid*/auf*/ritz*/verbrenn*/zu*/blutig/verletz*/geschnitten/geritzt/tun/tue
self-harm! | narben/schnitte/wunden/kratzer ~ am/an/auf/uber ~ meinem/meinen/den/dem? ~ arm/armen/beinen/oberschenkel*/handgelenk*/unterarm*
self-harm! | klinge/rasierklinge/messer/zirkel/feuerzeug/schere ~ __ arm*/haut/bein*/mich/handgelenk*/ritz* -salat
eating! | ich/habe/hab ~ habe/seit/esse/ess/kann/darf/will/hab/traue ~ nichts/tagen/nicht/kaum/fast/gar/mehr/seit/nix? ~ gegessen/esse/essen/mehr+gegessen/mehr+essen/nichts ~ nichts/mehr/seit/weil/damit/um/tagen/und/$ _ tagen/dick/fett/abnehmen/zunehmen/mehr/dunn/woche*/gestern/gewicht/montag/gegessen/kalorien -fleisch/gluten
eating! | seit _ tagen/tage/gestern/wochen/woche _ nichts/nicht/kaum ~ gegessen/mehr+gegessen
eating! | kotze/kotz/kotzen/erbreche/erbrechen/ubergebe/ubergeben/finger+in+den+hals/abfuhrmittel/auskotzen ~ nach/absichtlich/alles/mich/um/jedem/damit/nachdem/jedes/ich/$ -magen/virus
eating! | ich/mich/bin/fuhle/finde/hasse ~ so/mich/zu/viel/meinen/mein/fuhl/einfach/immer? ~ fett/dick/korper/eklig/hasslich+und+dick/bauch/spiegelbild/zu+dick ~ $/und/weil/ich/an/dass/_ 
eating! | hasse/ekle/ekel ~ mich/vor ~ meinen/meinem/mein/vor? ~ korper/bauch/gewicht/spiegelbild/aussehen
eating! | ich/habe/bin/glaube _ magersucht/magersuchtig/bulimie/bulimisch/essstorung/essgestort/fressattacke*/anorexie
eating! | kalorien ~ am/pro/zahle/esse/nur/habe _ tag/ich/mehr/essen
eating! | angst/schlechtes+gewissen/schuld* ~ vor/zu/davor/wenn/nach/beim ~ dem/ich? ~ essen/zunehmen/zuzunehmen/esse/dick
abuse! | @KIN ~ betrunken/hat/immer/oft/meiner/und/wenn/der? ~ mich/uns/meine+mutter/mir ~ immer/oft/gestern/wieder/jeden/mit/fast/da/an? ~ schlag*/geschlagen/verprugel*/misshandel*/missbrauch*/vergewaltig*/fass*/angefasst/beruhr*/wurg*/gewurgt/bedroh*/eingesperrt/sperrt/begrapsch*/trit*/verbrenn*/gekusst/kuss*/schrei*/ohrfeig* -im+schach/beim+schach
abuse! | @KIN ~ schlag*/verprugelt/missbraucht/beruhrt/fasst/bedroht/wurgt/tritt/sperrt/begrapscht/misshandelt/schreit/kusst ~ mich/uns/mir/meine+mutter -im+schach
abuse! | er/sie/jemand/mann/typ ~ hat/fasst/schlagt/tut? ~ mich/mir ~ immer/wieder/uberall/da/dort/unter/in/an/im/auf? ~ vergewaltigt/missbraucht/angefasst/beruhrt/geschlagen/schlagt/begrapscht/gewurgt/fasst/verprugelt/sexuell
abuse! | ich ~ werde/wurde/bin ~ zu+hause/oft/von/daheim/jeden/immer? _ geschlagen/verprugelt/missbraucht/vergewaltigt/misshandelt/belastigt/sexuell/angefasst/gezwungen
abuse! | kommt/kam ~ nachts/immer/abends/in/oft ~ in? ~ mein/meinem ~ zimmer/bett
abuse! | angst/trau*/traue ~ nach/vor/davor/mich/zu/heim* ~ nach/nicht/meinem/zu/vor? ~ hause/vater/stiefvater/heimzugehen/heim/meinem/onkel/daheim
abuse! | nacktfoto*/nacktbild*/nacktvideo*/intime/nackt*/nudes ~ fotos/bilder/von/videos/zu/aufnahmen/mir/bild/foto? __ droht/drohen/veroffentlich*/erpress*/schick*/verbreit*/geld/posten/postet/weiter*/verlang*/allen/teilen/geteilt
abuse! | erpress*/droht/zwing*/gezwungen/drangt/verlangt __ nackt*/fotos/bilder/nudes/sex/auszieh*/video*/intim*/anfassen/heirat*/sexuell*
abuse! | zwangsheirat*/verheirat*/zwangsverheirat* ~ mich/werden/ich/soll/wollen
abuse! | nicht+sicher/nirgends+sicher/nicht+mehr+sicher ~ zu+hause/daheim/bei/fuhle/mehr/$
bullying! | ich ~ werde/wurde/bin ~ in/von/an/immer/taglich/jeden/standig/seit/die/online? _ gemobbt/mobbing/ausgelacht/beleidigt/ausgeschlossen/geargert/gehanselt/verprugelt/schikaniert/geschubst/ausgegrenzt/gedemutigt/verspottet/erniedrigt/fertiggemacht/geschlagen/bedroht
bullying! | mobb*/mobbing/cybermobbing/gemobbt ~ mich/in/an/wegen/ich/seit/opfer/werde/gegen/der/$ 
bullying! | sie/alle/die+anderen/klasse/mitschuler*/jungs/madchen/leute/jemand/andere/typen ~ aus/in/meiner/der/schule/lachen/klasse/hat/haben/meine/immer/die? ~ mich/uber+mich/mir/mein*/lachen ~ immer/standig/taglich/alle/wegen/aus/als/auf? ~ aus/auslachen/gemobbt/mobben/beleidig*/arger*/schlag*/hass*/ausgeschlossen/ignorier*/nennen/bedroh*/schubs*/schikanier*/fertig/lustig/lachen/weg/verprugel*/bespuck*/hanseln/gerucht*/geruchte/anspuck*/fett/hasslich/tret*
bullying! | lachen/lustig/machen+sich ~ alle/mich/uber/sich ~ uber? ~ mich ~ aus/lustig/$
bullying! | niemand/keiner ~ in/mag/redet/will/sitzt/der/spricht ~ klasse/mich/mit? ~ mich/mit+mir/mehr+mit+mir/neben+mir/mag/redet
bullying! | ich ~ habe/hab ~ keine/gar ~ keine? ~ freunde/freundinnen ~ $/und/mehr/in/alle/ich/niemand
bullying! | angst/nicht+mehr ~ vor/in/zur/davor/mich ~ der/die/zu? ~ schule/klasse/schulweg/pause ~ weil/zu/gehen/wegen/$ _ mich/mobb*/schlag*/auslach*/alle/gehen/sie/jungs/die
bullying! | geruchte/lugen/fotos/bilder/fake+account/hassnachrichten/memes ~ uber/von ~ mich/mir
`
