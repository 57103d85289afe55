CREATE TABLE "harvest_records" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"retirada" boolean NOT NULL,
	"revista_id" uuid NOT NULL,
	"seccion_id" uuid,
	"tipo" text NOT NULL,
	"categoria" text,
	"anio" integer
);
--> statement-breakpoint
CREATE INDEX "harvest_records_by_date" ON "harvest_records" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "harvest_records_by_journal" ON "harvest_records" USING btree ("revista_id","publicacion_id");--> statement-breakpoint
CREATE INDEX "harvest_records_by_section" ON "harvest_records" USING btree ("seccion_id","publicacion_id") WHERE "harvest_records"."seccion_id" is not null;--> statement-breakpoint
CREATE INDEX "harvest_records_by_type" ON "harvest_records" USING btree ("tipo","publicacion_id");--> statement-breakpoint
CREATE INDEX "harvest_records_by_category" ON "harvest_records" USING btree ("categoria","publicacion_id");--> statement-breakpoint
CREATE INDEX "harvest_records_by_year" ON "harvest_records" USING btree ("anio","publicacion_id");--> statement-breakpoint
create function public.keep_harvest_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update public.harvest_records set retirada = true, fecha = clock_timestamp()
      where publicacion_id = old.id and not retirada;
    return null;
  end if;
  -- Who was never in the catalogue leaves nothing behind.
  if not (new.estado = 'PUBLICADO' and new.fecha_eliminacion is null)
    and not exists (select 1 from public.harvest_records where publicacion_id = new.id) then
    return null;
  end if;
  insert into public.harvest_records (publicacion_id, fecha, retirada, revista_id, seccion_id, tipo, categoria, anio)
  values (
    new.id, clock_timestamp(), not (new.estado = 'PUBLICADO' and new.fecha_eliminacion is null), new.revista_id, new.seccion_id,
    new.tipo, public.es_plain(new.categoria), extract(year from new.fecha_publicacion at time zone 'UTC')::int
  )
  on conflict (publicacion_id) do update set fecha = excluded.fecha, retirada = excluded.retirada,
    revista_id = excluded.revista_id, seccion_id = excluded.seccion_id, tipo = excluded.tipo, categoria = excluded.categoria,
    anio = coalesce(excluded.anio, harvest_records.anio);
  return null;
end $$;
--> statement-breakpoint
create trigger keep_harvest_record after insert on public.publications for each row
when (new.estado = 'PUBLICADO') execute function public.keep_harvest_record();
--> statement-breakpoint
create trigger keep_harvest_record_changed
after update of estado, fecha_eliminacion, fecha_publicacion, fecha_cambio_publico, revista_id, seccion_id, tipo, categoria
on public.publications for each row
when (
  (old.fecha_publicacion is not null or new.fecha_publicacion is not null) and
  (old.estado, old.fecha_eliminacion, old.fecha_publicacion, old.fecha_cambio_publico, old.revista_id, old.seccion_id, old.tipo, old.categoria)
    is distinct from
  (new.estado, new.fecha_eliminacion, new.fecha_publicacion, new.fecha_cambio_publico, new.revista_id, new.seccion_id, new.tipo, new.categoria)
)
execute function public.keep_harvest_record();
--> statement-breakpoint
create trigger keep_harvest_record_gone after delete on public.publications for each row
when (old.fecha_publicacion is not null) execute function public.keep_harvest_record();
--> statement-breakpoint
insert into public.harvest_records (publicacion_id, fecha, retirada, revista_id, seccion_id, tipo, categoria, anio)
select id, coalesce(fecha_cambio_publico, fecha_actualizacion), not (estado = 'PUBLICADO' and fecha_eliminacion is null), revista_id, seccion_id,
  tipo, public.es_plain(categoria), extract(year from fecha_publicacion at time zone 'UTC')::int
from public.publications where fecha_publicacion is not null;
