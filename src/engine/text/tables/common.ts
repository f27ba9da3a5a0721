/** Everyday nouns: a gap on one of them asks for a guess, not for knowledge. Our own list, by eye. */
const COMMON = new Set(
  (
    'ability access account action activity addition address advantage advice affair afternoon age agency agreement air alternative ' +
    'american amount animal answer apartment appearance application approach area argument arm army arrangement arrival article aspect attack attempt ' +
    'attention attitude audience author authority average baby back background bag balance ball band bank bar base basis bath beach bed beginning ' +
    'behaviour belief benefit bird birth bit block blood board boat body book border bottom box boy branch bread break brother budget building bus ' +
    'business campaign car care career case castle cause central centre century chair challenge chance change character charge chief child choice church ' +
    'circle circumstance citizen city class cloth clothes coast cold collection college colour column combination comment committee community company ' +
    'comparison competition computer concept concern condition conference connection consequence contact content context contract contrast contribution ' +
    'control conversation copy corner cost country couple course court cover credit crime crisis crowd culture cup customer cut damage danger ' +
    'data date daughter day deal death debate decision degree demand department description design desire detail development device diet difference ' +
    'difficulty direction director disadvantage discussion disease distance district division doctor document dog door doubt drawing dream dress drink ' +
    'drive drop duty earth east edge education effect effort element end enemy energy engine england english environment equipment error europe ' +
    'evening event evidence examination example exchange exercise existence experience expert explanation expression extent eye face fact factor ' +
    'factory failure faith family farm farmer father fear feature feeling field fight figure film fire firm fish floor flow focus food foot force form ' +
    'frame freedom friend front function fund future game garden gas generation girl glass goal god gold good goods government ground group growth ' +
    'guard guide hair half hand hands head health heart heat height help hill history hole holiday home hope horse hospital hotel hour house human ' +
    'husband idea image impact importance improvement income increase individual industry influence information interest introduction investment ' +
    'island issue item job journey judgement justice key kind king kitchen knowledge labour lack lake land language law lead leader leaf leaves learning ' +
    'length lesson letter level library life light limit line list literature load location loss love machine magazine majority management manager ' +
    'manner map march mark market mass master material matter meaning means measure meat media meeting member memory message metal method ' +
    'middle mile milk mind minister minority minute mistake model moment money month moon morning mother mountain mouth movement music name nation nature ' +
    'need network news newspaper night noise north note nothing number object occasion office officer oil opinion opportunity opposition option ' +
    'order organisation origin output owner page pain paint pair paper parent park part partner party passage past path patient pattern pay peace people ' +
    'percent performance period permission person phase phone photograph phrase picture piece place plan plane plant plants play player pleasure point ' +
    'police policy pool population position possibility post potential power practice presence pressure price prices principle priority prison problem ' +
    'procedure process product production profit program programme progress project property proportion proposal protection public purpose quality ' +
    'quantity quarter queen question race radio rain range rate ratio reader reading reality reason record reduction reference region relation ' +
    'relationship report research resource response responsibility rest result return revenue rise risk river road rock role roof room root row rule ' +
    'safety sale sample scale scene scheme school science scientist sea season seat section sector security seed sense sentence series service set shape ' +
    'share ship shop shoulder side sight sign signal situation size skill skin sky sleep slope society soil soldier solid solution son sort sound source south ' +
    'space speaker speech speed spirit sport spot spring staff stage stand standard star start state statement station status step stock stone stop ' +
    'store storm story strategy street strength stress strike structure student study style subject success sugar suggestion summer sun supply support ' +
    'surface surprise system table talk target task tax teacher team technique technology television temperature temperatures tendency term test text theme ' +
    'theory thing thought time title top total touch tour town track trade tradition traffic train training transfer transport travel treatment tree ' +
    'trial trip troops trouble truth turn type understanding union unit university use user value variety vehicle version victim victory view village ' +
    'voice volume vote wage walk wall war waste water wave way weakness wealth weather week weight west wife will wind window winter woman word work worker ' +
    'workers world writer year youth drivers driver firms bend banks bank inside outside bed item items piece stage lecture week people reading colour ' +
    'network networks computers building programs memory processor whole third half halves lists list packet packets slope overhang'
  ).split(' ')
)

export const isCommon = (lower: string): boolean => COMMON.has(lower) || COMMON.has(lower.replace(/s$/, ''))
