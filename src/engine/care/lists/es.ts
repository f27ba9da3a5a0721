/** Spanish; accents are gone before a line is read. */
export const ES = `
@TEXT = poema/poeta/novela/personaje/personajes/protagonista/obra/narrador/autor/verso/hamlet/julieta/lorca/soneto/cuento/monologo/celestina/melibea/werther/garcia+marquez
@TOPIC = durkheim/sociologia/psicologia/historia/explica/describe/define/analiza/compara/causas+de/efectos+de/tasa/holocausto/nazis/biologia/sintomas/tratamiento/estudio+de/segun/teoria/trabajo+sobre/ensayo+sobre/trastornos+alimentarios/celulas
@KIN = padre/papa/madre/mama/padrastro/madrastra/tio/tia/hermano/hermana/abuelo/primo/padres/novio/novia/profesor/profe/entrenador/vecino/familia/maestro/ex/pareja/cunado
suicide! | quiero/quisiera/deseo/deseaba/queria/ganas+de/preferiria/prefiero/pienso/pensado/pensando/pense/mejor/deberia/necesito/voy/decidi/decidido/ojala/gustaria/merezco/intente/intentado/planeo/planeado/pienso+en ~ solo/en/a/me/de/estar? ~ morir/morirme/matarme/suicidarme/desaparecer/dejar+de+existir/dejar+de+vivir/quitarme+la+vida/acabar+con+todo/acabar+con+mi+vida/terminar+con+mi+vida/terminar+con+todo/acabar+con+esto/no+despertar/no+existir/muerto/muerta/dormir+para+siempre/dormirme+y+no/tirarme/ahorcarme/colgarme/lanzarme/muriera/me+muriera/el+suicidio/suicidio/mi+muerte -de+risa/de+hambre+por/de+ganas
suicide! | me ~ quiero/queria/voy/quisiera/podria ~ a? morir/matar/suicidar/colgar/ahorcar/tirar
suicide! | ojala/quisiera ~ no/me/estuviera/haber? ~ haber+nacido/nacido/muriera/muerta/muerto/muriese/despertar/despertara
suicide! | no ~ quiero/puedo/aguanto/soporto/deseo/tengo ~ ganas+de? ~ vivir/seguir/mas/existir/despertar/estar+viv*/estar+aqui/continuar/con+esto/con+mi+vida/con+todo/razones+para/motivos+para/nada+por -con+el+ejercicio/con+la+tarea/jugar
suicide! | ya no ~ puedo/aguanto/soporto/quiero/doy/tengo/vale/veo/encuentro ~ mas/seguir/vivir/fuerzas/nada/sentido/salida/con+esto/estar/la+pena/ganas/existir
suicide! | para+que/que+sentido/no+tiene+sentido/sin+sentido/no+vale/no+le+veo/no+veo/cual+es/por+que ~ tiene/la+pena/el/sentido/de/a/es? ~ sigo/vivir/vivo/seguir/seguir+viviendo/estar+viv*/mi+vida/la+vida/sigo+viv*/existo/levantarme -segun/para/en+la
suicide! | mi vida ~ no/es/ya ~ no? ~ vale/tiene/sentido/mierda/una+mierda/insoportable/basura/horrible/un+infierno/se+acabo
suicide! | cansad*/hart*/agotad* de ~ vivir/la+vida/mi+vida/existir/todo/seguir/estar+viv*
suicide! | pensamientos/ideas/intento ~ suicidas/suicida/de+suicidio/de+muerte/de+matarme
suicide! | nadie/todos/alguien/mundo/familia/padres/estarian ~ me/le/estaria*/serian/seria/notaria? ~ extran*/echaria/echar*/notaria/importa*/lloraria/mejor/felices/daria+cuenta __ de+menos/si/muer*/sin+mi/yo/desapar*/me/falta
suicide! | mejor/felices/feliz ~ sin+mi/si+yo+no/si+no+existiera/si+me+muero/si+me+muriera/si+desaparezco/si+muero
suicide! | soy/me+siento ~ una/un/solo? ~ carga/estorbo/inutil/basura/mierda/fracaso ~ para/y/todos/mi/$/nadie -en+matematicas
suicide! | adios/despedirme/despedida/despido/ultima/ultimo ~ a+todos/para+siempre/carta/de+todos/mundo/todos/vez/dia/noche/mensaje ~ que/mi/me/por/gracias/perdon/los/$/hablo/voy
suicide! | carta/nota/mensaje ~ de+despedida/suicida/de+suicidio/de+adios
suicide! | cuantas/cuantos/cuanto/que+cantidad ~ pastillas/paracetamol/pastilla/ibuprofeno/tranquilizantes/somniferos/medicamentos/piso* __ morir/matar/matarme/muer*/mortal/sobredosis/letal/sin+despertar
suicide! | como/manera/forma/metodo/formas ~ puedo/de/mas/rapida/facil/para/sin? ~ morir/matarme/suicidarme/suicidarse/quitarme+la+vida/ahorcarme ~ sin/rapido/dolor/facil/en/con/$
suicide! | me ~ tome/tomo/tragado/he+tomado/tomado/trague/voy+a+tomar _ pastillas/frasco/veneno/cloro/lejia/sobredosis/medicamentos
suicide! | tirarme/lanzarme/saltar/tirar ~ por/de/desde/del/a/al ~ la/el/un? ~ puente/ventana/balcon/tren/edificio/azotea/via*/techo/metro
suicide! | suicidarme/ahorcarme/quitarme+la+vida/cortarme+las+venas/acabar+con+mi+vida -de+risa
suicide! | cuando/si/despues ~ ya? ~ no+este/me+haya+ido/me+vaya/me+muera/yo+muera/este+muert* _ cuid*/dile*/digan/nadie/todos/mi/por
@FRIEND = amigo/amiga/amigos/amigas/hermano/hermana/madre/padre/primo/prima/companero/companera/novio/novia
suicide! | mi/mis/un/una ~ mejor? ~ @FRIEND __ quiere+morir*/se+quiere+matar/se+quiere+morir/se+va+a+matar/se+quiere+suicidar/suicid*/matarse/quitarse+la+vida/no+quiere+vivir/quiere+desaparecer
self-harm! | mi/mis/un/una ~ mejor? ~ @FRIEND __ se+corta/se+esta+cortando/cortandose/hacerse+dano/se+hace+dano/se+lastima/se+autolesion*
eating! | mi/mis ~ mejor? ~ @FRIEND __ no+come/no+quiere+comer/dejo+de+comer/se+provoca
self-harm! | me ~ he/hago/hice/haciendo/estoy/empece/volvi/vuelvo/quiero/gusta? ~ a? ~ corto/corte/cortado/cortando/cortar/quemo/queme/quemado/hago+dano/hice+dano/hacerme+dano/dano/lastimo/lastimado/arano/golpeo/autolesion*/pincho/rasguno/heridas ~ los/las/en/el/con/a/la/brazos/cuando/para/muslos/munecas/piernas/misma/mismo/$ -el+pelo/la+luz/el+dedo+cocinando
self-harm! | cortarme/cortandome/quemarme/hacerme+dano/haciendome+dano/lastimarme/autolesion*/herirme/golpearme/aranarme -el+pelo
self-harm! | cortes/cicatrices/heridas/marcas ~ en ~ los/las/mis/el? ~ brazos/munecas/piernas/muslos/brazo
self-harm! | cuchilla/navaja/hoja+de+afeitar/tijeras/compas ~ __ brazo*/muneca*/piel/pierna*/me/muslos
eating! | no/dejo/deje/dejado/casi/apenas/llevo ~ he/dias/sin/quiero/puedo/de/como/nada? ~ como/comer/comido/comiendo/comi _ dias/nada/gord*/adelgaz*/peso/engordar/culpa/semana*/sin/desde/para/delgad*/asco/$ -carne/gluten/antes+del
eating! | sin ~ comer ~ nada/para/dias/desde/y/porque/$
eating! | vomit*/provoco+el+vomito/meto+los+dedos/laxantes/me+purgo/atracon*/purgarme ~ despues/lo/todo/la/para/comida/de/cuando/tras/cada/y/en/mis/$ -el+personaje/fiebre/gastro*
eating! | me ~ veo/siento/odio/doy/da/miro/estoy ~ muy/tan/mi/asquerosamente? ~ gord*/asco/cuerpo/obes*/mi+cuerpo/barriga
eating! | odio/asco/detesto ~ mi/a+mi ~ cuerpo/peso/barriga/muslos/reflejo
eating! | tengo/creo/estoy _ anorexia/bulimia/trastorno+alimenti*/anorexic*/bulimic*/trastorno+de+la+conducta
eating! | calorias ~ al/por/diarias/cada/cuento/como/y _ dia/me/mas/culpa/peso/comida
eating! | miedo ~ a/de ~ comer/engordar/subir+de+peso/la+comida
abuse! | @KIN ~ siempre/borracho/a+veces/todos+los+dias/bebe/y/cuando/se? ~ me/nos/le ~ ha/esta/sigue/pego? ~ peg*/golpe*/toc*/viol*/maltrat*/abus*/manose*/grit*/amenaz*/encierr*/quem*/bes*/lastim*/insult*/estrangul* -la+guitarra
abuse! | me ~ han/ha/esta*/estan/siguen? ~ violaron/viola/violo/violado/violada/abusaron/abuso/abusa/abusado/manose*/maltrat*/toco/toca/tocaba/golpea*/pega*/pego ~ en/de/mi/cuando/sin/donde/por/todos/un/el/con/y/borracho/si/$ -la+loteria/jugar/el+examen
abuse! | entra/viene/se+mete ~ en/a/por ~ mi ~ cuarto/habitacion/cama
abuse! | miedo/temo/quiero+ir ~ de/a/volver/llegar/estar/ir ~ a/en/ir? ~ casa/mi+padre/mi+padrastro/mi+casa/mi+tio -la+nota
abuse! | fotos/foto/videos/video/pack/imagenes ~ mias/intimas/desnud*/mi/intimos/sin+ropa/sexuales/de+mi __ amenaz*/public*/difund*/sub*/compart*/envi*/mand*/chantaj*/pid*/dinero/todos/redes
abuse! | amenaz*/chantaj*/extorsion*/pide/pidio/obliga*/presion* __ fotos/video*/desnud*/nudes/pack/intim*/sexo/sexuales/sin+ropa/quitarme+la+ropa
abuse! | me ~ oblig*/forz*/fuerza* _ sexo/tocar*/desnud*/besar*/relaciones/casar*/cosas
abuse! | no ~ me? ~ siento/estoy ~ segur* ~ en/con ~ mi? ~ casa/el/ella/nadie/padre
bullying! | me ~ hacen/estan/siguen/han/hace/siempre/todos? ~ bullying/acos*/burl*/insult*/molest*/humill*/empuj*/escup*/golpe*/pegan/excluyen/ignoran/llaman/marginan/discriminan/odian/roban/quitan/amenazan/ciberacos*/dicen+gord*/dicen+fe* -por+telefono/para+cenar
bullying! | se ~ burlan/rien/meten/mofan/burla/rie/burlaron/reian ~ de/con ~ mi/todos/mi+* 
bullying! | nadie/todos/ninguno/toda+la+clase ~ en/de/mi/la/del? ~ me/conmigo/quiere ~ habla/quiere/odia*/ignora*/hablan/insult*/ri*/soporta/junta/conmigo/mira*/evita* -la+pena
bullying! | no ~ tengo ~ ningun/amigos/amigas/a+nadie ~ y/en/nadie/amigo/amiga/con/todos/me/$ -tarea
bullying! | miedo/no+quiero/odio ~ de/a/ir ~ ir/al/a? ~ al/a+la? ~ colegio/escuela/instituto/clase ~ por/porque/me/ya/los _ me/peg*/burl*/acos*/insult*/companer*/ellos
bullying! | companeros/clase/chicos/chicas/ellas/ellos/grupo ~ de/mi/la/siempre/del/clase/que? ~ me/sobre+mi/rumores/mis ~ han/estan? ~ acos*/peg*/insult*/burl*/llam*/humill*/empuj*/excluy*/ignor*/molest*/amenaz*/grab*/roba*/quita*/escup*/mi/sobre/peg*/dicen/tiran
bullying! | rumores/memes/fotos/mentiras/cuenta+falsa ~ sobre/de ~ mi ~ en/y/por/para/a/$
`
