-- The stemmer leaves the plural of 'río', 'día' and 'pie' too: like that of 'año', it goes here. 'Dios' is no plural.
-- Otherwise as in 0000.
create or replace function public.es_norm(text) returns text language sql immutable parallel safe strict
return replace(replace(replace(replace(replace(replace(replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          ' ' || public.es_words($1) || ' ',
          '\m(ingl|franc|portugu|japon|(?:irl|hol|finl|isl|zel)and|dan|escoc|aragon|cordob|vien|genov|milan|liban|sudan|burgu|cort|marqu|inter|estr)es\M',
          U&'\005c1\00e9s',
          'g'
        ),
        '(en|er|ar|ad|ed|an)es\M',
        '\1',
        'g'
      ),
      '\m(?!dios\M)([aeiou][^aeiou ]+[aeiou]|[^aeiou ]{1,2}i[aeo])s\M',
      '\1',
      'g'
    ),
    '(log|graf|metr|nom|sof|gog|iatr|pat|tom|fon|arqu|dem|energ|histor|categor)ia(s?)\M',
    U&'\005c1\00eda\005c2',
    'g'
  ),
  'acion ', U&'aci\00f3n '),
  'ucion ', U&'uci\00f3n '),
  'z ', 'ce '),
  ' mas ', U&' m\00e1s '),
  ' tambien ', U&' tambi\00e9n '),
  'aleman ', U&'alem\00e1n '),
  'catalan ', U&'catal\00e1n ');
--> statement-breakpoint
-- Vectors are made anew where a column they are made from is written.
update public.publications set titulo = titulo, resumen = resumen
where public.es_words(concat_ws(' ', titulo, array_to_string(palabras_clave, ' '), resumen)) ~ '\m[^aeiou ]{1,2}i[aeo]s\M';
