/** Forms that no ending gives away: `go went gone` and the like. */
const FORMS =
  'go went gone,fall fell fallen,rise rose risen,grow grew grown,sell sold,buy bought,spend spent,send sent,lend lent,' +
  'build built,lose lost,win won,think thought,teach taught,catch caught,bring brought,fight fought,seek sought,' +
  'break broke broken,speak spoke spoken,steal stole stolen,choose chose chosen,freeze froze frozen,write wrote written,' +
  'drive drove driven,ride rode ridden,shrink shrank shrunk,sink sank sunk,swim swam swum,begin began begun,' +
  'drink drank drunk,sing sang sung,run ran,become became,give gave given,take took taken,eat ate eaten,see saw seen,' +
  'know knew known,throw threw thrown,blow blew blown,draw drew drawn,show shown,fly flew flown,wear wore worn,' +
  'tear tore torn,swear swore sworn,hide hid hidden,bite bit bitten,forget forgot forgotten,forgive forgave forgiven,' +
  'hold held,tell told,keep kept,sleep slept,sweep swept,creep crept,feel felt,deal dealt,meet met,' +
  'feed fed,lead led,flee fled,breed bred,bleed bled,find found,bind bound,hear heard,' +
  'make made,pay paid,say said,lay laid,stand stood,understand understood,strike struck,stick stuck,swing swung,' +
  'hang hung,shoot shot,get got gotten,sit sat,light lit,slide slid,arise arose arisen,weave wove woven,' +
  'shake shook shaken,wake woke woken,spin spun,come came,do did done,withdraw withdrew withdrawn,bear born borne,' +
  'woman women,man men,child children,person people,foot feet,tooth teeth,mouse mice,life lives,wife wives,knife knives,' +
  'half halves,bacterium bacteria,analysis analyses,crisis crises,nucleus nuclei,alveolus alveoli,' +
  'hypothesis hypotheses,phenomenon phenomena,stimulus stimuli,medium media,datum data'

const LEMMAS = new Map(
  FORMS.split(',').flatMap(forms => {
    const [lemma = '', ...others] = forms.split(' ')
    return others.map(form => [form, lemma] as const)
  })
)

/** "Went" is "go": the form under which a word stands in a dictionary, where its ending does not tell. */
export const lemmaOf = (lower: string): string => LEMMAS.get(lower) ?? lower
