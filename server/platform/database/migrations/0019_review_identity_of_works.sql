ALTER TABLE "publications" ADD COLUMN "identidad_revision" text;--> statement-breakpoint
-- The most closed mode of review that the activity record shows since then, today's included: an entry says from which to
-- which mode the setting went. For works from before they had a mode of their own, here and in archives of such journals.
create function public.recorded_identity(since timestamptz) returns text language sql stable
return (
  with known(mode) as (
    select coalesce((select valor #>> '{}' from public.settings where clave = 'identidadRevision'), 'abierta')
    union all
    select unnest(change)
    from public.activity, regexp_matches(
      datos ->> 'cambios',
      'identidad en la revisión: (abierta|simple ciego|doble ciego) → (abierta|simple ciego|doble ciego)'
    ) change
    where type = 'settings.changed' and "timestamp" >= since
  )
  select mode from known order by array_position(array['doble ciego', 'simple ciego', 'abierta'], mode) limit 1
);
--> statement-breakpoint
-- Gives works that were sent or published, and have no mode of their own, the recorded one.
create function public.settle_identities() returns void language sql
begin atomic
  update public.publications p
  set identidad_revision = public.recorded_identity(coalesce(
    (select min(v.fecha) from public.versions v where v.publicacion_id = p.id),
    p.fecha_envio, p.fecha_publicacion, p.fecha_creacion))
  where p.identidad_revision is null and (p.version_actual > 0 or p.estado <> 'BORRADOR');
end;
--> statement-breakpoint
select public.settle_identities();
