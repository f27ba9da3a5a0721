/** The plainest phrases of languages without a list of their own: dying, hurting oneself, being beaten at home. */
export const NL = `
suicide! | ik wil/wou/wilde ~ dood/sterven/niet+meer+leven/mezelf+doden
suicide! | zelfmoord plegen ~ ik/wil/$
self-harm! | ik ~ snij/snijd/sneed/verwond/brand mezelf
abuse! | vader/moeder/stiefvader/papa/mama/oom/broer ~ slaat/sloeg/mishandelt/schopt ~ me/mij
`

export const IT = `
suicide! | voglio/vorrei ~ morire/uccidermi/suicidarmi/ammazzarmi/farla+finita -dal+ridere
suicide! | non voglio piu vivere
self-harm! | mi taglio/ferisco ~ braccia/polsi/da+sola/da+solo/apposta/$
abuse! | padre/madre/papa/mamma/patrigno/zio/fratello mi ~ picchia/picchiano/violenta/molesta
`

export const JA = `
suicide! | 死 にたい*
suicide! | 消 えたい*
suicide! | 自殺 したい*
self-harm! | リストカット*
self-harm! | 自分 を傷 つけ*
abuse! | 父/母/親 に殴/に叩/に虐 られ*/かれ*/待
`

export const KO = `
suicide! | 죽고 싶*
suicide! | 자살하고 싶*
self-harm! | 자해했*/자해하*
abuse! | 아빠가/아버지가/엄마가/어머니가 ~ 때려*/때린*/때렸*
`

export const TR = `
suicide! | ölmek/intihar+etmek/kendimi+öldürmek istiyorum
suicide! | yaşamak istemiyorum
self-harm! | kendime zarar veriyorum
self-harm! | kendimi kesiyorum
abuse! | babam/annem/abim/amcam ~ beni ~ dövüyor/dövdü/taciz
`

export const SV = `
suicide! | jag vill ~ dö/ta+livet+av+mig/ta+mitt+liv/inte+leva
self-harm! | jag ~ skär/skurit mig ~ själv/i/på/igen/$
abuse! | pappa/mamma/styvpappa/far/mor ~ slår/slog/misshandlar ~ mig
`

export const PL = `
suicide! | chcę ~ umrzeć/się+zabić/popełnić+samobójstwo
suicide! | nie chcę ~ żyć
self-harm! | tnę/okaleczam/samookaleczam się
abuse! | ojciec/tata/matka/mama/ojczym/wujek ~ mnie ~ bije/bił/molestuje
`
