ALTER TABLE "harvest_records" ADD COLUMN "lugar" integer;--> statement-breakpoint
update public.harvest_records as r set lugar = placed.lugar
from (
  select publicacion_id, row_number() over (partition by revista_id order by anio nulls first, publicacion_id) as lugar
  from public.harvest_records
) as placed
where placed.publicacion_id = r.publicacion_id;--> statement-breakpoint
ALTER TABLE "harvest_records" ALTER COLUMN "lugar" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "harvest_records_by_place" ON "harvest_records" USING btree ("revista_id","lugar","publicacion_id","fecha","retirada");--> statement-breakpoint
-- Two who publish at once may be given the same place, so that neither waits for the other; nothing asks that it be one work's alone.
create function public.place_in_journal() returns trigger language plpgsql as $$
begin
  new.lugar := 1 + coalesce((select max(lugar) from public.harvest_records where revista_id = new.revista_id), 0);
  return new;
end $$;
--> statement-breakpoint
create trigger place_in_journal before insert on public.harvest_records for each row execute function public.place_in_journal();
--> statement-breakpoint
create trigger place_in_other_journal before update of revista_id on public.harvest_records for each row
when (old.revista_id is distinct from new.revista_id) execute function public.place_in_journal();
