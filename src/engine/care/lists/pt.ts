/** Portuguese of Brazil and of Portugal; accents are gone before a line is read. */
export const PT = `
@TEXT = poema/poeta/romance/personagem/personagens/protagonista/narrador/autor/autora/peca/hamlet/julieta/machado/bentinho/capitu/soneto/conto/lusiadas/pessoa+escreve/werther/saramago
@TOPIC = durkheim/sociologia/psicologia/historia/explique/explica/descreva/defina/analise/compare/causas+do/causas+da/efeitos+de/efeitos+da/taxa/holocausto/nazistas/nazis/biologia/sintomas/tratamento/estudo+de/segundo/teoria/trabalho+sobre/redacao+sobre/celulas
@KIN = pai/papai/mae/mamae/padrasto/madrasta/tio/tia/irmao/irma/avo/primo/pais/namorado/namorada/professor/prof/treinador/vizinho/familia/ex/cunhado
suicide! | quero/queria/gostaria/desejo/vontade+de/prefiro/preferia/penso/pensando/pensei/devia/deveria/preciso/vou/decidi/merecia/mereco/apetece+me/tentei/planejando/planejo/so+queria/penso+em/pensar ~ de/em/so/me/estar/a? ~ morrer/me+matar/matar+me/suicidar/desaparecer/sumir/deixar+de+existir/acabar+com+tudo/acabar+com+a+minha+vida/acabar+com+minha+vida/tirar+a+minha+vida/tirar+minha+vida/nao+acordar/morto/morta/suicidio/dormir+para+sempre/dormir+pra+sempre/dormir+e+nao/me+jogar/me+enforcar/nao+existir/nunca+mais+acordar/nao+estar+aqui/acabar+com+isso/morresse -de+rir/de+fome+se
suicide! | vontade ~ de ~ morrer/viver/me+matar/sumir/desaparecer/continuar -juntos/em+portugal
suicide! | nao ~ quero/aguento/suporto/consigo/tenho/vejo/estou/da ~ mais/vontade/forcas/a/para/pra? ~ viver/mais/existir/acordar/continuar/aguentar/estar+viv*/estar+aqui/sentido/motivo/razao/saida/forcas/esta+vida/essa+vida/tudo+isto/tudo+isso -estudar/jogar
suicide! | ja ~ nao/n ~ aguento/quero/suporto/consigo/da ~ mais/viver/isto/isso/continuar/$
suicide! | n+aguento+mais/nao+aguento+mais/nao+da+mais+pra+mim/nao+aguento/nao+aguento+isso
suicide! | para+que/pra+que/qual+e/qual/nao+faz/nao+ha/nao+vejo/por+que/porque/que/sem ~ o/sentido/e/vale/ainda/a+pena? ~ sentido/viver/vivo/continuar/motivo/razao/estou+viv*/pena/existo/serve ~ da/de/em/a/viver/para? ~ viver/vida/continuar/estar+viv*/viva/vivo/existir/$ -segundo/para+o/na+obra
suicide! | minha+vida/a+minha+vida ~ nao/e/ja ~ nao? ~ vale/tem/faz/uma/acabou/sentido/um+inferno/merda
suicide! | cansad*/fart*/exaust* ~ de/da ~ viver/vida/existir/tudo/minha+vida/estar+viv*
suicide! | pensamentos/ideias/tentativa ~ suicidas/suicida/de+suicidio/de+morte
suicide! | ninguem/todos/mundo/familia/pais/iam/voces ~ vai/iria/ia/sentiria/ficaria/ficariam/estariam/notaria/me? ~ sentir/sentiria/minha/notar*/se+import*/ficar*/chorar*/melhor/felizes/import* __ falta/sem+mim/se+eu/morr*/desaparec*/sumi*/mim
suicide! | melhor/melhores/felizes/feliz ~ sem+mim/se+eu+morr*/se+eu+nao/se+eu+sumi*/se+eu+desap*/sem+eu
suicide! | sou/sinto+me/me+sinto ~ um/uma/so? ~ fardo/peso/lixo/estorvo/inutil/fracasso/merda ~ para/pra/e/$/todos/na
suicide! | adeus/despedida/despedir/ultima/ultimo/despeco ~ carta/de/me/a+todos/para+sempre/vez/dia/noite/mensagem/pessoal/gente/mundo ~ que/e/meu/minha/por/obrigad*/perdao/desculp*/$/de/vou/falo
suicide! | carta/bilhete/mensagem ~ de+despedida/suicida/de+suicidio/de+adeus
suicide! | quantos/quantas/quanto ~ comprimidos/paracetamol/remedios/pilulas/comprimido/dipirona/rivotril/andares __ morrer/matar/me+matar/morre/overdose/mortal/letal
suicide! | como/maneira/forma/metodo/jeito ~ posso/de/mais/rapid*/facil/para/sem/se? ~ morrer/me+matar/matar+me/suicidar/se+matar/enforcar ~ sem/rapido/dor/facil/em/com/$
suicide! | tomei/tomar/engoli/bebi ~ um/os/todos/uma/a/muitos/varios? _ comprimidos/remedios/cartela/veneno/lixivia/frasco/overdose/caixa+de -para+dor
suicide! | me+jogar/atirar+me/me+atirar/saltar/pular/jogar ~ da/do/de/na/em/debaixo/me ~ a/do/o/um? ~ ponte/janela/varanda/predio/trem/comboio/metro/telhado/andar
suicide! | suicidar+me/me+suicidar/me+enforcar/tirar+minha+vida/cortar+os+pulsos/cortar+meus+pulsos -de+rir/de+estudar
suicide! | quando/se/depois+que ~ eu ~ ja? ~ nao+estiver/morrer/partir/for+embora/me+for _ cuid*/diga*/ninguem/todos/meu/minha/por
suicide! | quem+me+dera/queria/gostava ~ nunca/nao/de ~ nunca/nao? ~ ter+nascido/existir/acordar
@FRIEND = amigo/amiga/amigos/amigas/irmao/irma/mae/pai/colega/primo/prima/namorado/namorada
suicide! | meu/minha/um/uma ~ melhor? ~ @FRIEND __ quer+morrer/suicid*/se+matar/matar+se/nao+quer+viver/nao+quer+mais+viver/quer+sumir
self-harm! | meu/minha/um/uma ~ melhor? ~ @FRIEND __ se+corta/se+cortou/se+cortando/cortar+se/se+machuca*/se+mutila*/se+automutila*
eating! | meu/minha ~ melhor? ~ @FRIEND __ nao+come/parou+de+comer/nao+esta+comendo/vomita
self-harm! | me/eu/voltei+a/comecei+a ~ me/ando/estou/tenho/voltei/gosto/a? ~ corto/cortei/cortar/cortando/queimo/queimei/queimar/machuco/machuquei/machucar/mutil*/automutil*/arranho/bato/firo/aleijo/magoo ~ os/nos/com/o/a/quando/de/para/pra/bracos/coxas/pulsos/pernas/mesm*/e/de+proposito/sozinh*/$ -cabelo/o+dedo
self-harm! | cortar+me/corto+me/cortei+me/cortando+me/magoar+me/magoo+me/ferir+me/automutil*/me+mutil*/machucar+a+mim/queimar+me -o+cabelo
self-harm! | cortes/cicatrizes/marcas/feridas ~ nos/no/na/nas ~ meus/meu/minhas? ~ bracos/braco/pulsos/coxas/pernas
self-harm! | lamina/gilete/estilete/navalha/tesoura ~ __ braco*/pulso*/pele/coxa*/me
eating! | nao/deixei/parei/quase/ha/estou/sem ~ como/comi/de/tenho/dias/sem/consigo/nada/a? ~ como/comer/comido/comendo/comi/nada _ dias/gord*/emagrec*/peso/engordar/culpa/semana*/ontem/magr*/nada/ha/$ -carne/gluten
eating! | sem ~ comer ~ nada/ha/para/pra/dias/desde/e/porque/$
eating! | vomit*/forco+o+vomito/dedo+na+garganta/dedos+na+garganta/laxantes/purgo ~ depois/tudo/o/para/pra/comida/de/quando/apos/cada/e/$ -virose/febre
eating! | me/sou/estou/odeio/tenho ~ vejo/sinto/acho/muito/tao/nojo/o? ~ gord*/nojo/meu+corpo/meu+peso/minha+barriga/corpo -de+agua/humano
eating! | odeio/nojo/detesto ~ o/do? ~ meu ~ corpo/peso/reflexo
eating! | tenho/acho/estou/sou _ anorexia/bulimia/anorexic*/bulimic*/transtorno+alimentar/disturbio+alimentar
eating! | calorias ~ por/conto/como/e/ao _ dia/mim/mais/culpa/peso/comida
eating! | medo ~ de ~ comer/engordar/comida/ganhar+peso
abuse! | @KIN ~ sempre/bebado/bebe/as+vezes/e/quando/todos+os+dias? ~ me/nos/bate/toca/bateu ~ ja/esta? ~ bat*/toc*/abus*/estupr*/viol*/molest*/maltrat*/agred*/amea*/tranc*/queim*/em+mim/me+bat*/espanc*/beij*/xing*/passa+a+mao/enforc*/apert* -bola/violao
abuse! | me/fui ~ ja/foi? ~ abusou/abusaram/abusada/abusado/estuprou/estuprada/estupraram/violou/violada/violado/molestou/molestada/tocou/toca/espanca/agrediu/agride/espancado/espancada ~ em/de/por/quando/sem/onde/meu/um/na/pelo/$/e -a+campainha
abuse! | passa+a+mao/passou+a+mao/tocou/toca/apalpa ~ em+mim/no+meu+corpo/nas+minhas/me/nas+partes
abuse! | entra/vem ~ no/ao/na ~ meu/minha ~ quarto/cama
abuse! | medo ~ de ~ ir/voltar/estar/do/ficar/chegar ~ para/pra/em/a? ~ casa/meu+pai/meu+padrasto/meu+tio
abuse! | fotos/foto/videos/video/nudes/imagens ~ minhas/intimas/nu/nua/nuas/nus/minha/intimos/sem+roupa/de+mim/pelad* __ amea*/publi*/divulg*/post*/espalh*/partilh*/compartilh*/envi*/mand*/chantag*/ped*/dinheiro/todos/vaz*
abuse! | amea*/chantag*/pede/pediu/obriga*/pression*/forc* __ fotos/video*/nudes/nu/nua/nuas/nus/intim*/sexo/sexuais/sem+roupa/tirar+a+roupa/pelad*
abuse! | me ~ obrig*/forc* _ sexo/toc*/beij*/casar/tirar+a/relac*
abuse! | nao ~ me? ~ sinto/estou ~ segur* ~ em/com ~ minha? ~ casa/ele/ela/ninguem
bullying! | me/sofro/sofrendo/vitima+de ~ fazem/chamam/zoam/estao/sempre/todos? ~ bullying/zoa*/zua*/xing*/humilh*/empurr*/bat*/batem/exclu*/ignor*/gozam/gozar/amea*/insult*/persegu*/odeiam/odiam/chamam+de/cyberbullying/cospem/ridiculariz*/rouba*/agrid* -para+o+jantar
bullying! | riem/rir/gozam/zombam/zoam/fazem+troca/tiram+sarro/rindo/falam+mal/troca/fazem+piada* ~ de/comigo ~ mim/minha/meu/comigo/todos
bullying! | ninguem/todos/todo+mundo/toda+a+turma/toda+gente ~ na/da/no/quer/minha/turma/escola/me/fala/gosta ~ me/comigo/de+mim/quer/fala/gosta ~ fala/comigo/de+mim/odeia*/ignora*/zoa*/ri/me/gosta/sentar
bullying! | nao ~ tenho ~ nenhum/amigos/amigas/ninguem ~ e/na/amigo/amiga/com/todos/me/$
bullying! | medo/nao+quero ~ de/ir ~ ir/a? ~ para/a/na/pra? ~ escola/aula/colegio ~ por/porque/me/mais/$ _ me/bat*/gozam/zoam/xing*/colegas/eles/elas
bullying! | colegas/turma/meninos/meninas/eles/elas/grupo/alunos ~ da/do/minha/sempre/turma/escola/que/sala? ~ me/sobre+mim/meu/minha ~ estao/ficam? ~ bat*/xing*/zoa*/humilh*/empurr*/exclu*/ignor*/amea*/rouba*/gozam/persegu*/chamam/lanche/cospem/batem/gord*/dinheiro
bullying! | boatos/rumores/memes/fotos/mentiras/perfil+falso ~ sobre/de/minhas ~ mim/no/na/em
`
