-- Which names are refused, and why: decided here, because a name is claimed by a call of the student's own token.
-- Parts and innocent terms: obscenity 0.4.6 (MIT, https://github.com/jo3-l/obscenity). Words: the Hindi list of
-- naughty-words 1.2.0 (CC BY 4.0, https://github.com/LDNOOBW). tests/support/refused-names.ts says what is left out.
create function private.name_flaw(name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Regular expressions, looked for anywhere in a name; the last line is ours.
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
  $list$;
  words constant text := $list$
    aand aandu balatkar balatkari bhadva bhadve bhandve bhangi bhosad boobe chakke chinaal chinki chod chodu chooche
    choochi choope choot chootia chootiya chuche chuchi chudaap chude chut chutad chutadd chutan chutia chutiya
    gaand gaandfat gaandmasti gaandufad gandfattu gandu gashti gasti ghassa ghasti gucchu harami haramzade hijda
    hijra jhant jhantu kamine kaminey kanjar kutta kuttiya loda lodu lundtopi lundure madarchod madhavchod mutth
    mutthal paki raand randaap randi saala suar tatte tatti tharak tharki
  $list$;
  -- Who speaks for the site, or nobody.
  reserved constant text := $list$
    abuse account admin administrator anonymous api billing contact cramless deleted everyone guest help helpdesk
    hostmaster info legal login mod moderator noreply nobody null official operator owner postmaster privacy
    root safeguarding security settings signup staff support system team undefined unknown webmaster www
  $list$;
  low text := lower(name);
  spelt text;
  term text;
begin
  -- With or without digits and underscores: "Admin_1" is no more theirs than "admin" is.
  if regexp_replace(low, '[0-9_]', '', 'g') = any(regexp_split_to_array(btrim(reserved, E' \n'), '\s+'))
    or low like '%cramless%' then return 'reserved'; end if;
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
      where s = any(regexp_split_to_array(btrim(words, E' \n'), '\s+'))) then return 'offensive'; end if;
    spelt := regexp_replace(spelt, '([acdfhijkmnpqrtuvwxyz])\1+', '\1', 'g');
    spelt := regexp_replace(spelt, '([beolsg])\1\1+', '\1\1', 'g');
    -- One expression for all: PostgreSQL keeps only the last few that it has compiled.
    if spelt ~ regexp_replace(btrim(parts, E' \n'), '\s+', '|', 'g') then return 'offensive'; end if;
  end loop;
  return null;
end $$;
revoke all on function private.name_flaw(text) from public, anon, authenticated, service_role;

-- Null: the caller may have it. The own name stays free, and so does one from before there was a list.
create function public.username_flaw(name text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select from public.usernames u
      where lower(u.name) = lower(username_flaw.name) and u.user_id = auth.uid()) then null
    when username_flaw.name ~ '^[A-Za-z0-9_]{3,20}$' is not true then 'form'
    when exists (select from public.usernames u where lower(u.name) = lower(username_flaw.name)) then 'taken'
    else private.name_flaw(username_flaw.name)
  end
$$;
revoke all on function public.username_flaw(text) from public, anon, authenticated, service_role;
grant execute on function public.username_flaw(text) to authenticated;

-- For pages of an earlier version.
create or replace function public.username_free(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.username_flaw(username_free.name) is null
$$;

create or replace function public.claim_username(name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  flaw text := public.username_flaw(claim_username.name);
begin
  if not exists (select from auth.users u where u.id = auth.uid()) then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  -- In PostgreSQL's own words: by them the local server knows a broken check, and it hands on no detail.
  if flaw in ('form', 'reserved', 'offensive') then
    raise exception 'the name violates check constraint "usernames_%"', flaw using errcode = '23514', detail = flaw;
  end if;
  insert into public.usernames (user_id, name) values (auth.uid(), claim_username.name)
    on conflict (user_id) do update set name = excluded.name;
end $$;
