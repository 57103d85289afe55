CREATE TABLE "activity_chain" (
	"posicion" bigint PRIMARY KEY NOT NULL,
	"actividad_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "activity_chain_actividad_id_unique" UNIQUE("actividad_id")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"clave" text PRIMARY KEY NOT NULL,
	"veces" integer NOT NULL,
	"expira" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "activity_by_severity";--> statement-breakpoint
CREATE INDEX "rate_counters_oldest" ON "rate_counters" USING btree ("expira");--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("timestamp","id");--> statement-breakpoint
CREATE INDEX "activity_by_type" ON "activity" USING btree ("type","timestamp","id");--> statement-breakpoint
CREATE INDEX "activity_by_area" ON "activity" USING btree (split_part("type", '.', 1),"timestamp","id");--> statement-breakpoint
CREATE INDEX "activity_by_area_and_severity" ON "activity" USING btree (split_part("type", '.', 1),"severity","timestamp","id");--> statement-breakpoint
CREATE INDEX "activity_by_user" ON "activity" USING btree ("user_id","timestamp","id");--> statement-breakpoint
CREATE INDEX "activity_by_severity" ON "activity" USING btree ("severity","timestamp","id");--> statement-breakpoint
-- The activity record as a chain (docs/activity-record.md). All functions name everything by its schema.
-- A netstring (cr.yp.to/proto/netstrings.txt), its length in bytes; '-,' for what is null: no two lists of fields read alike.
create function public.netstring(text) returns text language sql immutable parallel safe
return coalesce(octet_length($1) || ':' || $1 || ',', '-,');
--> statement-breakpoint
-- SHA-256, hex, over the netstrings of: the hash before, the place in the chain, id, type, severity, timestamp (Unix
-- milliseconds), user_id, publicacion_id, review_id, datos (as jsonb writes it). The same is in server/features/activity/chain.ts.
create function public.activity_hash(before text, place bigint, entry public.activity) returns text language sql stable parallel safe
return encode(sha256(convert_to(
  public.netstring(before)
  || public.netstring(place::text)
  || public.netstring((entry).id::text)
  || public.netstring((entry).type)
  || public.netstring((entry).severity)
  || public.netstring(round(extract(epoch from (entry)."timestamp") * 1000)::bigint::text)
  || public.netstring((entry).user_id::text)
  || public.netstring((entry).publicacion_id::text)
  || public.netstring((entry).review_id::text)
  || public.netstring((entry).datos::text),
  'UTF8')), 'hex');
--> statement-breakpoint
-- Chains an entry at the end of its transaction, when all its other work is done: whoever waits for the lock holds nothing
-- that its holder could still need, and it is held no longer than the commit takes. Commits that notify, as all acts do,
-- wait for one another there anyway. Before the lock is given up the commit can be seen, so that the next reads it.
create function public.chain_activity() returns trigger language plpgsql as $$
declare
  head public.activity_chain;
  entry public.activity;
begin
  perform pg_advisory_xact_lock(7054711);
  -- As it is at the end: its own transaction may have changed it (the demonstration set dates its history back).
  select * into entry from public.activity where id = new.id;
  select * into head from public.activity_chain order by posicion desc limit 1;
  insert into public.activity_chain (posicion, actividad_id, hash) values (
    coalesce(head.posicion, 0) + 1,
    new.id,
    public.activity_hash(coalesce(head.hash, repeat('0', 64)), coalesce(head.posicion, 0) + 1, entry)
  );
  return null;
end $$;
--> statement-breakpoint
-- What happened before there was a chain, in order.
do $$
declare
  entry public.activity;
  place bigint := 0;
  hash text := repeat('0', 64);
begin
  for entry in select * from public.activity order by id loop
    place := place + 1;
    hash := public.activity_hash(hash, place, entry);
    insert into public.activity_chain (posicion, actividad_id, hash) values (place, entry.id, hash);
  end loop;
end $$;
--> statement-breakpoint
create function public.keep_activity() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('pliego.pruning', true) = 'on' then
    return old;
  end if;
  -- Not sealed before its own transaction ends.
  if tg_op = 'UPDATE' and tg_table_name = 'activity' then
    if not exists (select from public.activity_chain where actividad_id = old.id) then
      return new;
    end if;
  end if;
  raise exception 'The activity record is only added to: % of % refused.', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
-- The one way in which entries go: the oldest part of the chain, at most so many, all of them from before then. An entry
-- stays that says how far, and with which hash, so that what is left can still be verified. Stops at a missing entry.
-- Gives how many went.
create function public.prune_activity(before timestamptz, most int) returns int language plpgsql as $$
declare
  first bigint;
  stop bigint;
  last public.activity_chain;
begin
  perform pg_advisory_xact_lock(7054711);
  select min(posicion) into first from public.activity_chain;
  select min(c.posicion) into stop from public.activity_chain c left join public.activity a on a.id = c.actividad_id
    where c.posicion < first + most and (a.id is null or a."timestamp" >= before);
  select * into last from public.activity_chain
    where posicion < coalesce(stop, first + most) order by posicion desc limit 1;
  if last.posicion is null then
    return 0;
  end if;
  perform set_config('pliego.pruning', 'on', true);
  delete from public.activity where id in (select actividad_id from public.activity_chain where posicion <= last.posicion);
  delete from public.activity_chain where posicion <= last.posicion;
  perform set_config('pliego.pruning', 'off', true);
  insert into public.activity (type, severity, datos) values (
    'activity.pruned', 'warning',
    jsonb_build_object('entradas', last.posicion - first + 1, 'hasta', last.posicion, 'hash', last.hash)
  );
  return last.posicion - first + 1;
end $$;
--> statement-breakpoint
create constraint trigger activity_chained after insert on public.activity
  deferrable initially deferred for each row execute function public.chain_activity();
--> statement-breakpoint
create trigger activity_kept before update or delete on public.activity
  for each row execute function public.keep_activity();
--> statement-breakpoint
create trigger activity_kept_whole before truncate on public.activity
  for each statement execute function public.keep_activity();
--> statement-breakpoint
create trigger activity_chain_kept before update or delete on public.activity_chain
  for each row execute function public.keep_activity();
--> statement-breakpoint
create trigger activity_chain_kept_whole before truncate on public.activity_chain
  for each statement execute function public.keep_activity();
