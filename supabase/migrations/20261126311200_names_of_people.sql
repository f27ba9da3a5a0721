-- Ordinary Spanish names are no insults, insults of Spanish and of hatred are, also at a capital ("MariaPolla"); and who
-- could be taken for an examiner, a teacher or the site itself is kept, also with digits for letters ("adm1n").
create or replace function private.name_flaw(name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Regular expressions, looked for anywhere in a name; from "hitler" on ours.
  parts constant text := $list$
    (or)?gasm \mab(b)?o(s)?\M \manal \mars(s)?e \mass \mcock\M \mcocke(e)?\M \mcockp \mcocks \mcum \mcunt \mdck\M
    \mfag \mfk \mfuk \mnig\M \mnigs\M \mpiss \mpnis \mprick(s)?\M \mprn\M \mrape \mrapis(s)?t \ms(s)?cat\M
    \ms(s)?e(e)?me(e)?n \ms(s)?e(e)?x\M \ms(s)?e(e)?xy\M \mshit \mspastic \mtiddies \mtit\M \mtities \mtits\M \mtitt
    \mtrany \mturd \mtwat \mv(.)?gina \mwank \mwh(o)?re\M \mwho(o)?res(s)?\M ab(b)?eed africoon anus arab(b)?ush
    b(b)?l(l)?(o)?wj(o)?b bas(s)?tard be(e)?(a)?s(s)?tial bich\M bitch bol(l)?ock boob boonga buttplug chingchong
    chink cuck cunt\M d(o)?g(g)?ys(s)?t(y)?l(l)? deepthro(o)?at deepthro(o)?t dick dildo double.penetra dyke
    e(e)?acul(l)?ate e(e)?jacul e(e)?jakul f(.)?ck f(e)?(e)?llat fe(e)?l(l)?ch fggot fingerbang fistin g(.)?ngbang
    h(.)?ndjob h(e)?(e)?ntai hooker incest jerkoff jizz kike lubejob m(.)?sturbate masterbate n(i)?gga n(i)?gger
    negro orgies orgy p(u)?ssy pe(e)?nis porn retard s(s)?lut shit\M vagina
    hitler \mnazis?\M \mkkk\M pa?edo\M pa?edophil \mrapist terrorist \mkys\M
    \mkil(l)?\W?(yo)?ur\W?self suck\W?my wetback towelhead raghead heil\W?hit \mgooks?\M \mmofo\M \mmilfs?\M
    \mstfu\M bho(o)?s(a)?d[aeikpw] bhosri \mbosdik[ei] \mbsdk\M \mtmkc\M \mgandu \mgandm[ae]r gandph?at
    m[ao]d[ae]?r\W?cho[dt] mother\W?chod madharch b[aehiy]{1,5}n\W?chod p[ae]n\W?chod \mpencho\M bhencho
    ba(c)?k\W?chod boka\W?chod ghel\W?chod ch(u|o|oo)tiy chutya chut\W?mar ma\W?ki\W?chu teri\W?ma\W?k[iao]\M
    \mchudai\M chudak[ae]d chudwa la[uvw]d(a|e)\W?las \mla[vw]d[ae]\M la[vw]dya \mjhan?tu?\M
    \mrandi(ba[jz]|rona|khana) \mrndi haramkho haramzad bhad[vw][aeu]\M bhad[vw]ech muth\W?mar bhikar\W?cho[td]
    zh?av(ad|n)ya aizav yed\W?zh?av khankir khanki\W?mag gud\W?maran \mchudir the+v[aiu]?diya \mpunda(i|\M|ma)
    \moomb[ui]\M \mkoothi\M thayoli \mlanja(\M|ko|mu) \mdeng(ey|uth) eripuk s(u|oo)le\W?maga boli\W?mag[an]
    \mput[aeo]s?\M putamad hij[oa]\W?(de\W?)?put fils\W?de\W?put filh[oa]\W?d[ae]\W?put gilipol(l)? pendej[oa]
    \mcabron maricon \mmierda \mchinga(\M|da|te|tu) culero (sopla|chupa)pol(l)?a \mcojones mama[gh]u?ev[oa] malparid
    concha\W?(de\W?)?tu \msalope \mencule \mputain \mbatard\M nique\W?ta \mbranleu couil(l)?es \mmerd[ae]\M
    \mtapette poufias \mbougnoul arschl[eo] \mfotze hurens wichser schlampe schwuchtel scheis(s)?e mis+geburt
    \mkanaken?\M \mspast[ie]?\M drecksau caralho \mfoda\W?se \mfoder\M b[ou]ceta arombad \mviado\M \mcuzao punhet
    \mbosta\M piroca xoxota paneleiro blya[td] \mblia[td] pizd(a|e|u|y|i) \mhu[iy]lo\M \mna(h|kh|x)u[iyj]\M
    dolb[ao][yj]?[eo]b \mu[yj]?ebok \mmudak\M \mpidor \mpidaras \mshly?u(k)?ha\M (yo|e|jo)b\W?tvoy cao\W?ni\W?ma
    \mnmsl\M wangbadan diu\W?lei\W?lo pokgai kontol \mmemek\M \m(ng)?entot [jd]anc[ou]k \mbangsat bajingan pukimak
    \mpepek\M \mlancau \mpantek \mpelacur \mlonte\M \mcibai \mcukima \mjembut \mngewe [sc]harm(o|u|oo|ou)t
    fol(l)?ador subnormal retrasad[oa] sudaca cojon pollas?\M vergas?\M \mheil\M kil(l)?\W?(al(l)?\W?)?jew
    matar\W?(a\W?)?(jud|moro|negr|gay|maric) \mkil(l)?\W?me(now|pl[sz]?|please|\M) gas\W?the\W?jew
    \mk[ou]s(s)?\W?om[ae]?k \mm[ae]nyak\M \m[qk]ahba\M \mmetnak
  $list$;
  -- Terms that hold such a part and are none; from "abbos" on given names and surnames, ours.
  innocent constant text := $list$
    an_al an_us analabos analagous analav analog analy arsen assa assem assen asser assess asset assev assi assoc
    assoi assu baboon_ga benedick chin_k cockney cuckoo cumb cumu dickens dickety dickory fan_al fick gan_al gasma
    ian_al janus kung_fu lan_al manus montenegro negron p_orna pan_al pen_is porgy rapper s_hit sh_it shi_t shitake
    snigger stoneground tan_al tetanus texan_al trojan_al turducken twattle uan_al uranus van_al van_dyke winegrow
    abbos akshit anala analen analis analou analu angga anggab annale annali annalo anush anusic anuska anusr anusu
    ashit assmus assom assya bhooshit bhushit cumhur cummer cummin dakshit danuse dicker dickin dickson dikshit
    dildora fagan fagun fuksa fuksov fuku goedick gyorgy hanus harshit kikelo lakshit liebich pornch pornima pornp
    pornsak pornth prickett rakshit sanus semenic shita shital shitij shitole vajdick vodick
    gandup gandur gandul gandun
    peniston negropont negroni wankhed wankel titterin shittu slutsk cuckfield cuckmere dickleb cipolla
    analia analim analiz analeo analop analoz analor analob
  $list$;
  words constant text := $list$
    aand aandu balatkar balatkari bhadva bhadve bhandve bhangi bhosad boobe chakke chinaal chinki chod chodu chooche
    choochi choope choot chootia chootiya chuche chuchi chudaap chude chut chutad chutadd chutan chutia chutiya
    gaand gaandfat gaandmasti gaandufad gandfattu gandu gashti gasti ghassa ghasti gucchu harami haramzade hijda
    hijra jhant jhantu kamine kaminey kanjar kutta kuttiya loda lodu lundtopi lundure madarchod madhavchod mutth
    mutthal paki raand randaap randi saala suar tatte tatti tharak tharki
    gaandu jhaat jhaatu chinal chhinal chhinaal chodna chodo khanki bakchodi katua fuddi phuddi phudi lodey modda
    chutmarike connard connasse nutte nutten porra
  $list$;
  -- Who speaks for the site, or nobody.
  reserved constant text := $list$
    abuse account admin administrator anonymous api billing contact cramless deleted everyone guest help helpdesk
    hostmaster info legal login mod moderator noreply nobody null official operator owner postmaster privacy
    root safeguarding security settings signup staff support system team undefined unknown webmaster www
    teacher headteacher principal coordinator examiner examiners examboard ibo ibcoordinator cambridge cambridgeib
    edexcel pearson collegeboard cisce
  $list$;
  plain text := lower(name);
  low text;
  spelt text;
  term text;
begin
  -- With or without digits and underscores: "Admin_1" is no more theirs than "admin" is, nor is "adm1n".
  if array[
      regexp_replace(plain, '[0-9_]', '', 'g'),
      regexp_replace(translate(regexp_replace(plain, '[0-9_]+$', ''), '013456_', 'oieasg'), '[0-9]', '', 'g')
    ] && regexp_split_to_array(btrim(reserved, E' \n'), '\s+')
    or translate(plain, '013456_', 'oieasg') ~ 'cramless|official|examiner' then return 'reserved'; end if;
  if plain ~ '14_?88' then return 'offensive'; end if;
  -- A Spanish short form of Enrique, alone or before a surname.
  if name ~ '^Kike(_?[A-Z][a-z]+)?[0-9_]*$' and plain !~ 'hat|kil|die|scum|pig|gas|burn' then
    name := substr(name, 5);
    plain := lower(name);
  end if;
  -- As written, and with a gap before each capital.
  foreach low in array array[plain, lower(regexp_replace(name, '([a-z])([A-Z])', '\1_\2', 'g'))] loop
    for term in select t from regexp_split_to_table(btrim(innocent, E' \n'), '\s+') t order by length(t) desc loop
      low := replace(low, term, repeat('.', length(term)));
    end loop;
    foreach spelt in array array[
      -- Digits and underscores between words, and digits that stand for letters.
      regexp_replace(low, '[0-9_]+', ' ', 'g'),
      translate(low, '_013456', ' oieasg'),
      -- "f_u_c_k": parts of one or two letters are read together.
      case when low ~ '^([a-z0-9]{1,2}_+)+[a-z0-9]{1,2}$' then translate(low, '013456_', 'oieasg') end
    ] loop
      continue when spelt is null;
      -- Before letters that are written twice or more are read once, as the package does (it keeps two of "beolsg").
      if exists (select from regexp_split_to_table(spelt, '\s+') s
        where array[s, regexp_replace(s, 's$', '')]
          && regexp_split_to_array(btrim(words, E' \n'), '\s+')) then return 'offensive'; end if;
      spelt := regexp_replace(spelt, '([acdfhijkmnpqrtuvwxyz])\1+', '\1', 'g');
      spelt := regexp_replace(spelt, '([beolsg])\1\1+', '\1\1', 'g');
      -- One expression for all: PostgreSQL keeps only the last few that it has compiled.
      if spelt ~ regexp_replace(btrim(parts, E' \n'), '\s+', '|', 'g') then return 'offensive'; end if;
    end loop;
  end loop;
  return null;
end $$;
